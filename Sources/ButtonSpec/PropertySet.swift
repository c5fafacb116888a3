/// A set of properties.
public struct PropertySet: Sendable, Hashable {
    @usableFromInline var low: UInt64 = 0
    @usableFromInline var high: UInt64 = 0

    @inlinable public init() {}

    /// A set of those properties.
    public init(_ properties: some Sequence<Property>) {
        for property in properties { insert(property) }
    }

    /// Whether there is none.
    @inlinable public var isEmpty: Bool { low == 0 && high == 0 }

    @inlinable @inline(__always) public func contains(_ property: Property) -> Bool {
        let index = property.rawValue
        return (index < 64 ? low >> index : high >> (index - 64)) & 1 == 1
    }

    @inlinable @inline(__always) public mutating func insert(_ property: Property) {
        let index = property.rawValue
        if index < 64 { low |= 1 << index } else { high |= 1 << (index - 64) }
    }

    @inlinable @inline(__always) public mutating func remove(_ property: Property) {
        let index = property.rawValue
        if index < 64 { low &= ~(1 << index) } else { high &= ~(1 << (index - 64)) }
    }

    /// Whether the two sets have a property in common.
    @inlinable public func intersects(_ other: PropertySet) -> Bool { low & other.low | high & other.high != 0 }
}
