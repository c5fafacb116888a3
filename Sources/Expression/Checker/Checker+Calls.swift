import Diagnostics

extension Checker {
    mutating func checkCall(_ syntax: Syntax, _ name: Syntax.Name, _ arguments: [Syntax]) -> Checked {
        let functions = Function.named(name.text)
        guard let first = functions.first else {
            reportUnknownFunction(name)
            for argument in arguments { _ = check(argument, .broken) }
            return .broken
        }
        guard functions.contains(where: { $0.accepts(argumentCount: arguments.count) }) else {
            report(
                syntax.range,
                "`\(first.signature)` takes \(count(first)), not \(arguments.count)")
            for argument in arguments { _ = check(argument, .broken) }
            return Checked(term: .none, type: first.result)
        }
        if first.name == "has" { return checkHas(first, arguments[0]) }
        return functions.count == 1
            ? checkCall(of: first, arguments) : checkCall(ofOneOf: functions, arguments)
    }

    private func count(_ function: Function) -> String {
        let count = function.parameters.count
        let noun = count == 1 ? "argument" : "arguments"
        return function.isVariadic ? "\(count) or more \(noun)" : "\(count) \(noun)"
    }

    private mutating func reportUnknownFunction(_ name: Syntax.Name) {
        if isKnown(name.text) {
            return report(name.range, "`\(name.text)` is not a function")
        }
        guard !errors.isFull, unknownNames.insert(name.text + "()").inserted else { return }
        let known = Function.all.map(\.name) + Quantifier.allCases.map(\.rawValue)
        let nearest = Suggestion.nearest(to: name.text, in: known).map { ": did you mean `\($0)`?" } ?? ""
        report(name.range, "unknown function `\(name.text)`\(nearest)")
    }

    private mutating func checkCall(of function: Function, _ arguments: [Syntax]) -> Checked {
        var terms: [Term] = []
        for (index, argument) in arguments.enumerated() {
            guard let parameter = function.parameter(at: index) else { continue }
            let checked = check(argument, parameter.type.map { .type($0) } ?? .none)
            terms.append(checked.term)
            guard let type = checked.type, !parameter.accepts(type) else { continue }
            reportMismatch(argument, type, user: function.name, needs: parameter.description)
        }
        return called(function, terms)
    }

    /// Calls the one of several functions of the same name that takes such arguments.
    private mutating func checkCall(ofOneOf functions: [Function], _ arguments: [Syntax]) -> Checked {
        let checked = arguments.map { check($0) }
        let types = checked.compactMap(\.type)
        guard types.count == arguments.count else { return Checked(term: .none, type: functions[0].result) }
        let match = functions.first { function in
            function.accepts(argumentCount: types.count)
                && types.enumerated().allSatisfy { function.parameter(at: $0)?.accepts($1) ?? false }
        }
        if let match { return called(match, checked.map(\.term)) }
        let wrong = types.indices.first { index in
            !functions.contains { $0.parameter(at: index)?.accepts(types[index]) ?? false }
        }
        let needs = functions.compactMap { $0.parameter(at: wrong ?? 0)?.description }.joined(separator: " or ")
        reportMismatch(arguments[wrong ?? 0], types[wrong ?? 0], user: functions[0].name, needs: needs)
        return Checked(term: .none, type: functions[0].result)
    }

    private func called(_ function: Function, _ terms: [Term]) -> Checked {
        Checked(term: folded(.call(function.body, terms), terms), type: function.result)
    }

    /// Checks `has(v)`: where it is true, a name v is known to be there.
    private mutating func checkHas(_ function: Function, _ argument: Syntax) -> Checked {
        let checked = check(argument)
        guard var type = checked.type else { return Checked(term: .none, type: .bool) }
        var result = Checked(term: .none, type: .bool)
        if case .name(let name) = argument.kind, let declared = declaredType(name) {
            type = declared
            result.whenTrue = Presence([name])
            if present.contains(name), declared.isOptional {
                result.whenFalse = nil
                result.term = .constant(.bool(true))
                return result
            }
        }
        if !type.isOptional {
            report(argument.range, "`\(text(argument.range))` is always there: `has` is for what may be absent")
        }
        result.term = called(function, [checked.term]).term
        return result
    }

    // MARK: Quantifiers and lists

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
