import Diagnostics
import TestSupport
import Testing

@testable import SpecTree
@testable import YAMLReader

@Suite("A file that edits have changed")
struct ChangedItemsTests {
    /// Reads a text after edits, and expects what reading all of it gives. Gives whether less than all was read.
    @discardableResult
    private func expectSame(
        _ text: [UInt8], _ edits: [Edit], limits: Limits = Limits(), sourceLocation: SourceLocation = #_sourceLocation
    ) -> Bool {
        let old = YAMLReader.read(SourceFile(path: "a.yml", text: text), limits: limits)
        guard old.diagnostics.isEmpty else { return false }
        let file = SourceFile(path: "a.yml", text: Self.text(text, after: edits))
        let whole = YAMLReader.read(file, limits: limits)
        let changed = YAMLReader.read(file, limits: limits, after: edits, in: "buttons", of: old.tree)
        let isSame =
            Self.nodes(of: changed.tree) == Self.nodes(of: whole.tree) && changed.tree.text == whole.tree.text
            && changed.tree.documents == whole.tree.documents
            && changed.tree.writtenOutCount == whole.tree.writtenOutCount
            && changed.diagnostics.map(\.message) == whole.diagnostics.map(\.message)
        #expect(
            isSame, "\(String(decoding: text, as: UTF8.self)) with \(edits)", sourceLocation: sourceLocation)
        return changed.changedLines != nil
    }

    private static func text(_ text: [UInt8], after edits: [Edit]) -> [UInt8] {
        var (result, offset) = ([UInt8](), 0)
        for edit in edits {
            result += text[offset..<Int(edit.range.lower)] + Array(edit.replacement.utf8)
            offset = Int(edit.range.upper)
        }
        return result + text[offset...]
    }

    /// Everything that is known of the nodes.
    private static func nodes(of tree: SpecTree) -> [String] { tree.nodes.map { "\($0)" } }

    @Test("gives the same nodes as when all of it is read, wherever a piece is put in or taken out")
    func randomEdits() {
        var random = SeededGenerator(seed: 5)
        var partly = 0
        for _ in 0..<6_000 {
            let text = Array(Self.randomText(&random).utf8)
            if expectSame(text, Self.randomEdits(of: text, &random)) { partly += 1 }
        }
        #expect(partly > 400, "only \(partly) texts were read in part")
    }

    private static func randomEdits(of text: [UInt8], _ random: inout SeededGenerator) -> [Edit] {
        var edits: [Edit] = []
        var offset = 0
        for _ in 0..<random.one(of: [1, 1, 1, 2, 3]) where offset <= text.count {
            let lower = place(from: offset, in: text, &random)
            let upper = Bool.random(using: &random) ? lower : place(from: lower, in: text, reach: 20, &random)
            let isLine = lower == 0 || text[lower - 1] == 0x0A
            let isPiece = !isLine || Int.random(in: 0..<4, using: &random) == 0
            let replacement = random.one(of: [random.one(of: isPiece ? pieces : lines), ""])
            edits.append(Edit(range: ByteRange(UInt32(lower), UInt32(upper)), replacement: replacement))
            offset = upper + 1
        }
        return edits
    }

    /// An offset, more often than not at the start of a line.
    private static func place(from offset: Int, in text: [UInt8], reach: Int = .max, _ random: inout SeededGenerator)
        -> Int
    {
        let end = min(text.count, offset.addingReportingOverflow(reach).overflow ? .max : offset + reach)
        let starts = (offset...end).filter { $0 == 0 || text[$0 - 1] == 0x0A }
        guard Int.random(in: 0..<5, using: &random) > 0, !starts.isEmpty else {
            return Int.random(in: offset...end, using: &random)
        }
        return random.one(of: starts)
    }

    private static let lines = [
        "    left: 8\n", "    more: [a, {b: c}]\n", "  key: [1]\n", "  - new: item\n", "- a\n", "  # comment\n", "\n",
        "\n\n",
        "    text: |\n      a\n\n", "    \"esc\\x41\": 'it''s'\n", "  right: 8\n", "      deep: 1\n", "  - [a, 'b']\n",
    ]

    private static let pieces = [
        "x", "1", " ", "-", "---\n", "...\n", "'", "\"", "|", "[", "}", ": ", "#", "&x ", "*x", "!!str ", "? ", "\r\n",
        "\t", "%A\n", "<<: {a: b}\n", "key: value\n", "    name: b\n",
    ]

    private static let items = [
        "name: a\n    left: 8", "name: b  # comment", "plain", "\"q\\x41\"", "[a, {b: 1}]", "{a: b,\n     c: d}", "",
        "~",
        "name: |\n      text\n\n      more\n", "text: >+\n      folded\n\n", "'it''s'", "- a\n    - b",
        "a: 1\n    b:\n    c:", "? x\n    : y", "long\n    plain  text", "&x {k: v}", "*x", "a: &x b", "a: *x",
        "!!map {}", "\"two\n    lines\"", "<<: {a: b}\n    c: 'd'", "# only a comment", "\n    name: below",
        "list:\n    - a\n    -\n    - b", ": nothing", "name: a\n    left: 8\n    right: -8",
        "title: \"caf\\xe9\"\n    a: [1, 2]",
    ]

    /// The values of keys, each with the blank in front of it.
    private static let values = [
        "\n    left: 8", "\n    name: b  # comment\n    right: 8", " plain", " {a: b}", "", " # only a comment",
        " |\n      text\n", "\n    - a\n    - b", " \"q\\x41\"", " [a,\n      b]", " &x y", " *x", "\n    ? x\n    : y",
        "\n    list:\n    - a",
    ]

    /// A document with items under `buttons`, with comments and empty lines between them.
    private static func randomText(_ random: inout SeededGenerator) -> String {
        let heads = ["", "# comment\n", "a: 1\n", "---\n", "t: \"\\x41\"\n"]
        let anchors = ["x: &x {k: v}\n", "x: &x [a, b]\n", "x: &x\n  k: v\n"]
        let keys = ["buttons:", "buttons:", "buttons:", "? buttons\n:", "\"buttons\":"]
        var text = random.one(of: heads) + random.one(of: anchors) + random.one(of: keys)
        text += random.one(of: ["", "", " # c", " &l", " !!seq"]) + "\n"
        let isList = Int.random(in: 0..<3, using: &random) > 0
        let indentation = random.one(of: ["  ", "  ", "  ", isList ? "" : " "])
        for number in 0..<Int.random(in: 1...5, using: &random) {
            let item = random.one(of: isList ? items : values)
            let lines = indentation.isEmpty ? item.replacing("\n  ", with: "\n") : item
            text += indentation + (isList ? "-\(item.isEmpty ? "" : " ")" : "k\(number):") + lines + "\n"
            text += random.one(of: ["", "", "", "\n", "    # comment\n", "# comment\n", "\n\n"])
        }
        text += random.one(of: [
            "", "", "after: {a: b}\n", "after: |\n  text\n", "\n", "? only\n", ": nothing\n", "more:\n  - a\n  - b\n",
        ])
        return text + random.one(of: ["", "", "last: *x\n", "# end", "...\n", "---\nb: 2\n"])
    }

    /// Whether only a part of a text is read where pieces of it, in their order, are replaced.
    private func readsInPart(_ text: String, _ replacements: (String, String)...) -> Bool {
        let edits = replacements.compactMap { old, new -> Edit? in
            guard let range = text.firstRange(of: old) else { return nil }
            let lower = UInt32(text.utf8.distance(from: text.startIndex, to: range.lowerBound))
            return Edit(range: ByteRange(lower, lower + UInt32(old.utf8.count)), replacement: new)
        }
        #expect(edits.count == replacements.count)
        return expectSame(Array(text.utf8), edits)
    }

    @Test("is read in part where an edit lies in items of a list")
    func list() {
        let text = "a: 1\nbuttons:\n  - name: a\n    left: 1\n  # about b\n  - name: b\n  - name: c\nend: [1, 2]\n"
        #expect(readsInPart(text, ("left: 1", "left: [1, \"\\x41\"]")))
        #expect(readsInPart(text, ("    left: 1\n", "")))
        #expect(readsInPart(text, ("name: a", "name: x"), ("name: c\n", "name: c\n    right: 2\n")))
        #expect(readsInPart(text, ("  - name: b\n", "  - name: d\n  - name: e\n")))
        #expect(!readsInPart(text, ("  - name: b\n", "")))
        #expect(!readsInPart(text, ("a: 1", "a: 2")))
        #expect(!readsInPart(text, ("end: [1, 2]", "")))
        #expect(!readsInPart(text, ("name: b", "name: &b b")))
        #expect(!readsInPart(text, ("name: b", "name: 'b")))
        #expect(!readsInPart(text, ("name: b", "name: b\n---\n")))
    }

    @Test("is read in part where an edit lies in items of a mapping, whose keys stay")
    func mapping() {
        let text = "buttons:\n  a: {left: 1}\n  b:\n    left: 2\n"
        #expect(readsInPart(text, ("left: 1", "left: 3"), ("2", "[3]")))
        #expect(readsInPart(text, ("    left: 2\n", "")))
        #expect(!readsInPart(text, ("  b:", "  a:")))
        #expect(!readsInPart(text, ("  b:", "  c: 3\n  b:")))
    }

    @Test("is within the limits as a whole")
    func limits() {
        let text = Array("x: &x [1, 2, 3]\nbuttons:\n  - a: 1\n  - b: 2\nend: [*x, *x]\n".utf8)
        let deeper = Edit(range: ByteRange(32, 32), replacement: "    c: [[[1]]]\n")
        for count in 20..<40 {
            var limits = Limits()
            limits.nodes = count
            expectSame(text, [deeper], limits: limits)
        }
        for depth in 2..<8 {
            var limits = Limits()
            limits.nesting = depth
            expectSame(text, [deeper], limits: limits)
        }
    }
}
