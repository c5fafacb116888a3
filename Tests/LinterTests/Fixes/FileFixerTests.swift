import Diagnostics
import Foundation
import RuleSupport
import SpecTree
import TestSupport
import Testing
import YAMLReader

@testable import Linter

/// Fixes are made in rounds; what does more or less than it should is thrown away.
@Suite struct FileFixerTests {
    private func fix(
        _ contents: [UInt8], unsafe: Bool = true, linter: FileLinter = RepositoryRules.linter
    ) -> (text: [UInt8], report: FileReport) {
        let options = FixOptions(includesUnsafe: unsafe, writesFiles: false)
        let report = linter.fix(contents, path: "a.yml", isNamed: true, options)
        return (report.fixes?.after ?? [], report)
    }

    private func fix(_ text: String, unsafe: Bool = true) -> String {
        String(decoding: fix(Array(text.utf8), unsafe: unsafe).text, as: UTF8.self)
    }

    /// A title that is moved by half.
    private let lone = """
        buttons:
          - name: a
            frame: {width: 160, height: 44}
            title: {text: Download, size: {width: 72, height: 21}}

        """

    @Test func `only safe fixes are made unless others are asked for`() {
        let text = lone + "    titleEdgeInsets: {left: 8}\n"
        #expect(fix(text, unsafe: false) == text)
        #expect(fix(text) == lone + "    titleEdgeInsets: {left: 8, right: -8}\n")
        let idle = lone + "    imageEdgeInsets: {left: 8, top: 3}\n"
        #expect(fix(idle, unsafe: false) == lone)
    }

    @Test func `comments, quotes, blanks and line ends stay`() {
        for (before, after) in [
            ("{ \"left\" : 8 }  # why", "{ \"left\" : 8, \"right\": -8 }  # why"),
            ("{'left': 8}", "{'left': 8, 'right': -8}"),
            ("{left: 8,}", "{left: 8, right: -8,}"),
            ("{\n      left: 8  # why\n    }", "{\n      left: 8, right: -8  # why\n    }"),
            (
                "\n      # above\n      left: 8  # why\n    # below",
                "\n      # above\n      left: 8  # why\n      right: -8\n    # below"
            ),
            ("\n      \"left\": 8", "\n      \"left\": 8\n      \"right\": -8"),
            ("[0, 8, 0, 0] # four", "[0, 8, 0, -8] # four"),
            (
                "\n      - 0\n      - 8\n      - 0\n      - 0 # right",
                "\n      - 0\n      - 8\n      - 0\n      - -8 # right"
            ),
        ] {
            for (end, mark) in [("\n", ""), ("\r\n", ""), ("\n", "\u{FEFF}"), ("\r", "")] {
                for rest in ["\n    group: g\n", "\n", ""] where !(rest.isEmpty && before.contains("# below")) {
                    func text(_ insets: String) -> String {
                        mark + (lone + "    titleEdgeInsets: " + insets + rest).replacing("\n", with: end)
                    }
                    #expect(fix(text(before)) == text(after))
                }
            }
        }
    }

    @Test func `a comment is not removed with a value`() {
        for (before, after) in [
            ("{left: 8, # why\n      top: 0}", "{left: 0, # why\n      top: 0}"),
            ("\n      left: 8  # why\n      top: 0", "\n      left: 0  # why\n      top: 0"),
            (" # all\n      left: 8", " # all\n      left: 0"),
            ("{left: 8} # all", "{left: 0} # all"),
        ] {
            #expect(fix(lone + "    imageEdgeInsets: \(before)\n") == lone + "    imageEdgeInsets: \(after)\n")
        }
    }

