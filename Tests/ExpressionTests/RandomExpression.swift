import TestSupport

/// Values for the names that random expressions use.
struct RandomValues {
    var numbers: [Double]
    var optionals: [Double?]
    var conditions: [Bool]
    var word: Int
    var list: [Double]
    var text: String
    /// The values of the quantifiers' variables, from the outermost.
    var locals: [Double] = []
}

/// A random well-typed expression as text, with a closure tree that evaluates it in the simplest way.
struct RandomExpression<Value> {
    /// How tightly its outermost operator binds: 0 for `if` to 9 for a primary.
    let level: Int
    let text: String
    let value: (RandomValues) -> Value

    /// The text as an operand that must bind so tightly.
    func operand(_ level: Int) -> String { self.level >= level ? text : "(\(text))" }
}

/// Makes random expressions over the names n0…n2, o0, o1 (optional), b0, b1, w (a word), l (a list) and t (a text).
struct ExpressionMaker {
    typealias Number = RandomExpression<Double>
    typealias Condition = RandomExpression<Bool>

    static let words = ["red", "green", "blue"]

    var random: SeededGenerator
    private var locals = 0
    /// The optionals that a guard around the place has opened.
    private var opened: Set<Int> = []

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    mutating func roll(_ count: Int) -> Int { random.number(below: count) }

    mutating func number(_ depth: Int) -> Number {
        guard depth > 0 else { return numberLeaf() }
        switch roll(10) {
        case 0, 1: return sum(depth)
        case 2, 3: return product(depth)
        case 4: return negation(depth)
        case 5: return choice(depth, number(depth - 1), number(depth - 1))
        case 6: return opening(depth)
        case 7: return call(depth)
        case 8: return guarded(depth)
        default: return locals < 2 ? count(depth) : numberLeaf()
        }
    }

    mutating func condition(_ depth: Int) -> Condition {
        guard depth > 0 else { return conditionLeaf() }
        switch roll(10) {
        case 0, 1: return conjunction(depth)
        case 2: return disjunction(depth)
        case 3:
            let operand = condition(depth - 1)
            return Condition(level: 3, text: "not \(operand.operand(3))") { !operand.value($0) }
        case 4, 5: return comparison(depth)
        case 6: return choice(depth, condition(depth - 1), condition(depth - 1))
        case 7: return membership(depth)
        case 8: return locals < 2 ? quantifier(depth) : comparison(depth)
        default: return wordComparison()
        }
    }

    // MARK: Numbers

    private mutating func numberLeaf() -> Number {
        switch roll(6) {
        case 0 where locals > 0:
            let index = roll(locals)
            return Number(level: 9, text: "v\(index)") { $0.locals[index] }
        case 1 where !opened.isEmpty:
            let index = opened.sorted()[roll(opened.count)]
            return Number(level: 9, text: "o\(index)") { $0.optionals[index] ?? 0 }
        case 0, 1, 2:
            let index = roll(3)
            return Number(level: 9, text: "n\(index)") { $0.numbers[index] }
        default:
            let literal = ["0", "1", "2", "0.5", ".25", "10", "1e2", "3.75"][roll(8)]
            return Number(level: 9, text: literal) { _ in Double("0" + literal) ?? 0 }
        }
    }

    private mutating func sum(_ depth: Int) -> Number {
        let (left, right) = (number(depth - 1), number(depth - 1))
        return roll(2) == 0
            ? Number(level: 6, text: "\(left.operand(6)) + \(right.operand(7))") { left.value($0) + right.value($0) }
            : Number(level: 6, text: "\(left.operand(6)) - \(right.operand(7))") { left.value($0) - right.value($0) }
    }

    private mutating func product(_ depth: Int) -> Number {
        let (left, right) = (number(depth - 1), number(depth - 1))
        switch roll(3) {
        case 0:
            return Number(level: 7, text: "\(left.operand(7)) * \(right.operand(8))") {
                left.value($0) * right.value($0)
            }
        case 1:
            return Number(level: 7, text: "\(left.operand(7)) / \(right.operand(8))") {
                left.value($0) / right.value($0)
            }
        default:
            return Number(level: 7, text: "\(left.operand(7)) % \(right.operand(8))") {
                left.value($0).truncatingRemainder(dividingBy: right.value($0))
            }
        }
    }

    private mutating func negation(_ depth: Int) -> Number {
        let operand = number(depth - 1)
        return Number(level: 8, text: "-\(operand.operand(8))") { -operand.value($0) }
    }

    private mutating func opening(_ depth: Int) -> Number {
        let fallback = number(depth - 1)
        if roll(3) == 0 {
            return Number(level: 5, text: "o0 ?? o1 ?? \(fallback.operand(6))") {
                $0.optionals[0] ?? $0.optionals[1] ?? fallback.value($0)
            }
        }
        let index = roll(2)
        return Number(level: 5, text: "o\(index) ?? \(fallback.operand(6))") {
            $0.optionals[index] ?? fallback.value($0)
        }
    }

    private mutating func call(_ depth: Int) -> Number {
        let (first, second) = (number(depth - 1), number(depth - 1))
        switch roll(5) {
        case 0:
            return Number(level: 9, text: "min(\(first.text), \(second.text))") {
                min(first.value($0), second.value($0))
            }
        case 1:
            return Number(level: 9, text: "max(\(first.text), \(second.text), n0)") {
                max(max(first.value($0), second.value($0)), $0.numbers[0])
            }
        case 2: return Number(level: 9, text: "abs(\(first.text))") { abs(first.value($0)) }
        case 3: return Number(level: 9, text: "floor(\(first.text))") { first.value($0).rounded(.down) }
        default:
            return Number(level: 9, text: "length(l) + length(t)") {
                Double($0.list.count + $0.text.unicodeScalars.count)
            }
            .parenthesized
        }
    }

