public import ButtonLayout
public import SpecTree
public import TitleMetrics

/// What there is to see of a button: what the simulator needs, and the text that is set in the title's place.
public struct ButtonAppearance: Sendable, Hashable {
    /// Where everything goes.
    public var input: LayoutInput
    /// The title's text; nil where only its size is known.
    public var titleText: String?
    /// The size of the title's font in points.
    public var fontSize: Double
    /// The weight of the title's font.
    public var fontWeight: FontWeight

    /// A button of that layout and title.
    public init(
        _ input: LayoutInput, titleText: String? = nil, fontSize: Double = 18, fontWeight: FontWeight = .regular
    ) {
        self.input = input
        self.titleText = titleText
        self.fontSize = fontSize
        self.fontWeight = fontWeight
    }
}

extension ButtonSpec {
    /// What there is to see of the button, nil where the spec does not say enough or is wrong about it.
    public func appearance(direction: LayoutDirection, in tree: SpecTree) -> ButtonAppearance? {
        guard let input = layoutInput(direction: direction) else { return nil }
        let style: TextStyle? = value(of: .fontTextStyle)
        return ButtonAppearance(
            input, titleText: hasTitle ? text(of: .titleText, in: tree) : nil, fontSize: fontSize,
            fontWeight: value(of: .fontWeight) ?? style?.defaultWeight ?? .regular)
    }
}
