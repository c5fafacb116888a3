import Diagnostics
import Linter
import RuleEngine
import RuleSupport
import SpecTree
import TestSupport
import Testing

/// Comments and keys that hold findings back.
@Suite struct SuppressionTests {
    /// A linter with three rules whose findings are easy to make.
    static let linter: FileLinter = makeLinter()

    static func makeLinter(_ change: (inout SuppressionChecks) -> Void = { _ in }) -> FileLinter {
        var checks = SuppressionChecks()
        change(&checks)
        let names = ["touch-target", "small-title", "unpaired-inset"]
        return FileLinter(
            rules: RuleSet(RepositoryRules.all.filter { names.contains($0.id) }), limits: Limits(),
            suppressions: checks,
            knownRules: RepositoryRules.all.map(\.id).sorted())
    }

    /// A small button on one line: a finding of touch-target.
    private static func button(_ name: String) -> String {
        "  - {name: \(name), frame: {width: 20, height: 20}, image: {size: {width: 9, height: 9}}}"
    }

    private func findings(_ lines: [String], lineEnd: String = "\n", linter: FileLinter = Self.linter) -> [String] {
        findings(in: lines.map { $0 + lineEnd }.joined(), linter: linter)
    }

    private func findings(in text: String, linter: FileLinter = Self.linter) -> [String] {
        linter.findings(in: text).map { "\($0.location.start.line) \($0.rule)" }
    }

    @Test(arguments: ["\n", "\r\n"], ["", "\u{FEFF}"])
    func `a comment on the line`(lineEnd: String, mark: String) {
        let lines = [
            mark + "buttons:", Self.button("a") + " # insetlint:disable-line touch-target -- it is a badge",
            Self.button("b"), Self.button("c") + " #insetlint:disable-line small-title,touch-target",
        ]
        #expect(findings(lines, lineEnd: lineEnd) == ["3 touch-target", "4 unused-suppression"])
    }

    @Test func `a comment above the line`() {
        let lines = [
            "buttons:", "  # insetlint:disable-next-line touch-target -- a badge", Self.button("a"), Self.button("b"),
            "  # insetlint:disable-next-line touch-target", "  # a remark", "",
            "  # insetlint:disable-next-line small-title", Self.button("c"),
        ]
        #expect(findings(lines) == ["4 touch-target", "8 unused-suppression"])
    }

    @Test func `a region`() {
        let lines = [
            "buttons:", Self.button("a"), "# insetlint:disable touch-target", Self.button("b"), Self.button("c"),
            "# insetlint:enable touch-target", Self.button("d"), "  # insetlint:disable touch-target -- to the end",
            Self.button("e"),
        ]
        #expect(findings(lines) == ["2 touch-target", "7 touch-target"])
    }

