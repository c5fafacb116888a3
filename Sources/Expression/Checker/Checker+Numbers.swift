extension Checker {
    mutating func checkArithmetic(_ first: Syntax, _ rest: [(Arithmetic, Syntax)]) -> Checked {
        var head = operand(first, .number, of: rest.first?.0.rawValue ?? "+").term
        var tail: [(Instruction.Operation, Term)] = []
        for (arithmetic, syntax) in rest {
            let operation: Instruction.Operation =
                switch arithmetic {
                case .add: .add
                case .subtract: .subtract
                case .multiply: .multiply
                case .divide: .divide
                case .remainder: .remainder
                }
            tail.append((operation, operand(syntax, .number, of: arithmetic.rawValue).term))
        }
        let constantCount = tail.prefix { $0.1.constant != nil }.count
        if head.constant != nil, constantCount > 0, errors.isEmpty {
            head = run(.chain(head, Array(tail.prefix(constantCount))))
            tail.removeFirst(constantCount)
        }
        return Checked(term: tail.isEmpty ? head : .chain(head, tail), type: .number)
    }

    mutating func checkCoalesce(_ operands: [Syntax], _ hint: Hint) -> Checked {
        var terms: [Term] = []
        var hint = hint
        var type: ValueType?
        var isBroken = false
        for (index, syntax) in operands.enumerated() {
            let operand = check(syntax, hint)
            terms.append(operand.term)
            guard var operandType = operand.type else {
                isBroken = true
                if hint.type == nil { hint = .broken }
                continue
            }
            // An optional that is known to be there can be opened all the same.
            if case .name(let name) = syntax.kind, let declared = declaredType(name), declared.isOptional,
                index < operands.count - 1
            {
                operandType = declared
            }
            if index < operands.count - 1, !operandType.isOptional {
                report(syntax.range, "`\(text(syntax.range))` is always there: leave out `??` and what follows")
            }
            if let type, type.opened != operandType.opened {
                report(
                    syntax.range,
                    "`\(text(syntax.range))` is \(operandType.opened), `??` needs \(type.opened) here")
                isBroken = true
                continue
            }
            type = operandType
            if hint.type == nil { hint = .sibling(operandType) }
        }
        return Checked(term: coalesced(terms), type: isBroken ? nil : type)
    }

    /// The values without those that are known to be absent; what follows one that is known to be there is left out.
    private func coalesced(_ terms: [Term]) -> Term {
        var kept: [Term] = []
        for term in terms {
            if let constant = term.constant {
                if constant.isMissing { continue }
                kept.append(term)
                break
            }
            kept.append(term)
        }
        return kept.isEmpty ? .none : kept.count == 1 ? kept[0] : .coalesce(kept)
    }
}
