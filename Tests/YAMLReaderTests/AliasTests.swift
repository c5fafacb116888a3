import Diagnostics
import SpecTree
import Testing
import YAMLReader

@Suite struct AliasTests {
    @Test func aliasesStandForTheirAnchors() {
        let tree = read("a: &x 1\nb: &y [*x, 2]\nc: {d: *y, *x : 3}\n").tree
        #expect(tree.outline == ["{a: 1, b: [*1, 2], c: {d: *[*1, 2], *1: 3}}"])
    }

    @Test func theLatestAnchorOfANameCounts() {
        #expect(read("[&x 1, *x, &x 2, *x]").tree.outline == ["[1, *1, 2, *2]"])
        #expect(read("- &x [&x 1, *x]\n- *x\n").tree.outline == ["[[1, *1], *1]"])
    }

    @Test func aValueIsReportedWhereItIsUsed() throws {
        let marks = NodeMarks("a: &x {b: «1», c: [2]}\nd: «*x»\ne: {f: «*x»}\n")
        let tree = read(marks.text).tree
        let root = Place(try #require(tree.documents.first))
        let direct = try #require(tree.value(of: "a", in: root))
        let aliased = try #require(tree.value(of: "d", in: root))
        let outer = try #require(tree.value(of: "e", in: root))
        let nested = try #require(tree.value(of: "f", in: outer))
        for (place, range) in zip([direct, aliased, nested], marks.ranges) {
            let value = try #require(tree.value(of: "b", in: place))
            #expect(tree.range(of: value) == range)
            #expect(tree.string(of: value.value) == "1")
            #expect(tree.related(to: value).map(\.range) == (place == direct ? [] : [marks.ranges[0]]))
        }
        let list = try #require(tree.value(of: "c", in: aliased))
        let item = try #require(tree.children(of: list.value).map { tree.place(of: $0, in: list) }.first)
        #expect(tree.range(of: item) == marks.ranges[1])
    }

    @Test func unknownAliases() {
        expectFindings(
            "a: &spacing 8\nb: «*spacin»\nc: «*other»\n",
            [
                "unknown-reference: the alias `*spacin` has no anchor: did you mean `*spacing`?",
                "unknown-reference: the alias `*other` has no anchor; "
                    + "write `&other` in front of the value it stands for, above",
            ])
        let tree = read("a: *x\nb: 1\n").tree
        #expect(tree.outline == ["{a: *?, b: 1}"])
        #expect(tree.value("a").map { tree[$0].kind } == .alias)
    }

    @Test func anchorsEndWithTheirDocument() {
        expectFindings(
            "a: &x 1\n---\nb: «*x»\n",
            [
                "unknown-reference: the alias `*x` has no anchor; "
                    + "write `&x` in front of the value it stands for, above"
            ])
    }

    @Test func recursiveAliases() {
        for text in ["&x [1, «*x»]\n", "a: &x\n  b: «*x»\n", "a: &x {b: [{c: «*x»}]}\n", "&x\n- 1\n- «*x»\n"] {
            expectFindings(text, ["unknown-reference: the alias `*x` stands inside the value that it names"])
        }
        #expect(read("&x [1, *x]").tree.outline == ["[1, *?]"])
    }

    @Test func severalDocuments() {
        let tree = read("a: 1\n---\n- 2\n...\n---\n3\n--- |\n 4\n--- # nothing\n").tree
        #expect(tree.outline == ["{a: 1}", "[2]", "3", "\"4\\n\"", ""])
    }

    @Test func tags() {
        let tree = read(
            "- !!str 1\n- ! 2\n- !!int '3'\n- !!float 4\n- !!bool true\n- !!null ''\n- !!seq []\n- !!map {}\n- plain\n"
        ).tree
        let items = tree.documents.first.map { Array(tree.children(of: $0)) } ?? []
        #expect(
            items.map { tree[$0].tag } == [
                .string, .string, .integer, .float, .bool, .null, .sequence, .mapping, .none,
            ])
        #expect(
            items.prefix(6).map { tree.coreValue(of: $0) }
                == [.string, .string, .number(3), .number(4), .bool(true), .null])
    }

    @Test func nothing() throws {
        let tree = read("[~, null, Null, NULL, !!null '', '', 'null', nULL, name, 0, n, [], {}, !!str ]").tree
        let items = Array(tree.children(of: try #require(tree.documents.first)))
        for id in items { #expect(tree.isNull(id) == (tree.coreValue(of: id) == .null)) }
        #expect(items.map { tree.isNull($0) } == [Bool](repeating: true, count: 5) + [Bool](repeating: false, count: 9))
    }

    @Test func unknownTags() {
        let advice = "means nothing here; remove it (known are !!str, !!int, !!float, !!bool, !!null, !!seq and !!map)"
        expectFindings(
            "a: «!color» red\nb: &x «!<tag:example.com,2000:a>»\n  c: 1\nd: «!!set» {e, f}\n",
            [
                "invalid-value: the tag `!color` \(advice)",
                "invalid-value: the tag `tag:example.com,2000:a` \(advice)",
                "invalid-value: the tag `tag:yaml.org,2002:set` \(advice)",
            ])
        #expect(read("%TAG !y! tag:yaml.org,2002:\n---\na: !y!str 1\n").diagnostics.isEmpty)
    }
}
