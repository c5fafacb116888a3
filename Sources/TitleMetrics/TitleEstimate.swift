/// The size that a title set in the system font is likely to have on one line, when nobody has measured it.
public struct TitleEstimate: Sendable, Hashable {
    /// The width in points that the title hardly falls below.
    public let low: Double
    /// The most probable width in points.
    public let likely: Double
    /// The width in points that the title hardly exceeds.
    public let high: Double
    /// The height of one line in points, not rounded: that of the system font, whatever the text.
    public let height: Double

    /// The height of a line of the system font as a part of the font size: ascender and descender in 1/2048 em.
    public static let lineHeight = 1.193359375
}

/// Estimates the size of a one-line title from its text in UTF-8 and its font.
///
/// The width grows in proportion to `size`, which is in points; a negative, infinite or undefined size counts as 0. Any
/// bytes will do: what is not valid UTF-8 counts as one unknown character for each replacement character that
/// a `String` would show, control characters and combining marks have no width, and an emoji sequence is one emoji.
///
/// A label of one line draws a text with line breaks on one line and leaves the breaks out, which gives the likely
/// width. The high one counts a space for each of them, and the low one is that of the widest line, because a label of
/// more lines would be as narrow.
///
/// Fonts of another family are narrower or wider than the system's by up to a quarter.
public func estimate(
    text utf8: UnsafeBufferPointer<UInt8>, size: Double, weight: FontWeight = .regular, isOtherFamily: Bool = false
) -> TitleEstimate {
    var measure = TextMeasure(weight: weight)
    measure.add(utf8)
    let width = measure.width
    let points = size.isFinite ? max(size, 0) : 0
    return TitleEstimate(
        low: width.low * points * (isOtherFamily ? 0.8 : 1), likely: width.likely * points,
        high: width.high * points * (isOtherFamily ? 1.25 : 1), height: TitleEstimate.lineHeight * points)
}

/// Estimates the size of a one-line title from its text and its font, as for its bytes in UTF-8.
public func estimate(text: String, size: Double, weight: FontWeight = .regular) -> TitleEstimate {
    var text = text
    return text.withUTF8 { estimate(text: $0, size: size, weight: weight) }
}
