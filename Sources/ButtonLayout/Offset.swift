/// How far something lies from where it is compared to, in points: to the right and downwards are positive.
public struct Offset: Sendable, Hashable {
    /// The horizontal distance; positive means further right.
    public var x: Double
    /// The vertical distance; positive means further down.
    public var y: Double

    /// An offset of `x` to the right and `y` downwards, in points.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// No distance at all.
    public static let zero = Offset(x: 0, y: 0)
}
