/// A question about one slot. Most conditions begin with some, and most are false after one or two: they are asked
/// without starting the machine.
struct SlotTest {
    private let slot: UInt32
    private let kind: Kind
    private let value: UInt64

    private enum Kind: UInt8 {
        /// Whether the slot is `value`, or is not.
        case equals, differs
        /// Whether it is among the cases that `value` has bits for.
        case isAmong
    }

    private init(_ slot: Int, _ kind: Kind, _ value: UInt64) {
        self.slot = UInt32(exactly: slot) ?? .max
        self.kind = kind
        self.value = value
    }

    @inline(__always)
    func holds(in context: UnsafePointer<EvaluationContext>) -> Bool {
        let bits = context.slot(at: Int(slot)).bits
        return switch kind {
        case .equals: bits == value
        case .differs: bits != value
        case .isAmong: bits < 64 && value >> bits & 1 == 1
        }
    }
}

extension SlotTest {
    /// The test that a term is, nil for any other.
    init?(_ term: Term, constants: ConstantPool) {
        let yes = Slot.bool(true).bits
        switch term {
        case .slot(let slot): self.init(slot, .equals, yes)
        case .unary(.not, .slot(let slot)): self.init(slot, .differs, yes)
        case .unary(.isPresent, .slot(let slot)): self.init(slot, .differs, Slot.missingBits)
        case .unary(.not, .unary(.isPresent, .slot(let slot))): self.init(slot, .equals, Slot.missingBits)
        case .chain(.slot(let slot), let rest) where rest.count == 1:
            let (operation, operand) = rest[0]
            guard let constant = operand.constant else { return nil }
            switch operation {
            case .equalBits: self.init(slot, .equals, constant.bits)
            case .notEqualBits: self.init(slot, .differs, constant.bits)
            case .containsBits:
                guard let bits = constants.bits(ofList: constant) else { return nil }
                self.init(slot, .isAmong, bits)
            default: return nil
            }
        default: return nil
        }
    }

    /// The tests that a condition begins with, and what is left of it: nil where that is all.
    static func leading(_ term: Term, constants: ConstantPool) -> (tests: [SlotTest], rest: Term?) {
        let terms = if case .and(let terms) = term { terms } else { [term] }
        var tests: [SlotTest] = []
        for (index, term) in terms.enumerated() {
            // A slot is its own value where it is the last; that may be absent.
            if index == terms.count - 1, case .slot = term { break }
            guard let test = SlotTest(term, constants: constants) else { break }
            tests.append(test)
        }
        let rest = terms.dropFirst(tests.count)
        return (tests, rest.count > 1 ? .and(Array(rest)) : rest.first)
    }
}
