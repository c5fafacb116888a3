import Diagnostics
import Linter
import RuleSupport
import SpecTree
import Testing

@testable import RuleEngine

/// Which rules are judged of buttons whose layout cannot be computed.
@Suite struct LayoutNeedTests {
    private static let rule = """
        id: own
        severity: error
        summary: A rule.
        rationale: A rule.
        assert: titleRect.x > 1000
        message: too far left

        """

    /// The names of buttons that a rule has findings in: `a` has no layout.
    private func buttons(_ rule: String) -> [String] {
        let file = RuleFile(path: "own.yml", topic: "own", contents: Array(rule.utf8))
        let catalogue = RuleCatalogue([file], limits: Limits())
        #expect(catalogue.findings.map(\.line) == [])
        let spec = """
            buttons:
              - {name: a, title: Go, image: {name: icon}}
              - {name: b, title: Go}

            """
        return FileLinter(rules: RuleSet(catalogue.rules), limits: Limits()).findings(in: spec).compactMap(\.button)
    }

    @Test func `a rule that asks for the layout is judged without one`() {
        #expect(buttons(Self.rule) == ["b"])
        #expect(buttons(Self.rule + "when: hasLayout or hasTitle\n") == ["a", "b"])
        #expect(buttons(Self.rule + "notes: [{when: hasLayout, text: far}]\n") == ["a", "b"])
    }

    @Test func `a rule that only speaks of the layout does not ask for it`() {
        #expect(buttons("# Without hasLayout.\n" + Self.rule) == ["b"])
        #expect(buttons(Self.rule.replacing("rationale: A rule", with: "rationale: It needs hasLayout")) == ["b"])
    }

    /// The texts of the built-in rules are not compiled before they are needed, so that less is known of them.
    @Test func `a built-in rule needs a layout whenever its texts are compiled`() {
        let trusted = RepositoryRules.files.map {
            RuleFile(path: $0.path, topic: $0.topic, contents: $0.contents, texts: $0.contents)
        }
        let rules = RuleCatalogue(trusted, limits: Limits()).rules
        #expect(rules.map(\.id) == RepositoryRules.all.map(\.id))
        #expect(rules.map(\.needsLayout) == RepositoryRules.all.map(\.needsLayout))
        #expect(rules.contains { $0.needsLayout } && rules.contains { !$0.needsLayout })
    }
}
