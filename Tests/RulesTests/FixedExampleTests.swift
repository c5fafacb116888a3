import Diagnostics
import Linter
import RuleEngine
import RuleSupport
import SpecTree
import TestSupport
import Testing

/// The whole run of fixes over every bad example that has a fix, in every form: the rule is silent afterwards, and
/// nothing but what the fix is about has changed.
@Suite struct FixedExampleTests {
    static let fixable = ExampleCase.all(good: false).filter { $0.example.fixed != nil }
    private static let options = FixOptions(includesUnsafe: true, writesFiles: false)

    /// The rule alone, so that no other changes the text.
    private func linter(_ given: ExampleCase) -> FileLinter {
        FileLinter(rules: RuleSet([given.rule]), recipes: RepositoryRules.recipes, limits: Limits())
    }

    private func fixed(_ text: String, _ linter: FileLinter) -> (text: String, report: FileReport) {
        let report = linter.fix(Array(text.utf8), path: "spec.yml", isNamed: true, Self.options)
        return (String(decoding: report.fixes?.after ?? [], as: UTF8.self), report)
    }

    @Test(arguments: fixable)
    func `a bad example becomes the fixed one`(_ given: ExampleCase) {
        let (text, report) = fixed(MarkedText(given.example.spec).text, linter(given))
        #expect(text == given.example.fixed, "\(given.testDescription)")
        #expect(report.findings.map(\.line) == [])
        #expect(report.fixes?.notes == [])
        #expect((report.fixes?.count ?? 0) >= MarkedText(given.example.spec).points.count)
    }

    @Test(arguments: fixable, Mutation.all)
    func `so it does in another form`(_ given: ExampleCase, _ mutation: Mutation) throws {
        guard let marked = mutation.apply(given.example.spec) else { return }
        let before = MarkedText(marked).text
        let (text, report) = fixed(before, linter(given))
        let form = "\(given.testDescription), \(mutation.testDescription)\n\(before)\n\(text)"
        #expect(report.findings.map(\.line) == [], "\(form)")
        #expect(fixed(text, linter(given)).text == text, "a second run changes it again: \(form)")
        let expected = try #require(given.example.fixed)
        if let expected = mutation.apply(expected), !mutation.changesNewLines {
            #expect(text.utf8.elementsEqual(expected.utf8), "\(form)")
        } else {
            // The lines that are in both are the same, with their comments.
            let lines = Set(text.split(separator: "\n"))
            let old = Set(MarkedText(given.example.spec).text.split(separator: "\n"))
            let kept = old.intersection(expected.split(separator: "\n")).count
            #expect(before.split(separator: "\n").filter { lines.contains($0) }.count >= kept, "\(form)")
        }
    }

    /// All rules at once do not undo each other, and leave a text that is fixed.
    @Test(arguments: fixable)
    func `all rules together come to an end`(_ given: ExampleCase) {
        let linter = given.linter
        let (text, report) = fixed(MarkedText(given.example.spec).text, linter)
        #expect(report.findings.filter { $0.rule == given.rule.id }.map(\.line) == [], "\(text)")
        #expect(report.findings.allSatisfy { $0.fix == nil }, "\(report.findings.map(\.line))\n\(text)")
        #expect(report.fixes?.notes == [])
        #expect(fixed(text, linter).text == text)
    }
}

extension Mutation {
    /// Whether a line that a fix adds is not written as the others are, or marks say what is changed.
    fileprivate var changesNewLines: Bool {
        testDescription == "comments behind every line" || testDescription == "an emoji earlier on the line"
            || testDescription == "a mapping from name to button"
    }
}
