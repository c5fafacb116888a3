import Diagnostics
import SpecTree

/// The edits that bring entries into a mapping and take them out, in the style in which the mapping is written.
struct MappingEdits {
    private let tree: SpecTree
    private let text: [UInt8]

    init(_ tree: SpecTree) {
        self.tree = tree
        text = tree.file.text
    }

    /// New entries of a mapping, behind one of its values (the last where none is given).
    func insertion(of entries: [(key: String, value: String)], into mapping: NodeID, after value: NodeID?) -> Edit? {
        let children = Array(tree.children(of: mapping))
        let written = entries.map { self.text(of: $0, like: mapping) }
        guard let first = children.first, let last = value ?? children.last else {
            guard tree[mapping].isFlow else { return nil }
            return insertion(of: written.joined(separator: ", "), at: Int(tree[mapping].range.lower) + 1)
        }
        if tree[mapping].isFlow {
            return insertion(of: written.map { ", " + $0 }.joined(), at: Int(tree[last].range.upper))
        }
        let keyStart = Int(tree[first].range.lower)
        let indentation = String(repeating: " ", count: keyStart - lineStart(keyStart))
        let end = lineEnd(Int(tree[last].range.upper))
        return insertion(of: written.map { lineBreak(at: end) + indentation + $0 }.joined(), at: end)
    }

    /// A mapping on one line, its keys quoted as those of another mapping are.
    func flowMapping(_ entries: [(key: String, value: String)], like mapping: NodeID) -> String {
        "{" + entries.map { text(of: $0, like: mapping) }.joined(separator: ", ") + "}"
    }

    /// Takes the entry of a value out of a mapping; nil where a comment would go with it, or where it is the only one.
    func removal(of value: NodeID, from mapping: NodeID) -> Edit? {
        let children = Array(tree.children(of: mapping))
        guard let index = children.firstIndex(of: value), index % 2 == 1, children.count > 2 else { return nil }
        let key = children[index - 1]
        let range: ByteRange
        if !tree[mapping].isFlow {
            guard let lines = lines(from: key, to: value) else { return nil }
            range = lines
        } else if index + 1 < children.count {
            range = ByteRange(tree[key].range.lower, tree[children[index + 1]].range.lower)
        } else {
            range = ByteRange(tree[children[index - 2]].range.upper, tree[value].range.upper)
        }
        let hasComment = text[Int(range.lower)..<Int(range.upper)].contains(UInt8(ascii: "#"))
        return hasComment ? nil : Edit(range: range, replacement: "")
    }

    /// The lines of an entry of a block mapping; nil where something else is on them, such as the `- ` of a list.
    private func lines(from key: NodeID, to value: NodeID) -> ByteRange? {
        var start = lineStart(Int(tree[key].range.lower))
        var end = lineEnd(Int(tree[value].range.upper))
        let before = text[start..<Int(tree[key].range.lower)]
        let after = text[Int(tree[value].range.upper)..<end]
        guard (before + after).allSatisfy({ $0 == UInt8(ascii: " ") }) else { return nil }
        if end == text.count {
            // A text without a line end at its end stays one.
            if start > 0, text[start - 1] == UInt8(ascii: "\n") { start -= 1 }
            if start > 0, text[start - 1] == UInt8(ascii: "\r") { start -= 1 }
        }
        if end < text.count, text[end] == UInt8(ascii: "\r") { end += 1 }
        if end < text.count, text[end] == UInt8(ascii: "\n") { end += 1 }
        return ByteRange(UInt32(start), UInt32(end))
    }

    // MARK: - Style

    private func text(of entry: (key: String, value: String), like mapping: NodeID) -> String {
        let keys = tree.children(of: mapping).enumerated().filter { $0.offset % 2 == 0 }
        func areAll(_ style: ScalarStyle) -> Bool {
            !keys.isEmpty && keys.allSatisfy { tree[$0.element].style == style }
        }
        if areAll(.doubleQuoted) { return "\"\(entry.key)\": \(entry.value)" }
        if areAll(.singleQuoted) { return "'\(entry.key)': \(entry.value)" }
        return "\(entry.key): \(entry.value)"
    }

    private func insertion(of text: String, at offset: Int) -> Edit {
        Edit(range: ByteRange(UInt32(offset), UInt32(offset)), replacement: text)
    }

    /// The line break at the end of a line; at the end of the text that of the first line.
    private func lineBreak(at end: Int) -> String {
        let end = end < text.count ? end : lineEnd(0)
        guard end < text.count, text[end] == UInt8(ascii: "\r") else { return "\n" }
        return end + 1 < text.count && text[end + 1] == UInt8(ascii: "\n") ? "\r\n" : "\r"
    }

    private func lineStart(_ offset: Int) -> Int {
        var start = offset
        while start > 0, !isLineBreak(text[start - 1]) { start -= 1 }
        return start
    }

    private func lineEnd(_ offset: Int) -> Int {
        var end = offset
        while end < text.count, !isLineBreak(text[end]) { end += 1 }
        return end
    }

    private func isLineBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
}
