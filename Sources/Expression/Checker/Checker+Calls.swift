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
        let term: Term
        switch function.body {
        case .custom(let body): term = .call(body, terms)
        case .operation(let operation):
            term =
                terms.count == 1
                ? .unary(operation, terms[0]) : .chain(terms[0], terms.dropFirst().map { (operation, $0) })
        }
        return Checked(term: folded(term, terms), type: function.result)
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
}
