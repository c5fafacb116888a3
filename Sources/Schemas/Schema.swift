public import Reporters

/// The kinds of files that have a JSON Schema.
///
/// The schemas are draft-07, which editors understand. They catch what is wrong with a file's form: unknown keys, wrong
/// types, words that are none of the known ones. What a value means is judged by the program alone.
public enum Schema: String, CaseIterable, Sendable {
    case spec
    case config
    case rule
    case recipe

    /// What the files are, in a few words.
    public var summary: String {
        switch self {
        case .spec: "the buttons of a spec file"
        case .config: "the configuration .insetlint.yml"
        case .rule: "a rule file"
        case .recipe: "a recipe file"
        }
    }

    /// The schema; rule ids and recipe names are offered by editors, and others are allowed.
    public func document(_ names: SchemaNames) -> JSONValue {
        let body =
            switch self {
            case .spec: SpecSchema(names).document
            case .config: ConfigSchema(names).document
            case .rule: RuleSchema(names).document
            case .recipe: RecipeSchema.document
            }
        let head: JSONValue = [
            "$schema": "http://json-schema.org/draft-07/schema#",
            "$id": .string("https://raw.githubusercontent.com/insetlint/insetlint/main/docs/schemas/\(rawValue).json"),
            "title": .string("insetlint: \(summary)"),
        ]
        return head.adding(body)
    }
}

/// The names that schemas offer.
public struct SchemaNames: Sendable {
    /// The ids of rules.
    public var rules: [String]
    /// The folders of rules.
    public var topics: [String]
    /// The names of recipes.
    public var recipes: [String]

    /// Those names.
    public init(rules: [String], topics: [String], recipes: [String]) {
        self.rules = rules
        self.topics = topics
        self.recipes = recipes
    }
}
