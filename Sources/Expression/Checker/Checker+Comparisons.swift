extension Checker {
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
        let (leftSide, rightSide) = checkSides(left, right)
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
    private mutating func checkSides(_ left: Syntax, _ right: Syntax) -> (left: Checked, right: Checked) {
        if isBareWord(left), !isBareWord(right) {
            let rightSide = check(right)
            return (check(left, .sibling(rightSide.type)), rightSide)
        }
        let leftSide = check(left)
        return (leftSide, check(right, .sibling(leftSide.type)))
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
}
