import Foundation
import TestSupport
import Testing

/// Configurations, as the program finds and uses them.
@Suite struct ConfigurationFileTests {
    /// A repository with those files.
    private func project(_ files: [String: String]) throws -> Project {
        let project = try Project(files)
        try FileManager.default.createDirectory(
            atPath: project.folder.url(".git").path, withIntermediateDirectories: true)
        return project
    }

    private static let small =
        "buttons: [{name: a, frame: {width: 32, height: 32}, image: {size: {width: 24, height: 24}}}]\n"

    // MARK: - Discovery

    @Test func `the nearest configuration holds alone`() throws {
        let project = try project([
            ".insetlint.yml": "rules: {touch-target: error}\n", "x/a.yml": Self.small, "y/a.yml": Self.small,
            "y/.insetlint.yaml": "rules: {off-pixel-grid: error}\n", "y/z/a.yml": Self.small,
        ])
        let output = try project.run("--format", "gcc", ".")
        output.expect(1, stderr: "")
        #expect(output.lines.map { $0.split(separator: ": ")[1] } == ["error", "note", "note"], "\(output.stdout)")
        try project.run("--no-config", "--format", "gcc", ".").expect(0)
        // From inside a folder, and for standard input by its name.
        let inside = try project.runScript("cd y/z && \"$insetlint\" --show-settings a.yml | head -1")
        #expect(inside.stdout == "# a.yml: ../.insetlint.yaml\n", "\(inside.stdout)")
        #expect(try project.run("--stdin-filename", "x/b.yml", "-", stdin: Self.small).exitCode == 1)
        #expect(try project.run("--stdin-filename", "y/b.yml", "-", stdin: Self.small).exitCode == 0)
        #expect(try project.run("--stdin-filename", "x/not/there/b.yml", "-", stdin: Self.small).exitCode == 1)
    }

    @Test func `the search ends at the repository and at home`() throws {
        let project = try Project([
            ".insetlint.yml": "rules: {touch-target: error}\n", "repository/a.yml": Self.small,
            "other/a.yml": Self.small,
        ])
        try project.folder.write("", to: "repository/.git")
        try project.run("repository").expect(0)
        #expect(try project.run("other").exitCode == 1)
        let home = project.folder.url("other").path
        #expect(try project.run("other", environment: ["HOME": home]).exitCode == 0)
    }

    @Test func `two configurations in one folder are an error`() throws {
        let project = try project([".insetlint.yml": "", ".insetlint.yaml": "", "a.yml": Self.small])
        try project.run("a.yml").expect(
            2, stdout: "", stderr: "insetlint: .insetlint.yml and .insetlint.yaml lie in one folder; keep one of them\n"
        )
        try project.run("--no-config", "a.yml").expect(0)
    }

    @Test func `a configuration by name`() throws {
        let project = try project([
            "ci/strict.yml": "rules: {touch-target: error}\nexclude: [/gen/]\n",
            ".insetlint.yml": "rules: {nonsense: error}\n",
            "a.yml": Self.small, "gen/a.yml": Self.small,
        ])
        let output = try project.run("--config", "ci/strict.yml", "--format", "gcc", ".")
        output.expect(1, stderr: "")
        #expect(output.lines.count == 1 && output.stdout.hasPrefix("a.yml:"))
        try project.run("--config", "missing.yml", "a.yml").expect(
            2, stdout: "", stderr: "insetlint: cannot read missing.yml: there is no such file or folder\n")
        #expect(try project.run("--config", "ci/strict.yml", "--no-config", "a.yml").exitCode == 2)
    }

