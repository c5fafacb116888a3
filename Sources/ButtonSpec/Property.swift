public import Expression

/// Every field that a button's spec can have. ``row`` says how it is written and what it means.
public enum Property: UInt8, CaseIterable, Sendable {
    case button
    case name, group, origin, type
    case frame, frameX, frameY, frameWidth, frameHeight
    case title, titleText, titleSize, titleWidth, titleHeight
    case font, fontSize, fontWeight, fontTextStyle, fontFamily, numberOfLines
    case image, imageName, imageSize, imageWidth, imageHeight, imageSymbol
    case contentEdgeInsets, contentTop, contentLeft, contentBottom, contentRight
    case titleEdgeInsets, titleTop, titleLeft, titleBottom, titleRight
    case imageEdgeInsets, imageTop, imageLeft, imageBottom, imageRight
    case contentHorizontalAlignment, contentVerticalAlignment, semanticContentAttribute, transform
    case target, scale, minimumIOS, layoutDirections, titleRounding
    case intent, arrangement, spacing, padding, tolerance
    case accessibilityLabel, disable
    case recipe
    case rects, customTitleRect, customTitleX, customTitleY, customTitleWidth, customTitleHeight
    case customImageRect, customImageX, customImageY, customImageWidth, customImageHeight
    case configuration, configurationStyle, imagePlacement, imagePadding, titlePadding
    case contentInsets, contentInsetsTop, contentInsetsLeading, contentInsetsBottom, contentInsetsTrailing
    case variants
    case unknown
}

/// How a property is written and what it means: one row of the table that decoder, suggestions and facts are made from.
public struct PropertyRow: Sendable {
    public let property: Property
    /// The keys that lead to it from the button, joined by dots; empty for the button itself.
    public let path: String
    /// The last key of the path.
    public let key: String
    public let kind: PropertyKind
    /// What it says, in one sentence.
    public let summary: String

    init(_ property: Property, _ path: String, _ kind: PropertyKind, _ summary: String) {
        self.property = property
        self.path = path
        key = path.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
        self.kind = kind
        self.summary = summary
    }
}

/// What a property takes.
public enum PropertyKind: Sendable {
    /// A mapping of further properties.
    case mapping
    /// A mapping of four edges, a list `[top, left, bottom, right]`, or one number for all four.
    case insets
    /// A mapping, or a text that is short for its `text`.
    case title
    /// A length in points, as a number or a formula.
    case length(minimum: Double)
    /// A number that is not a length.
    case number(ClosedRange<Double>, isWhole: Bool)
    /// One of a few words.
    case choice(Enumeration)
    case text
    case flag
    /// A list of words.
    case directions
    /// A list of rule ids.
    case ruleIDs
    /// The name of a recipe with its parameters.
    case recipe
    /// Further forms of the button.
    case variants
    /// A mapping from the paths of properties to reasons.
    case unknown
}

extension Property {
    /// The row of the property.
    public var row: PropertyRow { Self.rows[Int(rawValue)] }

    /// How the property is written.
    var kind: PropertyKind { row.kind }

    /// How each property is written, without the details: what a decoder branches on for every value.
    static let shapes = rows.map { Shape($0.kind) }

    /// The cases of ``PropertyKind``.
    enum Shape: UInt8 {
        case mapping, insets, title, length, positiveLength, number, choice, text, flag, directions, ruleIDs, recipe
        case variants, unknown

        init(_ kind: PropertyKind) {
            switch kind {
            case .mapping: self = .mapping
            case .insets: self = .insets
            case .title: self = .title
            case .length(let minimum): self = minimum < 0 ? .length : .positiveLength
            case .number: self = .number
            case .choice: self = .choice
            case .text: self = .text
            case .flag: self = .flag
            case .directions: self = .directions
            case .ruleIDs: self = .ruleIDs
            case .recipe: self = .recipe
            case .variants: self = .variants
            case .unknown: self = .unknown
            }
        }
    }

    /// Whether the property is a set of four edges.
    var takesEdges: Bool {
        if case .insets = kind { true } else { false }
    }

    /// The keys that lead to the property from the button, joined by dots.
    public var path: String { row.path }

    /// The property that holds this one; the button for those directly in it, nil for the button itself.
    public var parent: Property? { Self.parents[Int(rawValue)] }

    /// The properties directly in this one, in the order of the table.
    public var children: [Property] { Self.childLists[Int(rawValue)] }

    /// The property with that path, nil where there is none.
    public init?(path: String) {
        guard let row = Self.rows.first(where: { $0.path == path && !path.isEmpty }) else { return nil }
        self = row.property
    }

    /// Each property stands behind the one that holds it, with the others in that one between them.
    private static let parents: [Property?] = {
        var holders: [Property] = []
        return rows.map { row in
            let depth = row.path.isEmpty ? 0 : 1 + row.path.utf8.count { $0 == UInt8(ascii: ".") }
            holders.removeLast(max(0, holders.count - depth))
            defer { holders.append(row.property) }
            return holders.last
        }
    }()

