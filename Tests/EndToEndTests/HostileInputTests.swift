import Foundation
import TestSupport
import Testing

/// Input that is made to exhaust the program gets an error at its place, in little memory.
@Suite struct HostileInputTests {
    private static let megabyte = 1 << 20

    /// Files with what is found in them; in a place where nothing is, the rules' own findings do not matter.
    private static let files: [(name: String, text: [UInt8], rule: String)] = {
        let frame = "  frame: {width: 60, height: 44}\n"
        func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }
        let many = (0..<300_000).map { "k\($0): 1" }.joined(separator: ", ")
        let levels = (1..<30).map { "a\($0): &a\($0) [\(repeated("*a\($0 - 1), ", 9))]\n" }.joined()
        let texts: [(String, String, String)] = [
            ("lists", "buttons: \(repeated("[", 100_000))", "limit-exceeded"),
            ("mappings", "buttons: \(repeated("{a: ", 100_000))", "limit-exceeded"),
            ("items", "buttons:\n\(repeated("- ", 100_000))", "limit-exceeded"),
            ("keys", "buttons:\n\(repeated("? ", 100_000))", "limit-exceeded"),
            ("bomb", "a0: &a0 [x, x]\n\(levels)buttons: *a29\n", "limit-exceeded"),
            ("merges", "buttons:\n- &b {name: x}\n- {<<: [\(repeated("*b, ", 300_000))]}\n", "duplicate-name"),
            (
                "name", "buttons:\n- name: \(repeated("x", megabyte))\n  frame: {width: 1, height: 1, z: 1}\n",
                "unknown-key"
            ),
            ("key", "buttons:\n- ? \(repeated("x", megabyte))\n  : 1\n", "unknown-key"),
            (
                "title", "buttons:\n- name: a\n\(frame)  title: {text: '\(repeated("x ", megabyte))', z: 1}\n",
                "unknown-key"
            ),
            (
                "digits", "buttons:\n- name: a\n  frame: {width: \(repeated("9", megabyte)), height: 1}\n",
                "invalid-value"
            ),
            ("sum", "buttons:\n- name: a\n  frame: {width: \(repeated("1 + ", 250_000))1, height: 1}\n", "formula"),
            ("brackets", "buttons:\n- name: a\n  frame: {width: '\(repeated("(", megabyte))', height: 1}\n", "formula"),
            // Others than the first thousands are not kept.
            ("unknown", "\(many.replacing(", ", with: "\n"))\nbuttons: [{nam: a}]\n", "limit-exceeded"),
            ("nul", "buttons:\n- name: \"\(repeated("\0", megabyte))\"\n", "syntax"),
            ("nuls", repeated("\0", megabyte) + "\nbuttons: []\n", "syntax"),
            ("escape", "buttons:\n- name: \"\\uD800\"\n", "syntax"),
            ("words", "# insetlint:disable \(repeated("a, ", 1_000_000))\nbuttons: [{nam: a}]\n", "invalid-value"),
            (
                "comments", "buttons: [{nam: a}]\n\(repeated("# insetlint:disable-line x, y\n", 20_000))",
                "limit-exceeded"
            ),
            (
                "large",
                "buttons:\n- name: a\n  frame: {width: 1e308, height: 1e308, z: 1}\n  titleEdgeInsets: [1e308, -1e308, 1e308, -1e308]\n",
                "unknown-key"
            ),
            (
                "special",
                "buttons:\n- name: a\n  frame: {width: .inf, height: -.inf}\n  titleEdgeInsets: {left: .nan}\n",
                "invalid-value"
            ),
            (
                "integers",
                "buttons:\n- name: a\n  frame: {width: 9223372036854775808, height: -9223372036854775809, z: 1}\n",
                "unknown-key"
            ),
        ]
        let bytes: [(String, [UInt8], String)] = [
            ("overlong", Array("buttons:\n- name: ".utf8) + [0xC0, 0xAF] + Array("\n".utf8), "syntax"),
            ("surrogate", Array("buttons:\n- name: ".utf8) + [0xED, 0xA0, 0x80] + Array("\n".utf8), "syntax"),
            ("above", Array("buttons:\n- name: ".utf8) + [0xF4, 0x90, 0x80, 0x80] + Array("\n".utf8), "syntax"),
            (
                "half",
                [0xFF, 0xFE] + Array("buttons:\n".utf16).flatMap { [UInt8($0), 0] } + [0x00, 0xD8, 0x0A, 0x00], "syntax"
            ),
        ]
        return texts.map { ($0, Array($1.utf8), $2) } + bytes
    }()

    @Test func `every file gets an error at its place`() throws {
        for (name, text, rule) in Self.files {
            let project = try Project()
            try project.folder.write(text, to: "\(name).yml")
            // In 1 GB of addresses, most of which are those of the program and its libraries.
            let output = try project.runScript("ulimit -v 1000000; $insetlint \(name).yml")
            #expect(
                output.exitCode == 1 && output.stderr.isEmpty,
                "\(name): \(output.exitCode) \(output.stderr.prefix(300))")
            let place = /^[a-z]+\.yml:[0-9]+:[0-9]+: (error|warning): .* \[(.*)\]$/
            let rules = output.lines.map { $0.wholeMatch(of: place)?.output.2 }
            #expect(rules.contains(Substring(rule)) && !rules.contains(nil), "\(name): \(output.stdout.prefix(500))")
            #expect(output.lines.allSatisfy { $0.utf8.count < 10_000 }, "\(name)")
        }
    }

    /// Lines end where editors end them; the other line breaks of Unicode are characters.
    @Test(arguments: [
        ("\n", 4), ("\r\n", 4), ("\r", 4), ("\n\n", 7), ("\n# \u{2028}\n", 7), ("\n# \u{2029}\n", 7),
        ("\n# \u{85}\n", 7),
    ]) func `lines are counted as editors count them`(_ separator: String, _ line: Int) throws {
        let lines = ["buttons:", "- name: a", "  frame: {width: 9, height: 9}", "  titl: x", ""]
        let project = try Project(["a.yml": lines.joined(separator: separator)])
        let output = try project.run("--ignore", "all", "a.yml")
        #expect(output.exitCode == 1 && output.stdout.contains("a.yml:\(line):3: error: a button has no key `titl`"))
    }

    @Test(arguments: ["\u{B}", "\u{C}", "\u{1B}", "\u{7F}", "\u{FFFE}"])
    func `characters that YAML does not allow are told`(_ character: String) throws {
        let project = try Project(["a.yml": "buttons:\n- name: a # \(character)\n"])
        let output = try project.run("a.yml")
        #expect(output.exitCode == 1 && output.stdout.contains("a.yml:2:13: error: the character U+"), "\(output)")
    }
}
