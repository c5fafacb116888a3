import Diagnostics
import RuleSupport
import TestSupport
import Testing

@testable import Linter

/// A baseline knows findings again when lines, numbers and folders change, and no more of them than there were.
@Suite struct BaselineTests {
    private let paths = BaselinePaths(file: "known.yml", workingFolder: "/project")

    private let spec = """
        buttons:
          - name: a
            frame: {width: 160, height: 44}
            title: {text: Download, size: {width: 72, height: 21}}
            titleEdgeInsets: {left: 8}
          - name: b
            frame: {width: 60, height: 44}
            title: {text: Download, size: {width: 72, height: 21}}

        """

    private func file(_ path: String, _ text: String? = nil) -> BaselineMatch.File {
        BaselineMatch.File(
            path: path,
            findings: RepositoryRules.linter.lint(Array((text ?? spec).utf8), path: path, isNamed: true).findings)
    }

    private func baseline(_ files: BaselineMatch.File...) -> Baseline {
        var baseline = Baseline()
        for file in files { baseline.add(file.findings, ofFile: paths.name(of: file.path)) }
        return baseline
    }

    private func match(
        _ files: [BaselineMatch.File], _ baseline: Baseline, roots: [String] = ["."], gone: Set<String> = [],
        off: Set<String> = []
    ) -> BaselineMatch {
        BaselineMatch(
            files, baseline, paths: paths, roots: roots, isJudged: { !off.contains($0) },
            exists: { !gone.contains(String($0.dropFirst("/project/".count))) })
    }

    private func new(_ match: BaselineMatch) -> [String] {
        match.files.flatMap { file in file.findings.map { "\(file.path) \($0.button ?? "-") \($0.rule)" } }
    }

    @Test func `a file that has not changed has nothing new`() {
        let baseline = baseline(file("x/a.yml"))
        #expect(baseline.findings == 2 && baseline.files == 1)
        let match = match([file("x/a.yml")], baseline)
        #expect(new(match) == [] && match.stale.counts.isEmpty && match.pruned.counts == baseline.counts)
    }

    @Test func `lines above and other numbers are nothing new`() {
        let baseline = baseline(file("x/a.yml"))
        for text in [
            "# a comment\n\n" + spec, spec.replacing("left: 8", with: "left: 9"), spec.replacing("160", with: "161"),
            spec.replacing("width: 60", with: "width: 59"),
        ] {
            let match = match([file("x/a.yml", text)], baseline)
            #expect(new(match) == [] && match.stale.counts.isEmpty, "\(text)")
        }
    }

    @Test func `one more of a kind is new, and it is the last`() {
        let text = spec.replacing("    titleEdgeInsets: {left: 8}\n", with: "    titleEdgeInsets: {left: 8, top: 4}\n")
        #expect(new(match([file("x/a.yml", text)], baseline(file("x/a.yml")))) == ["x/a.yml a unpaired-inset"])
        let other = spec.replacing("name: b", with: "name: c")
        #expect(new(match([file("x/a.yml", other)], baseline(file("x/a.yml")))) == ["x/a.yml c frame-too-small"])
        var twice = file("x/a.yml")
        twice.findings.append(twice.findings[0])
        twice.findings[2].message = "the last"
        let match = match([twice], baseline(file("x/a.yml")))
        #expect(match.files[0].findings.map(\.message) == ["the last"])
    }

    @Test func `a folder that is renamed has nothing new`() {
        let first = file("old/x/a.yml")
        let second = file("old/y/a.yml", spec.replacing("name: b", with: "name: c"))
        let known = baseline(first, second)
        var (x, y) = (first, second)
        (x.path, y.path) = ("new/x/a.yml", "new/y/a.yml")
        let gone: Set = ["old/x/a.yml", "old/y/a.yml"]
        let moved = match([x, y], known, gone: gone)
        #expect(new(moved) == [] && moved.stale.counts.isEmpty)
        #expect(moved.pruned.counts == baseline(x, y).counts)
        // Two files that swap their folders' names are told apart by what is in them.
        (x.path, y.path) = ("p/a.yml", "q/a.yml")
        #expect(new(match([y, x].sorted { $0.path < $1.path }, known, gone: gone)) == [])
    }

    @Test func `a copy beside the file is new`() {
        let known = baseline(file("x/a.yml"))
        let match = match([file("x/a.yml"), file("y/a.yml")], known)
        #expect(new(match) == ["y/a.yml a unpaired-inset", "y/a.yml b frame-too-small"])
        // So it is where the file itself is not in the run.
        #expect(new(self.match([file("y/a.yml")], known, roots: ["y"])).count == 2)
        #expect(new(self.match([file("y/b.yml")], known, gone: ["x/a.yml"])).count == 2)
    }

