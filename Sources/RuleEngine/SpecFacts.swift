import ButtonLayout
import ButtonSpec
import Expression

extension Fact {
    /// What the spec says.
    static let specFacts: [Fact] =
        [
            optional("name", .string, .name),
            optional("group", .string, .group),
            choice(.origin, .origin),
            choice(.type, .buttonType),
            optional("frame.width", .number, .frameWidth, unit: "pt"),
            optional("frame.height", .number, .frameHeight, unit: "pt"),
            Fact("isFitted", .bool, .spec, "Whether the button is sized to fit, not given a frame.") {
                .bool(!$0.spec.isSet(.frame) && !$0.spec.faulty.contains(.frame))
            },
            Fact("hasTitle", .bool, .spec, "Whether the button shows a title.") { .bool($0.spec.hasTitle) },
            optional("title.text", .string, .titleText),
            number("title.numberOfLines", .numberOfLines, absent: 1),
            Fact("font.size", .number, unit: "pt", .spec, Property.fontSize.row.summary) { .number($0.spec.fontSize) },
            optional("font.weight", .enumeration(.fontWeight), .fontWeight),
            optional("font.textStyle", .enumeration(.textStyle), .fontTextStyle),
            Fact("hasImage", .bool, .spec, "Whether the button shows an image.") { .bool($0.spec.hasImage) },
            optional("image.name", .string, .imageName),
            Fact("image.symbol", .bool, .spec, Property.imageSymbol.row.summary) {
                .bool($0.spec[.imageSymbol].boolValue)
            },
        ] + [Property.contentEdgeInsets, .titleEdgeInsets, .imageEdgeInsets].flatMap(insets) + [
            choice(.contentHorizontalAlignment, .horizontalAlignment),
            choice(.contentVerticalAlignment, .verticalAlignment),
            choice(.semanticContentAttribute, .semanticContentAttribute),
            choice(.transform, .transform),
            number("target.scale", .scale, absent: 2),
            Fact("pixel", .number, unit: "pt", .spec, "The size of a pixel: 1 divided by `target.scale`.") {
                .number(1 / ($0.spec.number(.scale) ?? 2))
            },
            optional("target.minimumIOS", .number, .minimumIOS),
            Fact(
                "hasConfiguration", .bool, .spec,
                "Whether the button has a configuration, so that UIKit ignores the edge insets."
            ) {
                .bool($0.spec.isSet(.configuration))
            },
            Fact(
                "hasCustomRects", .bool, .spec,
                "Whether a subclass computes the rects, so that title and image insets do not apply."
            ) {
                .bool($0.spec.isSet(.rects))
            },
            Fact(
                "usesLegacyInsets", .bool, .spec,
                "Whether content, title or image insets are set to something else than 0."
            ) { subject in
                .bool(InsetEdge.paths.contains { subject.spec.isNonzero($0) })
            },
            Fact(
                "hasLayout", .bool, .spec,
                "Whether the layout can be computed; a rule that asks is judged without one too, as far as it can be."
            ) { .bool($0.simulation != nil) },
            Fact("hasVariants", .bool, .spec, "Whether the button has variants, which a rule judges too.") {
                .bool($0.spec.isSet(.variants))
            },
            Fact("usesRecipe", .bool, .spec, "Whether the insets are computed by a recipe.") {
                .bool($0.spec.isSet(.recipe))
            },
            Fact("target.rightToLeft", .bool, .spec, "Whether `target.layoutDirections` has `rtl`.") {
                .bool($0.spec.hasRightToLeft)
            },
            optional("intent.arrangement", .enumeration(.arrangement), .arrangement),
            optional("intent.spacing", .number, .spacing, unit: "pt"),
            optional("intent.padding", .number, .padding, unit: "pt"),
            number("intent.tolerance", .tolerance, unit: "pt", absent: 0.5),
            optional("accessibilityLabel", .string, .accessibilityLabel),
        ]

    private static func insets(_ property: Property) -> [Fact] {
        let isSet = Fact("\(property.path).isSet", .bool, .spec, "Whether any edge is set to something else than 0.") {
            subject in
            .bool(property.children.contains { subject.spec.isNonzero($0) })
        }
        return property.children.map { number($0.path, $0, unit: "pt", absent: 0) } + [isSet]
    }
}
