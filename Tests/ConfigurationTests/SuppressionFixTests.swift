import Diagnostics
import Linter
import RuleEngine
import RuleSupport
import TestSupport
import Testing

/// Unused and unknown suppressions, mended: `→` parts the text from what it becomes.
@Suite struct SuppressionFixTests {
    private static let small = "frame: {width: 20, height: 20}"
    private static let large = "frame: {width: 50, height: 50}"

    static let cases: [(before: String, after: String)] = [
        (
            "buttons:\n  - {name: a, \(large)}  # insetlint:disable-line touch-target -- why\n",
            "buttons:\n  - {name: a, \(large)}\n"
        ),
        (
            "buttons:\n  # insetlint:disable-next-line touch-target\n  - {name: a, \(large)}\n",
            "buttons:\n  - {name: a, \(large)}\n"
        ),
        (
            "buttons:\n  - {name: a, \(small)} # insetlint:disable-line small-title, touch-target -- why\n",
            "buttons:\n  - {name: a, \(small)} # insetlint:disable-line touch-target -- why\n"
        ),
        (
            "buttons:\n  - {name: a, \(small)} # insetlint:disable-line unpaired-inset,touch-target, small-title\n",
            "buttons:\n  - {name: a, \(small)} # insetlint:disable-line touch-target\n"
        ),
        (
            "# insetlint:disable-file small-title\nbuttons: [{name: a, \(large)}]",
            "buttons: [{name: a, \(large)}]"
        ),
        ("buttons: [{name: a, \(large)}]\n# insetlint:enable", "buttons: [{name: a, \(large)}]\n"),
        (
            "buttons:\n  - name: a\n    disable: [small-title, touch-target, unpaired-inset]\n    \(small)\n",
            "buttons:\n  - name: a\n    disable: [touch-target]\n    \(small)\n"
        ),
        (
            "buttons:\n  - name: a\n    disable:\n      - small-title\n      - touch-target\n    \(small)\n",
            "buttons:\n  - name: a\n    disable:\n      - touch-target\n    \(small)\n"
        ),
        (
            "buttons:\n  - name: a\n    disable: small-title\n    \(large)\n",
            "buttons:\n  - name: a\n    disable: []\n    \(large)\n"
        ),
        (
            "buttons:\n  - name: a\n    disable: [small-title]\n    \(large)\n",
            "buttons:\n  - name: a\n    disable: []\n    \(large)\n"
        ),
        // With a comma behind the last item, which YAML allows.
        ("buttons: [{disable: [small-title,], name: a, \(large)}]", "buttons: [{disable: [], name: a, \(large)}]"),
        (
            "buttons:\n  - name: a\n    disable: [\n      small-title \n      , ]\n    \(large)\n",
            "buttons:\n  - name: a\n    disable: [\n       ]\n    \(large)\n"
        ),
        (
            "buttons: [{disable: [touch-target, small-title, ], name: a, \(small)}]",
            "buttons: [{disable: [touch-target, ], name: a, \(small)}]"
        ),
        (
            "buttons: [{disable: [small-title, touch-target,], name: a, \(small)}]",
            "buttons: [{disable: [touch-target,], name: a, \(small)}]"
        ),
        (
            "buttons:\n  - {name: a, \(small)} # insetlint:disable-line tuch-target -- why\n",
            "buttons:\n  - {name: a, \(small)} # insetlint:disable-line touch-target -- why\n"
        ),
        (
            "buttons:\n  - name: a\n    disable: [tuch-target]\n    \(small)\n",
            "buttons:\n  - name: a\n    disable: [touch-target]\n    \(small)\n"
        ),
        (
            "buttons:\n  - {name: a, \(large)} # insetlint:disable-line syntax\n", "buttons:\n  - {name: a, \(large)}\n"
        ),
    ]

    @Test(arguments: cases, ["\n", "\r\n"])
    func `a fix leaves everything else`(_ test: (before: String, after: String), lineEnd: String) throws {
        var text = Array(test.before.replacing("\n", with: lineEnd).utf8)
        for _ in 0..<4 {
            let findings = SuppressionTests.linter.lint(text, path: "a.yml", isNamed: true).findings
            guard let fix = findings.compactMap(\.fix).first else { break }
            text = fix.applied(to: text)
        }
        #expect(String(decoding: text, as: UTF8.self) == test.after.replacing("\n", with: lineEnd))
        let left = SuppressionTests.linter.lint(text, path: "a.yml", isNamed: true).findings
        #expect(left.isEmpty, "\(left.map(\.line))")
    }

    @Test func `only fixes that keep the meaning are safe`() {
        let text = "buttons: [{name: a, disable: [tuch-target, small-title, xyzzy-frobnicate], \(Self.large)}]\n"
        let fixes = SuppressionTests.linter.findings(in: text).map { ($0.rule, $0.fix?.isSafe) }
        #expect(fixes.map(\.0) == ["unknown-rule", "unused-suppression", "unknown-rule"])
        #expect(fixes.map(\.1) == [false, true, true])
    }

    @Test func `every bad example falls silent by a comment`() {
        for rule in RepositoryRules.all {
            let linter = RepositoryRules.linter(with: rule)
            for example in rule.examples where !example.isGood {
                let comment = "# insetlint:disable-file \(rule.id)\n"
                #expect(linter.findings(in: example.text).contains { $0.rule == rule.id }, "\(rule.id)")
                #expect(!linter.findings(in: comment + example.text).contains { $0.rule == rule.id }, "\(rule.id)")
            }
        }
    }
}
