/// One of the two directions in which a button is laid out.
public enum Axis: UInt8, Sendable, CaseIterable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
}
