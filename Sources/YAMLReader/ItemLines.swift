import Diagnostics
import SpecTree

/// The lines that the items of a block list or mapping have.
struct ItemLines {
    /// The list or mapping.
    let collection: NodeID
    /// The items whose lines begin with their `-` or key, and where they begin; the first item is among them. Any other
    /// belongs to the one in front of it.
    let starts: [(item: NodeID, offset: UInt32)]
    /// Where the last item's lines end.
    let end: UInt32
    /// How many spaces stand in front of each item.
    let indentation: UInt32
    private let nodeBehind: NodeID

    /// The lines of the items that the value of a key of the one document has; nil where there are none, or they cannot be
    /// told from other lines.
    init?(ofValueOf name: StaticString, in tree: SpecTree) {
        guard tree.documents.count == 1, let root = tree.documents.first, tree[root].kind == .mapping,
            tree[root].isPlainBlock, let collection = tree.value(of: name, in: Place(root))?.value,
            tree[collection].isPlainBlock, !tree[collection].hasMergeKey
        else { return nil }
        self.collection = collection
        nodeBehind = tree.nodeBehind(collection)
        let text = tree.file.text
        if nodeBehind == tree.nodeBehind(root) {
            end = UInt32(clamping: text.count)
        } else {
            guard let start = Self.lineStart(of: tree[nodeBehind].range.lower, in: text) else { return nil }
            end = start
        }
        starts = Self.starts(of: collection, in: tree)
        // A key that is not written has its place at the end of what is in front of it.
        guard let first = starts.first, first.item == tree.firstChild(of: collection),
            tree[collection].range.lower >= first.offset, tree[collection].range.upper <= end,
            zip(starts, starts.dropFirst()).allSatisfy({ $0.offset < $1.offset })
        else { return nil }
        indentation = tree[collection].range.lower - first.offset
    }

    private static func starts(of collection: NodeID, in tree: SpecTree) -> [(item: NodeID, offset: UInt32)] {
        let text = tree.file.text
        let isList = tree[collection].kind == .sequence
        var starts: [(item: NodeID, offset: UInt32)] = []
        var children = tree.children(of: collection)
        while let item = children.next() {
            var place: UInt32? = tree[item].range.lower
            if isList {
                place = place.flatMap { indicatorStart(of: $0, in: text) }
            } else {
                _ = children.next()
            }
            if let start = place.flatMap({ lineStart(of: $0, in: text) }) { starts.append((item, start)) }
        }
        return starts
    }

    /// Whether a range lies in the lines.
    func hold(_ range: ByteRange) -> Bool { range.lower >= starts[0].offset && range.upper <= end }

    /// The items whose lines an edit of the lines lies in.
    func items(of edit: Edit) -> Range<Int> {
        // What is put in between two items belongs to the first.
        let lower = edit.range.isEmpty ? edit.range.lower : edit.range.lower + 1
        let items = (count(before: lower), count(before: edit.range.upper))
        return max(0, items.0 - 1)..<max(1, items.0, items.1)
    }

    /// The lines of some items.
    func range(of items: Range<Int>) -> ByteRange {
        let upper = items.upperBound < starts.count ? starts[items.upperBound].offset : end
        return ByteRange(starts[items.lowerBound].offset, upper)
    }

    /// The node behind some items.
    func nodeBehind(_ items: Range<Int>) -> NodeID {
        items.upperBound < starts.count ? starts[items.upperBound].item : nodeBehind
    }

    /// How many items begin in front of an offset.
    private func count(before offset: UInt32) -> Int { starts.prefixCount { $0.offset < offset } }

    /// The place of the `-` that only spaces part from an offset.
    private static func indicatorStart(of offset: UInt32, in text: [UInt8]) -> UInt32? {
        let start = startOfSpaces(before: offset, in: text)
        return start > 0 && text[start - 1] == UInt8(ascii: "-") ? UInt32(start - 1) : nil
    }

    /// The start of a line that has only spaces in front of an offset.
    private static func lineStart(of offset: UInt32, in text: [UInt8]) -> UInt32? {
        let start = startOfSpaces(before: offset, in: text)
        return start == 0 || text[start - 1] == UInt8(ascii: "\n") ? UInt32(start) : nil
    }

    private static func startOfSpaces(before offset: UInt32, in text: [UInt8]) -> Int {
        Int(offset) - text[..<Int(offset)].reversed().prefix { $0 == UInt8(ascii: " ") }.count
    }
}

extension Node {
    /// Whether a collection is written without brackets, and has no alias that stands for it.
    var isPlainBlock: Bool { isCollection && !isFlow && !isAliased }
}
