import Diagnostics
import SpecTree
import Testing
import YAMLReader

/// Reads a text as a file of its own.
func read(_ text: String, limits: Limits = Limits()) -> YAMLReading {
    YAMLReader.read(SourceFile(path: "buttons.yml", text: text), limits: limits)
}

extension SpecTree {
    /// All nodes in the order they begin, each collection in front of what is in it.
    var allNodes: [NodeID] {
        var all: [NodeID] = []
        func visit(_ id: NodeID) {
            all.append(id)
            for child in children(of: id) { visit(child) }
        }
        for root in documents { visit(root) }
        return all
    }

    /// A tree in brackets and braces: plain scalars as their text, others in quotes, aliases as `*` and their target.
    func outline(of id: NodeID) -> String {
        let children = children(of: id).map { outline(of: $0) }
        switch self[id].kind {
        case .scalar: return self[id].style == .plain ? string(of: id) : string(of: id).debugDescription
        case .alias: return "*" + (resolve(id).map { outline(of: $0) } ?? "?")
        case .sequence: return "[" + children.joined(separator: ", ") + "]" + (self[id].isIncomplete ? "…" : "")
        case .mapping:
            let pairs = stride(from: 0, to: children.count, by: 2).map { index in
                children[index] + ":" + (index + 1 < children.count ? " " + children[index + 1] : "")
            }
            return "{" + pairs.joined(separator: ", ") + "}" + (self[id].isIncomplete ? "…" : "")
        }
    }

    /// The outlines of all documents.
    var outline: [String] { documents.map { outline(of: $0) } }

    /// The entries of a mapping as pairs of words, merge keys followed.
    func entries(of mapping: NodeID) -> [String] {
        entries(of: Place(mapping)).map { "\(string(of: $0.key)): \(outline(of: $0.value.value))" }
    }

    /// The value of a key of the first document.
    func value(_ key: StaticString) -> NodeID? { documents.first.flatMap { value(of: key, in: Place($0))?.value } }
}

/// Expects that every node of a text lies where a mark is, in the order they begin, and that nothing is wrong with it.
func expectNodes(_ marked: String, findings: Int = 0, sourceLocation: SourceLocation = #_sourceLocation) {
    let text = NodeMarks(marked)
    let reading = YAMLReader.read(SourceFile(path: "buttons.yml", text: text.bytes))
    let ranges = reading.tree.allNodes.map { reading.tree[$0].range }
    #expect(
        ranges == text.ranges, "the nodes are \(NodeMarks.mark(ranges, in: text.bytes).debugDescription)",
        sourceLocation: sourceLocation)
    #expect(reading.diagnostics.count == findings, sourceLocation: sourceLocation)
}

/// Expects findings with their marked places in a text, in order, each written `check: message`.
func expectFindings(
    _ marked: String, _ expected: [String], limits: Limits = Limits(), sourceLocation: SourceLocation = #_sourceLocation
) {
    let text = NodeMarks(marked)
    let findings = YAMLReader.read(SourceFile(path: "buttons.yml", text: text.bytes), limits: limits).diagnostics
    #expect(findings.map { "\($0.rule): \($0.message)" } == expected, sourceLocation: sourceLocation)
    let ranges = findings.map(\.range)
    #expect(
        ranges == text.ranges, "the places are \(ranges.map { NodeMarks.mark([$0], in: text.bytes) })",
        sourceLocation: sourceLocation)
}
