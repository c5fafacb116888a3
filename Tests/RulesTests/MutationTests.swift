import Diagnostics
import RuleEngine
import RuleSupport
import TestSupport
import Testing

/// The examples' findings do not depend on how a spec is written.
@Suite struct MutationTests {
    @Test(arguments: ExampleCase.all(good: false), Mutation.all)
    func `a bad example has its findings in another form`(_ given: ExampleCase, _ mutation: Mutation) {
        guard let text = mutation.apply(given.example.spec) else { return }
        let marked = MarkedText(text)
        let form = mutation.testDescription + "\n" + text
        let findings = given.expectFindings(in: marked, form)
        guard given.example.fixed != nil else { return }
        #expect(findings.allSatisfy { $0.fix != nil }, "\(given.testDescription), \(form)")
        let fixed = given.fixed(marked, by: findings)
        given.expectMended(fixed, form)
        if text.contains("\r\n") { #expect(!fixed.replacing("\r\n", with: "").contains("\n"), "\(fixed)") }
    }

    @Test(arguments: ExampleCase.all(good: true), Mutation.all)
    func `a good example is silent in another form`(_ given: ExampleCase, _ mutation: Mutation) {
        guard let text = mutation.apply(given.example.spec) else { return }
        let findings = given.linter.findings(in: text)
        #expect(findings.map(\.line) == [], "\(given.testDescription), \(mutation.testDescription)\n\(text)")
    }

    /// The marked value stands under an anchor at the top, and an alias in its place: the finding is at the alias.
    @Test(arguments: ExampleCase.all(good: false))
    func `a value that comes by an alias is reported at the alias`(_ given: ExampleCase) throws {
        let marked = MarkedText(given.example.spec)
        let (values, _) = try #require(FlowWriter.markedValues(marked), "\(given.testDescription)")
        var anchors = "x-anchors:\n"
        var anchorPlaces: [Int] = []
        for (index, value) in values.enumerated() {
            anchors += "  - &value\(index) "
            anchorPlaces.append(anchors.utf8.count)
            anchors += value.text + "\n"
        }
        var text = marked.bytes
        for (index, value) in values.enumerated().reversed() {
            let range = onLine(value.range, in: text)
            let blank = text[range.lowerBound - 1] == UInt8(ascii: ":") ? " " : ""
            text.replaceSubrange(range, with: "\(blank)↓*value\(index)".utf8)
        }
        let aliased = MarkedText(anchors + String(decoding: text, as: UTF8.self))
        let findings = given.expectFindings(in: aliased, "by an alias\n" + aliased.text)
        for (finding, anchor) in zip(findings, anchorPlaces) {
            #expect(
                finding.related.contains { $0.location.startOffset == anchor },
                "\(given.testDescription): the anchor is no related place\n\(aliased.text)")
            // The alias and what it names belong to other buttons too.
            let alias = finding.location.startOffset..<finding.location.endOffset
            for edit in finding.fix?.edits ?? [] {
                let range = edit.location.startOffset..<edit.location.endOffset
                #expect(range.lowerBound >= anchors.utf8.count, "\(given.testDescription): the anchor is edited")
                #expect(!range.overlaps(alias), "\(given.testDescription): the alias is edited")
            }
        }
    }

    /// A block mapping begins on the line below its key; the alias stands behind the key.
    private func onLine(_ range: Range<Int>, in text: [UInt8]) -> Range<Int> {
        var start = range.lowerBound
        while start > 0, text[start - 1] == UInt8(ascii: " ") || text[start - 1] == UInt8(ascii: "\n") { start -= 1 }
        guard text[start..<range.lowerBound].contains(UInt8(ascii: "\n")) else { return range }
        return start..<range.upperBound
    }

    @Test(arguments: ExampleCase.all(good: false))
    func `a button can turn the rule off`(_ given: ExampleCase) throws {
        let off = "disable: [\(given.rule.id)], "
        let text = try #require(FlowWriter.document(MarkedText(given.example.spec), buttonStart: off))
        let findings = given.linter.findings(in: text.replacing("↓", with: ""))
        #expect(findings.map(\.line) == [], "\(given.testDescription)\n\(text)")
    }
}
