package import Diagnostics

/// Items of a list or mapping that have been read by themselves and take the place of others.
package struct ItemReplacement {
    /// The first item that goes.
    package var first: NodeID
    /// The node behind the items that go and all in them.
    package var end: NodeID
    /// The lines of the items that go, in the file as it was.
    package var oldLines: ByteRange
    /// The lines of the items that come, in the file as it is now.
    package var newLines: ByteRange
    /// What those lines are by themselves: one document, a collection as that which they are in, without aliases.
    package var items: SpecTree

    package init(first: NodeID, end: NodeID, oldLines: ByteRange, newLines: ByteRange, items: SpecTree) {
        self.first = first
        self.end = end
        self.oldLines = oldLines
        self.newLines = newLines
        self.items = items
    }
}

extension SpecTree {
    /// Whether nodes in front of another have to do with aliases: are one, or have one that stands for them.
    package func hasAliases(from first: NodeID, to end: NodeID) -> Bool {
        nodes[Int(first.index)..<Int(end.index)].contains { $0.kind == .alias || $0.isAliased }
    }

    /// Whether a node has a tag.
    package var hasTags: Bool { nodes.contains { $0.tag != .none } }

    /// The tree with items of a collection replaced, as reading the file as it is now would give it.
    ///
    /// The collection is a value of the one document's mapping, written in a block as that is, and no alias stands for it
    /// or for anything that goes. The replacements are in the order of the file and do not overlap.
    package func replacing(_ replacements: [ItemReplacement], of collection: NodeID, in file: SourceFile) -> SpecTree {
        var splicer = Splicer(self, collection, file: file)
        for replacement in replacements { splicer.take(replacement) }
        return splicer.finished()
    }
}

/// Puts a tree together from the nodes of others.
private struct Splicer {
    private let old: SpecTree
    /// The collection whose items are replaced.
    private let collection: NodeID
    private var new: SpecTree
    /// The first node that has not been taken over.
    private var next = 0
    /// How much farther back those nodes stand in the new tree, and their text in the new file.
    private var shift = Shift()
    /// The shifts in front of every replacement so far, each with the first node that it no longer holds for.
    private var shifts: [(end: Int, shift: Shift)] = []
    /// Where the last item ends if it was replaced.
    private var end: UInt32?

    struct Shift {
        var nodes = 0
        var text = 0

        func moved(_ offset: UInt32) -> UInt32 { UInt32(truncatingIfNeeded: Int(offset) &+ text) }
        func moved(_ range: ByteRange) -> ByteRange { ByteRange(moved(range.lower), moved(range.upper)) }
    }

    init(_ old: SpecTree, _ collection: NodeID, file: SourceFile) {
        self.old = old
        self.collection = collection
        new = SpecTree(file: file)
        new.documents = old.documents
        new.repeatedNodes = old.repeatedNodes
    }

    mutating func take(_ replacement: ItemReplacement) {
        keep(upTo: Int(replacement.first.index))
        let (items, lines) = (replacement.items, replacement.newLines)
        // The collection of the items is that which is there.
        let inner = Shift(nodes: new.count - 1, text: Int(lines.lower))
        append(1..<items.count, of: items, inner)
        let isLast = replacement.end == old.nodeBehind(collection)
        end = isLast ? inner.moved(items.nodes[0].range.upper) : nil
        next = Int(replacement.end.index)
        shift = Shift(nodes: new.count - next, text: Int(lines.upper) - Int(replacement.oldLines.upper))
    }

    /// The whole tree.
    mutating func finished() -> SpecTree {
        keep(upTo: old.count)
        close(collection, end: end)
        let root = old.documents[0]
        close(root, end: old.nodeBehind(root) == old.nodeBehind(collection) ? end : nil)
        return new
    }

    private mutating func keep(upTo end: Int) {
        append(next..<end, of: old, shift)
        shifts.append((end, shift))
    }

    /// Adds nodes of a tree, with the values among them that are not written out in its file.
    private mutating func append(_ indices: Range<Int>, of tree: SpecTree, _ shift: Shift) {
        let fileSize = UInt32(truncatingIfNeeded: tree.file.text.count)
        tree.nodes.withUnsafeBufferPointer { nodes in
            for node in nodes[indices] {
                var textOffset = node.textOffset
                // A value that is not written may stand at the very end.
                let isNothing = node.style == .plain && node.textLength == 0
                if node.kind == .scalar, textOffset >= fileSize, !isNothing {
                    let value = Int(textOffset)..<Int(textOffset &+ node.textLength)
                    textOffset = UInt32(truncatingIfNeeded: new.text.count)
                    new.text.append(contentsOf: tree.text[value])
                } else if node.kind == .scalar {
                    textOffset = shift.moved(textOffset)
                }
                let link: NodeID =
                    switch node.kind {
                    case .scalar: node.link
                    case .alias: moved(node.link)
                    case .sequence, .mapping: NodeID(Int(node.link.index) &+ shift.nodes)
                    }
                new.nodes.append(node.placed(at: shift.moved(node.range), textOffset: textOffset, link: link))
            }
        }
    }

    /// The target of an alias, which stands in front of it.
    private func moved(_ target: NodeID) -> NodeID {
        target == .none ? .none : NodeID(place(of: Int(target.index)).index)
    }

    /// Ends a collection that items were replaced in; `end` is its end in the file, nil where that was only moved.
    private mutating func close(_ id: NodeID, end: UInt32?) {
        let node = old.nodes[Int(id.index)]
        let (start, link) = (place(of: Int(id.index)), place(of: Int(node.link.index)))
        let upper = end ?? link.shift.moved(node.range.upper)
        new.nodes[start.index].close(
            range: ByteRange(start.shift.moved(node.range.lower), upper), end: NodeID(link.index))
    }

    /// Where a node that has stayed, or the place behind the last one, is now, and how it was moved.
    private func place(of index: Int) -> (index: Int, shift: Shift) {
        let passed = shifts.prefixCount { $0.end <= index }
        let shift = passed < shifts.count ? shifts[passed].shift : shift
        return (index + shift.nodes, shift)
    }
}
