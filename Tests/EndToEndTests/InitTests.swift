import Foundation
import TestSupport
import Testing

/// The files to start with.
@Suite struct InitTests {
    private static let paths = [
        ".insetlint.yml", ".pre-commit-config.yaml", ".github/workflows/insetlint.yml", ".gitlab-ci.yml",
        ".vscode/tasks.json",
    ]

    @Test func `all files are written, and none twice`() throws {
        let project = try Project()
        let first = try project.run("init")
        first.expect(0, stderr: "")
        #expect(first.lines.map { $0.split(separator: " ")[1] } == Self.paths.map { "\($0):" }, "\(first.stdout)")
        let texts = try Self.paths.map { try project.folder.read($0) }
        #expect(texts.allSatisfy { $0.hasSuffix("\n") && !$0.isEmpty })
        try project.folder.write("mine", to: ".gitlab-ci.yml")
        let second = try project.run("init")
        second.expect(0, stderr: "")
        #expect(second.lines.allSatisfy { $0.hasPrefix("left ") })
        #expect(try project.folder.read(".gitlab-ci.yml") == "mine")
        for (path, text) in zip(Self.paths, texts) where path != ".gitlab-ci.yml" {
            #expect(try project.folder.read(path) == text)
        }
    }

    @Test func `one of them`() throws {
        let project = try Project([".insetlint.yaml": ""])
        try project.run("init", "vscode", "configuration").expect(0)
        let names = try FileManager.default.contentsOfDirectory(atPath: project.folder.path).sorted()
        #expect(names == [".insetlint.yaml", ".vscode"])
        #expect(try project.run("init", "vscod").stderr.contains("did you mean `vscode`?"))
    }

    @Test func `links and files in the way are left`() throws {
        let project = try Project([".vscode": "a file"])
        let output = try project.runScript(
            "ln -s /nowhere/at/all .insetlint.yml; \"$insetlint\" init configuration vscode")
        output.expect(2)
        #expect(output.stdout.hasPrefix("left     .insetlint.yml"), "\(output.stdout)")
        #expect(output.stderr.contains("cannot write .vscode/tasks.json"), "\(output.stderr)")
    }

    /// The configuration is all comments; without the marks every line of it is read.
    @Test func `the written configuration works, with and without its comments`() throws {
        let project = try Project(["a.yml": Sample.error])
        try project.run("init", "configuration").expect(0)
        #expect(try project.run("a.yml").exitCode == 1)
        let text = try project.folder.read(".insetlint.yml")
        let keys = text.split(separator: "\n").filter { line in
            line.wholeMatch(of: /# ( |-|[a-zA-Z]+:( |$)).*/) != nil && !line.hasPrefix("# extends")
                && !line.contains("Directories") && !line.hasPrefix("# include") && !line.contains("buttons/")
        }
        try project.folder.write(keys.map { $0.dropFirst(2) + "\n" }.joined(), to: ".insetlint.yml")
        let shown = try project.run("--show-settings", "legacy/a.yml")
        shown.expect(0, stderr: "")
        for text in [
            "baseline: .insetlint-baseline.yml", "target.scale: 3", "scale: [0, 4, 8, 16, 24]", "touch-target:",
        ] {
            #expect(shown.stdout.contains(text), "\(shown.stdout)")
        }
        #expect(shown.stdout.contains(/deprecated-insets: off +# .insetlint.yml/))
    }

    @Test func `the written files are well-formed`() throws {
        let project = try Project()
        try project.run("init").expect(0)
        let tasks = try JSONSerialization.jsonObject(with: Data(project.folder.read(".vscode/tasks.json").utf8))
        #expect(tasks is [String: Any])
        // YAML that is no spec has one complaint, and no syntax error.
        for path in [".pre-commit-config.yaml", ".github/workflows/insetlint.yml", ".gitlab-ci.yml"] {
            let output = try project.run("--format", "gcc", path)
            #expect(!output.stdout.contains("[syntax]"), "\(output.stdout)")
        }
    }
}
