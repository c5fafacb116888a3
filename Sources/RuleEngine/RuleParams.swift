import ButtonSpec
import Diagnostics
import Expression
import SpecTree

/// Reads the parameters of a rule.
enum RuleParams {
    /// The types that a parameter can name; the words of a spec's choices among them.
    private static let types: [(name: String, type: ValueType)] =
        [("number", .number), ("bool", .bool), ("text", .string)]
        + [
            Enumeration.origin, .buttonType, .fontWeight, .textStyle, .horizontalAlignment, .verticalAlignment,
            .semanticContentAttribute, .transform, .arrangement, .edge, .axis, .part,
        ].map { ($0.name, .enumeration($0)) }

    /// The names of the types.
    static let typeNames = types.map(\.name)

    static func read(_ place: Place?, with fields: FieldReader) -> [RuleParam] {
        guard let place else { return [] }
        return fields.pairs(of: place).compactMap { key, value in
            let entries = fields.entries(of: value, owner: "a parameter", known: ["type", "default", "summary"])
            guard let initial = fields.required("default", in: entries, of: value, owner: "a parameter") else {
                return nil
            }
            let declared = type(entries["type"], with: fields)
            guard let (constant, type) = constant(initial, as: declared, with: fields) else { return nil }
            return RuleParam(
                name: fields.tree.string(of: key), type: type, value: constant,
                summary: fields.text(entries["summary"]) ?? "")
        }
    }

    /// `number`, or `[number]` for a list.
    private static func type(_ place: Place?, with fields: FieldReader) -> ValueType? {
        guard let place else { return nil }
        let isList = fields.tree[place.value].kind == .sequence
        guard let item = fields.list(place).first, let name = fields.word(item, of: typeNames),
            let type = types.first(where: { $0.name == name })?.type
        else { return nil }
        return isList ? .list(type) : type
    }

    /// A value of a parameter, of its declared type or of the type it looks like.
    static func constant(
        _ place: Place, as type: ValueType?, with fields: FieldReader
    ) -> (value: Constant, type: ValueType)? {
        if fields.tree[place.value].kind == .sequence {
            var element: ValueType?
            if case .list(let declared)? = type { element = declared }
            var values: [Constant] = []
            for item in fields.list(place) {
                guard let (value, itemType) = constant(item, as: element, with: fields) else { return nil }
                element = element ?? itemType
                values.append(value)
            }
            return (.list(values), .list(element ?? .number))
        }
        guard let text = fields.scalar(place, "a value") else { return nil }
        switch (type, fields.tree.coreValue(of: place.value)) {
        case (.number?, .number(let number)), (nil, .number(let number)):
            guard number.isFinite else { break }
            return (.number(number), .number)
        case (.bool?, .bool(let flag)), (nil, .bool(let flag)): return (.bool(flag), .bool)
        case (.enumeration(let choices)?, _):
            guard let word = fields.word(place, of: choices.cases), let index = choices.cases.firstIndex(of: word)
            else { return nil }
            return (.enumCase(choices, index), .enumeration(choices))
        case (.string?, _), (nil, .string): return (.string(text), .string)
        default: break
        }
        fields.report(
            .wrongType, "the value `\(text)` is not of the parameter's type, \(type.map { "\($0)" } ?? "a number")",
            at: place)
        return nil
    }
}
