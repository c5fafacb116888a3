/// `semanticContentAttribute`: whether a button follows the layout direction of its app.
public enum SemanticContentAttribute: String, Sendable, CaseIterable {
    /// Follows the app; what a button has when nothing is set.
    case unspecified
    /// A playback control, which is always left to right.
    case playback
    /// A control that stands for a direction in space, which is always left to right.
    case spatial
    /// Always left to right.
    case forceLeftToRight
    /// Always right to left.
    case forceRightToLeft

    /// Whether a button with this attribute is laid out right to left in an app of the given direction.
    public func isRightToLeft(in direction: LayoutDirection) -> Bool {
        switch self {
        case .unspecified: direction == .rtl
        case .playback, .spatial, .forceLeftToRight: false
        case .forceRightToLeft: true
        }
    }
}