    /// `if has(o) then …o… else …`
    private mutating func guarded(_ depth: Int) -> Number {
        let index = roll(2)
        let outside = opened
        let otherwise = number(depth - 1)
        opened.insert(index)
        let inner = number(depth - 1)
        opened = outside
        return Number(level: 0, text: "if has(o\(index)) then \(inner.operand(6)) + o\(index) else \(otherwise.text)") {
            guard let value = $0.optionals[index] else { return otherwise.value($0) }
            return inner.value($0) + value
        }
    }

    private mutating func count(_ depth: Int) -> Number {
        let (body, list) = quantified(depth)
        return Number(level: 9, text: "count(\(list.text), \(body.text))") { values in
            Double(list.value(values).filter { body.value(values.with($0)) }.count)
        }
    }

    // MARK: Conditions

    private mutating func conditionLeaf() -> Condition {
        let index = roll(4)
        return index < 2
            ? Condition(level: 9, text: "b\(index)") { $0.conditions[index] }
            : Condition(level: 9, text: index == 2 ? "true" : "false") { _ in index == 2 }
    }

    private mutating func conjunction(_ depth: Int) -> Condition {
        if roll(2) == 0 {
            let index = roll(2)
            let outside = opened
            opened.insert(index)
            let inner = condition(depth - 1)
            opened = outside
            return Condition(level: 2, text: "has(o\(index)) and \(inner.operand(3))") {
                $0.optionals[index] != nil && inner.value($0)
            }
        }
        let (left, right) = (condition(depth - 1), condition(depth - 1))
        return Condition(level: 2, text: "\(left.operand(2)) and \(right.operand(3))") {
            left.value($0) && right.value($0)
        }
    }

    private mutating func disjunction(_ depth: Int) -> Condition {
        let (left, right) = (condition(depth - 1), condition(depth - 1))
        return Condition(level: 1, text: "\(left.operand(1)) or \(right.operand(2))") {
            left.value($0) || right.value($0)
        }
    }

    private mutating func comparison(_ depth: Int) -> Condition {
        let (left, right) = (number(depth - 1), number(depth - 1))
        let operations: [(String, (Double, Double) -> Bool)] = [
            ("==", { $0 == $1 }), ("!=", { $0 != $1 }), ("<", { $0 < $1 }), ("<=", { $0 <= $1 }), (">", { $0 > $1 }),
            (">=", { $0 >= $1 }),
        ]
        let (sign, holds) = operations[roll(6)]
        return Condition(level: 4, text: "\(left.operand(5)) \(sign) \(right.operand(5))") {
            holds(left.value($0), right.value($0))
        }
    }

    private mutating func membership(_ depth: Int) -> Condition {
        let (value, first, second) = (number(depth - 1), number(depth - 1), number(depth - 1))
        return roll(2) == 0
            ? Condition(level: 4, text: "\(value.operand(5)) in [\(first.text), \(second.text)]") {
                [first.value($0), second.value($0)].contains(value.value($0))
            }
            : Condition(level: 4, text: "\(value.operand(5)) not in l") { !$0.list.contains(value.value($0)) }
    }

    private mutating func wordComparison() -> Condition {
        let index = roll(3)
        let word = ExpressionMaker.words[index]
        switch roll(3) {
        case 0: return Condition(level: 4, text: "w == \(word)") { $0.word == index }
        case 1: return Condition(level: 4, text: "w not in [\(word), red]") { $0.word != index && $0.word != 0 }
        default:
            return Condition(level: 4, text: "t == '\(word)' or startsWith(t, '\(word)')") { $0.text.hasPrefix(word) }
                .parenthesized
        }
    }

    private mutating func quantifier(_ depth: Int) -> Condition {
        let (body, list) = quantified(depth)
        return roll(2) == 0
            ? Condition(level: 9, text: "any(\(list.text), \(body.text))") { values in
                list.value(values).contains { body.value(values.with($0)) }
            }
            : Condition(level: 9, text: "all(\(list.text), \(body.text))") { values in
                list.value(values).allSatisfy { body.value(values.with($0)) }
            }
    }

    private mutating func quantified(_ depth: Int) -> (body: Condition, list: RandomExpression<[Double]>) {
        let name = "v\(locals)"
        let list: RandomExpression<[Double]>
        if roll(2) == 0 {
            list = .init(level: 9, text: "\(name) in l") { $0.list }
        } else {
            let (first, second) = (number(depth - 1), number(depth - 1))
            list = .init(level: 9, text: "\(name) in [\(first.text), \(second.text), 1]") {
                [first.value($0), second.value($0), 1]
            }
        }
        locals += 1
        defer { locals -= 1 }
        return (condition(depth - 1), list)
    }

    private mutating func choice<Value>(
        _ depth: Int, _ first: RandomExpression<Value>, _ second: RandomExpression<Value>
    ) -> RandomExpression<Value> {
        let condition = condition(depth - 1)
        return .init(level: 0, text: "if \(condition.text) then \(first.text) else \(second.text)") {
            condition.value($0) ? first.value($0) : second.value($0)
        }
    }
}

extension RandomExpression {
    fileprivate var parenthesized: RandomExpression { .init(level: 9, text: "(\(text))", value: value) }
}

extension RandomValues {
    fileprivate func with(_ local: Double) -> RandomValues {
        var values = self
        values.locals.append(local)
        return values
    }
}
