import Diagnostics
import Linter
import RuleEngine
import RuleSupport
import SpecTree
import TestSupport
import Testing

/// Insets that source code gives as numbers.
@Suite struct SourceLiteralsTests {
    /// The findings of a source in which `↓` marks each place, as the rules at these places.
    private func findings(_ source: String, path: String) -> [(rule: String, offset: Int)] {
        RepositoryRules.linter.lint(Array(source.utf8), path: path, isNamed: true).findings
            .map { ($0.rule, $0.location.startOffset) }
    }

    private func expect(
        _ marked: String, _ rules: [String], path: String = "A.swift", sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let text = MarkedText(marked)
        let found = findings(text.text, path: path)
        #expect(found.map(\.rule) == rules, "\(marked)", sourceLocation: sourceLocation)
        #expect(found.map(\.offset) == text.points, "\(marked)", sourceLocation: sourceLocation)
    }

    @Test(arguments: [
        "button.titleEdgeInsets = UIEdgeInsets(top: 0, left: ↓8, bottom: 0, right: 0)",
        "button.titleEdgeInsets = .init(top: 0, left: ↓8, bottom: 0, right: 0)",
        "button.titleEdgeInsets = UIEdgeInsets.init(top: 0, left: ↓8, bottom: 0, right: 0)",
        "button.titleEdgeInsets = UIEdgeInsetsMake(0, ↓8, 0, 0)",
        "button.titleEdgeInsets = UIEdgeInsets(\n    top: 0,\n    left: ↓8,\n    bottom: 0,\n    right: 0\n)\nfoo()",
        "button.titleEdgeInsets.left = ↓8", "self.button.titleEdgeInsets.left = ↓8",
        "cell.button?.titleEdgeInsets.left = ↓8",
        "cells[0].button!.titleEdgeInsets.left = ↓8", "makeButton(a, b: 2).titleEdgeInsets.left = ↓8",
        "titleEdgeInsets.left = ↓8", "$0.titleEdgeInsets.left = ↓8", "button.titleEdgeInsets.left = ↓2 * (3 + 1)",
        "button.titleEdgeInsets.left = ↓-(-8)", "button.titleEdgeInsets.left = ↓CGFloat(8)",
        "button.titleEdgeInsets.left = ↓1_0 // wide", "button.titleEdgeInsets.left = ↓8; foo()",
        "button.titleEdgeInsets.left = ↓8\n-foo.bar()", "button /* a */ .titleEdgeInsets.left = ↓8",
        "if a { button.titleEdgeInsets.left = ↓8 }", "#if os(tvOS)\nbutton.titleEdgeInsets.left = ↓8\n#endif",
        "let s = \"a \\(b(\"c\"))\"; button.titleEdgeInsets.left = ↓8",
        "let s = #\"a\\\"#; button.titleEdgeInsets.left = ↓8",
    ])
    func `a lone inset in Swift`(source: String) {
        expect(source, ["unpaired-inset"])
        expect("func a() {\r\n" + source.replacing("\n", with: "\r\n") + "\r\n}\r\n", ["unpaired-inset"])
    }

    @Test(arguments: [
        "self.button.titleEdgeInsets = UIEdgeInsetsMake(0, ↓8, 0, 0);",
        "_button.titleEdgeInsets = UIEdgeInsetsMake(0, ↓8.0f, 0, 0);",
        "[_button setTitleEdgeInsets:UIEdgeInsetsMake(0, ↓8., 0, 0)];",
        "[self.button setTitleEdgeInsets:UIEdgeInsetsMake(0, ↓8, 0, 0)];",
        "[[self button] setTitleEdgeInsets:UIEdgeInsetsMake(0, ↓8, 0, 0)];",
        "[_button setTitleEdgeInsets:(UIEdgeInsets){0, ↓8, 0, 0}];",
        "#define A(x) \\\n  b.titleEdgeInsets = UIEdgeInsetsMake(0, 9, 0, 0)\nb.titleEdgeInsets = UIEdgeInsetsMake(0, ↓8, 0, 0);",
        "char c = '\"'; b.titleEdgeInsets = UIEdgeInsetsMake(0, ↓8, 0, 0);",
    ])
    func `a lone inset in Objective-C`(source: String) {
        expect(source, ["unpaired-inset"], path: "A.m")
        expect(source, ["unpaired-inset"], path: "A.mm")
    }

