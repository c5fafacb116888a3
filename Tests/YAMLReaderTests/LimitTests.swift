import Diagnostics
import SpecTree
import Testing
import YAMLReader

@Suite struct LimitTests {
    /// The only finding of a text, which has to come in a short time.
    private func finding(
        _ text: String, limits: Limits = Limits(), sourceLocation: SourceLocation = #_sourceLocation
    ) -> Diagnostic? {
        let clock = ContinuousClock()
        let start = clock.now
        let findings = read(text, limits: limits).diagnostics
        #expect(clock.now - start < .seconds(5), sourceLocation: sourceLocation)
        #expect(findings.map(\.rule) == ["limit-exceeded"], sourceLocation: sourceLocation)
        return findings.first
    }

    @Test func fileSize() {
        var limits = Limits()
        limits.fileSize = 10
        #expect(read("a: 2345678", limits: limits).diagnostics.isEmpty)
        let message =
            "the file has 11 bytes, more than the limit of 10; split it, or raise the limit with --limit file-size=11"
        #expect(finding("a: 23456789", limits: limits)?.message == message)
        #expect(read("a: 23456789", limits: limits).tree.documents.isEmpty)
    }

    @Test func nesting() {
        var limits = Limits()
        limits.nesting = 3
        #expect(read("[[[a]]]", limits: limits).diagnostics.isEmpty)
        #expect(read("a: {b: {c: d}}", limits: limits).diagnostics.isEmpty)
        let message = "more than 3 levels of nesting; flatten the file, or raise the limit with --limit nesting=N"
        expectFindings("[[[«[»a]]]]", ["limit-exceeded: \(message)"], limits: limits)
        expectFindings("a:\n- b:\n  «-» c: d\n", ["limit-exceeded: \(message)"], limits: limits)
        // What an alias stands for counts too.
        #expect(read("- &x [a]\n- [*x]\n", limits: limits).diagnostics.isEmpty)
        expectFindings("- &x [a]\n- [[«*x»]]\n", ["limit-exceeded: \(message)"], limits: limits)
        expectFindings("- &x [a]\n- &y [*x]\n- [«*y»]\n", ["limit-exceeded: \(message)"], limits: limits)
        #expect(read("- &x a\n- [[*x]]\n", limits: limits).diagnostics.isEmpty)
    }

    @Test(arguments: ["[", "{", "- ", "? ", "{a: ", "- - ", "- ? ", "[{? "]) func deepNesting(_ level: String) {
        _ = finding(String(repeating: level, count: 100_000))
    }

    @Test func nodes() {
        var limits = Limits()
        limits.nodes = 5
        let message =
            "more than 5 nodes, aliases written out; split the file, or raise the limit with --limit nodes=N"
        #expect(read("[a, b, c, d]", limits: limits).diagnostics.isEmpty)
        expectFindings("[a, b, c, d, «e»]", ["limit-exceeded: \(message)"], limits: limits)
        expectFindings("[a, b, c, d, «[»]]", ["limit-exceeded: \(message)"], limits: limits)
        #expect(read("[&x a, *x, *x, *x]", limits: limits).diagnostics.isEmpty)
        expectFindings("[&x [a], *x, «*x»]", ["limit-exceeded: \(message)"], limits: limits)
        expectFindings("a\n--- b\n--- c\n--- d\n--- [«e»]\n", ["limit-exceeded: \(message)"], limits: limits)
        // All levels count together.
        expectFindings("[a, [b, [«c»]]]", ["limit-exceeded: \(message)"], limits: limits)
        #expect(read("[a, [b, [c]]]", limits: limits).tree.outline == ["[a, [b, [c]…]…]…"])
    }

    @Test func billionLaughsInLists() {
        var text = "a0: &a0 [ha, ha, ha, ha, ha, ha, ha, ha, ha]\n"
        for level in 1..<30 {
            let aliases = [String](repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
            text += "a\(level): &a\(level) [\(aliases)]\n"
        }
        _ = finding(text)
    }

    @Test func billionLaughsInMergeKeys() {
        var text = "- &a0 {k0: 1}\n"
        for level in 1..<150 {
            text += "- &a\(level) {<<: [*a\(level - 1), *a\(level - 1)], k\(level): 1}\n"
        }
        _ = finding(text)
        // What is in the tree can be walked all the same.
        let tree = read(text).tree
        for child in tree.children(of: tree.documents[0]) { #expect(tree.entries(of: child).count <= 150) }
    }

    @Test func billionLaughsInMappings() {
        var text = "a0: &a0 {x: 1}\n"
        for level in 1..<100 { text += "a\(level): &a\(level) {b: *a\(level - 1), c: *a\(level - 1)}\n" }
        _ = finding(text)
    }

    @Test func chainsOfAliases() {
        var text = "- &a0 [x]\n"
        for level in 1..<300 { text += "- &a\(level) [*a\(level - 1)]\n" }
        #expect(finding(text)?.message.hasPrefix("more than 200 levels") == true)
    }

    @Test func manyTagDirectives() {
        let text = (0..<50_000).map { "%TAG !a\($0)! tag:a\n" }.joined() + "--- b\n"
        #expect(finding(text)?.message == "more than 250 %TAG directives; remove those that are not used")
        #expect(read((0..<250).map { "%TAG !a\($0)! tag:a\n" }.joined() + "--- b\n").diagnostics.isEmpty)
        #expect(read("a: |\n" + String(repeating: "  %TAG\n", count: 300)).diagnostics.isEmpty)
    }

    @Test func manyFindings() {
        let text = "[" + String(repeating: "*a, ", count: 100_000) + "b, @"
        let findings = read(text).diagnostics
        #expect(findings.count == 10_002)
        #expect(findings[9_999].rule == "unknown-reference")
        #expect(findings[10_000].rule == "limit-exceeded")
        #expect(findings[10_001].rule == "syntax")
    }

    @Test func longNames() {
        let name = String(repeating: "ä", count: 5_000)
        for text in ["{'\(name)': 1, '\(name)': 2}", "*" + String(repeating: "a", count: 5_000)] {
            #expect(read(text).diagnostics.count == 1)
            #expect(read(text).diagnostics.allSatisfy { $0.message.utf8.count < 400 })
        }
    }

    /// Texts of kinds that take a careless reader time that grows with the square of their length.
    private static let costlyTexts: [String] = [
        (0..<10_000).map { "- &a\($0) x\n" }.joined() + (0..<2_000).map { "- *b\($0)\n" }.joined(),
        String(repeating: "&a x\n--- ", count: 20_000),
        String(repeating: "%", count: 200_000),
        "a: '" + String(repeating: "x\n\n", count: 60_000) + "'\n",
        "a: |\n" + String(repeating: "  \n", count: 100_000) + "  x\n",
        "{" + String(repeating: "? , ", count: 50_000) + "}",
        String(repeating: "? ", count: 150) + String(repeating: "\n# comment", count: 20_000),
        "[" + String(repeating: "é, 日, ", count: 40_000) + "]",
        "{" + String(repeating: "a, ", count: 40_000) + "}",
    ]

    @Test(arguments: costlyTexts.indices) func longTexts(_ index: Int) {
        let clock = ContinuousClock()
        let start = clock.now
        _ = read(Self.costlyTexts[index])
        #expect(clock.now - start < .seconds(5))
    }
}
