package import Diagnostics
package import SpecTree

extension YAMLReader {
    /// What reading a file gives that edits have made of another, sooner than by reading all of it.
    ///
    /// - Parameters:
    ///   - edits: What has been changed, sorted; they do not overlap.
    ///   - old: The documents of the file before, which was read without findings within the same limits.
    package static func read(_ file: SourceFile, limits: Limits, after edits: [Edit], of old: SpecTree) -> YAMLReading {
        if limits.problem(ofSize: file.text.count) == nil,
            let items = ChangedItems.replacements(edits, of: old, in: file, limits: limits)
        {
            let tree = old.replacing(items, in: file)
            if tree.writtenOutCount <= limits.nodes { return YAMLReading(tree: tree, diagnostics: []) }
        }
        return read(file, limits: limits)
    }
}

/// The list items that edits lie in, read by themselves.
///
/// An item of a block list begins with the line of its `-`. How such lines are read does not depend on what stands in
/// front of them or behind, nor that on them, as long as they are by themselves a whole list with the same indentation
/// and have no anchors, aliases, tags or signs of documents. Everything else is left to the reading of the whole file.
struct ChangedItems {
    private let old: SpecTree
    private let file: SourceFile
    private let limits: Limits
    /// The edits that are left.
    private var edits: ArraySlice<Edit>
    /// How much longer the edits so far have made the text.
    private var growth = 0
    private var replacements: [ItemReplacement] = []

    /// The items that edits have changed, in the order of the file; nil where the whole file is to be read.
    static func replacements(
        _ edits: [Edit], of old: SpecTree, in file: SourceFile, limits: Limits
    ) -> [ItemReplacement]? {
        guard old.documents.count == 1, let root = old.documents.first, old[root].kind == .mapping,
            old[root].isPlainBlock
        else { return nil }
        var items = ChangedItems(old: old, file: file, limits: limits, edits: edits[...])
        var entries = old.children(of: root)
        while !items.edits.isEmpty, entries.next() != nil, let value = entries.next() {
            let next = old.nodeBehind(value)
            let end = next == old.nodeBehind(root) ? nil : next
            guard items.take(editsIn: value, upTo: end) else { return nil }
        }
        return items.edits.isEmpty ? items.replacements : nil
    }

    private init(old: SpecTree, file: SourceFile, limits: Limits, edits: ArraySlice<Edit>) {
        self.old = old
        self.file = file
        self.limits = limits
        self.edits = edits
    }

    /// Takes the edits in a value of the document, up to the next key. Gives whether they could all be taken.
    private mutating func take(editsIn value: NodeID, upTo key: NodeID?) -> Bool {
        let behind = key.map { old[$0].range.lower } ?? UInt32(clamping: old.file.text.count)
        guard let edit = edits.first, edit.range.lower < behind || edit.range.upper == behind else { return true }
        guard let lines = ItemLines(of: value, upTo: key, in: old) else { return false }
        let own = edits.prefix { $0.range.lower < lines.end || $0.range.upper == lines.end }
        guard own.allSatisfy({ lines.hold($0.range) }) else { return false }
        while edits.startIndex < own.endIndex {
            var items = lines.items(of: edits[edits.startIndex])
            let before = growth
            for edit in edits[..<own.endIndex] {
                let next = lines.items(of: edit)
                guard next.lowerBound < items.upperBound else { break }
                items = items.lowerBound..<max(items.upperBound, next.upperBound)
                growth += edit.replacement.utf8.count - edit.range.count
                edits.removeFirst()
            }
            guard let replacement = replacement(of: items, in: lines, growth: before) else { return false }
            replacements.append(replacement)
        }
        return true
    }

    /// Reads lines of a list as they are now; `growth` is how much longer the text in front of them is.
    private func replacement(of items: Range<Int>, in lines: ItemLines, growth before: Int) -> ItemReplacement? {
        let oldLines = lines.range(of: items)
        let (start, end) = (Int(oldLines.lower) + before, Int(oldLines.upper) + growth)
        let (first, behind) = (lines.starts[items.lowerBound].item, lines.nodeBehind(items))
        let text = file.text[start..<end]
        guard let indentation = Self.indentation(of: text), indentation == lines.indentation,
            text.last == UInt8(ascii: "\n") || end == file.text.count, !old.hasAliases(from: first, to: behind)
        else { return nil }
        var inner = limits
        inner.nesting -= 1
        let reading = YAMLReader.read(SourceFile(path: file.path, text: Array(text)), limits: inner)
        let tree = reading.tree
        guard reading.diagnostics.isEmpty, tree.documents.count == 1, let list = tree.documents.first,
            tree[list].kind == .sequence, tree[list].isPlainBlock, !tree.hasTags
        else { return nil }
        return ItemReplacement(
            list: lines.list, first: first, end: behind, oldLines: oldLines,
            newLines: ByteRange(UInt32(start), UInt32(end)), items: tree)
    }

    /// How many spaces stand in front of the first `-`; nil where the lines do not begin so, or have something that
    /// reaches beyond them.
    private static func indentation(of lines: ArraySlice<UInt8>) -> Int? {
        let spaces = lines.prefix { $0 == UInt8(ascii: " ") }
        guard lines[spaces.endIndex...].first == UInt8(ascii: "-") else { return nil }
        var isLineStart = true
        for (offset, byte) in zip(lines.indices, lines) {
            // An anchor can hide another one.
            if byte == UInt8(ascii: "&") { return nil }
            if isLineStart, lines[offset...].starts(with: "---".utf8) || lines[offset...].starts(with: "...".utf8) {
                return nil
            }
            isLineStart = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
        }
        return spaces.count
    }
}

/// The lines that the items of a block list have.
private struct ItemLines {
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
    fileprivate var isPlainBlock: Bool { !isFlow && !isAliased }
}
