import Diagnostics

extension SpecTree {
    /// Whether a node and all in it are written just as one of another tree, wherever that stands.
    ///
    /// False as well where aliases have to do with them, since what these stand for is not looked at.
    package func isWritten(_ id: NodeID, as other: NodeID, of tree: SpecTree) -> Bool {
        let (start, otherStart) = (Int(id.index), Int(other.index))
        let (end, otherEnd) = (nodes[start].indexBehind(start), tree.nodes[otherStart].indexBehind(otherStart))
        guard end - start == otherEnd - otherStart, hasSameText(id, as: other, of: tree) else { return false }
        return nodes.withUnsafeBufferPointer { nodes in
            tree.nodes.withUnsafeBufferPointer { otherNodes in
                let range = (nodes[start].range, otherNodes[otherStart].range)
                for (index, otherIndex) in zip(start..<end, otherStart..<otherEnd) {
                    let (node, other) = (nodes[index], otherNodes[otherIndex])
                    guard node.hasSameSigns(as: other), node.kind != .alias, !node.isAliased else { return false }
                    if node.kind != .scalar {
                        guard Int(node.link.index) - index == Int(other.link.index) - otherIndex else { return false }
                    } else if !node.isValue(in: range.0) || !other.isValue(in: range.1)
                        || node.textOffset - range.0.lower != other.textOffset - range.1.lower
                    {
                        guard bytes(of: NodeID(index)).isSame(as: tree.bytes(of: NodeID(otherIndex))) else {
                            return false
                        }
                    } else if node.textLength != other.textLength {
                        return false
                    }
                }
                return true
            }
        }
    }

    /// Whether the same text stands at the places of two nodes in their files.
    private func hasSameText(_ id: NodeID, as other: NodeID, of tree: SpecTree) -> Bool {
        let (range, otherRange) = (nodes[Int(id.index)].range, tree.nodes[Int(other.index)].range)
        return file.text[Int(range.lower)..<Int(range.upper)]
            .isSame(as: tree.file.text[Int(otherRange.lower)..<Int(otherRange.upper)])
    }
}

extension Node {
    /// Whether another node is of the same kind, with the same signs and tag.
    @inline(__always) fileprivate func hasSameSigns(as other: Node) -> Bool {
        kind == other.kind && style == other.style && tag == other.tag && flags == other.flags
    }

    /// Whether a scalar's value stands literally in a part of the file.
    @inline(__always) fileprivate func isValue(in range: ByteRange) -> Bool {
        textOffset >= range.lower && textOffset + textLength <= range.upper
    }
}
