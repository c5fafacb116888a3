import Diagnostics
import SpecTree
import TestSupport
import Testing
import YAMLReader

@Suite struct SyntaxErrorTests {
    /// What people get wrong in YAML, some of it every day.
    private static let mistakes = [
        "buttons:\n\t- name: a\n", "a:\n  b: 1\n\tc: 2\n", "a: x\n\ty: 1\n", "a: 1\nb\nc: 2\n", "a: 1\nb\n",
        "name OK\ntitle: x\n", "a: \"x\nb: 1\n", "a: 'x\n", "a: \"x\n---\nb: 1\n", "a: [1, 2\nb: 3\n", "a: [1, 2\n",
        "a: {b: 1\nc: 2\n", "a: {b: 1 # c\n", "a: {b: [1, 2}\n", "a: {x: 1 y: 2}\n", "a: [1, 2]]\n", "a: {b: 1}}\n",
        "a: ]\n", "a: }\n", "a: , b\n", "a: [1,,2]\n", "a: {,}\n", "- a\n b: 1\n", "a: 1\n  b: 2\n", "  a: 1\nb: 2\n",
        "a:\n    b: 1\n  c: 2\n", "- b: 1\n   c: 2\n", "key: value: x\n", "a: b\n c: d\n", "a: Ratio 4: 3\n",
        "a: @x\n", "a: `x`\n", "a: %x\n", "%x: 1\n", "a: *\n", "a: **bold**\n", "a: & b\n", "a: \"C:\\q\"\n",
        "a: \"\\xZZ\"\n", "a: \"\\uD800\"\n", "a: \"x\" y\n", "a: 'it's'\n", "a: [1] y\n", "a: 1\n- b\n",
        "- a\nb: 1\n", "a:\n- b: 1\n - c: 2\n", "- - a\n - b\n", "a: - b\n", "a: -\n", "a: ? b\n", "a: !x!y z\n",
        "a: !<x y\n", "a: !!str\"x\"\n", "a: | x\n  b\n", "a: |0\n  b\n", "a: |\n\tb\n", "a: |\n  b\n c\n",
        "%YAML 2.0\n---\na\n", "%YAML 1.2\n%YAML 1.2\n---\na\n", "%FOO\n--- a\n", "%YAML x\n--- a\n",
        "%YAML 1.2\na: 1\n", "%TAG ! \n---\n", "%TAG !a! tag:x\n%TAG !a! tag:x\n--- a\n", "a: 1\n...\nb: 2\n",
        "a\nb: 1\n", "a: &x: 1\n", "[a:, b]\n", "a: x # c\n  y\n", "[a\n", "é: [日\n", "a: [|]\n",
        "a: 1\n\u{FEFF}b: 2\n", "- a\n-b\n- c\n", "a: 1\nb: \u{1}\n", "a: \"b\nc: \"d\"\n", "%YAML 1.2 x\n--- a\n",
        "{a: x:y: z}\n",
    ]

    @Test func mistakes() {
        var table = ""
        for mistake in Self.mistakes {
            let findings = read(mistake).diagnostics
            #expect(findings.map(\.rule) == ["syntax"], "\(mistake.debugDescription)")
            for finding in findings {
                let bytes = Array(mistake.utf8)
                table += Self.shown(NodeMarks.mark([finding.range], in: bytes)) + "\n    \(finding.message)\n"
                for related in finding.related {
                    table += "    \(Self.shown(NodeMarks.mark([related.range], in: bytes)))  \(related.message)\n"
                }
            }
        }
        expectGolden(table, "mistakes.txt")
    }

    /// A text on one line.
    private static func shown(_ text: String) -> String {
        text.replacing("\n", with: "⏎").replacing("\t", with: "⇥").replacing("\u{1}", with: "␁")
            .replacing("\u{FEFF}", with: "[U+FEFF]")
    }