    @Test func `pipes and links that lead outside are refused`() throws {
        let project = try project(["a.yml": Self.small])
        let pipe = try project.runScript("mkfifo .insetlint.yml && \"$insetlint\" a.yml")
        pipe.expect(2, stdout: "", stderr: "insetlint: cannot read .insetlint.yml: it is not a regular file\n")
        let link = try project.runScript("rm .insetlint.yml; ln -s /etc/passwd .insetlint.yml; \"$insetlint\" a.yml")
        #expect(link.exitCode == 2 && link.stderr.contains("leads outside"), "\(link.stderr)")
        #expect(!link.stderr.contains("root:"))
        let folder = try project.runScript("rm .insetlint.yml; mkdir .insetlint.yml; \"$insetlint\" a.yml")
        #expect(folder.exitCode == 2 && folder.stderr.contains("it is a folder"))
    }

    // MARK: - extends

    @Test func `extends puts the nearer configuration first`() throws {
        let project = try project([
            ".insetlint.yml": """
            extends: config/base.yml
            rules:
              touch-target: {params: {minimum: 30}}
              pixel: off

            """,
            "config/base.yml": """
            extends: ../more/base.yml
            rules: {touch-target: error, off-pixel-grid: error, geometry: off}
            exclude: ["*.draft.yml"]

            """,
            "more/base.yml": "rules: {off-scale: info}\n", "a.yml": Self.small, "b.draft.yml": Self.small,
        ])
        let output = try project.run("--show-settings", "a.yml")
        output.expect(0, stderr: "")
        let lines = output.lines.map { $0.replacing(/\ +/, with: " ") }
        #expect(lines[0] == "# a.yml: .insetlint.yml, which extends config/base.yml, which extends more/base.yml")
        for line in [
            " severity: error # config/base.yml:2", " minimum: 30 # .insetlint.yml:3", " least: 28 # default",
            " off-pixel-grid: off # .insetlint.yml:4", " clipped-title: off # config/base.yml:2",
            " severity: info # more/base.yml:1",
        ] { #expect(lines.contains(line), "\(line) in\n\(output.stdout)") }
        #expect(try project.run("--list-files", "a.yml", "b.draft.yml").stdout == "a.yml\n")
    }

    @Test func `extends that leads nowhere or in a circle`() throws {
        let project = try project([
            ".insetlint.yml": "extends: b.yaml\n", "b.yaml": "extends: c.yaml\n", "c.yaml": "extends: b.yaml\n",
            "a.yml": Self.small, "x/.insetlint.yml": "extends: ../../../etc/passwd\n", "x/a.yml": Self.small,
            "y/.insetlint.yml": "extends: /etc/passwd\n", "y/a.yml": Self.small,
            "z/.insetlint.yml": "extends: missing.yml\n", "z/a.yml": Self.small,
        ])
        let circle = try project.run("a.yml")
        circle.expect(2, stdout: "")
        #expect(circle.stderr.contains("c.yaml:1:10: error: `extends` leads in a circle: b.yaml → c.yaml → b.yaml"))
        #expect(try project.run("x/a.yml").exitCode == 2)
        #expect(try project.run("y/a.yml").stderr.contains("`/etc/passwd` is an absolute path"))
        #expect(try project.run("z/a.yml").stderr.contains("`missing.yml` is not there"))
        let outside = try TemporaryFolder()
        try outside.write("rules: {touch-target: error}\n", to: "base.yml")
        try FileManager.default.createSymbolicLink(
            atPath: project.folder.url("link.yml").path, withDestinationPath: outside.url("base.yml").path)
        try project.folder.write("extends: ../link.yml\n", to: "x/.insetlint.yml")
        #expect(try project.run("x/a.yml").stderr.contains("lies outside"))
    }

    // MARK: - Files

    @Test func `include and exclude hold for files named by hand too`() throws {
        let project = try project([
            ".insetlint.yml": "include: [specs/]\nexclude: [\"*.draft.yml\", specs/gen/]\n", "a.yml": Sample.error,
            "specs/a.yml": Sample.error, "specs/b.draft.yml": Sample.error, "specs/gen/c.yml": Sample.error,
        ])
        #expect(try project.run("--list-files").stdout == "specs/a.yml\n")
        try project.run("a.yml", "specs/b.draft.yml", "specs/gen/c.yml").expect(0, stdout: "", stderr: "")
        try project.run("--stdin-filename", "a.yml", "-", stdin: Sample.error).expect(0, stdout: "", stderr: "")
        #expect(try project.run("a.yml", "specs/a.yml").exitCode == 1)
        let nothing = try project.run("specs/gen")
        nothing.expect(2, stdout: "")
        #expect(nothing.stderr.contains("the configuration leaves out every file in specs/gen"))
        #expect(
            try project.run("--show-settings", "specs/gen/c.yml").stdout.contains(/judged: false +# .insetlint.yml:2\n/)
        )
        #expect(try project.run("--show-settings", "a.yml").stdout.contains(/judged: false +# .insetlint.yml:1\n/))
    }

    @Test func `overrides`() throws {
        let project = try project([
            ".insetlint.yml": """
            rules: {touch-target: error}
            overrides:
              - files: ["old/"]
                rules: {touch-target: off}
              - files: ["old/new.yml", "*.draft.yml"]
                rules: {touch-target: {severity: warning, params: {minimum: 20}}}

            """,
            "a.yml": Self.small, "old/a.yml": Self.small, "old/new.yml": Self.small, "b.draft.yml": Self.small,
        ])
        let output = try project.run("--format", "gcc")
        output.expect(1, stderr: "")
        #expect(output.lines.count == 1 && output.stdout.hasPrefix("a.yml:"), "\(output.stdout)")
        let lines = try project.run("--show-settings", "old/new.yml").stdout
        #expect(lines.contains(/severity: warning +# .insetlint.yml:6/), "\(lines)")
    }

    @Test func `the command line counts more`() throws {
        let project = try project([
            ".insetlint.yml": "rules: {touch-target: off, off-pixel-grid: error, unused-suppression: off}\n",
            "a.yml": Self.small,
        ])
        #expect(try project.run("a.yml", "--fail-on", "info").exitCode == 0)
        #expect(try project.run("a.yml", "--extend-select", "touch-target", "--fail-on", "info").exitCode == 1)
        #expect(
            try project.run("a.yml", "--select", "touch-target", "--severity", "touch-target=error").exitCode == 1)
        let shown = try project.run(
            "--ignore", "pixel", "--severity", "clipped-title=info", "--report-unused-suppressions", "--show-settings",
            "a.yml")
        for line in [
            /off-pixel-grid: off +# command line/, /clipped-title: info +# command line/,
            /unused-suppression: off +# .insetlint.yml:1/, /unknown-rule: warning +# default/,
        ] { #expect(shown.stdout.contains(line), "\(shown.stdout)") }
    }

    // MARK: - Rules, recipes, defaults

    @Test func `rules and recipes of the project`() throws {
        let rule = """
            id: tall
            severity: error
            summary: A tall button.
            params: {most: {default: 100, summary: The most.}}
            when: has(frame.height)
            assert: frame.height <= params.most
            at: frame.height
            message: the button is {frame.height} pt high, more than {params.most} pt

            """
        let recipe = """
            system: house
            summary: Ours.
            recipes:
              house.gap:
                summary: A gap.
                titleEdgeInsets: {left: 3, right: -3}

            """
        let project = try project([
            ".insetlint.yml": """
            rulesDirectories: tools/rules
            recipesDirectories: [tools/recipes]
            rules: {tall: {params: {most: 40}}, touch-target: off}

            """,
            "tools/rules/house/tall.yml": rule, "tools/recipes/gap.yml": recipe,
            "a.yml": "buttons: [{name: a, frame: {width: 160, height: 44}, title: x, recipe: {use: house.gap}}]\n",
        ])
        let output = try project.run("--format", "gcc", "a.yml")
        output.expect(1, stderr: "")
        #expect(output.stdout.contains("the button is 44 pt high, more than 40 pt [tall]"), "\(output.stdout)")
        // Naming the folder on the command line as well adds nothing.
        #expect(try project.run("--rules", "tools/rules", "--format", "gcc", "a.yml").stdout == output.stdout)
        #expect(try project.run("--select", "tal", "a.yml").stderr.contains("did you mean `tall`?"))
        #expect(try project.run("rules").stdout.contains("tall"))
        #expect(try project.run("explain", "tall").stdout.hasPrefix("house/tall (error)"))
        #expect(try project.run("recipes").stdout.contains("house.gap"))
        try project.run("layout", "a.yml").expect(0)
    }

    @Test func `defaults stand behind those of a file`() throws {
        let project = try project([
            ".insetlint.yml":
                "defaults: {frame: {width: 160, height: 44}, titleEdgeInsets: {left: 9}, target: {scale: 3}}\n",
            "a.yml": """
            defaults: {frame: {height: 50}}
            buttons:
              - {name: a, title: {text: x, size: {width: 20, height: 20}}}
              - {name: b, title: {text: x, size: {width: 20, height: 20}}, titleEdgeInsets: 0, frame: {width: 100}}
            ---
            buttons: [{name: c, title: {text: x, size: {width: 20, height: 20}}}]

            """,
        ])
        let layout = try project.run("layout", "a.yml")
        layout.expect(0)
        #expect(
            layout.lines.filter { $0.contains("bounds") }.map { $0.suffix(8) } == ["160 × 50", "100 × 50", "160 × 44"])
        let findings = try project.run("--format", "json", "--select", "unpaired-inset", "a.yml")
        let found = try #require(try findings.json()["findings"] as? [[String: Any]])
        #expect(found.compactMap { $0["button"] as? String } == ["a", "c"], "\(findings.stdout)")
        #expect(found.allSatisfy { $0["fix"] == nil || $0["fix"] is NSNull })
        #expect(findings.stdout.contains("comes from the defaults of the configuration"))
    }

