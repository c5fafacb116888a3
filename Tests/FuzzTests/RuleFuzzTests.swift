import ButtonSpec
import Diagnostics
import Expression
import FuzzTargets
import Linter
import Reporters
import RuleEngine
import RuleSupport
import SpecTree
import TestSupport
import Testing

/// No rule file makes the program trap or hang; one that is accepted can judge every spec.
@Suite(.timeLimit(.minutes(5))) struct RuleFuzzTests {
    private static let tokens = [
        "id:", "\n", "\n  ", "when:", "assert:", "message:", "at:", "fix:", "set:", "remove:", "solve: true", "params:",
        "default:", "type:", "yieldsTo:", "examples:", "scope: inset", "{", "}", "{{", "}}", "[", "]", "(", ")", "and",
        "or", "not", "if", "then", "else", "<", "<=", "==", "!=", "+", "-", "*", "/", "%", "??", "in", "has(", "min(",
        "nearest(1, [1, 2])", "'text'", "1", "0", "1e308", "image.width", "title.width", "inset.value", "inset.edge",
        "left", "gap", "frame.width", "params.minimum", "intent.spacing", "name", "title.text", "imageTop", "relation",
        "error", "warning", ".", ",", ":", "\"", "\\", "é", "\u{0}", "~", "&a ", "*a",
    ]
    private static let corpus = RepositoryRules.files.map(\.contents)
    private static let mutator = Mutator(corpus: corpus, tokens: tokens)
    private static let specs = Array(Fuzz.specs.prefix(12))

    @Test func `mutated rule files`() {
        Fuzz.run(90) { seed, generator in
            check(Self.mutator.mutated(&generator), seed: seed)
        }
    }

    /// A recipe file that is accepted can be used by every spec.
    @Test func `mutated recipe files`() {
        let mutator = Mutator(corpus: RepositoryRules.recipeFiles.map(\.contents), tokens: Self.tokens)
        Fuzz.run(90) { seed, generator in
            let file = mutator.mutated(&generator)
            let trial = FileTrial.recipe(file)
            #expect(FileTrial.recipe(file).findings.map(\.line) == trial.findings.map(\.line), "seed \(seed)")
            guard let linter = trial.linter else { return }
            Pipeline(linter: linter).check(trial.spec, seed: seed, formats: [.text])
        }
    }

    /// Changes inside an expression only, so that most files are still rules.
    @Test func `mutated expressions`() {
        Fuzz.run(90) { seed, generator in
            let words = (0...generator.number(below: 9)).map { _ in
                generator.one(of: Self.tokens.filter { !$0.contains("\n") })
            }
            let text = words.joined(separator: " ").replacing("'", with: "''")
            let rule = """
                id: fuzz
                severity: warning
                scope: \(generator.one(of: ["button", "inset"]))
                summary: A rule.
                params: {minimum: {default: 4}}
                assert: '\(text)'
                message: '{\(text)}'
                fix: {description: a, set: {frame.width: '\(text)', titleEdgeInsets.left: '\(text)'}}

                """
            check(Array(rule.utf8), seed: seed)
        }
    }

    @Test func `every fact and function can be evaluated for every example`() {
        for fact in Fact.all {
            let place =
                switch fact.basis {
                case .inset: "inset"
                case .group: "group"
                case .document: "document"
                case .spec, .layout: "button"
                }
            let conditions =
                switch fact.type {
                case .optional: ["has(\(fact.name))"]
                case .number: ["\(fact.name) + 1 > 0 or \(fact.name) < 5"]
                case .bool: [fact.name, "not \(fact.name)"]
                case .list: ["all(v in \(fact.name), v > 5)", "length(\(fact.name)) > 1"]
                default: ["\(fact.name) == \(fact.name)"]
                }
            for condition in conditions {
                let text = "id: fuzz\nseverity: info\nscope: \(place)\nsummary: s\nassert: '\(condition)'\nmessage: m\n"
                let catalogue = RuleCatalogue(
                    [RuleFile(path: "fuzz.yml", topic: "fuzz", contents: Array(text.utf8))], limits: Limits())
                #expect(catalogue.findings.map(\.line) == [], "\(condition)")
                let pipeline = Pipeline(linter: FileLinter(rules: RuleSet(catalogue.rules), limits: Limits()))
                for spec in Self.specs.prefix(2) { pipeline.check(spec, seed: 0, formats: []) }
            }
        }
    }

    private func check(_ bytes: [UInt8], seed: UInt64) {
        let trial = FileTrial.rule(bytes)
        #expect(FileTrial.rule(bytes).findings.map(\.line) == trial.findings.map(\.line), "seed \(seed)")
        let hasErrors = trial.findings.contains { $0.severity == .error }
        #expect(hasErrors == (trial.linter == nil), "seed \(seed): \(trial.findings.map(\.line))")
        for finding in trial.findings {
            #expect(
                finding.location.startOffset <= finding.location.endOffset
                    && finding.location.endOffset <= bytes.count, "seed \(seed): \(finding.line)")
        }
        guard let linter = trial.linter else { return }
        Pipeline(linter: linter).check(Self.specs[Int(seed) % Self.specs.count], seed: seed, formats: [.text])
    }
}