    private static let childLists: [[Property]] = {
        var lists = [[Property]](repeating: [], count: allCases.count)
        for (property, parent) in zip(allCases, parents) {
            if let parent { lists[Int(parent.rawValue)].append(property) }
        }
        return lists
    }()

    /// The largest magnitude of a length, in points.
    public static let largestLength = 1e6

    private static let anyLength = PropertyKind.length(minimum: -largestLength)
    private static let positiveLength = PropertyKind.length(minimum: 0)

    /// The table, in the order of the cases.
    public static let rows: [PropertyRow] = [
        PropertyRow(.button, "", .mapping, "The button."),
        PropertyRow(.name, "name", .text, "The button's name, unique in the file."),
        PropertyRow(.group, "group", .text, "Buttons of one group should look alike."),
        PropertyRow(.origin, "origin", .choice(.origin), "Where the button is defined."),
        PropertyRow(
            .type, "type", .choice(.buttonType),
            "UIButton.ButtonType; a custom button's title is 18 pt, a system button's 15 pt."),
        PropertyRow(.frame, "frame", .mapping, "The button's frame; a button without one is sized to fit."),
        PropertyRow(.frameX, "frame.x", anyLength, "The frame's left edge; it changes nothing inside the button."),
        PropertyRow(.frameY, "frame.y", anyLength, "The frame's top edge; it changes nothing inside the button."),
        PropertyRow(.frameWidth, "frame.width", positiveLength, "The frame's width."),
        PropertyRow(.frameHeight, "frame.height", positiveLength, "The frame's height."),
        PropertyRow(.title, "title", .title, "The title; a text is short for `{text: …}`."),
        PropertyRow(.titleText, "title.text", .text, "The title's text."),
        PropertyRow(.titleSize, "title.size", .mapping, "The measured size of the title on one line."),
        PropertyRow(.titleWidth, "title.size.width", positiveLength, "The title's width."),
        PropertyRow(.titleHeight, "title.size.height", positiveLength, "The title's height."),
        PropertyRow(.font, "title.font", .mapping, "The title's font; the system font."),
        PropertyRow(.fontSize, "title.font.size", positiveLength, "The font's size."),
        PropertyRow(.fontWeight, "title.font.weight", .choice(.fontWeight), "UIFont.Weight."),
        PropertyRow(
            .fontTextStyle, "title.font.textStyle", .choice(.textStyle),
            "UIFont.TextStyle, for text that follows the user's size."),
        PropertyRow(
            .fontFamily, "title.font.family", .text,
            "The font's family where it is not the system's: the width of such a title is not estimated."),
        PropertyRow(
            .numberOfLines, "title.numberOfLines", .number(0...1000, isWhole: true),
            "The label's number of lines; 0 for any."),
        PropertyRow(.image, "image", .mapping, "The image."),
        PropertyRow(.imageName, "image.name", .text, "The image's name."),
        PropertyRow(.imageSize, "image.size", .mapping, "The image's natural size."),
        PropertyRow(.imageWidth, "image.size.width", positiveLength, "The image's natural width."),
        PropertyRow(.imageHeight, "image.size.height", positiveLength, "The image's natural height."),
        PropertyRow(
            .imageSymbol, "image.symbol", .flag, "Whether the image is an SF Symbol, whose size depends on the font."),
        PropertyRow(
            .contentEdgeInsets, "contentEdgeInsets", .insets,
            "The space around image and title; it counts in the fitted size."),
        PropertyRow(.contentTop, "contentEdgeInsets.top", anyLength, "The content inset at the top."),
        PropertyRow(.contentLeft, "contentEdgeInsets.left", anyLength, "The content inset at the left."),
        PropertyRow(.contentBottom, "contentEdgeInsets.bottom", anyLength, "The content inset at the bottom."),
        PropertyRow(.contentRight, "contentEdgeInsets.right", anyLength, "The content inset at the right."),
        PropertyRow(
            .titleEdgeInsets, "titleEdgeInsets", .insets,
            "The insets of the title's area; they do not count in the fitted size."),
        PropertyRow(.titleTop, "titleEdgeInsets.top", anyLength, "The title's inset at the top."),
        PropertyRow(.titleLeft, "titleEdgeInsets.left", anyLength, "The title's inset at the left."),
        PropertyRow(.titleBottom, "titleEdgeInsets.bottom", anyLength, "The title's inset at the bottom."),
        PropertyRow(.titleRight, "titleEdgeInsets.right", anyLength, "The title's inset at the right."),
        PropertyRow(
            .imageEdgeInsets, "imageEdgeInsets", .insets,
            "The insets of the image's area; they do not count in the fitted size."),
        PropertyRow(.imageTop, "imageEdgeInsets.top", anyLength, "The image's inset at the top."),
        PropertyRow(.imageLeft, "imageEdgeInsets.left", anyLength, "The image's inset at the left."),
        PropertyRow(.imageBottom, "imageEdgeInsets.bottom", anyLength, "The image's inset at the bottom."),
        PropertyRow(.imageRight, "imageEdgeInsets.right", anyLength, "The image's inset at the right."),
        PropertyRow(
            .contentHorizontalAlignment, "contentHorizontalAlignment", .choice(.horizontalAlignment),
            "Where the content stands horizontally."),
        PropertyRow(
            .contentVerticalAlignment, "contentVerticalAlignment", .choice(.verticalAlignment),
            "Where the content stands vertically."),
        PropertyRow(
            .semanticContentAttribute, "semanticContentAttribute", .choice(.semanticContentAttribute),
            "Whether the button forces a layout direction."),
        PropertyRow(
            .transform, "transform", .choice(.transform),
            "`mirrored` for the flip trick: scaleX -1 on the button, image and label."),
        PropertyRow(.target, "target", .mapping, "What the button runs on."),
        PropertyRow(.scale, "target.scale", .number(1...3, isWhole: true), "Pixels a point: 1, 2 or 3."),
        PropertyRow(.minimumIOS, "target.minimumIOS", .number(2...100, isWhole: false), "The oldest iOS version."),
        PropertyRow(
            .layoutDirections, "target.layoutDirections", .directions,
            "The app's layout directions; the first is the one judged."),
        PropertyRow(
            .titleRounding, "target.titleRounding", .choice(.titleRounding),
            "Whether the title's size is rounded up to whole points (iOS 13 on) or pixels."),
        PropertyRow(.intent, "intent", .mapping, "What the designer wants."),
        PropertyRow(.arrangement, "intent.arrangement", .choice(.arrangement), "Where image and title should end up."),
        PropertyRow(
            .spacing, "intent.spacing", anyLength, "The gap between image and title along the arrangement's axis."),
        PropertyRow(
            .padding, "intent.padding", anyLength, "The distance to the edge, for the arrangements that have one."),
        PropertyRow(.tolerance, "intent.tolerance", positiveLength, "How far an outcome may be off; 0.5 where absent."),
        PropertyRow(.accessibilityLabel, "accessibilityLabel", .text, "What VoiceOver reads."),
        PropertyRow(.disable, "disable", .ruleIDs, "Rules that are off for this button."),
        PropertyRow(.recipe, "recipe", .recipe, "A named way of computing the insets, with its parameters."),
        PropertyRow(
            .rects, "rects", .mapping,
            "The rects of a subclass that computes them itself, from the content rect's origin."),
        PropertyRow(.customTitleRect, "rects.titleRect", .mapping, "What titleRect(forContentRect:) returns."),
        PropertyRow(.customTitleX, "rects.titleRect.x", anyLength, "The left edge of the title's rect."),
        PropertyRow(.customTitleY, "rects.titleRect.y", anyLength, "The top edge of the title's rect."),
        PropertyRow(.customTitleWidth, "rects.titleRect.width", anyLength, "The width of the title's rect."),
        PropertyRow(.customTitleHeight, "rects.titleRect.height", anyLength, "The height of the title's rect."),
        PropertyRow(.customImageRect, "rects.imageRect", .mapping, "What imageRect(forContentRect:) returns."),
        PropertyRow(.customImageX, "rects.imageRect.x", anyLength, "The left edge of the image's rect."),
        PropertyRow(.customImageY, "rects.imageRect.y", anyLength, "The top edge of the image's rect."),
        PropertyRow(.customImageWidth, "rects.imageRect.width", anyLength, "The width of the image's rect."),
        PropertyRow(.customImageHeight, "rects.imageRect.height", anyLength, "The height of the image's rect."),
        PropertyRow(
            .configuration, "configuration", .mapping,
            "UIButton.Configuration (iOS 15 on); UIKit then ignores the three edge insets."),
        PropertyRow(
            .configurationStyle, "configuration.style", .choice(.configurationStyle),
            "The configuration that it starts from; it changes nothing in the layout."),
        PropertyRow(
            .imagePlacement, "configuration.imagePlacement", .choice(.imagePlacement),
            "On which side of the title the image stands."),
        PropertyRow(.imagePadding, "configuration.imagePadding", anyLength, "The distance between image and title."),
        PropertyRow(.titlePadding, "configuration.titlePadding", anyLength, "The distance between title and subtitle."),
        PropertyRow(
            .contentInsets, "configuration.contentInsets", .insets,
            "The distances from the content to the edges; 7, 12, 7, 12 where absent."),
        PropertyRow(.contentInsetsTop, "configuration.contentInsets.top", anyLength, "The content inset at the top."),
        PropertyRow(
            .contentInsetsLeading, "configuration.contentInsets.leading", anyLength,
            "The content inset at the leading edge."),
        PropertyRow(
            .contentInsetsBottom, "configuration.contentInsets.bottom", anyLength, "The content inset at the bottom."),
        PropertyRow(
            .contentInsetsTrailing, "configuration.contentInsets.trailing", anyLength,
            "The content inset at the trailing edge."),
        PropertyRow(
            .variants, "variants", .variants, "Further titles, directions, text sizes, states and frames to judge."),
        PropertyRow(
            .unknown, "unknown", .unknown,
            "Properties whose values nobody knows, each with the reason; nothing is said that rests on them."),
    ]
}
