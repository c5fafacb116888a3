import Diagnostics

extension Checker {
    /// The type of a name as it is declared, whatever is known about its presence.
    func declaredType(_ name: String) -> ValueType? {
        variables.first { $0.name == name }?.type ?? symbols[name]?.type
    }

    func isKnown(_ name: String) -> Bool { variables.contains { $0.name == name } || symbols[name] != nil }

    /// Whether the part is a word, or a choice of words, that only its surroundings can give a meaning.
    func isBareWord(_ syntax: Syntax) -> Bool {
        switch syntax.kind {
        case .name(let name): !name.utf8.contains(UInt8(ascii: ".")) && !isKnown(name)
        case .conditional(let branches, let otherwise):
            isBareWord(otherwise) || branches.contains { isBareWord($0.value) }
        default: false
        }
    }

    mutating func checkName(_ name: String, _ range: Range<Int>, _ hint: Hint) -> Checked {
        if case .enumeration(let enumeration)? = hint.type, let index = enumeration.cases.firstIndex(of: name),
            declaredType(name)?.opened != hint.type
        {
            return .constant(.enumCase(index), .enumeration(enumeration))
        }
        if let depth = variables.firstIndex(where: { $0.name == name }) {
            return Checked(term: .local(depth), type: variables[depth].type.map { narrowed($0, name) })
        }
        guard let symbol = symbols[name] else {
            reportUnknown(name, range, hint)
            return .broken
        }
        let type = narrowed(symbol.type, name)
        switch symbol.source {
        case .slot(let slot):
            references.append(Program.Reference(slot: slot, name: name, range: range))
            return Checked(term: .slot(slot), type: type)
        case .constant(let constant):
            if let slot = constantSymbols[name] { return .constant(slot, type) }
            let slot = constants.add(constant, type: symbol.type)
            constantSymbols[name] = slot
            return .constant(slot, type)
        }
    }

    private func narrowed(_ type: ValueType, _ name: String) -> ValueType {
        present.contains(name) ? type.opened : type
    }

    mutating func checkString(_ syntax: Syntax, _ content: Range<Int>, _ hint: Hint) -> Checked {
        if case .enumeration(let enumeration)? = hint.type {
            let word = text(content)
            report(
                syntax.range,
                enumeration.cases.contains(word)
                    ? "values of \(enumeration.name) have no quotes: write `\(word)`"
                    : noSuchCase(word, of: enumeration))
            return .broken
        }
        return .constant(constants.add(bytes[content]), .string)
    }

    // MARK: Unknown names

    private mutating func reportUnknown(_ name: String, _ range: Range<Int>, _ hint: Hint) {
        let isBare = !name.utf8.contains(UInt8(ascii: "."))
        if isBare, case .broken = hint { return }
        if isBare, case .enumeration(let enumeration)? = hint.type {
            return report(range, noSuchCase(name, of: enumeration))
        }
        guard !errors.isFull, unknownNames.insert(name).inserted else { return }
        report(range, "unknown name `\(name)`\(advice(on: name))")
    }

    private func noSuchCase(_ word: String, of enumeration: Enumeration) -> String {
        let nearest = Suggestion.nearest(to: word, in: enumeration.cases).map { ": did you mean `\($0)`?" } ?? ""
        return "\(enumeration.name) has no value `\(word)`\(nearest) (\(enumeration.cases.joined(separator: ", ")))"
    }

    private func advice(on name: String) -> String {
        if ["nil", "null", "none", "undefined"].contains(name.lowercased()) {
            return ": whether a value is absent is asked with `has(…)`"
        }
        if let function = Function.named(name).first { return ": call the function as `\(function.signature)`" }
        if let quantifier = Quantifier(rawValue: name) { return ": write `\(quantifier.signature)`" }
        let known = variables.map(\.name) + symbols.names
        if let nearest = Suggestion.nearest(to: name, in: known) { return ": did you mean `\(nearest)`?" }
        if let symbol = symbolWithCase(name) {
            return ": it is a value of `\(symbol)`, and can only be compared with it"
        }
        return siblings(of: name, in: known)
    }

    private func symbolWithCase(_ name: String) -> String? {
        symbols.symbols.first {
            if case .enumeration(let enumeration) = $0.type.opened { enumeration.cases.contains(name) } else { false }
        }?.name
    }

    /// What there is beside `image.colour`: `image.width` and the others that begin so.
    private func siblings(of name: String, in known: [String]) -> String {
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return "" }
        let siblings = known.filter { $0.utf8.starts(with: name.utf8[...dot]) }
        guard !siblings.isEmpty else { return "" }
        let shown = siblings.prefix(8).map { "`\($0)`" }.joined(separator: ", ")
        return ": there is \(shown)\(siblings.count > 8 ? ", …" : "")"
    }
}