    @Test func `wrong formulas in defaults do not break a file`() throws {
        let project = try project([
            ".insetlint.yml": "defaults: {titleEdgeInsets: {left: image.width / 2}}\n",
            "a.yml":
                "buttons: [{name: a, frame: {width: 160, height: 44}, title: {text: x, size: {width: 20, height: 20}}}]\n",
        ])
        let output = try project.run("--format", "gcc", "a.yml")
        #expect(output.exitCode < 2 && output.stderr == "", "\(output)")
        #expect(output.lines.allSatisfy { $0.hasPrefix("a.yml:1:") })
    }

    @Test func `the baseline of the project`() throws {
        let project = try project([".insetlint.yml": "baseline: known.json\n", "a.yml": Sample.error])
        let missing = try project.run("a.yml")
        missing.expect(2, stdout: "", stderr: "insetlint: cannot read known.json: there is no such file or folder\n")
        try project.run("--write-baseline", "known.json", "a.yml").expect(0)
        try project.run("a.yml").expect(0, stdout: "")
        #expect(try project.run("--no-config", "a.yml").exitCode == 1)
        #expect(try project.run("--diff", "a.yml").exitCode == 0)
    }

    @Test func `suppressions are checked and fixed`() throws {
        let text = "buttons:\n  - {name: a, frame: {width: 60, height: 60}} # insetlint:disable-line touch-target\n"
        let project = try project([".insetlint.yml": "rules: {pixel: off}\n", "a.yml": text])
        let shown = try project.run("--format", "gcc", "a.yml")
        shown.expect(0, stderr: "")
        #expect(shown.stdout.hasPrefix("a.yml:2:72: note: there is no finding of `touch-target` on this line"))
        let loud = try project.run("--format", "gcc", "--strict", "--report-unused-suppressions", "a.yml")
        #expect(loud.exitCode == 1 && loud.stdout.contains(" warning: "), "\(loud.stdout)")
        try project.run("--no-suppressions", "a.yml").expect(0, stdout: "")
        try project.run("--ignore", "unused-suppression", "a.yml").expect(0, stdout: "")
        try project.run("fix", "--quiet", "a.yml").expect(0, stdout: "")
        #expect(try project.folder.read("a.yml") == text.replacing(" # insetlint:disable-line touch-target", with: ""))
    }

