import Foundation
import TestSupport
import Testing

/// Interface Builder files and source on the command line.
@Suite struct AppFilesTests {
    private static let xib = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <objects>
                <button contentHorizontalAlignment="center" contentVerticalAlignment="center" id="aaa-bb-ccc">
                    <rect key="frame" x="0.0" y="0.0" width="160" height="44"/>
                    <inset key="titleEdgeInsets" minX="8" minY="0.0" maxX="0.0" maxY="0.0"/>
                    <state key="normal" title="Go: &quot;now&quot; #1"/>
                    <state key="highlighted" title="Go"/>
                </button>
                <button contentHorizontalAlignment="center" contentVerticalAlignment="center" id="ddd-ee-fff" customClass="Round">
                    <rect key="frame" x="0.0" y="0.0" width="40" height="40"/>
                    <fontDescription key="fontDescription" name="Gotham-Bold" family="Gotham" pointSize="14"/>
                    <state key="normal" title="Go" image="gone"/>
                </button>
            </objects>
        </document>

        """
    private static let swift = "func f() {\n    button.titleEdgeInsets.left = 8\n}\n"
    private static let files = [
        "App/Login.xib": xib, "App/Main.storyboard": xib, "App/View.swift": swift,
        "App/View.m": "void f() { [b setTitleEdgeInsets:UIEdgeInsetsMake(0, 8, 0, 0)]; }\n",
        "App/b.yml": Sample.warning,
        "App/None.swift": "let a = 1\n", "App/other.yml": Sample.other,
    ]

    @Test func `a walk finds all kinds`() throws {
        let project = try Project(Self.files)
        let run = try project.run("--list-files", "App")
        #expect(
            run.lines == [
                "App/Login.xib", "App/Main.storyboard", "App/None.swift", "App/View.m", "App/View.swift", "App/b.yml",
                "App/other.yml",
            ])
        #expect(
            try project.run("--list-files", "--kind", "xib", "--kind", "objc", "App").lines == [
                "App/Login.xib", "App/View.m",
            ])
        let findings = try project.run("--select", "unpaired-inset", "App")
        findings.expect(0)
        #expect(
            findings.lines.map { $0.prefix { $0 != " " } } == [
                "App/Login.xib:6:48:", "App/Main.storyboard:6:48:", "App/View.m:1:54:", "App/View.swift:2:35:",
                "App/b.yml:5:29:",
            ])
        #expect(try project.run("--jobs", "1", "App").stdout == project.run("--jobs", "3", "App").stdout)
    }

    @Test func `what has no buttons is passed over`() throws {
        let project = try Project(["A.swift": "let a = 1\n", "B.storyboard": "<document/>\n"])
        try project.run(".").expect(0, stdout: "", stderr: "")
        try project.run("A.swift", "B.storyboard").expect(0, stdout: "", stderr: "")
        let run = try project.run("--kind", "swift", ".")
        run.expect(2)
        #expect(run.stderr.contains("no file in . has buttons"))
        #expect(try project.run("--kind", "xib", ".").stderr.contains("there are no files of the kinds xib in ."))
    }

    @Test func `damaged files are findings`() throws {
        let project = try Project(["a.xib": "<document>\n  <view>\n</document>\n"])
        try project.run("a.xib").expect(
            1,
            stdout:
                "a.xib:3:1: error: `</document>` stands where `</view>` is expected [syntax]\n")
    }

    @Test func `standard input is read as its name says`() throws {
        let project = try Project()
        let run = try project.run("--select", "unpaired-inset", "--stdin-filename", "A.swift", "-", stdin: Self.swift)
        #expect(run.lines.map { $0.prefix(14) } == ["A.swift:2:35: "])
    }

    @Test func `fixes leave files that are no specs alone`() throws {
        let project = try Project(Self.files)
        try project.run("--fix", "--unsafe-fixes", "App/Login.xib", "App/View.swift", "App/View.m").expect(0)
        #expect(try project.folder.read("App/Login.xib") == Self.xib)
        #expect(try project.folder.read("App/View.swift") == Self.swift)
    }

    @Test func `a baseline keeps what is known`() throws {
        let project = try Project(Self.files)
        try project.run("baseline", "write", "App").expect(0)
        #expect(try project.run("--baseline", ".insetlint-baseline.json", "App").stdout == "")
    }

    @Test func `specs that are extracted have the same findings`() throws {
        let project = try Project(Self.files)
        let run = try project.run("extract", "App", "-o", "specs")
        run.expect(0, stdout: "specs/Login.xib.yml\nspecs/Main.storyboard.yml\n", stderr: "")
        func findings(_ paths: [String]) throws -> [[String]] {
            let report = try project.run(["--verbose", "--format", "json"] + paths).json()
            return (report["findings"] as? [[String: Any]] ?? []).map { finding in
                ["rule", "severity", "message", "button", "keyPath", "notes"].map { "\(finding[$0] ?? "")" }
            }.sorted { $0.joined() < $1.joined() }
        }
        let source = try findings(["App/Login.xib", "App/Main.storyboard"])
        #expect(source.count == 6)
        #expect(try findings(["specs"]) == source)
        let text = try project.folder.read("specs/Login.xib.yml")
        #expect(text.contains("# App/Login.xib:4\n  - name: \"aaa-bb-ccc\""))
        let again = try project.run("extract", "App", "-o", "specs")
        again.expect(2)
        #expect(again.stderr.contains("specs/Login.xib.yml"))
        #expect(again.stderr.contains("--force"))
        try project.run("extract", "--force", "App", "-o", "specs").expect(0)
        let printed = try project.run("extract", "App/Login.xib")
        #expect(printed.stdout == text)
    }

    @Test(arguments: ["\u{85}", "\u{2028}", "\n", "\u{202E}"])
    func `no path ends the comment that names it`(_ character: String) throws {
        let project = try Project(["a\(character)x: [.xib": Self.xib])
        let spec = try project.run("extract", ".").stdout
        #expect(spec.hasPrefix("# The buttons of a\\"))
        #expect(!spec.contains(character + "x"))
        let report = try project.run("--no-config", "--select", "unpaired-inset", "-", stdin: spec)
        #expect(report.stderr == "")
        #expect(report.lines.allSatisfy { $0.contains("[unpaired-inset]") } && report.lines.count > 0)
    }

    @Test func `a configuration names buttons by their ids`() throws {
        let configuration = """
            overrides:
              - files: [Login.xib]
                buttons: [aaa-bb-ccc]
                rules: {unpaired-inset: off, touch-target: error}
              - files: [Login.xib]
                buttons: ddd-ee-fff
                rules: {accessibility: error}

            """
        let project = try Project(Self.files.merging(["App/.insetlint.yml": configuration]) { $1 })
        let run = try project.run("--no-config", "App/Login.xib")
        #expect(run.lines.map { $0.split(separator: " ")[1] } == ["warning:", "note:"])
        let configured = try project.run("App/Login.xib")
        configured.expect(1)
        #expect(configured.lines.map { $0.split(separator: " ")[1] } == ["error:"])
        let wrong = try Project([
            ".insetlint.yml": "overrides: [{files: [a.yml], buttons: [a], rules: {off-scale: on}}]\n",
            "a.yml": Sample.clean,
        ])
        #expect(
            try wrong.run("a.yml").stderr.contains("for single buttons a rule is `off`, `info`, `warning` or `error`"))
    }

    @Test func `layouts are printed`() throws {
        let project = try Project(Self.files)
        let run = try project.run("layout", "App/Login.xib", "--name", "aaa-bb-ccc")
        run.expect(0)
        #expect(run.stdout.contains("App/Login.xib:4: aaa-bb-ccc"))
    }
}