    @Test(arguments: [
        // Opposite pairs, and padding.
        "b.titleEdgeInsets = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: -4)",
        "b.titleEdgeInsets.left = 4\nb.titleEdgeInsets.right = -4", "b.contentEdgeInsets.left = 8",
        "b.titleEdgeInsets = .zero", "b.titleEdgeInsets = UIEdgeInsets()",
        "b.titleEdgeInsets.left = 8\nb.imageEdgeInsets.left = -8",
        // What is no literal.
        "b.titleEdgeInsets.left = spacing", "b.titleEdgeInsets.left = 8 + spacing", "b.titleEdgeInsets.left += 8",
        "b.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: gap)",
        "b.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0).flipped",
        "b.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)\n    .flipped",
        "b.titleEdgeInsets = insets",
        "b.titleEdgeInsets.left = rtl ? 8 : 0", "b.titleEdgeInsets.left = 8\n  + spacing",
        "b.titleEdgeInsets.left = 8.rounded()",
        // What is no assignment to a button.
        "let titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)", "foo(titleEdgeInsets: 8)",
        "if b.titleEdgeInsets == UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0) { }",
        "// b.titleEdgeInsets.left = 8", "/* /* */ b.titleEdgeInsets.left = 8 */",
        "let s = \"b.titleEdgeInsets.left = 8\"", "let s = #\"\"b.titleEdgeInsets.left = 8\"\"#",
        "let s = \"\"\"\n\"b.titleEdgeInsets.left = 8\"\n\"\"\"", "let s = \"\\(x)b.titleEdgeInsets.left = 8\"",
        // Alignments at an edge.
        "b.contentHorizontalAlignment = .left\nb.titleEdgeInsets.left = 8",
        "b.contentHorizontalAlignment = a ? .left : .right\nb.titleEdgeInsets.left = 8",
        "func f() { b.contentHorizontalAlignment = .left }\nfunc g() { b.titleEdgeInsets.left = 8 }",
        "b.contentHorizontalAlignment = .right\nif a { b.titleEdgeInsets.right = 8 }",
        // Branches that exclude each other.
        "#if A\nb.titleEdgeInsets = .zero\n#else\nb.titleEdgeInsets = .zero\n#endif",
        // A class that lays out by itself.
        "titleEdgeInsets.left = 8\noverride func titleRect(forContentRect r: CGRect) -> CGRect { r }",
        "b.titleEdgeInsets", "b.titleEdgeInsets.left", "b.titleEdgeInsets =",
        "b.titleEdgeInsets = UIEdgeInsets(top: 0,",
        "\"\"\" b.titleEdgeInsets.left = 8", "}}} b.titleEdgeInsets", "#endif\n#else\nb.titleEdgeInsets.left =",
    ])
    func `silence`(source: String) {
        expect(source, [])
    }

    @Test func `an inset at the other edge has no effect`() {
        expect(
            "b.contentHorizontalAlignment = .left\nb.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: ↓4)",
            ["ineffective-inset"])
        expect(
            "[b setContentHorizontalAlignment:UIControlContentHorizontalAlignmentRight];\n"
                + "[b setImageEdgeInsets:UIEdgeInsetsMake(0, ↓4, 0, 0)];", ["ineffective-inset"], path: "A.m")
    }

    @Test func `insets that are not opposite`() {
        expect("b.titleEdgeInsets = UIEdgeInsets(top: 0, left: ↓4, bottom: 0, right: 4)", ["non-opposite-insets"])
    }

