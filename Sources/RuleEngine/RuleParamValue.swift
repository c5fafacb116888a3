import ButtonSpec
import Diagnostics
import Expression
public import SpecTree

/// A value for a parameter of a rule, of the parameter's type.
public struct RuleParamValue: Hashable, Sendable, CustomStringConvertible {
    let constant: Constant

    /// The value as it is written in YAML.
    public var description: String { Self.text(of: constant) }

    private static func text(of constant: Constant) -> String {
        switch constant {
        case .number(let number): number.points
        case .bool(let flag): flag ? "true" : "false"
        case .string(let text): "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
        case .enumCase(let words, let index): words.cases.indices.contains(index) ? words.cases[index] : ""
        case .list(let items): "[\(items.map(text).joined(separator: ", "))]"
        case .missing: "null"
        }
    }
}

extension RuleParam {
    /// The value that the rule's author gave.
    public var initialValue: RuleParamValue { RuleParamValue(constant: value) }

    /// A value for the parameter as another file writes it; nil, and reported there, where it is of another type.
    public func value(at place: Place, with fields: FieldReader) -> RuleParamValue? {
        let isList = fields.tree[place.value].kind == .sequence
        if case .list = type {
            if !isList {
                fields.report(.wrongType, "`\(name)` takes \(type), in brackets or with a `-` each", at: place)
                return nil
            }
        } else if isList {
            fields.report(.wrongType, "`\(name)` takes \(type), not a list", at: place)
            return nil
        }
        return RuleParams.constant(place, as: type, with: fields).map { RuleParamValue(constant: $0.value) }
    }

    /// The parameter with another value.
    func replacing(_ other: RuleParamValue?) -> RuleParam {
        guard let other else { return self }
        return RuleParam(name: name, type: type, value: other.constant, summary: summary)
    }
}
