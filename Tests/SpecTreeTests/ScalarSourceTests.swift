import Diagnostics
import SpecTree
import Testing
import YAMLReader

@Suite struct ScalarSourceTests {
    /// A scalar's value, and the source of each of its characters in brackets.
    private func pieces(_ text: String) throws -> [String] {
        let tree = YAMLReader.read(SourceFile(path: "buttons.yml", text: text)).tree
        let root = try #require(tree.documents.first)
        let id = tree[root].kind == .mapping ? try #require(tree.value(of: "a", in: Place(root))).value : root
        let source = ScalarSource(of: id, in: tree)
        #expect(source.isExact)
        var offset = 0
        return tree.string(of: id).unicodeScalars.map { scalar in
            let length = String(scalar).utf8.count
            let range = source.range(of: offset..<offset + length)
            offset += length
            let written = tree.file.text[Int(range.lower)..<Int(range.upper)]
            return "\(scalar)[\(String(decoding: written, as: UTF8.self))]"
        }
    }

    @Test(arguments: [
        ("a: bc", ["b[b]", "c[c]"]),
        ("a: b  c", ["b[b]", " [ ]", " [ ]", "c[c]"]),
        ("a: b \n   c", ["b[b]", " [ \n   ]", "c[c]"]),
        ("a: b\n\n \n  c", ["b[b]", "\n[\n]", "\n[\n]", "c[c]"]),
        ("a: b\r\n  c", ["b[b]", " [\r\n  ]", "c[c]"]),
        ("a: 'b''c'", ["b[b]", "'['']", "c[c]"]),
        ("a: '''é'''", ["'['']", "é[é]", "'['']"]),
        ("a: ' b\n  c '", [" [ ]", "b[b]", " [\n  ]", "c[c]", " [ ]"]),
        (#"a: "\"b\\""#, [#""[\"]"#, "b[b]", #"\[\\]"#]),
        (#"a: "\x41\u00e9\U0001F600""#, [#"A[\x41]"#, #"é[\u00e9]"#, #"😀[\U0001F600]"#]),
        (
            #"a: "\0\a\b\t\n\v\f\r\e\ \/\_""#,
            [
                #"\#u{0}[\0]"#, #"\#u{7}[\a]"#, #"\#u{8}[\b]"#, "\t[\\t]", "\n[\\n]", #"\#u{B}[\v]"#, #"\#u{C}[\f]"#,
                "\r[\\r]",
                #"\#u{1B}[\e]"#, #" [\ ]"#, #"/[\/]"#, #"\#u{A0}[\_]"#,
            ]
        ),
        (#"a: "\N\L\P""#, [#"\#u{85}[\N]"#, #"\#u{2028}[\L]"#, #"\#u{2029}[\P]"#]),
        ("a: \"b \\\n   c\"", ["b[b]", " [ ]", "c[c]"]),
        ("a: \"b\\\n\n  \\ c\"", ["b[b]", "\n[\n]", " [\\ ]", "c[c]"]),
        ("a: |\n  b\n  c\n", ["b[b]", "\n[\n]", "c[c]", "\n[\n]"]),
        ("a: |-\r\n  b\r\n  c\r\n", ["b[b]", "\n[\r\n]", "c[c]"]),
        ("a: |+\n  b\n\n \n", ["b[b]", "\n[\n]", "\n[\n]", "\n[\n]"]),
        ("a: |\n\n  b\n", ["\n[\n]", "b[b]", "\n[\n]"]),
        ("a: |1\n   b\n  c\n", [" [ ]", " [ ]", "b[b]", "\n[\n]", " [ ]", "c[c]", "\n[\n]"]),
        ("a: |1\n    \n  b\n", [" [ ]", " [ ]", " [ ]", "\n[\n]", " [ ]", "b[b]", "\n[\n]"]),
        ("a: |\n  b ", ["b[b]", " [ ]"]),
        ("a: |+\n\n\nb: 1", ["\n[\n]", "\n[\n]"]),
        ("a: >\n  b\n  c\n", ["b[b]", " [\n  ]", "c[c]", "\n[\n]"]),
        ("a: >\n  b\n\n  c\n", ["b[b]", "\n[\n]", "c[c]", "\n[\n]"]),
        ("a: >-\n  b\n   c\n  d\n", ["b[b]", "\n[\n]", " [ ]", "c[c]", "\n[\n]", "d[d]"]),
        ("a: >-\n\n  b\n  \n   c", ["\n[\n]", "b[b]", "\n[\n]", "\n[\n]", " [ ]", "c[c]"]),
        ("|\n b\n", ["b[b]", "\n[\n]"]),
        ("é\n  日", ["é[é]", " [\n  ]", "日[日]"]),
    ]) func everyCharacterHasItsPlace(_ text: String, _ expected: [String]) throws {
        #expect(try pieces(text) == expected)
    }

    @Test func partsOfAValue() throws {
        let tree = YAMLReader.read(SourceFile(path: "buttons.yml", text: "'ab  \n  ''c'")).tree
        let source = ScalarSource(of: try #require(tree.documents.first), in: tree)
        #expect(source.range(of: 0..<5) == ByteRange(1, 11))
        #expect(source.range(of: 0..<2) == ByteRange(1, 3))
        #expect(source.range(of: 2..<3) == ByteRange(3, 8))
        #expect(source.range(of: 1..<1) == ByteRange(2, 2))
        #expect(source.range(of: 5..<5) == ByteRange(11, 11))
        #expect(source.range(of: 3..<99) == ByteRange(8, 11))
        #expect(source.range(of: -5 ..< -2) == ByteRange(1, 1))
    }

    @Test(arguments: ["''", "\"\"", "\"\\\n \"", "|\n", ">-\n\n", "|"]) func emptyValues(_ text: String) throws {
        let tree = YAMLReader.read(SourceFile(path: "buttons.yml", text: text)).tree
        let id = try #require(tree.documents.first)
        let range = ScalarSource(of: id, in: tree).range(of: 0..<1)
        #expect(range.isEmpty)
        let end =
            tree[id].style == .literal || tree[id].style == .folded ? tree[id].range.upper : tree[id].range.upper - 1
        #expect(range.lower == end)
    }

    @Test func valuesThatDoNotComeFromTheText() throws {
        var tree = SpecTree(file: SourceFile(path: "buttons.yml", text: "abc"))
        let id = Array("xyz".utf8).withUnsafeBufferPointer {
            tree.addScalar(range: ByteRange(0, 3), style: .plain, tag: .none, value: $0)
        }
        let source = ScalarSource(of: id, in: tree)
        #expect(!source.isExact)
        #expect(source.range(of: 1..<2) == ByteRange(0, 3))
    }
}
