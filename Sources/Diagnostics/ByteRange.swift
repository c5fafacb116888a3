/// A half-open range of byte offsets in a ``SourceFile``'s text.
///
/// Offsets are UInt32 everywhere: a source file is at most 16 MiB, and small ranges keep the document tree small.
public struct ByteRange: Hashable, Sendable {
    /// The offset of the first byte.
    public var lower: UInt32
    /// The offset behind the last byte; equal to `lower` for a place between two bytes.
    public var upper: UInt32

    /// The range from `lower` up to, not including, `upper`; empty at `lower` where `upper` is smaller.
    public init(_ lower: UInt32, _ upper: UInt32) {
        self.lower = lower
        self.upper = max(lower, upper)
    }

    /// The number of bytes.
    public var count: Int { Int(upper - lower) }

    /// Whether the range names a place between two bytes.
    public var isEmpty: Bool { lower == upper }
}
