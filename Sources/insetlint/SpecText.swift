import Diagnostics
import Reporters
import SpecTree

/// The text of a spec with the buttons of a tree that was read from another format, each with the place it comes from.
struct SpecText {
    private let tree: SpecTree
    private let lines: LineIndex

    init(_ tree: SpecTree) {
        self.tree = tree
        lines = LineIndex(tree.file.text)
    }

    /// The spec, nil for a tree without buttons.
    var text: String? {
        let buttons = tree.documents.flatMap { root in
            tree.value(of: "buttons", in: Place(root)).map { Array(tree.children(of: $0.value)) } ?? []
        }
        guard !buttons.isEmpty else { return nil }
        let path = TerminalText.escaped(tree.file.path)
        var text = "# The buttons of \(path), extracted by insetlint.\nbuttons:\n"
        for (index, button) in buttons.enumerated() {
            if index > 0 { text += "\n" }
            text += "  # \(path):\(lines.position(of: tree[button].range.lower).line)\n"
            text += entries(of: button, indentation: "    ", first: "  - ")
        }
        return text
    }

    private func entries(of mapping: NodeID, indentation: String, first: String? = nil) -> String {
        var text = ""
        var lead = first ?? indentation
        for entry in tree.entries(of: Place(mapping)) {
            // A value that could not be read has been reported.
            guard tree[entry.value.value].kind != .alias else { continue }
            text += lead + key(entry.key) + ":"
            lead = indentation
            if tree[entry.value.value].isCollection, !isSmall(entry.value.value) {
                text += "\n" + entries(of: entry.value.value, indentation: indentation + "  ")
            } else {
                text += " " + flow(entry.value.value) + "\n"
            }
        }
        return text
    }

    /// Whether a collection holds nothing but scalars, so that it fits on a line.
    private func isSmall(_ node: NodeID) -> Bool {
        tree.children(of: node).allSatisfy { tree[$0].kind == .scalar && tree.textRange(of: $0).length < 60 }
    }

    private func flow(_ node: NodeID) -> String {
        switch tree[node].kind {
        case .scalar, .alias: return scalar(node)
        case .sequence: return "[" + tree.children(of: node).map(flow).joined(separator: ", ") + "]"
        case .mapping:
            var parts: [String] = []
            for entry in tree.entries(of: Place(node)) {
                guard tree[entry.value.value].kind != .alias else { continue }
                parts.append("\(key(entry.key)): \(flow(entry.value.value))")
            }
            return "{" + parts.joined(separator: ", ") + "}"
        }
    }

    private func key(_ node: NodeID) -> String { tree.string(of: node) }

    private func scalar(_ node: NodeID) -> String {
        let text = tree.string(of: node)
        guard tree[node].tag == .string else { return text }
        let isWord = text.unicodeScalars.allSatisfy { $0.isASCII && $0.properties.isAlphabetic }
        let isText = CoreSchema.value(of: ArraySlice(text.utf8)) == .string
        return isWord && isText && !["yes", "no", "on", "off", "y", "n"].contains(text.lowercased())
            ? text : Self.quoted(text)
    }

    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            case "\r": quoted += "\\r"
            case _
            where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
                || [0x2028, 0x2029, 0xFEFF].contains(scalar.value) || scalar.properties.generalCategory == .format
                || scalar.properties.isNoncharacterCodePoint:
                quoted +=
                    scalar.value > 0xFFFF
                    ? "\\U" + scalar.value.hexadecimal(digits: 8) : "\\u" + scalar.value.hexadecimal(digits: 4)
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
