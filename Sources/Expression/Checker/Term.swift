/// A checked expression: names are resolved, and what is constant is folded.
indirect enum Term: Sendable {
    case constant(Slot)
    case slot(Int)
    /// The variable of the quantifier at that depth.
    case local(Int)
    case list([Term])
    case unary(Instruction.Operation, Term)
    /// Operations from left to right.
    case chain(Term, [(Instruction.Operation, Term)])
    case and([Term])
    case or([Term])
    case coalesce([Term])
    case conditional([(condition: Term, value: Term)], otherwise: Term)
    case call(Function.Custom, [Term])
    case quantifier(Quantifier, depth: Int, list: Term, condition: Term)

    /// What stands for a part that is wrong.
    static let none = Term.constant(.missing)

    var constant: Slot? {
        if case .constant(let value) = self { value } else { nil }
    }

    /// Whether the value depends on nothing but constants and the variables of quantifiers inside it.
    func isClosed(below depth: Int = .max) -> Bool {
        switch self {
        case .constant: true
        case .slot: false
        case .local(let local): local >= depth
        case .list(let terms), .and(let terms), .or(let terms), .coalesce(let terms), .call(_, let terms):
            terms.allSatisfy { $0.isClosed(below: depth) }
        case .unary(_, let operand): operand.isClosed(below: depth)
        case .chain(let first, let rest):
            first.isClosed(below: depth) && rest.allSatisfy { $0.1.isClosed(below: depth) }
        case .conditional(let branches, let otherwise):
            otherwise.isClosed(below: depth)
                && branches.allSatisfy {
                    $0.condition.isClosed(below: depth) && $0.value.isClosed(below: depth)
                }
        case .quantifier(_, let inner, let list, let condition):
            list.isClosed(below: depth) && condition.isClosed(below: min(depth, inner))
        }
    }

    /// Whether the value can be a list that the program puts together, which is gone when it has ended.
    var givesScratchList: Bool {
        switch self {
        case .list: true
        case .coalesce(let terms): terms.contains(where: \.givesScratchList)
        case .conditional(let branches, let otherwise):
            otherwise.givesScratchList || branches.contains { $0.value.givesScratchList }
        default: false
        }
    }
}
