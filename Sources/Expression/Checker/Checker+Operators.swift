extension Checker {
    // MARK: Conditions

    mutating func checkNot(_ syntax: Syntax) -> Checked {
        let operand = self.operand(syntax, .bool, of: "not")
        return Checked(
            term: folded(.unary(.not, operand.term), [operand.term]), type: .bool, whenTrue: operand.whenFalse,
            whenFalse: operand.whenTrue)
    }

    mutating func checkAnd(_ operands: [Syntax]) -> Checked {
        let outside = present
        defer { present = outside }
        var terms: [Term] = []
        var whenTrue: Presence? = Presence.none
        var whenFalse: Presence?
        for syntax in operands {
            let operand = self.operand(syntax, .bool, of: "and")
            terms.append(operand.term)
            whenFalse = whenFalse.or(whenTrue.then(operand.whenFalse))
            whenTrue = whenTrue.then(operand.whenTrue)
            if let known = operand.whenTrue { present.formUnion(known) }
        }
        return Checked(
            term: joined(terms, neutral: true, Term.and), type: .bool, whenTrue: whenTrue, whenFalse: whenFalse)
    }

    mutating func checkOr(_ operands: [Syntax]) -> Checked {
        let outside = present
        defer { present = outside }
        var terms: [Term] = []
        var whenFalse: Presence? = Presence.none
        var whenTrue: Presence?
        for syntax in operands {
            let operand = self.operand(syntax, .bool, of: "or")
            terms.append(operand.term)
            whenTrue = whenTrue.or(whenFalse.then(operand.whenTrue))
            whenFalse = whenFalse.then(operand.whenFalse)
            if let known = operand.whenFalse { present.formUnion(known) }
        }
        return Checked(
            term: joined(terms, neutral: false, Term.or), type: .bool, whenTrue: whenTrue, whenFalse: whenFalse)
    }

    /// The conditions without those that change nothing; what follows a deciding one is left out.
    private func joined(_ terms: [Term], neutral: Bool, _ join: ([Term]) -> Term) -> Term {
        var kept: [Term] = []
        for term in terms {
            if let constant = term.constant {
                if constant.boolValue == neutral { continue }
                if kept.isEmpty { return term }
                kept.append(term)
                break
            }
            kept.append(term)
        }
        return kept.isEmpty ? .constant(.bool(neutral)) : kept.count == 1 ? kept[0] : join(kept)
    }

    mutating func checkConditional(
        _ branches: [(condition: Syntax, value: Syntax)], _ otherwise: Syntax, _ hint: Hint
    ) -> Checked {
        let outside = present
        defer { present = outside }
        var terms: [(condition: Term, value: Term)] = []
        var type: ValueType?
        var isBroken = false
        var whenTrue: Presence?
        var whenFalse: Presence?
        var skipped: Presence? = Presence.none
        var first: Syntax?
        for (conditionSyntax, value) in branches.map({ (Optional($0.condition), $0.value) }) + [(nil, otherwise)] {
            var taken = skipped
            var condition: Checked?
            if let conditionSyntax {
                let checked = operand(conditionSyntax, .bool, of: "if")
                condition = checked
                taken = skipped.then(checked.whenTrue)
                skipped = skipped.then(checked.whenFalse)
            }
            let before = present
            if let known = condition?.whenTrue { present.formUnion(known) }
            let branch = check(value, hint.type == nil && type != nil ? .sibling(type) : hint)
            present = before
            if let known = condition?.whenFalse { present.formUnion(known) }
            whenTrue = whenTrue.or(taken.then(branch.whenTrue))
            whenFalse = whenFalse.or(taken.then(branch.whenFalse))
            terms.append((condition?.term ?? .constant(.bool(true)), branch.term))
            guard let branchType = branch.type else {
                isBroken = true
                continue
            }
            if let known = type, let first {
                guard known.opened == branchType.opened else {
                    report(
                        value.range,
                        "both ways of `if` give the same type: `\(text(first.range))` is \(known.opened), "
                            + "`\(text(value.range))` is \(branchType.opened)")
                    isBroken = true
                    continue
                }
                type = known.isOptional ? known : branchType
            } else {
                (type, first) = (branchType, value)
            }
        }
        return Checked(
            term: chosen(terms), type: isBroken ? nil : type, whenTrue: whenTrue, whenFalse: whenFalse)
    }

    /// The branches that can be taken; the last one's condition is true.
    private func chosen(_ branches: [(condition: Term, value: Term)]) -> Term {
        var kept: [(condition: Term, value: Term)] = []
        for branch in branches {
            guard let constant = branch.condition.constant else {
                kept.append(branch)
                continue
            }
            if constant.boolValue {
                return kept.isEmpty ? branch.value : .conditional(kept, otherwise: branch.value)
            }
        }
        return .none
    }

    // MARK: Comparison

    mutating func checkOrder(_ comparison: Comparison, _ left: Syntax, _ right: Syntax) -> Checked {
        let left = operand(left, .number, of: comparison.rawValue)
        let right = operand(right, .number, of: comparison.rawValue)
        let operation: Instruction.Operation =
            switch comparison {
            case .less: .less
            case .lessOrEqual: .lessOrEqual
            case .greater: .greater
            default: .greaterOrEqual
            }
        return Checked(term: binary(operation, left.term, right.term), type: .bool)
    }

    mutating func checkEquality(
        _ comparison: Comparison, _ left: Syntax, _ right: Syntax, _ range: Range<Int>
    ) -> Checked {
        let (leftSide, rightSide) = checkSides(left, right) { .sibling($0) }
        guard let leftType = leftSide.type, let rightType = rightSide.type else {
            return Checked(term: .none, type: .bool)
        }
        for (side, type) in [(left, leftType), (right, rightType)] where type.isOptional {
            report(side.range, mayBeAbsent(side))
        }
        let type = leftType.opened
        if type != rightType.opened {
            report(
                range,
                "cannot compare `\(text(left.range))` (\(type)) with `\(text(right.range))` (\(rightType.opened))")
        }
        let equal = comparison == .equal
        let operation: Instruction.Operation
        switch type {
        case .number: operation = equal ? .equalNumbers : .notEqualNumbers
        case .string: operation = equal ? .equalTexts : .notEqualTexts
        case .bool, .enumeration, .optional: operation = equal ? .equalBits : .notEqualBits
        case .list:
            report(range, "lists cannot be compared: ask about their elements with `in`, `any` or `all`")
            return Checked(term: .none, type: .bool)
        }
        return Checked(term: binary(operation, leftSide.term, rightSide.term), type: .bool)
    }

    /// Checks two sides that give each other a hint; the one that needs the hint goes second.
    private mutating func checkSides(
        _ left: Syntax, _ right: Syntax, _ hint: (ValueType?) -> Hint
    ) -> (left: Checked, right: Checked) {
        if isBareWord(left), !isBareWord(right) {
            let rightSide = check(right)
            return (check(left, hint(rightSide.type)), rightSide)
        }
        let leftSide = check(left)
        return (leftSide, check(right, hint(leftSide.type)))
    }

    mutating func checkMembership(_ value: Syntax, _ list: Syntax, _ negated: Bool) -> Checked {
        let word = negated ? "not in" : "in"
        let (element, checkedList): (Checked, Checked)
        if isBareWord(value), !isBareWord(list) {
            checkedList = check(list)
            element = check(value, checkedList.type.map { Hint.type($0.opened).element } ?? .broken)
        } else {
            element = check(value)
            checkedList = check(list, element.type.map { .type(.list($0.opened)) } ?? .broken)
        }
        guard let elementType = element.type, let listType = checkedList.type else {
            return Checked(term: .none, type: .bool)
        }
        if elementType.isOptional { report(value.range, mayBeAbsent(value)) }
        guard case .list(let type) = listType else {
            let needs = listType == .string ? "a list; for texts write `contains(…)`" : "a list"
            reportMismatch(list, listType, user: word, needs: needs)
            return Checked(term: .none, type: .bool)
        }
        if type != elementType.opened {
            report(
                value.range,
                "`\(text(value.range))` is \(elementType.opened), `\(text(list.range))` is \(listType)")
        }
        let operation: Instruction.Operation
        switch type.opened {
        case .number: operation = .containsNumber
        case .string: operation = .containsText
        default: operation = .containsBits
        }
        let contains = binary(operation, element.term, checkedList.term)
        return Checked(term: negated ? folded(.unary(.not, contains), [contains]) : contains, type: .bool)
    }

    private func binary(_ operation: Instruction.Operation, _ left: Term, _ right: Term) -> Term {
        folded(.chain(left, [(operation, right)]), [left, right])
    }

    // MARK: Numbers and optionals

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
