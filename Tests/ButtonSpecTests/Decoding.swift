import ButtonSpec
import Diagnostics
import SpecTree
import TestSupport
import Testing
import YAMLReader

/// A spec text, read and decoded.
struct Decoding {
    let marked: MarkedText
    let tree: SpecTree
    let buttons: [ButtonSpec]
    /// What is wrong with the text, sorted by place.
    let diagnostics: [Diagnostic]

    init(_ text: String, limits: Limits = Limits()) {
        marked = MarkedText(text)
        let reading = YAMLReader.read(SourceFile(path: "spec.yml", text: marked.text), limits: limits)
        let document = SpecDecoder.decode(reading.tree, limits: limits)
        tree = reading.tree
        buttons = document.buttons
        diagnostics = (reading.diagnostics + document.diagnostics).enumerated().sorted {
            ($0.element.range.lower, $0.offset) < ($1.element.range.lower, $1.offset)
        }.map(\.element)
    }

    /// A spec of one button, whose further lines are given without indentation.
    init(button lines: String, limits: Limits = Limits()) {
        let indented = lines.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }
        self.init("buttons:\n  - name: a\n" + indented.joined(separator: "\n") + "\n", limits: limits)
    }

    /// The first button.
    func button(sourceLocation: SourceLocation = #_sourceLocation) throws -> ButtonSpec {
        try #require(buttons.first, sourceLocation: sourceLocation)
    }

    /// Expects exactly these faults, each `check: message`, at the places in `⟦…⟧`, and `⟨…⟩` as related places.
    func expect(_ faults: [String], sourceLocation: SourceLocation = #_sourceLocation) {
        let seen = diagnostics.map { "\($0.rule): \($0.message)" }
        #expect(seen == faults, "\(marked.text)", sourceLocation: sourceLocation)
        let places = diagnostics.map { Int($0.range.lower)..<Int($0.range.upper) }
        #expect(
            places.map(quoted) == marked.ranges.map(quoted), "\(marked.text)", sourceLocation: sourceLocation)
        let related = Set(diagnostics.flatMap(\.related).map { Int($0.range.lower)..<Int($0.range.upper) })
        #expect(
            related.sorted { $0.lowerBound < $1.lowerBound }.map(quoted) == marked.related.map(quoted),
            "related places\n\(marked.text)", sourceLocation: sourceLocation)
    }

    private func quoted(_ range: Range<Int>) -> String {
        let text = String(
            decoding: marked.bytes[
                min(range.lowerBound, marked.bytes.count)..<min(range.upperBound, marked.bytes.count)], as: UTF8.self)
        return "\(marked.place(of: range.lowerBound)) ‘\(text)’"
    }
}

/// A row of a table of faults.
struct Fault: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let spec: String
    let faults: [String]

    /// A whole spec with its faults.
    init(_ name: String, spec: String, _ faults: String...) {
        testDescription = name
        self.spec = spec
        self.faults = faults
    }

    /// A button with its faults; its lines without indentation.
    init(_ name: String, _ button: String, _ faults: String...) {
        let indented = button.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }
        testDescription = name
        spec = "buttons:\n  - name: a\n" + indented.joined(separator: "\n") + "\n"
        self.faults = faults
    }

    func check() { Decoding(spec).expect(faults) }
}
