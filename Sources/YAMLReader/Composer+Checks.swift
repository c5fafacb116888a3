import CLibYAML
import Diagnostics
import SpecTree

extension Composer {
    mutating func stopAtNestingLimit(at range: ByteRange) {
        let advice = "flatten the file, or raise the limit with --limit nesting=N"
        stop(Diagnostic(.limitExceeded, "more than \(limits.nesting) levels of nesting; \(advice)", at: range))
    }

    mutating func stopAtNodeLimit(at range: ByteRange) {
        guard !isStopped else { return }
        let advice = "split the file, or raise the limit with --limit nodes=N"
        stop(Diagnostic(.limitExceeded, "more than \(limits.nodes) nodes, aliases written out; \(advice)", at: range))
    }

    /// Reports a line break that only YAML sees.
    mutating func report(_ lineBreak: TextScan.UnicodeLineBreak) {
        report(
            Diagnostic(
                .syntax, severity: .warning,
                "\(TextScan.name(of: lineBreak.scalar)) ends a line for YAML parsers but not for editors; "
                    + "remove it, or write it as an escape in double quotes",
                at: SyntaxPlace(offset: lineBreak.offset, in: text).character))
    }

    /// A tag as the core schema knows it; reports others.
    mutating func checkedTag(
        _ text: UnsafeMutablePointer<yaml_char_t>?, _ properties: NodeProperties, at range: ByteRange
    ) -> Tag {
        guard let text else { return .none }
        let name = String(cString: text)
        let tag = Tag(name)
        if tag == .other {
            let place = properties.tag.map { ByteRange(UInt32($0.lowerBound), UInt32($0.upperBound)) }
            report(
                Diagnostic(
                    .invalidValue,
                    "the tag \(String.quoted(name.utf8)) means nothing here; remove it "
                        + "(known are !!str, !!int, !!float, !!bool, !!null, !!seq and !!map)", at: place ?? range))
        }
        return tag
    }
}

extension Tag {
    /// The core schema's meaning of a tag as libyaml hands it over; `!` alone makes a scalar text.
    fileprivate init(_ name: String) {
        switch name {
        case "!", "tag:yaml.org,2002:str": self = .string
        case "tag:yaml.org,2002:int": self = .integer
        case "tag:yaml.org,2002:float": self = .float
        case "tag:yaml.org,2002:bool": self = .bool
        case "tag:yaml.org,2002:null": self = .null
        case "tag:yaml.org,2002:seq": self = .sequence
        case "tag:yaml.org,2002:map": self = .mapping
        case "tag:yaml.org,2002:merge": self = .none
        default: self = .other
        }
    }
}

extension ScalarStyle {
    init(_ style: yaml_scalar_style_t) {
        switch style {
        case YAML_SINGLE_QUOTED_SCALAR_STYLE: self = .singleQuoted
        case YAML_DOUBLE_QUOTED_SCALAR_STYLE: self = .doubleQuoted
        case YAML_LITERAL_SCALAR_STYLE: self = .literal
        case YAML_FOLDED_SCALAR_STYLE: self = .folded
        default: self = .plain
        }
    }
}
