/// `contentHorizontalAlignment`: where the content stands in a button that is wider than it.
public enum HorizontalAlignment: String, Sendable, CaseIterable {
    /// In the middle; what a button has when nothing is set.
    case center
    /// At the left edge.
    case left
    /// At the right edge.
    case right
    /// Over the whole width.
    case fill
    /// At the edge where reading starts.
    case leading
    /// At the edge where reading ends.
    case trailing

    /// The alignment with `leading` and `trailing` replaced by the edge they mean in the given direction.
    public func resolved(rightToLeft: Bool) -> HorizontalAlignment {
        switch self {
        case .leading: rightToLeft ? .right : .left
        case .trailing: rightToLeft ? .left : .right
        case .center, .left, .right, .fill: self
        }
    }

    /// The alignment that looks the same in a mirror.
    public var mirrored: HorizontalAlignment {
        switch self {
        case .left: .right
        case .right: .left
        case .center, .fill, .leading, .trailing: self
        }
    }

    func anchor(rightToLeft: Bool) -> Anchor {
        switch resolved(rightToLeft: rightToLeft) {
        case .left, .leading: .start
        case .right, .trailing: .end
        case .center: .center
        case .fill: .fill
        }
    }
}