    // MARK: - Mistakes

    @Test func `mistakes are shown at their places`() throws {
        let project = try project([
            ".insetlint.yml": """
            rule: {touch-target: error}
            rules:
              touch-targt: error
              small-title: loud
              syntax: off
              geometry: {params: {x: 1}}
              touch-target: {severty: error, params: {minimun: 3, minimum: wide}}
              negative-right: {params: {origins: code}}
            include: ["[x"]
            overrides: [{files: x}]
            rulesDirectories: [../rules]
            defaults: {titleEdgeInset: {left: 3}, disable: tuch-target}
            baseline: [1, {}]

            """,
            "a.yml": Self.small,
        ])
        let output = try project.run("a.yml")
        output.expect(2, stdout: "")
        let lines = output.stderr.split(separator: "\n").map(String.init)
        for line in [
            "1:1: error: a configuration has no key `rule`: did you mean `rules`? [unknown-key]",
            "3:3: error: there is no rule or topic `touch-targt`: did you mean `touch-target`? [unknown-reference]",
            "4:16: error: there is no `loud` here; it is one of off, info, warning, error, on [invalid-value]",
            "5:3: error: `syntax` is a built-in check, which is always on; take it out [invalid-value]",
            "6:23: error: `geometry` has no parameters; they belong to single rules [invalid-value]",
            "7:18: error: a rule's setting has no key `severty`: did you mean `severity`? [unknown-key]",
            "7:43: error: `touch-target` has no parameter `minimun`: did you mean `minimum`? [unknown-key]",
            "7:64: error: the value `wide` is not of the parameter's type, a number [wrong-type]",
            "8:38: error: `origins` takes a list of values of origin, in brackets or with a `-` each [wrong-type]",
            "9:11: error: `[x` has a `[` without its `]`; write `\\[` for the character itself [invalid-value]",
            "10:13: error: an override has no `rules`; add it [missing-key]",
            "12:12: error: a button has no key `titleEdgeInset`: did you mean `titleEdgeInsets`? [unknown-key]",
            "12:48: error: there is no rule `tuch-target`: did you mean `touch-target`? [unknown-reference]",
        ] { #expect(lines.contains(".insetlint.yml:" + line), "\(line) in\n\(output.stderr)") }
        #expect(output.stderr.contains(".insetlint.yml:11:20: error: `../rules` "))
        #expect(output.stderr.contains("  3 |   touch-targt: error\n    |   ^~~~~~~~~~~\n"))
        #expect(lines.last == "insetlint: the configuration cannot be used until this is mended")
        // A command that does not need it does not read it.
        #expect(try project.run("explain", "touch-target").exitCode == 0)
    }

    @Test(arguments: [
        "rules: [", "a: b: c", "- 1", "7", "rules: 3", "---\n{}\n---\n{}\n", "\u{1}", "<<: *x", "rules: {? [a] : off}",
    ])
    func `what is no configuration is told`(_ text: String) throws {
        let project = try project([".insetlint.yml": text, "a.yml": Self.small])
        let output = try project.run("a.yml")
        output.expect(2, stdout: "")
        #expect(output.stderr.hasPrefix(".insetlint.yml:"), "\(output.stderr)")
    }

    @Test(arguments: [
        "", "# nothing\n", "---\n", "{}\n", "rules:\n", "rules: {}\ndefaults:\n",
        "\u{FEFF}rules: {touch-target: off}\r\n",
    ])
    func `an empty configuration changes nothing`(_ text: String) throws {
        let project = try project([".insetlint.yml": text, "a.yml": Sample.error])
        #expect(try project.run("a.yml").stdout == project.run("--no-config", "a.yml").stdout)
    }
}
