/// Gives every part of an expression its type, resolves its names and folds its constants.
struct Checker {
    let bytes: [UInt8]
    let symbols: SymbolTable
    var errors: ErrorList
    var constants = ConstantPool()
    var references: [Program.Reference] = []
    /// The optionals that are known to be there at the part that is being checked.
    var present: Presence
    /// The variables of the quantifiers around it, from the outermost.
    var variables: [(name: String, type: ValueType?)] = []
    /// The slots of constant symbols, so that each gets into the pool once.
    var constantSymbols: [String: Slot] = [:]
    var unknownNames: Set<String> = []

    /// The most elements of a list that is written in an expression.
    static let listLimit = 256

    init(bytes: [UInt8], symbols: SymbolTable, assuming present: Presence, errors: ErrorList) {
        self.bytes = bytes
        self.symbols = symbols
        self.present = present
        self.errors = errors
    }

    mutating func check(_ syntax: Syntax, _ hint: Hint = .none) -> Checked {
        switch syntax.kind {
        case .number(let value): return .constant(.number(value), .number)
        case .bool(let value): return .bool(value)
        case .string(let range): return checkString(syntax, range, hint)
        case .list(let elements): return checkList(syntax, elements, hint)
        case .name(let name): return checkName(name, syntax.range, hint)
        case .negate(let operand):
            let operand = self.operand(operand, .number, of: "-")
            return Checked(term: folded(.unary(.negate, operand.term), [operand.term]), type: .number)
        case .not(let operand): return checkNot(operand)
        case .and(let operands): return checkAnd(operands)
        case .or(let operands): return checkOr(operands)
        case .comparison(let comparison, let left, let right):
            return comparison == .equal || comparison == .notEqual
                ? checkEquality(comparison, left, right, syntax.range) : checkOrder(comparison, left, right)
        case .membership(let value, let list, let negated): return checkMembership(value, list, negated)
        case .coalesce(let operands): return checkCoalesce(operands, hint)
        case .arithmetic(let first, let rest): return checkArithmetic(first, rest)
        case .conditional(let branches, let otherwise): return checkConditional(branches, otherwise, hint)
        case .call(let name, let arguments): return checkCall(syntax, name, arguments)
        case .quantifier(let quantifier, let variable, let list, let condition):
            return checkQuantifier(quantifier, variable, list, condition)
        case .broken(let parts):
            for (index, part) in parts.enumerated() { _ = check(part, index == 0 ? hint : .broken) }
            return .broken
        }
    }

    /// Checks the whole expression against the type that is expected.
    mutating func checkResult(_ syntax: Syntax, expecting expected: ValueType?) -> Checked {
        let result = check(syntax, expected.map { .type($0.opened) } ?? .none)
        guard let type = result.type else { return result }
        if let expected, type != expected, expected != .optional(type) {
            if type.isOptional, type.opened == expected {
                report(syntax.range, mayBeAbsent(syntax))
            } else {
                report(syntax.range, "`\(text(syntax.range))` is \(type), expected \(expected)")
            }
        }
        if result.term.givesScratchList {
            report(syntax.range, "a list with computed elements can be used here, but not be the result")
        }
        return result
    }

    // MARK: What all checks use

    mutating func report(_ range: Range<Int>, _ message: String) { errors.report(range, message) }

    /// Checks an operand that must be of that type.
    mutating func operand(_ syntax: Syntax, _ type: ValueType, of user: String) -> Checked {
        let checked = check(syntax, .type(type))
        guard let actual = checked.type, actual != type else { return checked }
        reportMismatch(syntax, actual, user: user, needs: type.plural)
        return .broken
    }

    mutating func reportMismatch(_ syntax: Syntax, _ actual: ValueType, user: String, needs: String) {
        report(
            syntax.range,
            actual.isOptional
                ? mayBeAbsent(syntax) : "`\(text(syntax.range))` is \(actual), `\(user)` needs \(needs)")
    }

    func mayBeAbsent(_ syntax: Syntax) -> String {
        if case .name(let name) = syntax.kind {
            return "`\(name)` may be absent: open it with `?? value`, or guard it with `has(\(name))`"
        }
        return "`\(text(syntax.range))` may be absent: open it with `?? value`"
    }

    /// A part of the text as errors quote it.
    func text(_ range: Range<Int>) -> String { bytes.excerpt(range) }

    /// The term, or its value where all its parts are constant. Folding is running, so both always agree.
    func folded(_ term: Term, _ parts: [Term]) -> Term {
        guard errors.isEmpty, parts.allSatisfy({ $0.constant != nil }) else { return term }
        return run(term)
    }

    func run(_ term: Term) -> Term {
        .constant(Emitter.code(for: term, constants: constants).run(.empty))
    }
}
