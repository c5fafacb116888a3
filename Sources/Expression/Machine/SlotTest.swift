/// A question about one slot. Most conditions begin with some, and most are false after one or two: they are asked
/// without starting the machine.
struct SlotTest {
    private let test: ConstantTest
    private let slot: UInt32

    private init(_ slot: Int, _ test: ConstantTest) {
        self.slot = UInt32(exactly: slot) ?? .max
        self.test = test
    }

    @inline(__always)
    func holds(in context: UnsafePointer<EvaluationContext>) -> Bool { test.holds(for: context.slot(at: Int(slot))) }
}

/// A comparison of a value with a constant.
struct ConstantTest {
    let value: UInt64
    let kind: Kind

    enum Kind: UInt8 {
        /// Whether the bits are those of the constant, or are not.
        case equals, differs
        /// Whether it is among the cases of an enumeration that the constant has bits for.
        case isAmong
    }

    private init(_ kind: Kind, _ value: UInt64) {
        self.kind = kind
        self.value = value
    }

    fileprivate static let isTrue = ConstantTest(.equals, Slot.bool(true).bits)
    fileprivate static let isNotTrue = ConstantTest(.differs, Slot.bool(true).bits)
    fileprivate static let isPresent = ConstantTest(.differs, Slot.missingBits)
    fileprivate static let isMissing = ConstantTest(.equals, Slot.missingBits)

    /// The comparison that an operation with an operand is; nil for any other.
    init?(_ operation: Instruction.Operation, _ operand: Term, constants: ConstantPool) {
        guard let constant = operand.constant else { return nil }
        switch operation {
        case .equalBits: self.init(.equals, constant.bits)
        case .notEqualBits: self.init(.differs, constant.bits)
        case .containsBits:
            guard let bits = constants.bits(ofList: constant) else { return nil }
            self.init(.isAmong, bits)
        default: return nil
        }
    }

    @inline(__always)
    func holds(for slot: Slot) -> Bool {
        switch kind {
        case .equals: slot.bits == value
        case .differs: slot.bits != value
        case .isAmong: Self.isAmong(slot, value)
        }
    }

    /// Whether the bit that a case of an enumeration counts is set.
    @inline(__always)
    static func isAmong(_ slot: Slot, _ bits: UInt64) -> Bool { slot.bits < 64 && bits >> slot.bits & 1 == 1 }
}

extension SlotTest {
    /// The test that a term is, nil for any other.
    init?(_ term: Term, constants: ConstantPool) {
        switch term {
        case .slot(let slot): self.init(slot, .isTrue)
        case .unary(.not, .slot(let slot)): self.init(slot, .isNotTrue)
        case .unary(.isPresent, .slot(let slot)): self.init(slot, .isPresent)
        case .unary(.not, .unary(.isPresent, .slot(let slot))): self.init(slot, .isMissing)
        case .chain(.slot(let slot), let rest) where rest.count == 1:
            guard let test = ConstantTest(rest[0].0, rest[0].1, constants: constants) else { return nil }
            self.init(slot, test)
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