    @Test func `UTF-16 stays UTF-16`() {
        let before = lone + "    titleEdgeInsets: {left: 8}  # 🎛\n"
        let after = before.replacing("8}", with: "8, right: -8}")
        func big(_ text: String) -> [UInt8] {
            [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        }
        func little(_ text: String) -> [UInt8] {
            [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        }
        #expect(fix(big(before)).text == big(after))
        let (text, report) = fix(little(before))
        #expect(text == little(after))
        #expect(report.fixes?.notes == ["a diff cannot show a file in UTF-16; --fix changes it"])
    }

    @Test func `a file with a syntax error is left alone, and promises nothing`() {
        for end in ["\u{1}", "x: [\n", "a: b: c\n"] {
            let text = Array((lone + "    titleEdgeInsets: {left: 8}\n" + end).utf8)
            let (fixed, report) = fix(text)
            #expect(fixed == text)
            #expect(report.findings.contains { $0.rule == "syntax" } && report.findings.allSatisfy { $0.fix == nil })
        }
        let long = Array((lone + "    titleEdgeInsets: {left: 8}\n").utf8)
        var limits = RepositoryRules.linter.limits
        limits.nodes = 12
        #expect(fix(long, linter: RepositoryRules.linter.limited(to: limits)).text == long)
    }

    @Test(arguments: [
        "x-a: [&i {left: 8}]\n*BUTTON*    titleEdgeInsets: *i\n",
        "x-a: [&b {titleEdgeInsets: {left: 8}}]\n*BUTTON*    <<: *b\n",
        "*BUTTON*    titleEdgeInsets: &i {left: 8}\nx-b: *i\n",
        "defaults: {titleEdgeInsets: {left: 8}}\n*BUTTON*",
        "x-a: &all\n  - {name: a, frame: {width: 160, height: 44}, title: {text: Download, size: {width: 72, height: 21}},"
            + " titleEdgeInsets: {left: 8}}\nbuttons: *all\n",
        "buttons:\n  - &a\n    name: a\n    frame: {width: 160, height: 44}\n    titleEdgeInsets: {left: 8}\n"
            + "    title: {text: Download, size: {width: 72, height: 21}}\nx-b: *a\n",
    ])
    func `what others use too is not fixed and not offered`(_ pattern: String) {
        let text = Array(pattern.replacing("*BUTTON*", with: lone).utf8)
        let (fixed, report) = fix(text)
        #expect(fixed == text, "\(String(decoding: fixed, as: UTF8.self))")
        #expect(report.findings.contains { $0.rule == "unpaired-inset" && $0.fix == nil })
    }

    @Test func `a value with an anchor is not changed, one beside it is`() {
        let lone = lone + "    titleEdgeInsets: {left: &l 8}\n    x-b: *l\n"
        #expect(fix(lone) == lone.replacing("8}", with: "8, right: -8}"))
        let idle = self.lone + "    imageEdgeInsets: {left: &l 8, top: 1}\n    x-b: *l\n"
        #expect(fix(idle) == idle.replacing(", top: 1", with: ""))
    }

    @Test func `a list of buttons that an alias uses elsewhere is not fixed`() {
        let text = lone.replacing("buttons:", with: "buttons: &all") + "    titleEdgeInsets: {left: 8}\nx-b: *all\n"
        let (fixed, report) = fix(Array(text.utf8))
        #expect(String(decoding: fixed, as: UTF8.self) == text)
        #expect(
            report.fixes?.notes == [
                "line 5: the fix of unpaired-inset (set `titleEdgeInsets.right` to -8) was not made: an alias uses the "
                    + "value elsewhere"
            ])
        #expect(report.findings.allSatisfy { $0.fix == nil })
    }

    @Test func `what a recipe computes is not fixed`() {
        let text =
            lone + "    image: {size: {width: 24, height: 24}}\n    recipe: {name: swap-with-padding, padding: 5}\n"
        let (fixed, _) = fix(Array(text.utf8))
        #expect(String(decoding: fixed, as: UTF8.self) == text)
    }

    @Test func `a fix that takes the place of a formula is not safe`() {
        let text = lone + "    imageEdgeInsets: {left: title.width / 9}\n"
        #expect(fix(text, unsafe: false) == text)
        #expect(fix(text) == lone)
    }

    @Test func `a fix that would bring an error is not made, others are`() {
        let button = lone.replacing("buttons:\n", with: "")
        func text(_ insets: String) -> String {
            "buttons:\n"
                + (1...9).map { number in
                    button.replacing("name: a", with: "name: a\(number)")
                        + "    titleEdgeInsets: \(number == 4 ? "{top: 20}" : insets)\n"
                }.joined()
        }
        let (fixed, report) = fix(Array(text("{left: 8}").utf8))
        #expect(String(decoding: fixed, as: UTF8.self) == text("{left: 8, right: -8}"))
        #expect(report.fixes?.count == 8 && report.fixes?.notes.count == 1)
        let note =
            "line 17: the fix of unpaired-inset (set `titleEdgeInsets.bottom` to -20) was not made: it would bring "
            + "an error: the title leaves the bounds by 8.5 pt"
        #expect(report.fixes?.notes.first?.hasPrefix(note) == true, "\(report.fixes?.notes ?? [])")
        #expect(report.findings.count == 1 && report.findings[0].fix == nil)
    }

    @Test func `several buttons are fixed in one run, and many findings of one button too`() {
        let insets = "    imageEdgeInsets: {top: 1, left: 2, bottom: 3, right: 4}\n"
        let button = lone.replacing("buttons:\n", with: "")
        let text = "buttons:\n" + (1...30).map { button.replacing("name: a", with: "name: a\($0)") + insets }.joined()
        let (fixed, report) = fix(Array(text.utf8))
        #expect(String(decoding: fixed, as: UTF8.self) == text.replacing(insets, with: ""))
        #expect(report.fixes?.count == 120 && report.findings.isEmpty)
        #expect(fix(fixed).text == fixed)
    }
}

/// The documents before and after a change are compared.
@Suite struct TreeComparisonTests {
    private func outcome(_ before: String, _ edits: [(Range<Int>, String)]) -> TreeComparison.Outcome? {
        let edits = edits.map {
            Edit(range: ByteRange(UInt32($0.0.lowerBound), UInt32($0.0.upperBound)), replacement: $0.1)
        }
        guard let change = TextChange(edits), let after = change.applied(to: Array(before.utf8)) else { return nil }
        func tree(_ text: [UInt8]) -> SpecTree { YAMLReader.read(SourceFile(path: "a.yml", text: text)).tree }
        return TreeComparison.outcome(of: change, before: tree(Array(before.utf8)), after: tree(after))
    }

