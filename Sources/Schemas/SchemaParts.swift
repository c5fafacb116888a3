import ButtonSpec
import Reporters

/// The parts that several schemas are made of.
extension JSONValue {
    /// The object with the members of another behind its own.
    func adding(_ other: JSONValue) -> JSONValue {
        guard case .object(let own) = self, case .object(let others) = other else { return self }
        return .object(own + others)
    }

    /// The schema with a description in front.
    func described(_ text: String) -> JSONValue {
        text.isEmpty ? self : (["description": .string(text)] as JSONValue).adding(self)
    }

    static func words(_ words: [String]) -> JSONValue { .array(words.map(JSONValue.string)) }

    /// One of a few words, or nothing.
    static func choice(_ cases: [String]) -> JSONValue {
        ["enum": .array(cases.map(JSONValue.string) + [.null])]
    }

    /// Any of these words, which editors offer, or another text.
    static func suggested(_ words: [String]) -> JSONValue {
        ["anyOf": [["enum": .words(words)], ["type": "string"]]]
    }

    /// A scalar that is read as text, whatever YAML takes it for.
    static let text: JSONValue = ["type": ["string", "number", "boolean"]]

    /// An expression of the expression language.
    static let expression: JSONValue = ["type": ["string", "number", "boolean"]]

    /// One value, or a list of them.
    static func oneOrMore(_ value: JSONValue) -> JSONValue {
        ["anyOf": [value, ["type": "array", "items": value]]]
    }

    /// A mapping of those keys and no others.
    static func mapping(
        _ properties: [JSONValue.Member], required: [String] = [], allowsNull: Bool = false,
        allowsExtensions: Bool = false
    ) -> JSONValue {
        .object(
            present: [
                "type": allowsNull ? ["object", "null"] : "object",
                "properties": .object(properties),
                "patternProperties": allowsExtensions ? ["^x-": true] : nil,
                "additionalProperties": false,
                "required": required.isEmpty ? nil : .words(required),
            ])
    }

    /// A mapping from names of the author's own to values of one kind.
    static func named(_ value: JSONValue) -> JSONValue {
        ["type": ["object", "null"], "additionalProperties": value]
    }

    /// A reference to a part of the same document.
    static func reference(_ path: String) -> JSONValue { ["$ref": .string("#/definitions/\(path)")] }
}

/// A length: a number of points or a formula.
enum LengthSchema {
    /// A text that is a formula: not a quoted number, nor one with a unit.
    private static let pattern =
        #"^(?!\s*$)(?!\s*[-+]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][-+]?[0-9]+)?\s*(pt|px|dp|%)?\s*$)"#

    static func length(minimum: Double, types: [String] = []) -> JSONValue {
        [
            "type": .words(types + ["number", "string", "null"]),
            "minimum": .number(minimum),
            "maximum": .number(Property.largestLength),
            "pattern": .string(pattern),
            "patternErrorMessage": "Write a number of points without quotes and unit, or a formula.",
        ]
    }
}
