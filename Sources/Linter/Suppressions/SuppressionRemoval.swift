import Diagnostics
import SpecTree

/// Edits that take suppressions out of a file.
enum SuppressionRemoval {
    /// Whether a comment has its line for itself.
    static func isAlone(_ comment: ByteRange, in text: [UInt8]) -> Bool {
        let start = blankStart(before: Int(comment.lower), in: text)
        return start == 0 || isBreak(text[start - 1])
    }

    /// Takes entries out of a comment, and the comment with them where none is left.
    static func edit(removing entries: [Int], of comment: SuppressionComment, in text: [UInt8]) -> Edit {
        let kept = comment.entries.indices.filter { !entries.contains($0) }
        guard !kept.isEmpty, let first = comment.entries.first, let last = comment.entries.last else {
            return removal(of: comment.range, in: text)
        }
        return Edit(
            range: ByteRange(first.range.lower, last.range.upper),
            replacement: kept.map { comment.entries[$0].id }.joined(separator: ", "))
    }

    /// Takes a comment out with the blanks in front of it, and its line where nothing else is on it.
    private static func removal(of comment: ByteRange, in text: [UInt8]) -> Edit {
        let start = blankStart(before: Int(comment.lower), in: text)
        var end = Int(comment.upper)
        if isAlone(comment, in: text) {
            if end < text.count, text[end] == UInt8(ascii: "\r") { end += 1 }
            if end < text.count, text[end] == UInt8(ascii: "\n") { end += 1 }
        }
        return Edit(range: ByteRange(UInt32(start), UInt32(end)), replacement: "")
    }

    private static func blankStart(before offset: Int, in text: [UInt8]) -> Int {
        var start = offset
        while start > 0, isBlank(text[start - 1]) { start -= 1 }
        return start
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

    private static func isBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

    /// Takes an entry out of the `disable` list of a button; nil where that cannot be written in one edit.
    static func edit(removing entry: Place, from list: Place, in tree: SpecTree) -> Edit? {
        guard entry.use == entry.value, list.use == list.value else { return nil }
        guard tree[list.value].kind == .sequence else {
            return Edit(range: tree[entry.value].range, replacement: "[]")
        }
        let items = Array(tree.children(of: list.value))
        guard let index = items.firstIndex(of: entry.value) else { return nil }
        let range = tree[entry.value].range
        guard tree[list.value].isFlow else { return items.count > 1 ? lineRemoval(of: range, in: tree.file.text) : nil }
        if index + 1 < items.count {
            return Edit(range: ByteRange(range.lower, tree[items[index + 1]].range.lower), replacement: "")
        }
        guard index == 0 else {
            return Edit(range: ByteRange(tree[items[index - 1]].range.upper, range.upper), replacement: "")
        }
        // A comma may follow the only item, but cannot stand alone.
        let end = commaEnd(after: Int(range.upper), in: tree.file.text).map(UInt32.init) ?? range.upper
        return Edit(range: ByteRange(range.lower, end), replacement: "")
    }

    /// Where the comma ends that is the next character besides blanks and line breaks; nil where there is none.
    private static func commaEnd(after offset: Int, in text: [UInt8]) -> Int? {
        let next = text[offset...].firstIndex { !isBlank($0) && !isBreak($0) }
        return next.flatMap { text[$0] == UInt8(ascii: ",") ? $0 + 1 : nil }
    }

    /// Takes out the line of a block list's item, where nothing else is on it.
    private static func lineRemoval(of item: ByteRange, in text: [UInt8]) -> Edit? {
        var start = blankStart(before: Int(item.lower), in: text)
        guard start > 0, text[start - 1] == UInt8(ascii: "-") else { return nil }
        start = blankStart(before: start - 1, in: text)
        guard start == 0 || isBreak(text[start - 1]) else { return nil }
        var end = Int(item.upper)
        while end < text.count, isBlank(text[end]) { end += 1 }
        guard end == text.count || isBreak(text[end]) else { return nil }
        if end < text.count, text[end] == UInt8(ascii: "\r") { end += 1 }
        if end < text.count, text[end] == UInt8(ascii: "\n") { end += 1 }
        return Edit(range: ByteRange(UInt32(start), UInt32(end)), replacement: "")
    }
}