    @Test func `targets may change`() {
        #expect(outcome("{a: 1, b: 2}", [(4..<5, "7")]) == .onlyTargetsChanged)
        #expect(outcome("{a: 1, b: 2}", [(1..<7, "")]) == .onlyTargetsChanged)
        #expect(outcome("{a: 1, b: 2}", [(11..<11, ", c: [3, {d: 4}]")]) == .onlyTargetsChanged)
        #expect(outcome("a:\nb: 2\n", [(2..<2, " {c: 3}")]) == .onlyTargetsChanged)
        #expect(outcome("a: 1 # x\nb: 2\n", [(5..<8, "# y")]) == .onlyTargetsChanged)
    }

    @Test func `nothing else may change`() {
        #expect(outcome("a: 1\nb: 2\n", [(4..<4, "7")]) == .moreChanged)
        #expect(outcome("a: |\n  x\nb: 2\n", [(8..<8, "\n  y: 1")]) == .moreChanged)
        #expect(outcome("a: {b: 1}\n", [(3..<3, "!!map ")]) == .moreChanged)
        #expect(outcome("a: 1\n---\nb: 2\n", [(5..<9, "")]) == .moreChanged)
        #expect(outcome("a: 1\nb:\n  c: 2\n  d: 3\n", [(15..<15, "\n c2: 4")]) != .onlyTargetsChanged)
        #expect(outcome("{a: 1}", [(1..<4, "")]) == .moreChanged)
    }

    @Test func `what an alias uses may not change`() {
        #expect(outcome("{a: &x {b: 1}, c: *x}", [(11..<12, "2")]) == .sharedChanged)
        #expect(outcome("{a: &x 1, c: *x}", [(7..<8, "2")]) != .onlyTargetsChanged)
        #expect(outcome("{a: &x 1, c: *x}", [(15..<15, ", d: 1")]) == .onlyTargetsChanged)
    }
}

/// A fixed file takes the place of the old one, unless that has changed.
@Suite struct FileChangeTests {
    @Test func `mode stays, and nothing else is left behind`() throws {
        let folder = try TemporaryFolder()
        try folder.write("old", to: "a.yml")
        #expect(chmod(folder.path + "/a.yml", 0o751) == 0)
        try FileSystem.change(FilePath(folder.path + "/a.yml"), from: Array("old".utf8), to: Array("new".utf8))
        #expect(try folder.read("a.yml") == "new")
        var status = stat()
        #expect(stat(folder.path + "/a.yml", &status) == 0 && status.st_mode & 0o7777 == 0o751)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.yml"])
    }

    @Test(arguments: ["other", "old and more", "ol", ""])
    func `a file that has changed since it was read is left alone`(_ now: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(now, to: "a.yml")
        let problem = #expect(throws: FileProblem.self) {
            try FileSystem.change(FilePath(folder.path + "/a.yml"), from: Array("old".utf8), to: Array("new".utf8))
        }
        #expect(problem?.message == "cannot write \(folder.path)/a.yml: it has changed since it was read; run again")
        #expect(try folder.read("a.yml") == now)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.yml"])
    }
}
