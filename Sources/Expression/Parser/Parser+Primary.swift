extension Parser {
    /// Parses an operand with the words and signs before it.
    mutating func parsePrefix(_ minimum: Precedence) -> Syntax {
        let start = token.range
        switch token.kind {
        case .minus:
            advance()
            let operand = nested { $0.parsePrefix(.prefix) }
            return Syntax(kind: .negate(operand), range: start.lowerBound..<lastEnd)
        case .plus:
            report(start, "a number has no leading `+`: leave it out")
            advance()
            return nested { $0.parsePrefix(.prefix) }
        case .not:
            return parseNot(minimum)
        case .if:
            if minimum > .conditional {
                report(start, "put `if … then … else …` in parentheses here")
            }
            return parseConditional()
        default:
            return parsePrimary()
        }
    }

    private mutating func parseNot(_ minimum: Precedence) -> Syntax {
        let start = token.range
        if minimum > .not {
            report(start, "put `not …` in parentheses here")
        }
        advance()
        // `!a == b` of other languages is about `a` alone, but the sign has been reported.
        let operand = parse(.not)
        return Syntax(kind: .not(operand), range: start.lowerBound..<lastEnd)
    }

    private mutating func parseConditional() -> Syntax {
        let start = token.range
        var branches: [(condition: Syntax, value: Syntax)] = []
        repeat {
            advance()
            let condition = parse()
            guard take(.then) else { return abandonConditional(start, branches, [condition], missing: "then") }
            let value = parse()
            guard take(.else) else {
                return abandonConditional(start, branches, [condition, value], missing: "else")
            }
            branches.append((condition, value))
        } while token.kind == .if
        let otherwise = parse()
        return Syntax(
            kind: .conditional(branches, otherwise: otherwise), range: start.lowerBound..<lastEnd)
    }

    private mutating func abandonConditional(
        _ start: Range<Int>, _ branches: [(condition: Syntax, value: Syntax)], _ rest: [Syntax], missing word: String
    ) -> Syntax {
        report(start, "this `if` has no `\(word)`: write `if … then … else …`")
        return Syntax(
            kind: .broken(branches.flatMap { [$0.condition, $0.value] } + rest), range: start.lowerBound..<lastEnd)
    }

    private mutating func parsePrimary() -> Syntax {
        let range = token.range
        switch token.kind {
        case .number(let value):
            advance()
            return Syntax(kind: .number(value), range: range)
        case .string:
            advance()
            return Syntax(kind: .string(range.lowerBound + 1..<range.upperBound - 1), range: range)
        case .true, .false:
            let value = token.kind == .true
            advance()
            return Syntax(kind: .bool(value), range: range)
        case .name:
            advance()
            let name = Syntax.Name(text: text(range), range: range)
            return token.kind == .open ? parseCall(name) : Syntax(kind: .name(name.text), range: range)
        case .open:
            advance()
            let inner = parse()
            close(.close, opened: range)
            return Syntax(kind: inner.kind, range: range.lowerBound..<lastEnd)
        case .openList:
            advance()
            let elements = parseItems(until: .closeList, opened: range)
            return Syntax(kind: .list(elements), range: range.lowerBound..<lastEnd)
        default:
            return parseMissingOperand()
        }
    }

    /// Reports that an operand is missing. Signs that others are waiting for are left to them.
    private mutating func parseMissingOperand() -> Syntax {
        let range = token.range
        report(
            atTokenUnlessReported: token.kind == .end && position == 0
                ? "the expression is empty" : "expected a value, found \(described(token))")
        switch token.kind {
        case .end, .close, .closeList, .comma, .then, .else, .colon: break
        default: advance()
        }
        return Syntax(kind: .broken([]), range: range)
    }

    /// Takes a closing sign, or reports that the opening one has none.
    private mutating func close(_ kind: Token.Kind, opened: Range<Int>) {
        guard !take(kind) else { return }
        let sign = kind == .close ? ")" : "]"
        if token.kind == .end {
            report(opened, "this `\(text(opened))` has no closing `\(sign)`")
        } else {
            report(atTokenUnlessReported: "expected `\(sign)`, found \(described(token))")
        }
    }

    /// Parses what stands between commas, and the closing sign.
    private mutating func parseItems(until closing: Token.Kind, opened: Range<Int>) -> [Syntax] {
        var items: [Syntax] = []
        if take(closing) { return items }
        repeat {
            if token.kind == closing, !items.isEmpty {
                report(tokens[position - 1].range, "nothing follows this comma: leave it out")
                break
            }
            items.append(parse())
        } while take(.comma)
        close(closing, opened: opened)
        return items
    }

    // MARK: Calls and quantifiers

    private mutating func parseCall(_ name: Syntax.Name) -> Syntax {
        if let quantifier = Quantifier(rawValue: name.text) {
            return parseQuantifier(quantifier, name)
        }
        let opened = token.range
        advance()
        let arguments = parseItems(until: .close, opened: opened)
        return Syntax(kind: .call(name, arguments), range: name.range.lowerBound..<lastEnd)
    }

    private mutating func parseQuantifier(_ quantifier: Quantifier, _ name: Syntax.Name) -> Syntax {
        let opened = token.range
        advance()
        guard token.kind == .name, next.kind == .in else {
            report(name.range, "write `\(quantifier.signature)`")
            let items = parseItems(until: .close, opened: opened)
            return Syntax(kind: .broken(items), range: name.range.lowerBound..<lastEnd)
        }
        let variable = Syntax.Name(text: text(token.range), range: token.range)
        advance()
        advance()
        let list = parse()
        guard take(.comma) else {
            report(name.range, "write `\(name.text)(\(variable.text) in list, condition)`")
            _ = take(.close)
            return Syntax(kind: .broken([list]), range: name.range.lowerBound..<lastEnd)
        }
        let condition = quantified(name.range) { $0.parse() }
        close(.close, opened: opened)
        return Syntax(
            kind: .quantifier(quantifier, variable: variable, list: list, condition: condition),
            range: name.range.lowerBound..<lastEnd)
    }
}
