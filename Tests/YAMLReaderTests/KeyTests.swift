import Diagnostics
import SpecTree
import Testing
import YAMLReader

@Suite struct KeyTests {
    // MARK: Merge keys

    @Test(arguments: [
        ("- &x {a: 1, b: 2}\n- {<<: *x, c: 3}\n", ["c: 3", "a: 1", "b: 2"]),
        ("- &x {a: 1, b: 2}\n- {<<: *x, b: 3}\n", ["b: 3", "a: 1"]),
        ("- &x {a: 1, b: 2}\n- {b: 3, <<: *x}\n", ["b: 3", "a: 1"]),
        ("- &x {a: 1}\n- &y {a: 2, b: 3}\n- {<<: [*x, *y]}\n", ["a: 1", "b: 3"]),
        ("- &x {a: 1}\n- &y {a: 2, b: 3}\n- {<<: [*y, *x]}\n", ["a: 2", "b: 3"]),
        // A source that merges others itself.
        ("- &x {a: 1, b: 1}\n- &y {<<: *x, b: 2, c: 2}\n- {<<: *y, c: 3}\n", ["c: 3", "b: 2", "a: 1"]),
        ("- &x {a: 1, b: 1}\n- &y {<<: *x, a: 2}\n- &z {b: 3}\n- {<<: [*y, *z]}\n", ["a: 2", "b: 1"]),
        ("- {<<: {a: 1}, b: 2}\n", ["b: 2", "a: 1"]),
        ("- &l [{a: 1}, {b: 2}]\n- {<<: *l}\n", ["a: 1", "b: 2"]),
        ("- &x {? [k] : 1, a: 2}\n- {<<: *x, ? [l] : 3}\n", [": 3", ": 1", "a: 2"]),
        // These are no merge keys.
        ("- {'<<': {a: 1}}\n", ["<<: {a: 1}"]),
        ("- {!!str <<: {a: 1}}\n", ["<<: {a: 1}"]),
    ]) func mergeKeys(_ text: String, _ expected: [String]) throws {
        let reading = read(text)
        let last = try #require(reading.tree.documents.first.flatMap { Array(reading.tree.children(of: $0)).last })
        #expect(reading.tree.entries(of: last) == expected)
        #expect(reading.diagnostics.isEmpty)
    }

    @Test func mergedValuesAreUsedAtTheMergeKey() throws {
        let marks = NodeMarks("x: &x {a: «1»}\nb: {<<: «*x»}\nc: {<<: [{d: 2}, «*x»]}\ne: *x\n")
        let tree = read(marks.text).tree
        let root = Place(try #require(tree.documents.first))
        for (key, use) in [("b" as StaticString, 1), ("c", 2)] {
            let mapping = try #require(tree.value(of: key, in: root))
            let value = try #require(tree.value(of: "a", in: mapping))
            #expect(tree.range(of: value) == marks.ranges[use])
            #expect(tree.related(to: value).map(\.range) == [marks.ranges[0]])
        }
    }

    @Test func whatCannotBeMerged() {
        let message = "wrong-type: `<<` takes a mapping, or a list of mappings, by their aliases"
        expectFindings(
            "- &x 1\n- &y [1]\n- {<<: «2», a: 1}\n- {<<: «*x»}\n- {<<: «*y»}\n- {<<: «[*x]»}\n- <<:«»\n",
            [String](repeating: message, count: 5))
        #expect(read("{<<: *x}").diagnostics.map(\.rule) == ["unknown-reference"])
        #expect(read("{<<: []}").diagnostics.isEmpty)
    }

    @Test func secondMergeKey() throws {
        let text = "- &x {a: 1}\n- &y {b: 2}\n- <<: *x\n  «<<»: *y\n"
        expectFindings(
            text,
            [
                "duplicate-key: the key `<<` stands here a second time; the first one counts, "
                    + "so give one `<<` a list, such as `<<: [*a, *b]`"
            ])
        let tree = read(NodeMarks(text).text).tree
        let last = try #require(tree.documents.first.flatMap { Array(tree.children(of: $0)).last })
        #expect(tree.entries(of: last) == ["a: 1"])
    }

    // MARK: Duplicate keys

    @Test func secondKeysArePassedOver() throws {
        let text = NodeMarks("«a»: 1\nb: 2\n«a»: 3\n'«a»': 4\n")
        let reading = read(text.text)
        #expect(
            reading.diagnostics.map(\.message)
                == [String](
                    repeating: "the key `a` stands here a second time; the first one counts, so remove one of them",
                    count: 2))
        #expect(reading.diagnostics.map(\.range) == [text.ranges[1], ByteRange(15, 18)])
        #expect(reading.diagnostics.map { $0.related.map(\.range) } == [[text.ranges[0]], [text.ranges[0]]])
        let root = try #require(reading.tree.documents.first)
        #expect(reading.tree.entries(of: root) == ["a: 1", "b: 2"])
    }

