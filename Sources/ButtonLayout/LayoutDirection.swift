/// The direction in which the app's user interface is laid out.
public enum LayoutDirection: String, Sendable, CaseIterable {
    /// Left to right.
    case ltr
    /// Right to left.
    case rtl
}