    @Test(arguments: [
        ("a: 1\nb: [c, d\n", "{a: 1, b: [c, d]…}…"),
        ("a: 1\nb:\n  - c\n  - d: e\n   f: g\nh: i\n", "{a: 1, b: [c, {d: e}]…}…"),
        ("- a: 1\n- b: \"c\n", "[{a: 1}, {b:}…]…"),
        ("- a: 1\n  b: 2\n- c: 1\n\td: 2\n", "[{a: 1, b: 2}, {c:}…]…"),
        ("a: {b: 1, c: {d: 2, e\nf: g\n", "{a: {b: 1, c: {d: 2, e f: }…}…}…"),
        ("a: 1\n---\nb: 2\n---\nc: @\n", "{a: 1} {b: 2} {c:}…"),
        ("a: 1\nb: 2\nc: \u{0}\nd: 4\n", "{a: 1, b: 2}…"),
        ("- a: 1\n- b: 2\n\u{1}", "[{a: 1}, {b: 2}]…"),
        ("- a: 1\n- b: 2\n\n  c: \u{1}", "[{a: 1}, {b: 2}…]…"),
        ("- a: 1\n- b: 2\n# \u{1}\n", "[{a: 1}, {b: 2}…]…"),
        ("- a: 1\n- b: [2,\n\u{1}", "[{a: 1}, {b: [2]…}…]…"),
        ("- a: |\n    b\n    \u{1}\n", "[{a: \"b\\n\"}…]…"),
    ]) func whatWasReadBefore(_ text: String, _ expected: String) {
        let reading = read(text)
        #expect(reading.diagnostics.map(\.rule) == ["syntax"])
        #expect(reading.tree.outline.joined(separator: " ") == expected)
    }

    @Test func rangesOfWhatIsCutOff() {
        expectNodes("««a»: «1»\n«b»:\n  «- «c»\n  - ««d»: «e»»»»\n f: g\nh: i\n", findings: 1)
        expectNodes("««a»: «[\n  «b»,\n  «{ «c»: «1»»»»\n  , @\n", findings: 1)
    }

    @Test func bytesThatAreNoText() {
        let cases: [(bytes: [UInt8], offset: UInt32, length: Int)] = [
            ([0x61, 0x3A, 0x20, 0xFF], 3, 1), ([0x61, 0x0A, 0xC3], 2, 1), ([0xC0, 0x80], 0, 1),
            ([0x61, 0xED, 0xA0, 0x80], 1, 1), ([0xF5, 0x80, 0x80, 0x80], 0, 1), ([0xE2, 0x80], 0, 1), ([0x80], 0, 1),
            ([0x61, 0xEF, 0xBF, 0xBE], 1, 3), ([0x61, 0xC2, 0x80], 1, 2), ([0x7F], 0, 1), ([0x61, 0x00], 1, 1),
        ]
        for (bytes, offset, length) in cases {
            let findings = YAMLReader.read(SourceFile(path: "buttons.yml", text: bytes)).diagnostics
            #expect(findings.map(\.rule) == ["syntax"])
            #expect(findings.map(\.range) == [ByteRange(offset, offset + UInt32(length))], "\(bytes)")
        }
    }

    @Test func messagesAboutBytes() {
        expectFindings(
            "a: 1\nb: «\u{7}»\n",
            [
                "syntax: the character U+0007 is not allowed in YAML; remove it, or write it as an escape in double quotes"
            ])
        expectFindings(
            "«\u{0}»a",
            ["syntax: a NUL character stands here; save the file as UTF-8 (UTF-16 needs a byte order mark)"])
        let latin = YAMLReader.read(SourceFile(path: "buttons.yml", text: [0x61, 0x3A, 0x20, 0xE4, 0x0A]))
        #expect(latin.diagnostics.map(\.message) == ["the byte 0xE4 is not valid UTF-8 here; save the file as UTF-8"])
        for contents: [UInt8] in [[0xFF, 0xFE, 0x61, 0x00, 0x00, 0xD8], [0xFF, 0xFE, 0x61, 0x00, 0x62]] {
            let halved = YAMLReader.read(SourceFile(path: "buttons.yml", contents: contents))
            #expect(
                halved.diagnostics.map(\.message) == ["half of a UTF-16 character stands here; save the file as UTF-8"])
        }
    }

    @Test func anErrorInFrontOfABadByteComesFirst() {
        expectFindings("a: «@»\nb: \u{1}\n", ["syntax: a value cannot begin with `@` here; put it in quotes"])
        // Open where the text is cut in front of the byte: that is no error of its own.
        expectFindings(
            "a: [1,\n  «\u{1}»]\n",
            [
                "syntax: the character U+0001 is not allowed in YAML; remove it, or write it as an escape in double quotes"
            ])
    }

    @Test func unicodeLineBreaksAreReportedOnce() {
        expectFindings(
            "é: \"x«\u{2028}»y\u{2029}\"\n",
            [
                "syntax: U+2028 ends a line for YAML parsers but not for editors; "
                    + "remove it, or write it as an escape in double quotes"
            ])
        #expect(read("# \u{85}\n").diagnostics.map(\.severity) == [.warning])
        #expect(read("a: \"\\N\\L\\P\"\n").diagnostics.isEmpty)
    }
}
