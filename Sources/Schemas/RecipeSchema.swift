import ButtonSpec
import Expression
import Reporters

/// The schema of recipe files.
enum RecipeSchema {
    static var document: JSONValue {
        .mapping(
            [
                .init("system", JSONValue.text.described("The name of the system.")),
                .init("summary", JSONValue.text.described("What it is, in one sentence.")),
                .init(
                    "needsImageAndTitle",
                    (["type": "boolean"] as JSONValue).described(
                        "Whether all insets are 0 for a button without an image or a title.")),
                .init("params", params.described("What a spec gives, by name.")),
                .init("let", JSONValue.named(.expression).described("Values that several formulas use.")),
                .init("recipes", JSONValue.named(recipe).described("The recipes, by the name that `use` gives.")),
            ], required: ["system", "summary", "recipes"])
    }

    private static let params = JSONValue.named(
        .mapping([
            .init("default", ["type": "number"]),
            .init("optional", ["type": "boolean"]),
            .init("summary", .text),
        ]))

    private static var recipe: JSONValue {
        let insets: [Property] = [.titleEdgeInsets, .imageEdgeInsets, .contentEdgeInsets]
        let intent = JSONValue.mapping(
            [
                .init("arrangement", ["enum": .words(Enumeration.arrangement.cases)]),
                .init("spacing", .expression),
                .init("padding", .expression),
            ], required: ["arrangement"])
        return .mapping(
            [.init("summary", .text)]
                + insets.map { .init($0.row.key, self.insets($0).described($0.row.summary)) }
                + [
                    .init("transform", ["enum": .words(Enumeration.transform.cases)]),
                    .init("intent", intent.described("Where image and title are meant to end up.")),
                ])
    }

    /// Four formulas, or a mapping of edges.
    private static func insets(_ property: Property) -> JSONValue {
        [
            "type": ["object", "array"], "items": .expression, "minItems": 4, "maxItems": 4,
            "properties": .object(property.children.map { .init($0.row.key, .expression) }),
            "additionalProperties": false,
        ]
    }
}
