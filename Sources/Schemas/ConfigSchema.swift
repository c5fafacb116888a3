import Diagnostics
import Reporters

/// The schema of the configuration.
struct ConfigSchema {
    private let names: SchemaNames

    init(_ names: SchemaNames) { self.names = names }

    var document: JSONValue {
        let spec = SpecSchema(names)
        let document = JSONValue.mapping(
            [
                .init("extends", (["type": "string"] as JSONValue).described("A configuration to start from.")),
                .init("rules", rules),
                .init("include", paths("The files to judge; all where absent.")),
                .init("exclude", paths("Files and folders that are not judged, also when named by hand.")),
                .init("overrides", overrides),
                .init("rulesDirectories", paths("Folders with rule files of your own.")),
                .init("recipesDirectories", paths("Folders with recipe files of your own.")),
                .init("defaults", spec.defaults),
                .init("baseline", (["type": "string"] as JSONValue).described("The file of known findings.")),
            ], allowsNull: true)
        return document.adding(["definitions": .object(spec.definitions + [.init("rule", Self.rule)])])
    }

    private func paths(_ help: String) -> JSONValue {
        let item: JSONValue = ["type": "string"]
        return JSONValue.oneOrMore(item).described(help)
    }

    /// Every rule by its id, or all of a topic; rules of the user's own are allowed beside those of the program.
    private var rules: JSONValue {
        let schema: JSONValue = [
            "type": ["object", "null"],
            "properties": .object((names.rules + names.topics + ["all"]).map { .init($0, .reference("rule")) }),
            "additionalProperties": .reference("rule"),
        ]
        return schema.described("How severe the findings of each rule are.")
    }

    /// Some YAML readers take `on` and `off` for true and false.
    private static let levels: JSONValue = [
        "enum": .array(["off", "on"] + Severity.allCases.map { .string($0.name) } + [false, true])
    ]

    private static let rule: JSONValue = [
        "anyOf": [
            levels,
            .mapping([.init("severity", levels), .init("params", ["type": "object"])]),
        ]
    ]

    private var overrides: JSONValue {
        let item = JSONValue.mapping(
            [
                .init("files", paths("The files that it is for.")),
                .init("buttons", paths("The names, or object ids, of the buttons that it is for; all, where absent.")),
                .init("rules", rules),
            ], required: ["files", "rules"])
        let schema: JSONValue = ["type": "array", "items": item]
        return schema.described("Other severities for some files.")
    }
}
