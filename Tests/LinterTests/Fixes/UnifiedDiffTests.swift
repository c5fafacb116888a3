import Foundation
import Linter
import TestSupport
import Testing

/// Diffs are those that git and patch take.
@Suite struct UnifiedDiffTests {
    private func diff(_ old: String, _ new: String, path: String = "a.yml") -> String {
        String(decoding: UnifiedDiff(from: Array(old.utf8), to: Array(new.utf8)).text(path: path), as: UTF8.self)
    }

    @Test func `texts that are the same have no diff`() {
        #expect(diff("", "") == "")
        #expect(diff("a\nb", "a\nb") == "")
    }

    @Test func `a change stands between three lines of context`() {
        let old = (1...12).map { "\($0)\n" }.joined()
        #expect(
            diff(old, old.replacing("6\n", with: "six\nand a half\n")) == """
                --- a/a.yml
                +++ b/a.yml
                @@ -3,7 +3,8 @@
                 3
                 4
                 5
                -6
                +six
                +and a half
                 7
                 8
                 9

                """)
    }

    @Test func `a last line without an end is marked`() {
        #expect(
            diff("a\nb", "a\nc") == """
                --- a/a.yml
                +++ b/a.yml
                @@ -1,2 +1,2 @@
                 a
                -b
                \\ No newline at end of file
                +c
                \\ No newline at end of file

                """)
        #expect(diff("a", "a\n").hasSuffix("@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"))
    }

    @Test func `an empty text has no lines`() {
        #expect(diff("", "a\n").hasSuffix("@@ -0,0 +1 @@\n+a\n"))
        #expect(diff("a\n", "").hasSuffix("@@ -1 +0,0 @@\n-a\n"))
    }

    @Test func `names are written as git writes them`() {
        #expect(diff("a", "b", path: "a b.yml").hasPrefix("--- a/a b.yml\t\n+++ b/a b.yml\t\n"))
        #expect(diff("a", "b", path: "é\"\n.yml").hasPrefix("--- \"a/\\303\\251\\\"\\012.yml\"\n"))
        #expect(diff("a", "b", path: "/x/y.yml").hasPrefix("--- a/x/y.yml\n"))
    }

    /// Pairs of texts that are changed at random, some longer than the search for equal lines reaches.
    static let pairs: [(old: String, new: String)] = {
        var generator = Lines(seed: 7)
        return (0..<60).map { round in
            let old = (0..<(round < 50 ? 40 : 900)).map { _ in generator.line() }
            var new: [String] = []
            for line in old {
                switch generator.next() % (round.isMultiple(of: 3) ? 3 : 30) {
                case 0: break
                case 1: new += [line, generator.line()]
                case 2: new.append(generator.line())
                default: new.append(line)
                }
            }
            func text(_ lines: [String], _ hasEnd: Bool) -> String {
                lines.joined(separator: round.isMultiple(of: 2) ? "\n" : "\r\n") + (hasEnd ? "\n" : "")
            }
            return (text(old, round.isMultiple(of: 5)), text(new, !round.isMultiple(of: 4)))
        }
    }()

    private struct Lines {
        var state: UInt64
        init(seed: UInt64) { state = seed }
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 33
        }
        /// Few different lines, so that many are equal.
        mutating func line() -> String { "line \(next() % 12)" }
    }

    @Test(arguments: ["git apply a.diff", "patch -s --binary -p1 -i a.diff"])
    func `a diff can be applied`(_ command: String) throws {
        for (index, pair) in Self.pairs.enumerated() where pair.old != pair.new {
            let folder = try TemporaryFolder()
            try folder.write(pair.old, to: "folder/a b.yml")
            try folder.write(diff(pair.old, pair.new, path: "folder/a b.yml"), to: "a.diff")
            let output = try BuiltProgram.shell.run(["-c", command], workingFolder: folder.path)
            #expect(output.exitCode == 0, "pair \(index): \(output.stdout)\(output.stderr)")
            #expect(try folder.read("folder/a b.yml") == pair.new, "pair \(index)")
        }
    }
}
