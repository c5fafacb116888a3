/// What a designer wants: an arrangement and the distances that go with it.
public struct WantedArrangement: Sendable, Hashable {
    /// The arrangement as it should be seen; in a right-to-left run its mirror image, unless a direction is forced.
    public var arrangement: Arrangement
    /// The gap between image and title in points; nil means any gap when judging, and 0 when solving.
    public var spacing: Double?
    /// The distance to the button's edge in points, for the arrangements that have one; nil as for the spacing.
    public var padding: Double?

    /// An arrangement with its distances in points.
    public init(_ arrangement: Arrangement, spacing: Double? = nil, padding: Double? = nil) {
        self.arrangement = arrangement
        self.spacing = spacing
        self.padding = padding
    }

    /// What is wanted in a mirror, as a right-to-left run is expected to show it.
    public var mirrored: WantedArrangement {
        WantedArrangement(arrangement.mirrored, spacing: spacing, padding: padding)
    }

    /// What a button is expected to show: the mirror image in a right-to-left run, unless it forces a direction.
    public func expected(of input: LayoutInput) -> WantedArrangement {
        input.isRightToLeft && !input.forcesDirection ? mirrored : self
    }
}
