public import Diagnostics

/// The documents of one file as an arena of nodes, whatever format they were written in.
public struct SpecTree: Sendable {
    /// The file that was read.
    public let file: SourceFile
    /// The root node of every document, in order.
    public internal(set) var documents: [NodeID] = []
    /// The file's text, followed by the values of scalars that are not written out literally (escapes, folded lines).
    public internal(set) var text: [UInt8]
    /// The nodes in the order they begin: behind each collection the nodes in it, then the node that follows it.
    @usableFromInline var nodes: ContiguousArray<Node> = []
    /// The nodes that aliases stand for, one less for each alias.
    @usableFromInline package internal(set) var repeatedNodes = 0

    /// An empty tree of a file, to be filled by a reader.
    public init(file: SourceFile) {
        self.file = file
        text = file.text
        // A node takes 8 bytes of a typical spec.
        nodes.reserveCapacity(file.text.count / 7 + 8)
    }

    /// The node with that id.
    @inlinable public subscript(id: NodeID) -> Node {
        _read { yield nodes[Int(id.index)] }
    }

    /// The number of nodes.
    @inlinable public var count: Int { nodes.count }
    /// The number of nodes with aliases written out.
    @inlinable package var writtenOutCount: Int { nodes.count + repeatedNodes }

    /// The node that follows one and all in it; no node has that id where it is the last one.
    package func nodeBehind(_ id: NodeID) -> NodeID { NodeID(nodes[Int(id.index)].indexBehind(Int(id.index))) }

    /// The node that an alias stands for, the node itself where it is none; nil for an alias without a target.
    @inlinable public func resolve(_ id: NodeID) -> NodeID? {
        guard id != .none else { return nil }
        let node = nodes[Int(id.index)]
        guard node.kind == .alias else { return id }
        return node.link == .none ? nil : node.link
    }

    /// The bytes of a scalar's value.
    @inlinable public func bytes(of id: NodeID) -> ArraySlice<UInt8> {
        let (offset, length) = textRange(of: id)
        return text[offset..<offset + length]
    }

    /// Where a scalar's value lies in ``text``; empty for other nodes.
    @inlinable public func textRange(of id: NodeID) -> (offset: Int, length: Int) {
        let node = nodes[Int(id.index)]
        return (Int(node.textOffset), Int(node.textLength))
    }

    /// A scalar's value as a string.
    public func string(of id: NodeID) -> String { String(decoding: bytes(of: id), as: UTF8.self) }

    /// The children of a collection, in order; keys and values in turn for a mapping.
    @inlinable public func children(of id: NodeID) -> Children {
        let node = nodes[Int(id.index)]
        let first = Int(id.index) + 1
        return Children(nodes: nodes, first: first, end: node.isCollection ? Int(node.link.index) : first)
    }

    /// The first child of a collection; nil for an empty one, or another node.
    @inlinable public func firstChild(of id: NodeID) -> NodeID? {
        let node = nodes[Int(id.index)]
        let first = NodeID(Int(id.index) + 1)
        return node.isCollection && first.index < node.link.index ? first : nil
    }

    /// The number of children of a collection; 0 for another node.
    public func childCount(of id: NodeID) -> Int { children(of: id).reduce(0) { count, _ in count + 1 } }

    /// The children of a collection, one after the other.
    public struct Children: Sequence, IteratorProtocol {
        @usableFromInline let nodes: ContiguousArray<Node>
        @usableFromInline var index: Int
        @usableFromInline let end: Int

        @inlinable init(nodes: ContiguousArray<Node>, first: Int, end: Int) {
            self.nodes = nodes
            index = first
            self.end = end
        }

        @inlinable public mutating func next() -> NodeID? {
            guard index < end else { return nil }
            let child = index
            index = nodes[child].indexBehind(child)
            return NodeID(child)
        }
    }
}
