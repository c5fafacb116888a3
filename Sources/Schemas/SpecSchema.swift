import ButtonLayout
import ButtonSpec
import Expression
import Reporters
import TitleMetrics

/// The schema of spec files, made from the table of properties.
struct SpecSchema {
    private let names: SchemaNames

    init(_ names: SchemaNames) { self.names = names }

    var document: JSONValue {
        let document = JSONValue.mapping(
            [
                .init("insetlint", (["const": 1] as JSONValue).described("The version of the format.")),
                .init("defaults", defaults),
                .init("buttons", Self.buttons),
            ], required: ["buttons"], allowsExtensions: true)
        return document.adding(["definitions": .object(definitions)])
    }

    /// The definitions that a document with buttons needs.
    var definitions: [JSONValue.Member] { [.init("button", schema(of: .button))] }

    /// What buttons have in common; each has a name of its own.
    var defaults: JSONValue {
        let schema: JSONValue = ["allOf": [.reference("button"), ["properties": ["name": false]]]]
        return schema.described("Properties that every button of the document has unless it says otherwise.")
    }

    private static let buttons: JSONValue = [
        "description": "The buttons: a list, or a mapping from name to button.",
        "type": ["array", "object", "null"],
        "items": ["allOf": [.reference("button"), ["type": "object", "required": ["name"]]]],
        "additionalProperties": ["allOf": [.reference("button"), ["type": "object"]]],
    ]

    private func schema(of property: Property) -> JSONValue {
        takes(property).described(property.row.summary)
    }

    private func members(of property: Property) -> [JSONValue.Member] {
        property.children.map { .init($0.row.key, schema(of: $0)) }
    }

    private func takes(_ property: Property) -> JSONValue {
        switch property.row.kind {
        case .mapping: .mapping(members(of: property), allowsNull: true, allowsExtensions: true)
        case .insets: insets(property)
        case .title: title(property)
        case .length(let minimum): LengthSchema.length(minimum: minimum)
        case .number(let range, let isWhole):
            [
                "type": [isWhole ? "integer" : "number", "null"], "minimum": .number(range.lowerBound),
                "maximum": .number(range.upperBound),
            ]
        case .choice(let choices): .choice(choices.cases)
        case .text: ["type": ["string", "number", "boolean", "null"]]
        case .flag: ["type": ["boolean", "null"]]
        case .directions: Self.directions
        case .ruleIDs: ["anyOf": [.oneOrMore(.suggested(names.rules)), ["type": "null"]]]
        case .recipe: recipe
        case .variants: .mapping(variants, allowsNull: true, allowsExtensions: true)
        case .unknown: ["type": ["object", "null"], "additionalProperties": ["type": ["string", "null"]]]
        }
    }

    /// A mapping of edges, four lengths in a list, or one length for all.
    private func insets(_ property: Property) -> JSONValue {
        var schema = LengthSchema.length(minimum: -Property.largestLength, types: ["object", "array"])
        schema = schema.adding([
            "items": LengthSchema.length(minimum: -Property.largestLength), "minItems": 4, "maxItems": 4,
            "properties": .object(members(of: property)), "patternProperties": ["^x-": true],
            "additionalProperties": false,
        ])
        return schema
    }

    private func title(_ property: Property) -> JSONValue {
        [
            "type": ["object", "string", "number", "boolean", "null"], "properties": .object(members(of: property)),
            "patternProperties": ["^x-": true], "additionalProperties": false,
        ]
    }

    private static let directions: JSONValue = [
        "type": ["array", "null"],
        "items": ["enum": .words(LayoutDirection.allCases.map(\.rawValue))],
    ]

    private var recipe: JSONValue {
        [
            "type": ["object", "null"],
            "properties": [
                "use": JSONValue.suggested(names.recipes).described("The recipe; `insetlint recipes` lists them.")
            ],
            "additionalProperties": [
                "type": "number", "minimum": .number(-Property.largestLength),
                "maximum": .number(Property.largestLength),
            ],
            "required": ["use"],
        ]
    }

    // MARK: - Variants

    private var variants: [JSONValue.Member] { VariantAxis.allCases.map { .init($0.rawValue, schema(of: $0)) } }

    private func schema(of axis: VariantAxis) -> JSONValue {
        switch axis {
        case .titles: .named(part(.title)).described("Other titles by locale; ar, he, fa and ur are right-to-left.")
        case .layoutDirections: Self.directions.described("Layout directions besides that of the button.")
        case .contentSizeCategories: categories.described("The user's text sizes; they need `title.font.textStyle`.")
        case .states: .mapping(states, allowsNull: true).described("Titles and images of other states.")
        case .frames: .named(part(.frame)).described("Other frames, by names of your own.")
        case .product:
            (["type": "boolean"] as JSONValue).described(
                "Whether every combination is judged, not one change at a time.")
        }
    }

    private var categories: JSONValue {
        ["type": ["array", "null"], "items": ["enum": .words(ContentSizeCategory.allCases.map(\.text))]]
    }

    private var states: [JSONValue.Member] {
        VariantAxis.stateKeys.map {
            .init($0, .mapping([.init("title", part(.title)), .init("image", part(.image))]))
        }
    }

    private func part(_ property: Property) -> JSONValue { .reference("button/properties/\(property.row.key)") }
}