    @Test func `stale is what was looked for and not found`() {
        let known = baseline(file("x/a.yml"), file("y/a.yml"))
        let mended = file("x/a.yml", spec.replacing("left: 8", with: "left: 8, right: -8"))
        let part = match([mended], known, roots: ["x/a.yml"])
        #expect(part.stale.counts.map(\.key.rule) == ["unpaired-inset"])
        #expect(part.pruned.findings == 3)
        #expect(match([mended], known, roots: ["x"], off: ["unpaired-inset"]).stale.counts.isEmpty)
        #expect(match([mended], known, roots: ["."]).stale.findings == 3)
        #expect(match([], known, roots: ["x"], gone: ["x/a.yml"]).stale.findings == 2)
        #expect(match([], known, roots: ["../other"]).stale.findings == 0)
        #expect(match([], known, roots: [".."]).stale.findings == 4)
    }

    @Test func `a file that cannot be read is always reported`() {
        let broken = file("x/a.yml", spec + "c: [\n")
        #expect(broken.findings.contains { $0.rule == "syntax" })
        let known = baseline(broken)
        #expect(new(match([broken], known)) == ["x/a.yml - syntax"])
    }

    @Test func `paths start from the folder of the baseline`() {
        let paths = BaselinePaths(file: "../config/known.yml", workingFolder: "/project/app")
        #expect(paths.name(of: "a.yml") == "../app/a.yml")
        #expect(paths.name(of: "/project/config/./b/../a.yml") == "a.yml")
        #expect(paths.name(of: "../config") == "")
        #expect(paths.path(of: "../app/a.yml") == "/project/app/a.yml")
    }
}

/// A baseline as a file.
@Suite struct BaselineFileTests {
    private func read(_ text: String) -> (baseline: Baseline, findings: [String]) {
        let (baseline, findings) = BaselineFile.read(Array(text.utf8), path: "known.yml")
        return (baseline, findings.map(\.line))
    }

    @Test func `what is written is read again`() {
        var baseline = Baseline()
        for (file, button, keyPath, count) in [
            ("b.yml", "x", "titleEdgeInsets.left", 2), ("a b.yml", nil, nil, 1),
            ("ä/\"\\\u{1B}[31m\n\u{202E}\u{85}.yml", "🎛: #'{}", "frame", 3), ("", "", "", 1), ("b.yml", "x", nil, 1),
        ] as [(String, String?, String?, Int)] {
            baseline.counts[Baseline.Entry(file: file, rule: "r", button: button, keyPath: keyPath)] = count
        }
        let text = BaselineFile.text(of: baseline)
        let (again, findings) = read(text)
        #expect(findings == [] && again.counts == baseline.counts)
        #expect(BaselineFile.text(of: again) == text)
        #expect(text.split(separator: "\n").count == 4 + 5)
        #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\u{202E}" || $0 == "\n" })
        #expect(
            text.contains(
                """
                  - {file: "a b.yml", rule: "r", count: 1}
                  - {file: "b.yml", button: "x", rule: "r", count: 1}
                  - {file: "b.yml", button: "x", rule: "r", at: "titleEdgeInsets.left", count: 2}
                """))
        #expect(read(BaselineFile.text(of: Baseline())).findings == [])
    }

    @Test func `entries that stand twice count together`() {
        let (baseline, findings) = read(
            "version: 1\nfindings:\n  - {file: a, rule: r}\n  - {file: a, rule: r, count: 2}\n")
        #expect(findings == [] && baseline.findings == 3 && baseline.counts.count == 1)
    }

    @Test(arguments: [
        ("", "1:1: error: the file is empty; `insetlint baseline write` writes a baseline [missing-key]"),
        ("- a\n", "1:1: error: a baseline is a mapping with the keys version, findings [wrong-type]"),
        ("version: 1\n", "1:1: error: a baseline has no `findings`; add it [missing-key]"),
        (
            "version: 2\nfindings: []\n",
            "1:10: error: this version of insetlint reads baselines of version 1 [invalid-value]"
        ),
        (
            "version: 1\nfindings: 3\n",
            "2:11: error: `findings` is a list of `{file, button, rule, at, count}` [wrong-type]"
        ),
        ("version: 1\nfindings: [{file: a}]\n", "2:12: error: an entry has no `rule`; add it [missing-key]"),
        (
            "version: 1\nfindings: [{file: a, rul: r}]\n",
            "2:22: error: an entry has no key `rul`: did you mean `rule`? [unknown-key]"
        ),
        (
            "version: 1\nfindings: [{file: a, rule: r, count: 1.5}]\n",
            "2:38: error: `count` is a whole number of at least 1 [invalid-value]"
        ),
        (
            "version: 1\nfindings: [{file: a, rule: r, count: 0}]\n",
            "2:38: error: `count` is a whole number of at least 1 [invalid-value]"
        ),
        (
            "version: 1\nfindings: [{file: [a], rule: r}]\n",
            "2:19: error: a text stands here, as plain text [wrong-type]"
        ),
        ("version: 1\nfindings: [{file: a\n", "2:12: error: "),
        ("buttons: []\n", "1:1: error: a baseline has no key `buttons`; it has version, findings [unknown-key]"),
    ])
    func `a broken baseline is told where`(_ text: String, _ message: String) {
        let findings = read(text).findings
        #expect(findings.first?.hasPrefix(message) == true, "\(findings)")
    }
}
