import Diagnostics
import SpecTree
import TestSupport
import YAMLReader

/// Writes a spec again in flow style, with its marks at the same nodes.
struct FlowWriter {
    private let tree: SpecTree
    private let marks: Set<UInt32>
    /// The text so far.
    private(set) var text = ""
    /// Written in front of the first entry of every button.
    var buttonStart = ""
    /// Written in the place of a node.
    var replacements: [NodeID: String] = [:]

    /// A writer of a marked text; nil where it is not plain YAML without aliases.
    init?(_ marked: MarkedText) {
        let reading = YAMLReader.read(SourceFile(path: "spec.yml", text: marked.text))
        guard reading.diagnostics.isEmpty, !marked.text.contains("*"), reading.tree.documents.count == 1 else {
            return nil
        }
        tree = reading.tree
        marks = Set(marked.points.map { UInt32($0) })
    }

    /// The whole document, on one line behind the key `buttons`.
    static func document(_ marked: MarkedText, buttonStart: String) -> String? {
        guard var writer = FlowWriter(marked), let root = writer.tree.documents.first else { return nil }
        writer.buttonStart = buttonStart
        writer.write(root, depth: 0)
        return writer.text + "\n"
    }

    /// The values that the marks are about: the node at a mark, or the value of the key at a mark.
    static func markedValues(_ marked: MarkedText) -> (values: [(range: Range<Int>, text: String)], tree: SpecTree)? {
        guard let writer = FlowWriter(marked), let root = writer.tree.documents.first else { return nil }
        var values: [(Range<Int>, String)] = []
        for mark in marked.points {
            guard let node = writer.value(at: UInt32(mark), below: root) else { return nil }
            var part = writer
            part.text = ""
            part.write(node, depth: 9, isMarked: false)
            let range = writer.tree[node].range
            values.append((Int(range.lower)..<Int(range.upper), part.text))
        }
        return (values, writer.tree)
    }

    private func value(at offset: UInt32, below node: NodeID) -> NodeID? {
        let children = Array(tree.children(of: node))
        let isMapping = tree[node].kind == .mapping
        if tree[node].range.lower == offset, !isMapping || tree[node].isFlow { return node }
        for (index, child) in children.enumerated() {
            if isMapping, index % 2 == 0 {
                if tree[child].range.lower == offset { return children[index + 1] }
            } else if let found = value(at: offset, below: child) {
                return found
            }
        }
        return nil
    }

    private mutating func write(_ node: NodeID, depth: Int, isMarked: Bool = true) {
        let children = Array(tree.children(of: node))
        let isBlockMapping = tree[node].kind == .mapping && !tree[node].isFlow
        if isMarked, !isBlockMapping, marks.contains(tree[node].range.lower) { text += "↓" }
        switch tree[node].kind {
        case .scalar, .alias: text += scalar(node)
        case .sequence:
            text += "["
            for (index, child) in children.enumerated() {
                text += index == 0 ? "" : ", "
                write(child, depth: depth + 1, isMarked: isMarked)
            }
            text += "]"
        case .mapping:
            // The document, the list of buttons, a button.
            text += depth == 2 ? "{\(buttonStart)" : "{"
            for (index, child) in children.enumerated() {
                text += index == 0 ? "" : index % 2 == 0 ? ", " : ": "
                write(child, depth: depth + 1, isMarked: isMarked)
            }
            text += "}"
        }
    }

    private func scalar(_ node: NodeID) -> String {
        let value = tree.string(of: node)
        let isBlock = tree[node].style == .literal || tree[node].style == .folded
        guard isBlock || value.contains(where: { ",[]{}\n\"'".contains($0) }) else {
            let range = tree[node].range
            return String(decoding: tree.file.text[Int(range.lower)..<Int(range.upper)], as: UTF8.self)
        }
        return "'" + value.replacing("'", with: "''") + "'"
    }
}
