/// One of the two directions in which a button is laid out.
public enum Axis: String, Sendable, CaseIterable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
}
