/// Which colours a picture has.
public enum Theme: String, CaseIterable, Sendable {
    /// Those that the reader's system asks for.
    case auto
    /// Dark on light.
    case light
    /// Light on dark.
    case dark

    /// What the theme is, in a few words.
    public var summary: String {
        switch self {
        case .auto: "light or dark, as the reader's system asks for"
        case .light: "dark on light"
        case .dark: "light on dark"
        }
    }
}
