/// A text style of Dynamic Type, in UIKit's names (`UIFont.TextStyle`), which are a spec's too.
public enum TextStyle: String, CaseIterable, Sendable {
    /// 34 pt at the default content size.
    case largeTitle
    /// 28 pt at the default content size.
    case title1
    /// 22 pt at the default content size.
    case title2
    /// 20 pt at the default content size.
    case title3
    /// 17 pt semibold at the default content size.
    case headline
    /// 17 pt at the default content size.
    case body
    /// 16 pt at the default content size.
    case callout
    /// 15 pt at the default content size.
    case subheadline
    /// 13 pt at the default content size.
    case footnote
    /// 12 pt at the default content size.
    case caption1
    /// 11 pt at the default content size.
    case caption2

    /// The weight that the style has unless a font says another: semibold for `headline`, regular for the rest.
    public var defaultWeight: FontWeight { self == .headline ? .semibold : .regular }

    /// The font size in points, by the table of Apple's Human Interface Guidelines for iOS.
    public func pointSize(in category: ContentSizeCategory = .large) -> Double {
        // The lanes are the categories, from extraSmall on; the last four are unused.
        Double(sizes[Int(category.rawValue)])
    }

    private var sizes: SIMD16<UInt8> {
        switch self {
        case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60, 0, 0, 0, 0]
        case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58, 0, 0, 0, 0]
        case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56, 0, 0, 0, 0]
        case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55, 0, 0, 0, 0]
        case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53, 0, 0, 0, 0]
        case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51, 0, 0, 0, 0]
        case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49, 0, 0, 0, 0]
        case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44, 0, 0, 0, 0]
        case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43, 0, 0, 0, 0]
        case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40, 0, 0, 0, 0]
        }
    }
}
