import Expression
import Testing

@Suite struct FunctionTests {
    static let examples = (Function.all.flatMap(\.examples) + Quantifier.allCases.flatMap(\.examples)).map {
        (expression: $0.expression, result: $0.result)
    }

    @Test(arguments: examples)
    func anExampleGivesItsResult(expression: String, result: String) {
        #expect(Fixture.value(expression) == result)
    }

    @Test func everyFunctionIsDescribed() {
        for function in Function.all {
            #expect(!function.examples.isEmpty, "\(function.signature)")
            #expect(function.summary.hasSuffix("."), "\(function.signature)")
            #expect(function.examples.allSatisfy { $0.expression.contains(function.name + "(") })
        }
    }

    /// The examples are folded; the same functions must give the same for values that are known only when they run.
    @Test(arguments: [
        ("min(gap, 9, image.width)", "8.5"), ("max(gap, 9, image.width)", "24"), ("abs(-gap)", "8.5"),
        ("floor(-gap)", "-9"), ("ceil(-gap)", "-8"), ("round(gap)", "9"), ("round(-gap)", "-8"),
        ("nearest(gap, gaps) ?? 0", "8"), ("has(nearest(gap, gaps))", "yes"), ("startsWith(title.text, 'Down')", "yes"),
        ("endsWith(title.text, 'load')", "yes"), ("endsWith('d', title.text)", "no"),
        ("contains(title.text, 'nlo')", "yes"), ("contains(title.text, 'olo')", "no"), ("isBlank(title.text)", "no"),
        ("length(title.text)", "8"), ("length(gaps)", "3"),
    ])
    func aCallRuns(expression: String, result: String) {
        #expect(Fixture.value(expression) == result)
    }
}
