import CLibYAML
import Diagnostics

extension Composer {
    /// Reports the error that libyaml stopped at, unless it only comes from the text being cut before a bad byte.
    mutating func reportError(of parser: yaml_parser_t, readable: Int) {
        guard scan.problem == nil else { return }
        if parser.error == YAML_MEMORY_ERROR {
            return stop(Diagnostic(.limitExceeded, "there is not enough memory to read the file", at: ByteRange(0, 0)))
        }
        let problem = parser.problem.map { String(cString: $0) } ?? ""
        let context = parser.context.map { String(cString: $0) } ?? ""
        var place =
            parser.error == YAML_READER_ERROR
            ? UInt32(min(parser.problem_offset, readable)) : offset(parser.problem_mark)
        if problem.contains("%YAML") || problem.contains("incompatible YAML") || problem.contains("directive") {
            // libyaml gives these no place of their own.
            place = directiveOffset() ?? place
        }
        let explanation = SyntaxExplanation(problem: problem, context: context, next: byte(at: place))
        var related: [RelatedRange] = []
        if !context.isEmpty, parser.context_mark.index != parser.problem_mark.index {
            let start = offset(parser.context_mark)
            related.append(RelatedRange(range: ByteRange(start, start), message: explanation.contextMessage))
        }
        stop(Diagnostic(.syntax, explanation.message, at: characterRange(at: place), related: related))
    }

    mutating func report(_ problem: TextScan.Problem) {
        let lower = UInt32(problem.offset)
        let id: BuiltinCheck = problem.message.contains("%TAG") ? .limitExceeded : .syntax
        stop(Diagnostic(id, problem.message, at: ByteRange(lower, lower + UInt32(problem.length))))
    }

    mutating func report(unicodeLineBreak lineBreak: (offset: Int, name: String)) {
        let lower = UInt32(lineBreak.offset)
        diagnostics.append(
            Diagnostic(
                .syntax, severity: .warning,
                "\(lineBreak.name) ends a line for YAML parsers but not for editors; remove it, or write it as an escape "
                    + "in double quotes", at: characterRange(at: lower)))
    }

    private func byte(at offset: UInt32) -> UInt8? { Int(offset) < text.count ? text[Int(offset)] : nil }

    /// The character at an offset, empty at the end of the text or of a line.
    private func characterRange(at offset: UInt32) -> ByteRange {
        guard let byte = byte(at: offset), byte != 0x0A, byte != 0x0D else { return ByteRange(offset, offset) }
        var end = Int(offset) + 1
        while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
        return ByteRange(offset, UInt32(end))
    }

    /// The first line that begins with `%`.
    private func directiveOffset() -> UInt32? {
        var isLineStart = true
        for (offset, byte) in text.enumerated() {
            if isLineStart, byte == UInt8(ascii: "%") { return UInt32(offset) }
            isLineStart = byte == 0x0A || byte == 0x0D
        }
        return nil
    }
}

/// libyaml's words for an error in the words of somebody who writes YAML.
struct SyntaxExplanation {
    let message: String
    let contextMessage: String

    init(problem: String, context: String, next: UInt8?) {
        message = Self.message(problem, context: context, next: next)
        contextMessage = Self.contextMessage(context)
    }

    private static func message(_ problem: String, context: String, next: UInt8?) -> String {
        switch problem {
        case "found character that cannot start any token":
            switch next {
            case UInt8(ascii: "\t"):
                return "a tab stands where YAML takes only spaces for indentation; replace it by spaces"
            case UInt8(ascii: "@"), UInt8(ascii: "`"):
                return
                    "a value cannot begin with `\(next == UInt8(ascii: "@") ? "@" : "\u{60}")`; put the value in quotes"
            case UInt8(ascii: "%"): return "a value cannot begin with `%`; put the value in quotes"
            default: return "this character cannot begin a value; put the value in quotes"
            }
        case "mapping values are not allowed in this context":
            return "a `:` stands here where no key can be; put the text in quotes, or begin a new line for the key"
        case "block sequence entries are not allowed in this context":
            return "a list item (`-`) cannot begin here; begin it on a line of its own"
        case "mapping keys are not allowed in this context":
            return "a `?` key cannot begin here; begin it on a line of its own"
        case "did not find expected key":
            return context.contains("block mapping")
                ? "a key was expected here, with the same indentation as the keys above; check the indentation and the quotes"
                : "a key was expected here"
        case "did not find expected '-' indicator":
            return "a list item (`-`) was expected here, with the same indentation as the items above"
        case "did not find expected ',' or ']'": return "`,` or `]` was expected here"
        case "did not find expected ',' or '}'": return "`,` or `}` was expected here"
        case "could not find expected ':'": return "a key on the line above has no `:` behind it"
        case "found unexpected end of stream": return "the file ends inside a quoted value; a closing quote is missing"
        case "found unexpected document indicator":
            return "a document marker stands inside a quoted value; a closing quote is missing"
        case "found unknown escape character":
            return "this escape is not known in double quotes; write `\\\\` for a backslash, or use single quotes"
        case "did not find expected hexdecimal number": return "this escape needs hexadecimal digits"
        case "found invalid Unicode character escape code": return "this escape is no Unicode character"
        case "did not find expected node content": return "a value was expected here"
        case "did not find expected <document start>":
            return "a second document begins here without `---` in front of it; check the indentation of this line"
        case "found undefined tag handle": return "the tag's prefix is not declared; remove the tag"
        case "found a tab character where an indentation space is expected":
            return "a tab stands where YAML takes only spaces for indentation; replace it by spaces"
        case "found duplicate %YAML directive": return "a document can have only one %YAML directive; remove this one"
        case "found duplicate %TAG directive": return "this %TAG directive is there already; remove one of them"
        case "found incompatible YAML document":
            return "this YAML version cannot be read; write `%YAML 1.2`, or remove the line"
        default: return problem.isEmpty ? "this is not well-formed YAML" : "not well-formed YAML: \(problem)"
        }
    }

    private static func contextMessage(_ context: String) -> String {
        switch context {
        case "while parsing a block mapping": "the mapping begins here"
        case "while parsing a flow mapping": "the `{` is here"
        case "while parsing a flow sequence": "the `[` is here"
        case "while parsing a block collection": "the list begins here"
        case "while scanning a quoted scalar", "while parsing a quoted scalar": "the quoted value begins here"
        case "while scanning a simple key": "the key is here"
        case "while scanning a block scalar": "the block of text begins here"
        case "while scanning a plain scalar": "the value begins here"
        default: context.isEmpty ? "it begins here" : "seen \(context)"
        }
    }
}
