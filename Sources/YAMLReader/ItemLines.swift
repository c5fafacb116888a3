import Diagnostics
import SpecTree

/// The lines that the items of a block list have.
struct ItemLines {
    let list: NodeID
    /// The items whose line begins with their `-`, and where it begins; the first one is among them. Others belong to the item in front of them.
    let starts: [(item: NodeID, offset: UInt32)]
    /// Where the last item's lines end.
    let end: UInt32
    /// How many spaces stand in front of each `-`.
    let indentation: Int
    private let nodeBehind: NodeID

    /// The lines of a list's items; nil where that is no block list, or its lines cannot be told from others.
    ///
    /// - Parameter key: What follows in the document.
    init?(of list: NodeID, upTo key: NodeID?, in tree: SpecTree) {
        guard tree[list].kind == .sequence, tree[list].isPlainBlock else { return nil }
        self.list = list
        nodeBehind = tree.nodeBehind(list)
        let text = tree.file.text
        if let key {
            guard let start = Self.lineStart(of: tree[key].range.lower, in: text) else { return nil }
            end = start
        } else {
            end = UInt32(clamping: text.count)
        }
        starts = tree.children(of: list).compactMap { item in
            Self.itemStart(of: tree[item].range.lower, in: text).map { (item, $0) }
        }
        // A key that is not written has its place at the end of what is in front of it.
        guard let first = starts.first, first.item == tree.firstChild(of: list), tree[list].range.upper <= end,
            zip(starts, starts.dropFirst()).allSatisfy({ $0.offset < $1.offset })
        else { return nil }
        indentation = text[Int(first.offset)...].prefix { $0 == UInt8(ascii: " ") }.count
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
    private func count(before offset: UInt32) -> Int {
        var (low, high) = (0, starts.count)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle].offset < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The start of the line of an item's `-`, where there is nothing else in front of the item.
    private static func itemStart(of offset: UInt32, in text: [UInt8]) -> UInt32? {
        var position = Int(offset)
        while position > 0, text[position - 1] == UInt8(ascii: " ") { position -= 1 }
        guard position > 0, text[position - 1] == UInt8(ascii: "-") else { return nil }
        return lineStart(of: UInt32(position - 1), in: text)
    }

    /// The start of a line that has only spaces in front of an offset.
    private static func lineStart(of offset: UInt32, in text: [UInt8]) -> UInt32? {
        var position = Int(offset)
        while position > 0, text[position - 1] == UInt8(ascii: " ") { position -= 1 }
        return position == 0 || text[position - 1] == UInt8(ascii: "\n") ? UInt32(position) : nil
    }
}

extension Node {
    /// Whether a collection is written without brackets, and has no alias that stands for it.
    var isPlainBlock: Bool { !isFlow && !isAliased }
}
