extension Checker {
    mutating func checkQuantifier(
        _ quantifier: Quantifier, _ variable: Syntax.Name, _ list: Syntax, _ condition: Syntax
    ) -> Checked {
        let checkedList = check(list)
        var elementType: ValueType?
        switch checkedList.type {
        case .list(let element): elementType = element
        case nil: break
        case .some(let other): reportMismatch(list, other, user: quantifier.rawValue, needs: "a list")
        }
        if isKnown(variable.text) {
            report(variable.range, "`\(variable.text)` has a meaning already: choose another name")
        } else if variable.text.utf8.contains(UInt8(ascii: ".")) {
            report(variable.range, "the name of a list's element has no dots")
        }
        let depth = variables.count
        variables.append((variable.text, elementType))
        let outside = present
        let checkedCondition = operand(condition, .bool, of: quantifier.rawValue)
        present = outside
        variables.removeLast()
        let term = Term.quantifier(quantifier, depth: depth, list: checkedList.term, condition: checkedCondition.term)
        return Checked(
            term: errors.isEmpty && term.isClosed() ? run(term) : term, type: quantifier == .count ? .number : .bool)
    }

    mutating func checkList(_ syntax: Syntax, _ elements: [Syntax], _ hint: Hint) -> Checked {
        if elements.count > Checker.listLimit {
            report(syntax.range, "a list has at most \(Checker.listLimit) elements, this has \(elements.count)")
            return .broken
        }
        var hint = hint.element
        var type: ValueType?
        var isBroken = false
        var terms: [Term] = []
        for element in elements {
            let checked = check(element, hint)
            terms.append(checked.term)
            guard let elementType = checked.type else {
                isBroken = true
                continue
            }
            if elementType.isOptional { report(element.range, mayBeAbsent(element)) }
            if let type, type != elementType.opened {
                report(
                    element.range,
                    "`\(text(element.range))` is \(elementType.opened), the elements before it are \(type.plural)")
                isBroken = true
                continue
            }
            type = elementType.opened
            if hint.type == nil { hint = .sibling(type) }
        }
        if elements.isEmpty {
            type = hint.type
            if type == nil { report(syntax.range, "nothing says what `[]` is a list of") }
        }
        let constant = terms.compactMap(\.constant)
        let term = constant.count == terms.count ? .constant(constants.add(constant)) : Term.list(terms)
        return Checked(term: term, type: isBroken ? nil : type.map { .list($0) })
    }
}
