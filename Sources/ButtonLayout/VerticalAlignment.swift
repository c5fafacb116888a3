/// `contentVerticalAlignment`: where the content stands in a button that is higher than it.
public enum VerticalAlignment: String, Sendable, CaseIterable {
    /// In the middle; what a button has when nothing is set.
    case center
    /// At the top edge.
    case top
    /// At the bottom edge.
    case bottom
    /// Over the whole height.
    case fill

    var anchor: Anchor {
        switch self {
        case .center: .center
        case .top: .start
        case .bottom: .end
        case .fill: .fill
        }
    }
}
