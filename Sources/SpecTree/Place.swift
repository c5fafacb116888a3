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
    public init(use: NodeID, value: NodeID) {
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

    /// The anchor's place, for a value that is used somewhere else than it is written.
    public func related(to place: Place) -> [RelatedRange] {
        // A mapping is reported at its key; that alone does not make its value come from elsewhere.
        guard place.use != place.value, self[place.use].kind == .alias, let value = resolve(place.value) else {
            return []
        }
        return [RelatedRange(range: self[value].range, message: "the value is written here")]
    }
}
