/// Distances from the four edges in points, where leading and trailing follow the layout direction.
public struct DirectionalEdgeInsets: Sendable, Hashable {
    /// The distance from the top edge.
    public var top: Double
    /// The distance from the leading edge: left in a left-to-right layout.
    public var leading: Double
    /// The distance from the bottom edge.
    public var bottom: Double
    /// The distance from the trailing edge: right in a left-to-right layout.
    public var trailing: Double

    /// Insets in points; an edge that is not given is 0.
    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// The directional form of physical insets.
    public init(_ insets: EdgeInsets, rightToLeft: Bool) {
        self.init(
            top: insets.top, leading: rightToLeft ? insets.right : insets.left,
            bottom: insets.bottom, trailing: rightToLeft ? insets.left : insets.right)
    }

    /// The physical insets that these are in the given direction.
    public func resolved(rightToLeft: Bool) -> EdgeInsets {
        EdgeInsets(
            top: top, left: rightToLeft ? trailing : leading,
            bottom: bottom, right: rightToLeft ? leading : trailing)
    }
}
