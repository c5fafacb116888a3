import Diagnostics
import SpecTree
import TestSupport
import Testing
import YAMLReader

/// Where the comments of a YAML file are: `⟦…⟧` marks each.
@Suite struct CommentTests {
    static let texts: [String] = [
        "⟦# alone⟧\n", "a: b ⟦# behind a value⟧\nc: d\n", "a: b#not\n", "a: 'x # no' ⟦# yes⟧\n",
        "a: \"x # no \\\" # no\" ⟦# yes⟧\n", "a: 'it''s # no'⟦# yes⟧\n",
        "a: | ⟦# yes⟧\n  # no\n  text # no\n\n  # no\n⟦# yes⟧\nb: c\n",
        "a: |2- ⟦# yes⟧\n    # no\n  # no\n ⟦# yes⟧\n", "a: >\n  x # no\n\n\n⟦# yes⟧\n", "a: |\n⟦# yes⟧\nb: c\n",
        "a: |+\n  x\n\n⟦# yes⟧\n", "- |\n # no\n- b ⟦# yes⟧\n",
        "a: [b, ⟦# yes⟧\n  c, 'd # no', ⟦# yes⟧\n  e#no] ⟦# yes⟧\n",
        "a: {b: c, ⟦# yes⟧\n  d: \"e # no\"} ⟦# yes⟧\n", "a: \"x\n  # no\n  y\" ⟦# yes⟧\n", "a: 'x\n  # no' ⟦# yes⟧\n",
        "a: &b ⟦# yes⟧\n  c: d\n", "a: !!str ⟦# yes⟧\n  b\n", "a: &x b ⟦# yes⟧\nc: *x ⟦# yes⟧\n",
        "a: ⟦# yes⟧\n  b: c\n",
        "? a ⟦# yes⟧\n: b ⟦# yes⟧\n", "%YAML 1.1 ⟦# yes⟧\n--- ⟦# yes⟧\na: b\n... ⟦# yes⟧\n--- | ⟦# yes⟧\n # no\n",
        "a: b\n ⟦# yes⟧\n", "a: x y ⟦# z # z⟧\n", "⟦#⟧\n⟦##⟧\na: b\n", "\"a # no\": b ⟦# yes⟧\n",
        "a: ⟦# yes⟧\nb: ~ ⟦# yes⟧\n",
        "größe: '🎛 # no' ⟦# ü⟧\n", "- ⟦# yes⟧\n- ⟦# yes⟧\n  a\n", "a: 'b' ⟦# no line end⟧", "", "⟦# only⟧",
    ]

    @Test(arguments: texts, ["\n", "\r\n", "\r"])
    func `comments are found where they are`(_ marked: String, lineEnd: String) {
        let marked = MarkedText(marked.replacing("\n", with: lineEnd))
        let reading = YAMLReader.read(SourceFile(path: "a.yml", text: marked.text))
        #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics.map(\.message))")
        let found = YAMLComments.ranges(in: reading.tree, isCutOff: false).map { Int($0.lower)..<Int($0.upper) }
        #expect(found == marked.ranges, "\(marked.text)")
    }

    @Test func `what a syntax error leaves open has no comments`() {
        let reading = YAMLReader.read(SourceFile(path: "a.yml", text: "# one\na: b # two\nc: \"d # three\n# four\n"))
        #expect(reading.diagnostics.contains { $0.rule == BuiltinCheck.syntax.id })
        let ranges = YAMLComments.ranges(in: reading.tree, isCutOff: true)
        let text = reading.tree.file.text
        #expect(
            ranges.map { String(decoding: text[Int($0.lower)..<Int($0.upper)], as: UTF8.self) } == ["# one", "# two"])
    }
}