    @Test(arguments: [
        "{0xB: 1, 11: 2}", "{1: a, 01: b}", "{0o14: a, 12: b}", "{1.0: a, 1.00: b}", "{.5: a, 0.5: b}",
        "{true: 1, True: 2}", "{null: 1, ~: 2}", "{~: 1, '': 2, ? : 3}", "{.nan: 1, .NaN: 2}", "{-0.0: 1, 0.0: 2}",
        "{!!int '7': 1, 7: 2}", "{!!str a: 1, 'a': 2}", "{! 7: 1, '7': 2}", "[&x a, {*x : 1, a: 2}]",
        "{\"a\\u0062\": 1, ab: 2}", "a b: 1\n? \"a\n  b\"\n: 2\n", "? |-\n  ab\n: 1\nab: 2\n",
        "{longer than eight: 1, longer than eight: 2}",
    ]) func sameKeys(_ text: String) {
        #expect(read(text).diagnostics.map(\.rule) == ["duplicate-key"])
    }

    @Test(arguments: [
        "{\u{E9}: 1, e\u{301}: 2}", "{'11': 1, 11: 2}", "{1: a, 1.0: b}", "{true: 1, 'true': 2}", "{~: 1, '~': 2}",
        "{a: 1, A: 2}", "{'': 1, ~: 2}", "{9007199254740993: 1, 9007199254740992: 2}", "{<<: {}, '<<': 2}",
        "{yes: 1, true: 2}", "{[a]: 1, [a]: 2}", "{a: {a: {a: 1}}}", "{longer than eight: 1, longer than nine.: 2}",
        "{1: 1, -1: 2, 10: 3, 1e1: 4}", "{*x : 1, *y : 2}",
    ]) func differentKeys(_ text: String) {
        #expect(!read(text).diagnostics.map(\.rule).contains("duplicate-key"))
    }

    @Test(arguments: [3, 24, 25, 500]) func manyKeys(_ count: Int) {
        var text = (0..<count).map { "key\($0): \($0)\n" }.joined()
        #expect(read(text).diagnostics.isEmpty)
        text += "key\(count / 2): 1\n"
        #expect(read(text).diagnostics.map(\.rule) == ["duplicate-key"])
    }

    @Test func keysOfAFileThatEndsEarly() {
        #expect(read("{a: 1, a: 2, b").diagnostics.map(\.rule).sorted() == ["duplicate-key", "syntax"])
        #expect(read("a: 1\na: 2\nb: @").diagnostics.map(\.rule).sorted() == ["duplicate-key", "syntax"])
    }

    @Test(arguments: [1, 2, 3, 23, 24, 25, 63, 64, 65, 130]) func secondKeysInMappingsOfAnySize(_ count: Int) {
        let keys = (0..<count).map { "key\($0): 1\n" }
        #expect(read(keys.joined()).diagnostics.isEmpty)
        for repeated in Set([0, count / 2, count - 1]) {
            let diagnostics = read((keys + [keys[repeated]]).joined()).diagnostics
            #expect(diagnostics.map(\.rule) == ["duplicate-key"])
            #expect(diagnostics.first?.message.contains("`key\(repeated)`") == true)
        }
    }

    /// Their ends and lengths are the same.
    @Test func keysThatDifferInTheMiddle() {
        let keys = (0..<9).map { "contents\($0)ofButton: 1\n" }
        #expect(read(keys.joined()).diagnostics.isEmpty)
        #expect(read((keys + [keys[4]]).joined()).diagnostics.map(\.rule) == ["duplicate-key"])
    }
}
