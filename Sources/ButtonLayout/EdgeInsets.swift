/// Distances from the four edges in points, as in UIKit: positive values shrink, negative ones enlarge.
///
/// Left and right are physical: they do not swap in a right-to-left layout.
public struct EdgeInsets: Sendable, Hashable {
    /// The distance from the top edge.
    public var top: Double
    /// The distance from the left edge.
    public var left: Double
    /// The distance from the bottom edge.
    public var bottom: Double
    /// The distance from the right edge.
    public var right: Double

    /// Insets in points; an edge that is not given is 0.
    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// No inset at any edge.
    public static let zero = EdgeInsets()

    /// Insets with left and right exchanged.
    public var mirrored: EdgeInsets { EdgeInsets(top: top, left: right, bottom: bottom, right: left) }
}
