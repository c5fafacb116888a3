extension Checker {
    mutating func checkNot(_ syntax: Syntax) -> Checked {
        let operand = self.operand(syntax, .bool, of: "not")
        return Checked(
            term: folded(.unary(.not, operand.term), [operand.term]), type: .bool, whenTrue: operand.whenFalse,
            whenFalse: operand.whenTrue)
    }

    mutating func checkAnd(_ operands: [Syntax]) -> Checked {
        checkJunction(operands, "and", goesOnWhen: true, Term.and)
    }

    mutating func checkOr(_ operands: [Syntax]) -> Checked { checkJunction(operands, "or", goesOnWhen: false, Term.or) }

    /// `and` goes on to the next condition where one holds, `or` where it does not; they are mirror images else.
    private mutating func checkJunction(
        _ operands: [Syntax], _ word: String, goesOnWhen neutral: Bool, _ join: ([Term]) -> Term
    ) -> Checked {
        let outside = present
        defer { present = outside }
        var terms: [Term] = []
        var goesOn: Presence? = Presence.none
        var ends: Presence?
        for syntax in operands {
            let operand = self.operand(syntax, .bool, of: word)
            let (next, last) =
                neutral ? (operand.whenTrue, operand.whenFalse) : (operand.whenFalse, operand.whenTrue)
            terms.append(operand.term)
            ends = ends.or(goesOn.then(last))
            goesOn = goesOn.then(next)
            if let next { present.formUnion(next) }
        }
        return Checked(
            term: joined(terms, neutral: neutral, join), type: .bool, whenTrue: neutral ? goesOn : ends,
            whenFalse: neutral ? ends : goesOn)
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
        var ways = Ways()
        // What is known where none of the conditions so far holds.
        var skipped: Presence? = Presence.none
        for (condition, value) in branches {
            let checked = operand(condition, .bool, of: "if")
            let before = present
            if let known = checked.whenTrue { present.formUnion(known) }
            add(value, where: checked.term, knowing: skipped.then(checked.whenTrue), hint, to: &ways)
            present = before
            if let known = checked.whenFalse { present.formUnion(known) }
            skipped = skipped.then(checked.whenFalse)
        }
        add(otherwise, where: .constant(.bool(true)), knowing: skipped, hint, to: &ways)
        return Checked(
            term: chosen(ways.branches), type: ways.isBroken ? nil : ways.type, whenTrue: ways.whenTrue,
            whenFalse: ways.whenFalse)
    }

    /// What is known of the ways that an `if` can take.
    private struct Ways {
        var branches: [(condition: Term, value: Term)] = []
        var first: Syntax?
        var type: ValueType?
        var isBroken = false
        var whenTrue: Presence?
        var whenFalse: Presence?
    }

    private mutating func add(
        _ value: Syntax, where condition: Term, knowing known: Presence?, _ hint: Hint, to ways: inout Ways
    ) {
        let branch = check(value, hint.type == nil && ways.type != nil ? .sibling(ways.type) : hint)
        ways.branches.append((condition, branch.term))
        ways.whenTrue = ways.whenTrue.or(known.then(branch.whenTrue))
        ways.whenFalse = ways.whenFalse.or(known.then(branch.whenFalse))
        guard let type = branch.type else {
            ways.isBroken = true
            return
        }
        guard let first = ways.first, let common = ways.type else {
            (ways.first, ways.type) = (value, type)
            return
        }
        guard common.opened == type.opened else {
            report(
                value.range,
                "both ways of `if` give the same type: `\(text(first.range))` is \(common.opened), "
                    + "`\(text(value.range))` is \(type.opened)")
            ways.isBroken = true
            return
        }
        if type.isOptional { ways.type = type }
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
}
