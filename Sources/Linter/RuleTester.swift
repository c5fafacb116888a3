public import ButtonSpec
import Diagnostics
public import RuleEngine
public import SpecTree

/// Runs the examples inside a rule file: a rule is what its examples say.
public struct RuleTester: Sendable {
    private let rule: Rule
    private let linter: FileLinter

    /// A tester that judges the examples by that rule alone.
    public init(_ rule: Rule, recipes: RecipeLibrary, limits: Limits) {
        self.rule = rule
        linter = FileLinter(rules: RuleSet([rule]), recipes: recipes, limits: limits)
    }

    /// What is wrong with the rule's examples, one line each; empty where all is right.
    public func failures() -> [String] {
        var failures: [String] = []
        for (isGood, kind) in [(true, "good"), (false, "bad")] {
            let examples = rule.examples.filter { $0.isGood == isGood }
            if examples.isEmpty { failures.append("there is no \(kind) example; add one under `examples.\(kind)`") }
            for (index, example) in examples.enumerated() {
                failures += check(example).map { "\(kind) example \(index + 1): \($0)" }
            }
        }
        return failures
    }

    private func check(_ example: RuleExample) -> [String] {
        let spec = MarkedSpec(example.spec)
        let findings = findings(in: spec.text)
        if example.isGood {
            guard spec.marks.isEmpty else { return ["a good example has no `↓`"] }
            return findings.map { "it has a finding: \(Self.words(for: $0))" }
        }
        var failures: [String] = []
        if spec.marks.isEmpty { failures.append("no `↓` stands in front of the place of a finding") }
        let places = findings.map(\.location.startOffset)
        for (index, mark) in spec.marks.enumerated() where !places.contains(mark) {
            failures.append("there is no finding at the \(index + 1). `↓`")
        }
        for finding in findings where !spec.marks.contains(finding.location.startOffset) {
            failures.append("a finding has no `↓`: \(Self.words(for: finding))")
        }
        let messages = findings.map(\.message)
        if !example.messages.isEmpty, example.messages != messages {
            failures.append(
                "the message is \(messages.map { "\"\($0)\"" }.joined(separator: ", ")), "
                    + "not \(example.messages.map { "\"\($0)\"" }.joined(separator: ", "))")
        }
        if let fixed = example.fixed { failures += check(fixed: fixed, of: spec.text, findings) }
        return failures
    }

    private func check(fixed: String, of text: String, _ findings: [Finding]) -> [String] {
        let edits = findings.compactMap(\.fix).flatMap(\.edits)
        guard !edits.isEmpty else { return ["the rule proposes no fix here"] }
        var bytes = Array(text.utf8)
        for edit in edits.sorted(by: { $0.location.startOffset > $1.location.startOffset }) {
            let range = edit.location.startOffset..<edit.location.endOffset
            guard range.upperBound <= bytes.count else { continue }
            bytes.replaceSubrange(range, with: edit.replacement.utf8)
        }
        let result = String(decoding: bytes, as: UTF8.self)
        guard result == fixed else { return ["the fixed text is\n\(result)"] }
        return self.findings(in: result).map { "after the fix there is still a finding: \(Self.words(for: $0))" }
    }

    private func findings(in text: String) -> [Finding] {
        linter.lint(Array(text.utf8), path: "example", isNamed: true).findings
    }

    private static func words(for finding: Finding) -> String {
        "line \(finding.location.start.line), column \(finding.location.start.column): \(finding.message) [\(finding.rule)]"
    }
}

/// A spec in which `↓` marks places.
private struct MarkedSpec {
    private(set) var text = ""
    /// The offsets in bytes of what follows the marks.
    private(set) var marks: [Int] = []

    init(_ marked: String) {
        for scalar in marked.unicodeScalars {
            if scalar == "↓" { marks.append(text.utf8.count) } else { text.unicodeScalars.append(scalar) }
        }
    }
}
