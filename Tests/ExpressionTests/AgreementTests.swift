import Expression
import TestSupport
import Testing

/// Random expressions give the same when they are folded, when they run, and when closures walk their tree.
@Suite struct AgreementTests {
    private static let color = Enumeration(name: "color", cases: ExpressionMaker.words)

    private func values(_ random: inout SeededGenerator) -> RandomValues {
        let numbers: [Double] = [0, 1, -1, 2.5, 10, -3.75, 100, 1e300, .infinity]
        func number() -> Double { numbers[Int.random(in: 0..<numbers.count, using: &random)] }
        return RandomValues(
            numbers: (0..<3).map { _ in number() },
            optionals: (0..<2).map { _ in Bool.random(using: &random) ? number() : nil },
            conditions: (0..<2).map { _ in Bool.random(using: &random) }, word: Int.random(in: 0..<3, using: &random),
            list: (0..<Int.random(in: 0..<4, using: &random)).map { _ in number() },
            text: ["", "red", "green tea", "bl"][Int.random(in: 0..<4, using: &random)])
    }

    /// The symbols of those values: in slots, or as constants.
    private func symbols(_ values: RandomValues, constant: Bool) -> SymbolTable {
        let constants: [(String, ValueType, Constant)] =
            values.numbers.enumerated().map { ("n\($0)", .number, .number($1)) }
            + values.optionals.enumerated().map {
                ("o\($0)", .optional(.number), $1.map { .number($0) } ?? .missing)
            }
            + values.conditions.enumerated().map { ("b\($0)", .bool, .bool($1)) }
            + [
                ("w", .enumeration(Self.color), .enumCase(Self.color, values.word)),
                ("l", .list(.number), .list(values.list.map { .number($0) })), ("t", .string, .string(values.text)),
            ]
        return SymbolTable(
            constants.enumerated().map {
                Symbol(name: $1.0, type: $1.1, source: constant ? .constant($1.2) : .slot($0))
            })
    }

    private func run(_ program: Program, _ values: RandomValues) -> Slot {
        let text = Array(values.text.utf8)
        let slots: [Slot] =
            values.numbers.map { .number($0) } + values.optionals.map { $0.map { .number($0) } ?? .missing }
            + values.conditions.map { .bool($0) }
            + [
                .enumCase(values.word), .list(offset: 0, count: values.list.count),
                .string(offset: 0, length: text.count),
            ]
        let lists = values.list.map { Slot.number($0) }
        return slots.withUnsafeBufferPointer { slots in
            lists.withUnsafeBufferPointer { lists in
                text.withUnsafeBufferPointer { text in
                    program.evaluate(EvaluationContext(slots: slots, text: text, lists: lists))
                }
            }
        }
    }

    @Test(arguments: 0..<4) func foldingRunningAndWalkingAgree(part: Int) throws {
        var maker = ExpressionMaker(seed: UInt64(part))
        for round in 0..<150 {
            let values = values(&maker.random)
            let depth = 1 + round % 5
            let isCondition = round % 2 == 0
            let condition = maker.condition(depth)
            let number = maker.number(depth)
            let text = isCondition ? condition.text : number.text
            for constant in [false, true] {
                let compilation = Compiler.compile(
                    text, expecting: isCondition ? .bool : .number, symbols: symbols(values, constant: constant))
                let program = try #require(compilation.program, "\(text): \(compilation.errors)")
                let result = run(program, values)
                if isCondition {
                    #expect(result.boolValue == condition.value(values), "\(text) with \(values)")
                } else {
                    let (found, expected) = (result.numberValue, number.value(values))
                    #expect(found == expected || found.isNaN && expected.isNaN, "\(text) with \(values)")
                    #expect(!result.isMissing)
                }
            }
        }
    }

    @Test func whatIsConstantIsFolded() throws {
        // A program over constants gives its value without a context, whatever it is made of.
        let values = RandomValues(
            numbers: [1, 2, 3], optionals: [4, nil], conditions: [true, false], word: 1, list: [1, 2], text: "red")
        let text = "if has(o0) and any(v in l, v > n0) then (o1 ?? count(v in [n0, n1], v in l)) + 1 else n2"
        let program = try #require(Compiler.compile(text, symbols: symbols(values, constant: true)).program)
        #expect(program.evaluate(.empty) == .number(3))
        #expect(program.references.isEmpty)
    }
}