    @Test func `nested regions`() {
        let lines = [
            "buttons:", "# insetlint:disable touch-target, small-title", Self.button("a"),
            "# insetlint:disable unpaired-inset", "# insetlint:enable small-title", Self.button("b"),
            "# insetlint:disable touch-target", Self.button("c"), "# insetlint:enable", Self.button("d"),
            "# insetlint:enable touch-target", "# insetlint:enable",
        ]
        #expect(
            findings(lines) == [
                "2 unused-suppression", "4 unused-suppression", "7 unused-suppression", "10 touch-target",
                "11 unused-suppression", "12 unused-suppression",
            ])
    }

    @Test func `the whole file`() {
        let lines = ["buttons:", Self.button("a"), Self.button("b"), "# insetlint:disable-file touch-target -- badges"]
        #expect(findings(lines).isEmpty)
        #expect(findings(Array(lines.reversed().prefix(1)) + lines.dropLast()).isEmpty)
        #expect(findings(["# insetlint:disable-file small-title"] + lines.dropLast()).count == 3)
    }

    @Test func `the closest suppression counts`() {
        let lines = [
            "# insetlint:disable-file touch-target", "buttons:",
            Self.button("a") + " # insetlint:disable-line touch-target",
        ]
        #expect(findings(lines) == ["1 unused-suppression"])
    }

    @Test func `words that are no comments hold nothing back`() {
        let texts = [
            "buttons:\n  - name: \"a # insetlint:disable-file touch-target\"\n    frame: {width: 20, height: 20}\n",
            "buttons:\n  - name: 'a # insetlint:disable-file touch-target'\n    frame: {width: 20, height: 20}\n",
            "buttons:\n  - name: a\n    title: |\n      # insetlint:disable-file touch-target\n    frame: {width: 20, height: 20}\n",
            "buttons:\n  - name: a\n    title: >-\n      b\n      # insetlint:disable-file touch-target\n    frame: {width: 20, height: 20}\n",
            "buttons:\n  - name: a#insetlint:disable-file touch-target\n    frame: {width: 20, height: 20}\n",
            "buttons: # see insetlint:disable-file touch-target\n  - {name: a, frame: {width: 20, height: 20}}\n",
        ]
        for text in texts { #expect(findings(in: text).map { $0.dropFirst(2) } == ["touch-target"], "\(text)") }
        let header =
            "buttons:\n  - name: a\n    frame: {width: 20, height: 20}\n    title: | # insetlint:disable-file touch-target\n      b\n"
        #expect(findings(in: header).isEmpty)
    }

    @Test func `in a flow collection`() {
        let text = """
            {buttons: [ # insetlint:disable touch-target
              {name: a, frame: {width: 20, height: 20}}, # insetlint:enable
              {name: b, frame: {width: 20, # insetlint:disable-line small-title
                height: 20}},
              {name: "c # x", # insetlint:disable-next-line touch-target
                frame: {width: 20, height: 20}}]}

            """
        #expect(findings(in: text) == ["3 touch-target", "3 unused-suppression"])
    }

    @Test func `unknown rules and mistyped comments`() throws {
        let text = """
            buttons:
              - {name: a, frame: {width: 20, height: 20}} # insetlint:disable-line tuch-target
              - {name: b, frame: {width: 20, height: 20}} # insetlint:disable-lin touch-target
              - {name: c, frame: {width: 20, height: 20}} # insetlint: disable-line touch-target
              - {name: d, frame: {width: 90, height: 90}} # insetlint:disable-line syntax, no-such-thing-at-all
              - {name: e, frame: {width: 90, height: 90}} # insetlint:disable-line
              - {name: f, frame: {width: 90, height: 90}} # insetlint:disable-line accessibility/touch-target
              - {name: g, frame: {width: 90, height: 90}} # insetlint: is a nice program

            """
        let found = Self.linter.findings(in: text)
        #expect(
            found.filter { $0.rule != "touch-target" }.map(\.line) == [
                "2:72: warning: there is no rule `tuch-target`: did you mean `touch-target`? [unknown-rule]",
                "3:59: warning: there is no suppression `insetlint:disable-lin`: did you mean `insetlint:disable-line`? [invalid-value]",
                "4:60: warning: write `insetlint:disable-line`, without a blank [invalid-value]",
                "5:72: warning: `syntax` is a built-in check, which cannot be suppressed here; mend what it finds [unknown-rule]",
                "5:80: warning: there is no rule `no-such-thing-at-all`; `insetlint rules` lists them, and a reason is written behind ` -- ` [unknown-rule]",
                "6:59: warning: `insetlint:disable-line` needs the rules that it is for, such as `insetlint:disable-line unpaired-inset -- why` [invalid-value]",
                "7:72: warning: there is no rule `accessibility/touch-target`: did you mean `touch-target`? [unknown-rule]",
            ])
        #expect(found.filter { $0.rule == "touch-target" }.map(\.location.start.line) == [2, 3, 4])
    }

    @Test func `built-in checks stay`() {
        let text = "# insetlint:disable-file unknown-key, unknown-rule\nbuttons: [{name: a, nam: b}]\n"
        #expect(findings(in: text) == ["1 unknown-rule", "1 unknown-rule", "2 unknown-key"])
    }

    @Test func `nothing is called unused where not everything could be judged`() {
        let wrong = "buttons: [{name: a, frame: {width: x, height: 20}}] # insetlint:disable-line touch-target\n"
        #expect(findings(in: wrong) == ["1 wrong-type"] || findings(in: wrong).allSatisfy { !$0.contains("unused") })
        let cut = "# insetlint:disable-file touch-target\nbuttons:\n\(Self.button("a"))\n  - name: \"b\n"
        #expect(findings(in: cut).allSatisfy { $0.contains("syntax") }, "\(findings(in: cut))")
        // A rule that does not run in this run may be needed in another.
        let other = "# insetlint:disable-file off-scale\nbuttons:\n  - {name: a, frame: {width: 50, height: 50}}\n"
        #expect(findings(in: other).isEmpty)
    }

    @Test func `the key of a button`() {
        let text = """
            buttons:
              - name: a
                disable: [touch-target, small-title, tuch-target]
                frame: {width: 20, height: 20}
              - {name: b, disable: touch-target, frame: {width: 20, height: 20}}
              - {name: c, disable: touch-target, frame: {width: 50, height: 50}}

            """
        #expect(findings(in: text) == ["3 unused-suppression", "3 unknown-rule", "6 unused-suppression"])
        let shared =
            "defaults: {disable: [touch-target, small-title]}\nbuttons:\n\(Self.button("a"))\n\(Self.button("b"))\n"
        #expect(findings(in: shared) == ["1 unused-suppression"])
    }

    @Test func `settings of the checks`() {
        let text =
            "# insetlint:disable-file small-title, nothing\nbuttons:\n\(Self.button("a")) # insetlint:disable-line touch-target\n"
        #expect(findings(in: text) == ["1 unused-suppression", "1 unknown-rule"])
        let off = Self.makeLinter {
            $0.unused = nil
            $0.unknown = nil
        }
        #expect(findings(in: text, linter: off).isEmpty)
        let ignoring = Self.makeLinter { $0.areHonoured = false }
        #expect(findings(in: text, linter: ignoring) == ["3 touch-target"])
        let key = "buttons: [{name: a, disable: touch-target, frame: {width: 20, height: 20}}]\n"
        #expect(findings(in: key).isEmpty)
        #expect(findings(in: key, linter: ignoring) == ["1 touch-target"])
        let loud = Self.makeLinter { $0.unused = .error }
        #expect(loud.findings(in: text).first?.severity == .error)
    }
}
