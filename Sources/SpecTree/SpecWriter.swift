public import Diagnostics

/// Writes the buttons of another format into a tree as specs have them, every node at the place that it comes from.
public struct SpecWriter {
    public private(set) var tree: SpecTree
    /// Where words that stand in the tree's text already lie there.
    private var words: [String: ByteRange] = [:]
    private var open: [NodeID] = []

    /// A writer with an open list of buttons.
    public init(_ file: SourceFile) {
        tree = SpecTree(file: file)
        let start = ByteRange(0, 0)
        let root = tree.addCollection(.mapping, range: start, tag: .none, isFlow: true)
        tree.addDocument(root)
        open.append(root)
        key("buttons", at: start)
        open.append(tree.addCollection(.sequence, range: start, tag: .none, isFlow: true))
    }

    /// Ends everything that is open.
    public mutating func end() {
        while !open.isEmpty { close(at: ByteRange(0, 0)) }
    }

    // MARK: - Collections

    /// Adds a mapping without a key: an item of a list.
    public mutating func mapping(at range: ByteRange, _ body: (inout SpecWriter) -> Void) {
        open.append(tree.addCollection(.mapping, range: range, tag: .none, isFlow: true))
        body(&self)
        close(at: range)
    }

    /// Adds a mapping under a key.
    public mutating func mapping(_ name: String, at range: ByteRange, _ body: (inout SpecWriter) -> Void) {
        key(name, at: range)
        mapping(at: range, body)
    }

    /// Adds a list of texts, each with its place.
    public mutating func list(_ name: String, at range: ByteRange, of items: [(bytes: [UInt8], range: ByteRange)]) {
        key(name, at: range)
        open.append(tree.addCollection(.sequence, range: range, tag: .none, isFlow: true))
        for item in items { scalar(item.bytes, at: item.range) }
        close(at: range)
    }

    private mutating func close(at range: ByteRange) {
        guard let last = open.popLast() else { return }
        tree.closeCollection(last, range: range)
    }

    // MARK: - Values

    /// Adds a text that stands in the file as it is.
    public mutating func text(_ name: String, writtenAt range: ByteRange, keyAt keyRange: ByteRange) {
        key(name, at: keyRange)
        _ = tree.addScalar(range: range, style: .plain, tag: .string, source: range)
    }

    /// Adds a text that stands in the file in another form.
    public mutating func text(_ name: String, _ bytes: [UInt8], at range: ByteRange, keyAt keyRange: ByteRange) {
        key(name, at: keyRange)
        scalar(bytes, at: range)
    }

    /// Adds a word that the format has for what the file says.
    public mutating func word(_ name: String, _ word: String, at range: ByteRange) {
        key(name, at: range)
        constant(word, tag: .string, at: range)
    }

    public mutating func flag(_ name: String, _ value: Bool, at range: ByteRange) {
        key(name, at: range)
        constant(value ? "true" : "false", tag: .none, at: range)
    }

    public mutating func number(_ name: String, _ value: Double, at range: ByteRange) {
        key(name, at: range)
        constant(Int(exactly: value).map { "\($0)" } ?? "\(value)", tag: .none, at: range)
    }

    /// Adds a value that cannot be read: nothing is said that rests on it.
    public mutating func unreadable(_ name: String, at range: ByteRange) {
        key(name, at: range)
        _ = tree.addAlias(range: range, target: .none)
    }

    private mutating func key(_ name: String, at range: ByteRange) { constant(name, tag: .string, at: range) }

    private mutating func constant(_ text: String, tag: Tag, at range: ByteRange) {
        if let source = words[text] {
            _ = tree.addScalar(range: range, style: .plain, tag: tag, source: source)
            return
        }
        let id = Array(text.utf8).withUnsafeBufferPointer {
            tree.addScalar(range: range, style: .plain, tag: tag, value: $0)
        }
        let (offset, length) = tree.textRange(of: id)
        words[text] = ByteRange(UInt32(offset), UInt32(offset + length))
    }

    private mutating func scalar(_ bytes: [UInt8], at range: ByteRange) {
        _ = bytes.withUnsafeBufferPointer { tree.addScalar(range: range, style: .plain, tag: .string, value: $0) }
    }
}
