public import Diagnostics

/// A value and where it is used: the same node, unless an alias or merge key brings the value from elsewhere.
public struct Place: Hashable, Sendable {
    /// The node that stands where the value is used: the value itself or the alias that leads to it.
    public var use: NodeID
    /// The node that holds the value.
    public var value: NodeID

    /// A value used where it is written.
    public init(_ node: NodeID) {
        use = node
        value = node
    }

    /// A value used at another node.
    @inlinable public init(use: NodeID, value: NodeID) {
        self.use = use
        self.value = value
    }
}

extension SpecTree {
    /// The place of a child: used where it is written, or where its parent is used if that came by an alias.
    @inlinable public func place(of child: NodeID, in parent: Place) -> Place {
        let use = parent.use == parent.value ? child : parent.use
        return Place(use: use, value: resolve(child) ?? child)
    }

    /// The range to report for a place: where the value is used.
    public func range(of place: Place) -> ByteRange { self[place.use].range }

    /// The anchor's place, for a value that comes by an alias.
    public func related(to place: Place) -> [RelatedRange] {
        guard self[place.use].kind == .alias, let value = resolve(place.value), value != place.use else { return [] }
        // A value from a configuration has no place in this file.
        guard self[value].range != ByteRange(0, 0) else { return [] }
        return [RelatedRange(range: self[value].range, message: "the value is written here")]
    }
}