    @Test(arguments: [
        "b.configuration = .plain()\nb.↓titleEdgeInsets.left = 8",
        "b.configuration = UIButton.Configuration.plain()\nif a { b.↓titleEdgeInsets.left = 8 }",
        "let b = UIButton(configuration: .filled())\nb.↓contentEdgeInsets = .init(top: 1, left: 2, bottom: 3, right: 4)",
        "let b: UIButton = UIButton(configuration: c)\nb.↓contentEdgeInsets.left = 4",
        "b.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 0, ↓leading: 8, bottom: 0, trailing: 0)\nb.imageEdgeInsets.left = 4"
            .replacing("↓", with: "").replacing("b.imageEdgeInsets", with: "b.↓imageEdgeInsets"),
    ])
    func `insets beside a configuration`(source: String) {
        expect(source, ["insets-with-configuration"])
    }

    @Test func `receivers of other scopes are others`() {
        expect(
            "func f() { b.titleEdgeInsets.left = ↓8 }\nfunc g() { b.titleEdgeInsets.right = ↓-8 }",
            ["unpaired-inset", "unpaired-inset"])
    }

    @Test func `an alignment of the own scope counts more than one elsewhere`() {
        expect(
            "func f() { b.contentHorizontalAlignment = .center\nb.titleEdgeInsets.left = ↓8 }\n"
                + "func g() { b.contentHorizontalAlignment = .left }", ["unpaired-inset"])
    }

    @Test func `comments hold findings back`() {
        let linter = FileLinter(
            rules: RepositoryRules.linter.rules, limits: Limits(), knownRules: RepositoryRules.all.map(\.id).sorted())
        func rules(_ source: String) -> [String] {
            linter.lint(Array(source.utf8), path: "A.swift", isNamed: true).findings.map(\.rule)
        }
        #expect(rules("b.titleEdgeInsets.left = 8 // insetlint:disable-line unpaired-inset -- known") == [])
        #expect(rules("// insetlint:disable-next-line unpaired-inset\nb.titleEdgeInsets.left = 8") == [])
        #expect(rules("/* insetlint:disable-file unpaired-inset */\n\nb.titleEdgeInsets.left = 8") == [])
        #expect(
            rules("let s = \"// insetlint:disable-line unpaired-inset\"; b.titleEdgeInsets.left = 8") == [
                "unpaired-inset"
            ])
    }

    @Test func `nothing that is damaged makes it stop`() {
        let source = """
            class A { /* a */ let b = "x\\(y)" + #"r"#
            func f() { b.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: (1 + 2) * 3)
            #if A
            [c setImageEdgeInsets:UIEdgeInsetsMake(0, -4.0f, 0, 4)];
            #else
            b.configuration?.contentInsets.leading = -8
            #endif
            } }
            """
        var generator = SeededGenerator(seed: 7)
        let tokens = [
            "\"", "\"\"\"", "#", "(", ")", "{", "}", "[", "]", "/*", "*/", "\\(", ".", "=", "#if", "#else", "#endif",
            "'", "\\",
        ]
        for _ in 0..<250 {
            var bytes = Array(source.utf8)
            for _ in 0...generator.number(below: 4) {
                let start = generator.number(below: bytes.count)
                let end = min(bytes.count, start + generator.number(below: 20))
                if generator.number(below: 2) == 0 {
                    bytes.removeSubrange(start..<end)
                } else {
                    bytes.insert(contentsOf: generator.one(of: tokens).utf8, at: start)
                }
                if bytes.isEmpty { bytes = [0] }
            }
            for path in ["A.swift", "A.m"] {
                for finding in RepositoryRules.linter.lint(bytes, path: path, isNamed: true).findings {
                    #expect(finding.location.endOffset <= bytes.count)
                }
            }
        }
        for deep in [
            "b.titleEdgeInsets.left = " + String(repeating: "(", count: 5_000),
            "b" + String(repeating: ".titleEdgeInsets", count: 5_000),
            String(repeating: "{ b.contentHorizontalAlignment = .left; b.titleEdgeInsets.left = 8 ", count: 2_000),
        ] {
            #expect(RepositoryRules.linter.lint(Array(deep.utf8), path: "A.swift", isNamed: true).findings.isEmpty)
        }
    }
}
