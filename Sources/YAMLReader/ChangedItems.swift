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
            if tree.writtenOutCount <= limits.nodes {
                return YAMLReading(tree: tree, diagnostics: [], changedLines: items.map { ($0.oldLines, $0.newLines) })
            }
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
