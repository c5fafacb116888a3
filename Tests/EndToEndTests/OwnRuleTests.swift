import TestSupport
import Testing

/// Rules of a user's own.
@Suite struct OwnRuleTests {
    private static let rule = """
        id: no-system-buttons
        severity: error
        summary: Buttons are custom ones here.
        rationale: |
          System buttons tint their image.
        when: hasTitle
        assert: type == custom
        at: type
        message: "`{title.text ?? ''}` is a {type} button; use a custom one"
        examples:
          good: ["buttons: [{name: a}]"]
          bad: ["buttons: [{name: a, title: b, type: ↓system}]"]

        """

    @Test func `a rule works from end to end`() throws {
        let project = try Project([
            "rules/house/no-system-buttons.yml": Self.rule,
            "a.yml": "buttons:\n  - {name: a, title: Go, type: system}\n  - {name: b, type: system}\n",
        ])
        try project.run("a.yml").expect(0, stdout: "")
        try project.run("--rules", "rules", "a.yml").expect(
            1, stdout: "a.yml:2:32: error: `Go` is a system button; use a custom one [no-system-buttons]\n", stderr: "")
        try project.run("--rules", "rules", "--ignore", "house", "a.yml").expect(0, stdout: "")
        try project.run("--rules=rules/house/no-system-buttons.yml", "--select", "no-system-buttons", "a.yml").expect(1)
        #expect(try project.run("rules", "--rules", "rules").stdout.contains("no-system-buttons"))
        #expect(try project.run("explain", "--rules", "rules", "no-system-buttons").stdout.contains("tint their image"))
        let sarif = try project.run("--rules", "rules", "--format", "sarif", "a.yml").stdout
        #expect(sarif.contains("Buttons are custom ones here."))
    }

    @Test func `every mistake of a rule file is told with its place`() throws {
        let broken = """
            id: broken
            severity: eror
            summary: A rule with three mistakes.
            whn: hasTitle
            assert: title.widht > 3
            message: too narrow

            """
        let project = try Project(["rules/x/broken.yml": broken, "a.yml": Sample.clean])
        let output = try project.run("--rules", "rules", "a.yml")
        output.expect(2, stdout: "")
        let errors = output.stderr.split(separator: "\n").filter { $0.contains(": error: ") }
        #expect(errors.count == 3, "\(output.stderr)")
        for (line, text) in [("2:11", "eror"), ("4:1", "did you mean `when`?"), ("5:9", "did you mean `title.width`?")]
        {
            #expect(
                errors.contains { $0.hasPrefix("rules/x/broken.yml:\(line): error: ") && $0.contains(text) },
                "\(line)\n\(output.stderr)")
        }
        #expect(
            output.stderr.split(separator: "\n").count { $0.contains(" |") && $0.contains("^") } == 3,
            "\(output.stderr)")
        let order = errors.compactMap {
            $0.split(separator: ":").dropFirst().first.flatMap { Int($0) }
        }
        #expect(order == [2, 4, 5], "\(output.stderr)")
        #expect(output.stderr.hasSuffix("\ninsetlint: the rules cannot be used until this is mended\n"))
    }

    @Test func `a rule file that is no rule`() throws {
        for text in ["", "- 1\n", "id: [\n", "id: unpaired-inset\n", "id: syntax\nseverity: error\n"] {
            let project = try Project(["rules/x.yml": text, "a.yml": Sample.clean])
            let output = try project.run("--rules", "rules", "a.yml")
            output.expect(2, stdout: "")
            #expect(output.stderr.contains("rules/x.yml:"), "\(text): \(output.stderr)")
        }
        let empty = try Project(["rules/readme.txt": "", "a.yml": Sample.clean])
        let output = try empty.run("--rules", "rules", "a.yml")
        output.expect(2)
        #expect(output.stderr.contains("there are no rule files"))
    }

    @Test func `an id of the built-in rules is taken`() throws {
        let project = try Project([
            "rules/x.yml": Self.rule.replacing("no-system-buttons", with: "touch-target"), "a.yml": Sample.clean,
        ])
        let output = try project.run("--rules", "rules", "a.yml")
        output.expect(2)
        #expect(
            output.stderr.contains("`touch-target` is taken by Rules/accessibility/touch-target.yml"),
            "\(output.stderr)")
    }
}
