public import TitleMetrics

/// The font of a title, to be written as code.
public struct TitleFont: Sendable, Hashable {
    /// The size in points; nil for that of the text style.
    public var size: Double?
    /// The weight; nil for that of the text style, or regular.
    public var weight: FontWeight?
    /// The text style of a font that follows the user's text size, nil for one of a fixed size.
    public var textStyle: TextStyle?

    /// A system font.
    public init(size: Double? = nil, weight: FontWeight? = nil, textStyle: TextStyle? = nil) {
        self.size = size
        self.weight = weight
        self.textStyle = textStyle
    }

    /// The expression that makes the font.
    var swift: String {
        guard let textStyle else { return system(size ?? 17, weight ?? .regular) }
        let usual = textStyle.defaultWeight
        guard size != nil || weight ?? usual != usual else {
            return "UIFont.preferredFont(forTextStyle: .\(textStyle.rawValue))"
        }
        let font = system(size ?? textStyle.pointSize(), weight ?? usual)
        return "UIFontMetrics(forTextStyle: .\(textStyle.rawValue)).scaledFont(for: \(font))"
    }

    private func system(_ size: Double, _ weight: FontWeight) -> String {
        let size = CodeNumber.text(size, in: .swift)
        return weight == .regular
            ? "UIFont.systemFont(ofSize: \(size))" : "UIFont.systemFont(ofSize: \(size), weight: .\(weight.rawValue))"
    }
}
