public import Diagnostics

/// What a reader needs to fill a tree, with nodes in the order they begin.
extension SpecTree {
    /// Adds a scalar whose value is written out at `source` in the file's text.
    @inlinable public mutating func addScalar(
        range: ByteRange, style: ScalarStyle, tag: Tag, source: ByteRange
    ) -> NodeID {
        append(
            Node(
                kind: .scalar, style: style, tag: tag, range: range, textOffset: source.lower,
                textLength: source.upper - source.lower))
    }

    /// Adds a scalar whose value is not written out literally in the file. The range of a block scalar may reach too
    /// far; it is cut behind the last line that is not empty.
    public mutating func addScalar(
        range: ByteRange, style: ScalarStyle, tag: Tag, value: UnsafeBufferPointer<UInt8>
    ) -> NodeID {
        var range = range
        if style == .literal || style == .folded {
            let lines = file.text.withUnsafeBufferPointer { BlockScalarLines($0, in: range, value: value) }
            range.upper = UInt32(lines.end)
        }
        let offset = UInt32(truncatingIfNeeded: text.count)
        text.append(contentsOf: value)
        return append(
            Node(
                kind: .scalar, style: style, tag: tag, range: range, textOffset: offset,
                textLength: UInt32(truncatingIfNeeded: value.count)))
    }

    /// Adds an alias; its target is `.none` where the anchor is not known. `nodes` is how many it stands for.
    public mutating func addAlias(range: ByteRange, target: NodeID, nodes count: Int = 1) -> NodeID {
        repeatedNodes += count - 1
        if target != .none { nodes[Int(target.index)].flags.insert(.aliased) }
        return append(Node(kind: .alias, tag: .none, range: range, link: target))
    }

    /// Adds a sequence or mapping; the nodes added from then on are in it, until it is closed.
    @inlinable public mutating func addCollection(
        _ kind: NodeKind, range: ByteRange, tag: Tag, isFlow: Bool
    ) -> NodeID {
        let end = NodeID(nodes.count + 1)
        return append(Node(kind: kind, tag: tag, flags: isFlow ? .flow : [], range: range, link: end))
    }

    /// Ends a collection; those that were added after it are ended already.
    @inlinable public mutating func closeCollection(_ id: NodeID, range: ByteRange) {
        nodes[Int(id.index)].close(range: range, end: NodeID(nodes.count))
    }

    /// Marks a collection that a syntax error or a limit cut off.
    public mutating func markIncomplete(_ id: NodeID) { nodes[Int(id.index)].flags.insert(.incomplete) }

    /// Marks a mapping that has a merge key.
    public mutating func markMerge(_ id: NodeID) { nodes[Int(id.index)].flags.insert(.merge) }

    /// Marks a key that stands in its mapping a second time.
    public mutating func markDuplicate(_ key: NodeID) { nodes[Int(key.index)].flags.insert(.duplicate) }

    /// Adds a document by its root.
    public mutating func addDocument(_ root: NodeID) { documents.append(root) }

    @inlinable mutating func append(_ node: Node) -> NodeID {
        nodes.append(node)
        return NodeID(nodes.count - 1)
    }
}
