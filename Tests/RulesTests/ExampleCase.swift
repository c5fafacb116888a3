import Diagnostics
import Linter
import RuleEngine
import RuleSupport
import TestSupport
import Testing

/// One example of one rule file.
struct ExampleCase: Sendable, CustomTestStringConvertible {
    let rule: Rule
    let example: RuleExample
    let testDescription: String

    /// All examples of all rule files, good or bad ones.
    static func all(good isGood: Bool) -> [ExampleCase] {
        RepositoryRules.all.flatMap { rule in
            rule.examples.filter { $0.isGood == isGood }.enumerated().map { index, example in
                ExampleCase(
                    rule: rule, example: example,
                    testDescription: "\(rule.topic)/\(rule.id), \(isGood ? "good" : "bad") example \(index + 1)")
            }
        }
    }

    var linter: FileLinter { RepositoryRules.linter(with: rule) }

    /// Expects a finding of the rule at every `↓` and none of any other, with the example's messages.
    ///
    /// - Returns: The findings.
    @discardableResult
    func expectFindings(in marked: MarkedText, _ form: String) -> [Finding] {
        let findings = linter.findings(in: marked.text)
        let expected = marked.points.map { "\(marked.place(of: $0)) \(rule.id)" }
        let seen = findings.map { "\(marked.place(of: $0.location.startOffset)) \($0.rule)" }
        #expect(seen == expected, "\(testDescription), \(form):\n\(findings.map(\.line).joined(separator: "\n"))")
        let messages = findings.map(\.message)
        if !example.messages.isEmpty { #expect(messages == example.messages, "\(testDescription), \(form)") }
        return findings
    }

    /// The text with the fixes of all findings.
    func fixed(_ marked: MarkedText, by findings: [Finding]) -> String {
        let edits = findings.compactMap(\.fix).flatMap(\.edits)
        let fix = ResolvedFix(description: "", isSafe: false, edits: edits)
        return String(decoding: fix.applied(to: marked.bytes), as: UTF8.self)
    }

    /// Expects that a fixed text has no finding of the rule any more, and no error of another.
    func expectMended(_ text: String, _ form: String) {
        let left = linter.findings(in: text).filter { $0.rule == rule.id || $0.severity == .error }
        #expect(left.map(\.line) == [], "\(testDescription), fixed, \(form)\n\(text)")
    }
}
