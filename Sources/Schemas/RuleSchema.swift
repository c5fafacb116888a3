import ButtonSpec
import Diagnostics
import Reporters
import RuleEngine

/// The schema of rule files.
struct RuleSchema {
    private let names: SchemaNames

    init(_ names: SchemaNames) { self.names = names }

    var document: JSONValue {
        .mapping(members, required: ["id", "severity", "summary", "assert", "message"])
    }

    private var members: [JSONValue.Member] {
        [
            .init("id", id),
            .init("severity", severity),
            .init("default", Self.onOrOff.described("`off` for a rule that runs only when it is selected.")),
            .init("scope", scope),
            .init("summary", JSONValue.text.described("What is flagged, in one sentence.")),
            .init("rationale", JSONValue.text.described("Why that is a fault, in Markdown.")),
            .init("params", params.described("Values that a configuration may change.")),
            .init("when", JSONValue.expression.described("The condition under which the rule applies.")),
            .init("assert", JSONValue.expression.described("What has to hold; where it does not, there is a finding.")),
            .init("at", JSONValue.oneOrMore(place).described("Where to report: the first of these that is written.")),
            .init("message", texts.described("What to say, with expressions in braces.")),
            .init("notes", texts.described("Further lines; all that apply are shown.")),
            .init("related", JSONValue.oneOrMore(related).described("Further places.")),
            .init("fix", fix.described("A change that mends it.")),
            .init("yieldsTo", JSONValue.oneOrMore(.suggested(names.rules)).described(Self.yieldsTo)),
            .init("examples", examples.described("Specs that show the rule and test it.")),
        ]
    }

    private static let yieldsTo = "Rules that say the same better: where one of them reports, this one is silent."

    private let id: JSONValue = [
        "description": "The id in reports.", "type": "string", "pattern": "^[a-z0-9-]+$",
        "patternErrorMessage": "A rule id has lower-case letters, digits and `-`.",
    ]

    private var severity: JSONValue {
        JSONValue.suggested(Severity.allCases.reversed().map(\.name)).described(
            "How severe a finding is, or an expression that gives it.")
    }

    /// Some YAML readers take `on` and `off` for true and false.
    private static let onOrOff: JSONValue = ["enum": ["on", "off", true, false]]

    private var scope: JSONValue {
        let scopes: JSONValue = ["enum": .words(Rule.Scope.allCases.map(\.rawValue))]
        return scopes.described("Asked once a button, or for every edge of an inset that is not 0.")
    }

    private var params: JSONValue {
        let types: JSONValue = ["enum": .words(RuleParam.typeNames)]
        let value: JSONValue = ["type": ["number", "boolean", "string"]]
        return .named(
            .mapping(
                [
                    .init(
                        "type", ["anyOf": [types, ["type": "array", "items": types, "minItems": 1, "maxItems": 1]]]),
                    .init("default", .oneOrMore(value)),
                    .init("summary", .text),
                ], required: ["default"]))
    }

    private var place: JSONValue { ["enum": .words(Rule.placeNames)] }

    private var texts: JSONValue {
        let conditional = JSONValue.mapping([.init("when", .expression), .init("text", .text)], required: ["text"])
        return .oneOrMore(["anyOf": [.text, conditional]])
    }

    private var related: JSONValue {
        .mapping([.init("at", place), .init("message", .text)], required: ["at", "message"])
    }

    private var fix: JSONValue {
        let changes: JSONValue = [
            "anyOf": [["required": ["set"]], ["required": ["remove"]], ["required": ["solve"]]]
        ]
        let set: JSONValue = [
            "type": "object", "propertyNames": place, "additionalProperties": .expression,
        ]
        return JSONValue.mapping(
            [
                .init("description", .text),
                .init(
                    "safe", (["type": "boolean"] as JSONValue).described("Whether it changes nothing that is wanted.")),
                .init("when", .expression),
                .init("set", set.described("Properties with the expressions that give their new values.")),
                .init("remove", JSONValue.oneOrMore(place).described("Properties to take out.")),
                .init("solve", (["const": true] as JSONValue).described("Set the insets that give the intent.")),
            ], required: ["description"]
        ).adding(changes)
    }

    private var examples: JSONValue {
        let example = JSONValue.mapping(
            [
                .init("spec", .text),
                .init("message", .oneOrMore(.text)),
                .init("fixed", .text),
            ], required: ["spec"])
        let list = JSONValue.oneOrMore(["anyOf": [.text, example]])
        return .mapping([
            .init("good", list.described("Specs without a finding.")),
            .init("bad", list.described("Specs with `↓` before the place of each finding.")),
        ])
    }
}
