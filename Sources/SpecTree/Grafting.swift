public import Diagnostics

extension SpecTree {
    /// Adds all nodes of another file's tree, so that one of them can be used as a value here; gives it.
    ///
    /// The nodes have no place in this file: their ranges are empty and lie at its start.
    public mutating func graft(_ node: NodeID, of other: SpecTree) -> NodeID {
        let shift = nodes.count
        let textShift = UInt32(truncatingIfNeeded: text.count)
        func shifted(_ id: NodeID) -> NodeID { id == .none ? .none : NodeID(Int(id.index) + shift) }
        text += other.text
        for node in other.nodes {
            nodes.append(
                node.placed(
                    at: ByteRange(0, 0), textOffset: node.textOffset &+ textShift, link: shifted(node.link)))
        }
        return shifted(node)
    }
}

extension SpecTree {
    /// Calls `body` for every scalar that has a place in the file, in the order of the text.
    public func forEachScalar(_ body: (ByteRange, ScalarStyle) -> Void) {
        for node in nodes where node.kind == .scalar && !node.range.isEmpty { body(node.range, node.style) }
    }
}
