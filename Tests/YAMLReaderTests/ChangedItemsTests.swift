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
        let changed = YAMLReader.read(file, limits: limits, after: edits, of: old.tree)
        let isSame =
            Self.nodes(of: changed.tree) == Self.nodes(of: whole.tree) && changed.tree.text == whole.tree.text
            && changed.tree.documents == whole.tree.documents
            && changed.tree.writtenOutCount == whole.tree.writtenOutCount
            && changed.diagnostics.map(\.message) == whole.diagnostics.map(\.message)
        #expect(
            isSame, "\(String(decoding: text, as: UTF8.self)) with \(edits)", sourceLocation: sourceLocation)
        return ChangedItems.replacements(edits, of: old.tree, in: file, limits: limits) != nil
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
        "    left: 8\n", "    more: [a, {b: c}]\n", "  - new: item\n", "- a\n", "  # comment\n", "\n", "\n\n",
        "    text: |\n      a\n\n", "    \"esc\\x41\": 'it''s'\n", "  right: 8\n", "      deep: 1\n", "  - [a, 'b']\n",
    ]

    private static let pieces = [
        "x", "1", " ", "-", "---\n", "...\n", "'", "\"", "|", "[", "}", ": ", "#", "&x ", "*x", "!!str ", "? ", "\r\n",
        "\t",
        "%A\n", "<<: {a: b}\n", "key: value\n", "    name: b\n",
    ]

    private static let items = [
        "name: a\n    left: 8", "name: b  # comment", "plain", "\"q\\x41\"", "[a, {b: 1}]", "{a: b,\n     c: d}", "",
        "~",
        "name: |\n      text\n\n      more\n", "text: >+\n      folded\n\n", "'it''s'", "- a\n    - b",
        "a: 1\n    b:\n    c:",
        "? x\n    : y", "long\n    plain  text", "&x {k: v}", "*x", "a: &x b", "a: *x", "!!map {}",
        "\"two\n    lines\"",
        "<<: {a: b}\n    c: 'd'", "# only a comment", "\n    name: below", "list:\n    - a\n    -\n    - b",
        ": nothing",
        "name: a\n    left: 8\n    right: -8", "title: \"caf\\xe9\"\n    a: [1, 2]",
    ]

    /// A document with lists that the top level has as values, with comments and empty lines between their items.
    private static func randomText(_ random: inout SeededGenerator) -> String {
        var text = random.one(of: ["", "# comment\n", "a: 1\n", "---\n", "t: \"\\x41\"\n"])
        text += random.one(of: ["x: &x {k: v}\n", "x: &x [a, b]\n", "x: &x\n  k: v\n"])
        for list in 0..<Int.random(in: 1...2, using: &random) {
            let indentation = random.one(of: ["  ", "  ", "  ", ""])
            text +=
                "\(random.one(of: ["buttons\(list)", "buttons\(list)", "? list\n", "\"é\(list)\""])):\(random.one(of: ["", " # c", " &l", " !!seq"]))\n"
            for _ in 0..<Int.random(in: 0...5, using: &random) {
                let item = random.one(of: items)
                let lines = indentation.isEmpty ? item.replacing("\n  ", with: "\n") : item
                text += "\(indentation)-\(item.isEmpty ? "" : " ")\(lines)\n"
                text += random.one(of: ["", "", "", "\n", "    # comment\n", "# comment\n", "\n\n"])
            }
            text += random.one(of: [
                "", "", "after\(list): {a: b}\n", "after\(list): |\n  text\n", "\n", "? only\(list)\n", ": nothing\n",
            ])
        }
        return text + random.one(of: ["", "", "last: *x\n", "# end", "...\n", "---\nb: 2\n"])
    }

    @Test("is read in part where an edit lies in items of lists")
    func partOfAFile() {
        let text = "a: 1\nbuttons:\n  - name: a\n    left: 1\n  # about b\n  - name: b\n  - name: c\nend: [1, 2]\n"
        func edit(_ old: String, _ new: String) -> Edit {
            let range = text.firstRange(of: old) ?? text.startIndex..<text.startIndex
            let lower = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
            return Edit(range: ByteRange(UInt32(lower), UInt32(lower + old.utf8.count)), replacement: new)
        }
        let bytes = Array(text.utf8)
        #expect(expectSame(bytes, [edit("left: 1", "left: [1, \"\\x41\"]")]))
        #expect(expectSame(bytes, [edit("    left: 1\n", "")]))
        #expect(expectSame(bytes, [edit("name: a", "name: x"), edit("name: c\n", "name: c\n    right: 2\n")]))
        #expect(!expectSame(bytes, [edit("  - name: b\n", "")]))
        #expect(!expectSame(bytes, [edit("a: 1", "a: 2")]))
        #expect(!expectSame(bytes, [edit("end: [1, 2]", "")]))
        #expect(!expectSame(bytes, [edit("name: b", "name: &b b")]))
        #expect(!expectSame(bytes, [edit("name: b", "name: 'b")]))
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
