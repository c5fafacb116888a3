import Diagnostics
import Reporters
import RuleEngine
import RuleSupport
import TestSupport
import Testing

/// No input makes the linter trap or hang, whatever is in it.
@Suite(.timeLimit(.minutes(5))) struct SpecFuzzTests {
    private static let tokens = [
        "buttons:", "\n", "\n  - name: a", "\n    ", "  ", "{", "}", "[", "]", ":", ": ", ",", ", ", "-", "- ", "?",
        "? ",
        "&a ", "*a", "<<: *a", "!!str ", "!x ", "|", "|+\n", ">-\n", "'", "\"", "#", " # x", "%YAML 1.2\n", "---\n",
        "...\n",
        "~", "null", "true", "8", "-8", "8pt", ".inf", ".nan", "1e7", "0x1F", "é", "🎛", "\u{85}", "\u{2028}",
        "\u{FEFF}",
        "\t", "\r", "\r\n", "\0", "\u{1}", "defaults:", "name", "frame", "title", "image", "size", "width", "height",
        "titleEdgeInsets", "imageEdgeInsets", "contentEdgeInsets", "top", "left", "bottom", "right", "intent",
        "spacing",
        "padding", "arrangement", "imageTop", "edgesImageLeft", "group", "origin", "xib", "target", "scale", "fill",
        "layoutDirections", "rtl", "contentHorizontalAlignment", "semanticContentAttribute", "forceRightToLeft",
        "image.width", "titleRect.x", "min(1, 2)", "if 1 < 2 then 3 else 4", "(", ")", "+", "/ 0", "x-", "disable",
        "recipe:", "use", "ZTContentAdjust.imageUpTitleDown", "rects:", "titleRect",
        "configuration:", "imagePlacement", "trailing", "variants:", "titles", "states", "frames", "product: true",
        "de", "ar",
        "contentSizeCategories", "AX5", "textStyle", "body", "# insetlint:disable-line unpaired-inset",
    ]
    private static let mutator = Mutator(corpus: Fuzz.specs, tokens: tokens)
    private static let reported: [ReportFormat] = [.text, .sarif, .github]

    @Test func `random bytes`() {
        Fuzz.run(60) { seed, generator in
            var bytes = (0..<generator.number(below: 200)).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
            if seed % 3 == 0 { bytes = Array("buttons:\n  - ".utf8) + bytes.map { $0 & 0x7F } }
            if seed % 7 == 0 { bytes = [0xFF, 0xFE] + bytes }
            Pipeline.all.check(bytes, seed: seed, formats: Self.reported)
        }
    }

    @Test func `a soup of tokens`() {
        Fuzz.run(100) { seed, generator in
            let soup = (0..<generator.number(below: 60)).map { _ in generator.one(of: Self.tokens) }.joined()
            Pipeline.all.check(Array(("buttons:\n  - name: a\n    " + soup).utf8), seed: seed, formats: Self.reported)
        }
    }

    @Test func `mutated examples`() {
        Fuzz.run(150) { seed, generator in
            Pipeline.all.check(Self.mutator.mutated(&generator), seed: seed, formats: Self.reported)
        }
    }

    @Test func `every format reports mutated examples`() {
        Fuzz.run(15) { seed, generator in
            Pipeline.all.check(Self.mutator.mutated(&generator), seed: seed &+ 1_000_000)
        }
    }

    /// Well-formed buttons with random values: nothing is wrong with the spec, so that the rules have their say.
    @Test func `random buttons`() {
        Fuzz.run(120) { seed, generator in
            let text = RandomSpec.text(&generator)
            let findings = Pipeline.all.check(Array(text.utf8), seed: seed, formats: [.text])
            let checks = Set(BuiltinCheck.allCases.map(\.id))
            #expect(findings.allSatisfy { !checks.contains($0.rule) }, "seed \(seed): \(findings)\n\(text)")
        }
    }

    /// What a rule's fix mends, the rule does not report again.
    @Test func `fixes of random buttons`() {
        let insetRules = Set(RepositoryRules.all.filter { $0.scope == .inset }.map(\.id))
        Fuzz.run(120) { seed, generator in
            let text = RandomSpec.text(&generator)
            let bytes = Array(text.utf8)
            for finding in Pipeline.all.findings(in: bytes) {
                guard let fix = finding.fix else { continue }
                let fixed = fix.applied(to: bytes)
                let isAboutInset = insetRules.contains(finding.rule)
                let left = Pipeline.all.findings(in: fixed).filter {
                    $0.rule == finding.rule && $0.button == finding.button && $0.variant == finding.variant
                        && (!isAboutInset || $0.message == finding.message)
                }
                let result = String(decoding: fixed, as: UTF8.self)
                #expect(left.map(\.line) == [], "seed \(seed): \(finding.line)\n\(text)becomes\n\(result)")
            }
        }
    }
}
