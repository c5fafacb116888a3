import Diagnostics

/// A text of a tree as a key of dictionaries and sets: it is compared and hashed byte for byte, all bytes at once.
public struct TextKey: Hashable, Sendable {
    public let bytes: ArraySlice<UInt8>

    /// The key of those bytes.
    public init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

    public static func == (one: TextKey, other: TextKey) -> Bool { one.bytes.isSame(as: other.bytes) }

    public func hash(into hasher: inout Hasher) { bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }
}
