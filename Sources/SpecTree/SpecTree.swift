public import Diagnostics

/// The documents of one file as an arena of nodes, whatever format they were written in.
public struct SpecTree: Sendable {
    /// The file that was read.
    public let file: SourceFile
    /// The root node of every document, in order.
    public private(set) var documents: [NodeID] = []
    /// The file's text, followed by the values of scalars that are not written out literally (escapes, folded lines).
    public internal(set) var text: [UInt8]
    @usableFromInline var nodes: ContiguousArray<Node> = []

    /// An empty tree of a file, to be filled by a reader.
    public init(file: SourceFile) {
        self.file = file
        text = file.text
        nodes.reserveCapacity(file.text.count / 8 + 8)
    }

    /// The node with that id.
    @inlinable public subscript(id: NodeID) -> Node {
        _read { yield nodes[Int(id.index)] }
    }

    /// The number of nodes.
    public var count: Int { nodes.count }

    /// The node that an alias stands for, the node itself where it is none; nil for an alias without a target.
    @inlinable public func resolve(_ id: NodeID) -> NodeID? {
        guard id != .none else { return nil }
        let node = nodes[Int(id.index)]
        guard node.kind == .alias else { return id }
        return node.first == .none ? nil : node.first
    }

    /// The bytes of a scalar's value.
    @inlinable public func bytes(of id: NodeID) -> ArraySlice<UInt8> {
        let node = nodes[Int(id.index)]
        guard node.kind == .scalar else { return [] }
        return text[Int(node.textOffset)..<Int(node.textOffset) + Int(node.textLength)]
    }

    /// Where a scalar's value lies in ``text``.
    @inlinable public func textRange(of id: NodeID) -> (offset: Int, length: Int) {
        let node = nodes[Int(id.index)]
        guard node.kind == .scalar else { return (0, 0) }
        return (Int(node.textOffset), Int(node.textLength))
    }

    /// A scalar's value as a string.
    public func string(of id: NodeID) -> String { String(decoding: bytes(of: id), as: UTF8.self) }

    /// The children of a collection, in order; keys and values in turn for a mapping.
    @inlinable public func children(of id: NodeID) -> Children {
        let node = nodes[Int(id.index)]
        return Children(tree: self, next: node.kind == .alias || node.kind == .scalar ? .none : node.first)
    }

    /// The children of a collection, one after the other.
    public struct Children: Sequence, IteratorProtocol {
        @usableFromInline let tree: SpecTree
        @usableFromInline var following: NodeID

        @inlinable init(tree: SpecTree, next: NodeID) {
            self.tree = tree
            following = next
        }

        @inlinable public mutating func next() -> NodeID? {
            guard following != .none else { return nil }
            defer { following = tree.nodes[Int(following.index)].next }
            return following
        }
    }
}

// MARK: - Building

extension SpecTree {
    /// Adds a scalar whose value is written out at `source` in the file's text.
    public mutating func addScalar(
        range: ByteRange, style: ScalarStyle, tag: Tag, source: ByteRange
    ) -> NodeID {
        append(
            Node(
                kind: .scalar, style: style, tag: tag, flags: [], range: range, textOffset: source.lower,
                textLength: source.upper - source.lower, first: .none, next: .none))
    }

    /// Adds a scalar whose value is not written out literally in the file.
    public mutating func addScalar(
        range: ByteRange, style: ScalarStyle, tag: Tag, value: UnsafeBufferPointer<UInt8>
    ) -> NodeID {
        let offset = UInt32(truncatingIfNeeded: text.count)
        text.append(contentsOf: value)
        return append(
            Node(
                kind: .scalar, style: style, tag: tag, flags: [], range: range, textOffset: offset,
                textLength: UInt32(truncatingIfNeeded: value.count), first: .none, next: .none))
    }

    /// Adds an alias; its target is `.none` where the anchor is not known.
    public mutating func addAlias(range: ByteRange, target: NodeID) -> NodeID {
        append(
            Node(
                kind: .alias, style: .plain, tag: .none, flags: [], range: range, textOffset: 0, textLength: 0,
                first: target, next: .none))
    }

    /// Adds a sequence or mapping without children yet.
    public mutating func addCollection(_ kind: NodeKind, range: ByteRange, tag: Tag, isFlow: Bool) -> NodeID {
        append(
            Node(
                kind: kind, style: .plain, tag: tag, flags: isFlow ? .flow : [], range: range, textOffset: 0,
                textLength: 0, first: .none, next: .none))
    }

    /// Adds a node as the next child of a collection, behind `previous` (`.none` for the first).
    public mutating func link(_ child: NodeID, to parent: NodeID, after previous: NodeID) {
        if previous == .none {
            nodes[Int(parent.index)].first = child
        } else {
            nodes[Int(previous.index)].next = child
        }
    }

    /// Sets the range of a collection when its end is known.
    public mutating func setRange(_ range: ByteRange, of id: NodeID) { nodes[Int(id.index)].range = range }

    /// Marks a collection that a syntax error cut off.
    public mutating func markIncomplete(_ id: NodeID) { nodes[Int(id.index)].flags.insert(.incomplete) }

    /// Marks a mapping that has a merge key.
    public mutating func markMerge(_ id: NodeID) { nodes[Int(id.index)].flags.insert(.merge) }

    /// Marks a key that stands in its mapping a second time.
    public mutating func markDuplicate(_ key: NodeID) { nodes[Int(key.index)].flags.insert(.duplicate) }

    /// Adds a document by its root.
    public mutating func addDocument(_ root: NodeID) { documents.append(root) }

    private mutating func append(_ node: Node) -> NodeID {
        nodes.append(node)
        return NodeID(nodes.count - 1)
    }
}
