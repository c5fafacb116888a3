import Diagnostics
import Linter
import RuleEngine
import RuleSupport
import TestSupport
import Testing

/// The examples in the rule files, which are the rules' documentation, hold.
@Suite struct ExampleTests {
    @Test func `all rule files can be loaded`() {
        #expect(RepositoryRules.files.count > 10)
        #expect(RepositoryRules.catalogue.findings.map { "\($0.location.path):\($0.line)" } == [])
        #expect(RepositoryRules.all.count == RepositoryRules.files.count)
    }

    @Test(arguments: RepositoryRules.files.map(\.path))
    func `a rule file is named after its rule`(_ path: String) {
        #expect(RepositoryRules.all.contains { "Rules/\($0.topic)/\($0.id).yml" == path }, "\(path)")
    }

    @Test(arguments: RepositoryRules.all.map(\.id))
    func `a rule has good and bad examples`(_ id: String) throws {
        let rule = try #require(RepositoryRules.all.first { $0.id == id })
        #expect(rule.examples.contains { $0.isGood }, "\(id) has no good example")
        #expect(rule.examples.contains { !$0.isGood }, "\(id) has no bad example")
        #expect(!rule.summary.isEmpty && !rule.rationale.isEmpty)
    }

    @Test(arguments: RepositoryRules.all.map(\.id))
    func `a rule gives way to rules that there are`(_ id: String) throws {
        let rule = try #require(RepositoryRules.all.first { $0.id == id })
        let known = Set(RepositoryRules.all.map(\.id))
        #expect(rule.yieldsTo.filter { !known.contains($0) } == [])
        #expect(!rule.yieldsTo.contains(id))
    }

    @Test(arguments: ExampleCase.all(good: true))
    func `a good example is silent`(_ given: ExampleCase) {
        let findings = given.linter.findings(in: given.example.spec)
        #expect(findings.map(\.line) == [], "\(given.testDescription)")
        #expect(MarkedText(given.example.spec).points.isEmpty, "a good example has no ↓")
    }

    @Test(arguments: ExampleCase.all(good: false))
    func `a bad example has its findings`(_ given: ExampleCase) {
        let marked = MarkedText(given.example.spec)
        #expect(!marked.points.isEmpty, "\(given.testDescription): no ↓ says where the finding is")
        #expect(given.example.messages.count == marked.points.count, "\(given.testDescription): one message for each ↓")
        let findings = given.expectFindings(in: marked, "as written")
        guard let expected = given.example.fixed else { return }
        #expect(findings.allSatisfy { $0.fix != nil }, "\(given.testDescription): a finding has no fix")
        let fixed = given.fixed(marked, by: findings)
        #expect(fixed == expected, "\(given.testDescription)")
        given.expectMended(fixed, "as written")
    }

    @Test(arguments: ExampleCase.all(good: false))
    func `a fixable rule shows its fix`(_ given: ExampleCase) {
        let findings = given.linter.findings(in: MarkedText(given.example.spec).text)
        if findings.contains(where: { $0.fix != nil }) {
            #expect(given.example.fixed != nil, "\(given.testDescription): add `fixed` with the text after the fix")
        }
    }
}
