import Diagnostics
import Foundation
import SpecTree
import Testing

@testable import YAMLReader

@Suite("The text where it lies")
struct ParserInputTests {
    /// Everything that the scanner looks ahead for, much of it at the end.
    private static let text = """
        %YAML 1.1
        ---
        plain: one two   # comment
        "double \\x41\\u00e9\\U0001F600\\
          folded": 'it''s'
        ? [a, {b: c, "d":e}, *x]
        : !!str &x >+2
            folded

          text
        literal: |-
          ü — 😀\r
         tab\t: -1\u{85}next\u{2028}line
        ...
        --- !<tag:yaml.org,2002:map>
        - - deep
          - ~
        - &a b
        - *a
        ---
        """

    private func expectSame(_ text: some Sequence<UInt8>) {
        let file = SourceFile(path: "a.yml", text: Array(text))
        let there = YAMLReader.read(file, limits: Limits(), inPlace: true)
        let copied = YAMLReader.read(file, limits: Limits(), inPlace: false)
        let shown = String(decoding: file.text, as: UTF8.self)
        #expect(there.tree.outline == copied.tree.outline, "\(shown)")
        #expect(there.tree.allNodes.map { there.tree[$0].range } == copied.tree.allNodes.map { copied.tree[$0].range })
        #expect(Self.words(of: there) == Self.words(of: copied), "\(shown)")
    }

    private static func words(of reading: YAMLReading) -> [String] {
        reading.diagnostics.map { "\($0.range) \($0.message)" }
    }

    @Test("a text gives the same nodes and findings as in libyaml's buffer, wherever it ends")
    func prefixes() {
        let text = Array(Self.text.utf8)
        for end in text.indices { expectSame(text[..<end]) }
        for start in text.indices { expectSame(text[start...]) }
    }

    @Test("so do indicators and escapes at the end")
    func ends() {
        let ends = [
            "", "\"", "\"\\", "\"\\x", "\"\\x4", "\"\\U0001F60", "\"\\\r", "'", "''", "a: '", "- ", "-", "--", "---",
            "..",
            "...", "%", "%TAG", "%TAG !", "!", "!<", "!!", "&", "*", "|", "|+", ">2", ">-9", "{", "[", "[a", "{a:", "?",
            "a:", "a: #", "\t", "\r", "\u{FEFF}", "\u{FEFF}a: b", "ü", "😀", "\u{2028}", "@", "`", "a: b: c",
        ]
        for end in ends {
            expectSame(end.utf8)
            expectSame("key: [value, \(end)".utf8)
            expectSame("key:\n  - \(end)".utf8)
        }
    }

    @Test("so does a text longer than libyaml's buffer")
    func long() {
        let line = "- { key: \"ä\(String(repeating: "x", count: 90))\", other: [1, 2, 3] } # comment\n"
        expectSame(String(repeating: line, count: 3_000).utf8)
        expectSame(("a: |\n" + String(repeating: "  ü\n", count: 60_000)).utf8)
    }
}
