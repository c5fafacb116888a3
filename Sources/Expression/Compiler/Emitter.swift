/// Writes the instructions of a term, and keeps count of the stack they need.
struct Emitter {
    private let constants: ConstantPool
    private var instructions: [Instruction] = []
    private var bodies: [FunctionBody] = []
    private var height = 0
    private var greatestHeight = 1
    private var scratchSize = 0
    /// Where the loops of the quantifiers around the term keep their state, from the outermost.
    private var loops: [Int] = []

    private init(constants: ConstantPool) { self.constants = constants }

    static func code(for term: Term, constants: ConstantPool) -> Code {
        var emitter = Emitter(constants: constants)
        let (tests, rest) = SlotTest.leading(term, constants: constants)
        if let rest {
            emitter.emit(rest)
            emitter.append(.finish)
        }
        // One more, because the machine pushes the value of the empty stack too.
        let stackSize = emitter.greatestHeight + 1
        // The scratch lists lie behind the stack, whose size is known only now.
        for index in emitter.instructions.indices where emitter.instructions[index].operation == .store {
            emitter.instructions[index].index += UInt32(stackSize)
        }
        return Code(
            tests: tests, instructions: emitter.instructions, bodies: emitter.bodies, constants: constants,
            stackSize: stackSize,
            scratchSize: emitter.scratchSize)
    }

    private mutating func append(_ operation: Instruction.Operation, index: Int = 0, value: UInt64 = 0) {
        instructions.append(
            Instruction(operation: operation, index: UInt32(exactly: index) ?? .max, value: value))
    }

    private mutating func push(_ operation: Instruction.Operation, index: Int = 0, value: UInt64 = 0) {
        append(operation, index: index, value: value)
        height += 1
        greatestHeight = max(greatestHeight, height)
    }

    /// Lets a jump go to the next instruction.
    private mutating func land(_ jumps: [Int]) {
        for jump in jumps { instructions[jump].index = UInt32(instructions.count - jump - 1) }
    }

    private mutating func emit(_ term: Term) {
        switch term {
        case .constant(let value): push(.constant, value: value.bits)
        case .slot(let slot): push(.slot, index: slot)
        case .local(let depth): push(.local, index: depth < loops.count ? loops[depth] + 3 : 0)
        case .list(let elements): emitList(elements)
        case .unary(let operation, let operand):
            emit(operand)
            append(operation)
        case .chain(let first, let rest):
            emit(first)
            for (operation, operand) in rest { emit(operation, operand) }
        case .and(let terms): emitUntil(.jumpIfFalse, terms)
        case .or(let terms): emitUntil(.jumpIfTrue, terms)
        case .coalesce(let terms):
            if terms.count == 2, case .slot(let slot) = terms[0], let value = terms[1].constant {
                push(.slotOrConstant, index: slot, value: value.bits)
            } else {
                emitUntil(.jumpIfPresent, terms)
            }
        case .conditional(let branches, let otherwise): emitConditional(branches, otherwise)
        case .call(let body, let arguments):
            for argument in arguments { emit(argument) }
            append(.call, index: bodies.count, value: UInt64(arguments.count))
            bodies.append(FunctionBody(body))
            height -= arguments.count - 1
        case .quantifier(let quantifier, _, let list, let condition): emitLoop(quantifier, list, condition)
        }
    }

    /// Emits an operation on the top and an operand.
    private mutating func emit(_ operation: Instruction.Operation, _ operand: Term) {
        if let test = ConstantTest(operation, operand, constants: constants) {
            let step: Instruction.Operation =
                switch test.kind {
                case .equals: .equalConstant
                case .differs: .notEqualConstant
                case .isAmong: .isAmong
                }
            return append(step, value: test.value)
        }
        emit(operand)
        append(operation)
        height -= 1
    }

    /// Emits values of which the first that the jump is taken for is the result, or else the last.
    private mutating func emitUntil(_ jump: Instruction.Operation, _ terms: [Term]) {
        var jumps: [Int] = []
        for (index, term) in terms.enumerated() {
            if index < terms.count - 1, let fact = term.plainFact, jump != .jumpIfPresent {
                jumps.append(instructions.count)
                emitJump(on: fact, result: jump == .jumpIfTrue)
                continue
            }
            emit(term)
            guard index < terms.count - 1 else { break }
            jumps.append(instructions.count)
            append(jump)
            height -= 1
        }
        land(jumps)
    }

    /// Emits the jump that is taken where a fact decides the result of an `and` or `or`.
    private mutating func emitJump(on fact: (slot: Int, isNegated: Bool), result: Bool) {
        let jumpsIfTrue = result != fact.isNegated
        let slot = UInt64(UInt32(exactly: fact.slot) ?? .max)
        push(jumpsIfTrue ? .jumpIfSlotIsTrue : .jumpIfSlotIsFalse, value: (result ? 1 << 32 : 0) | slot)
        height -= 1
    }

    private mutating func emitConditional(_ branches: [(condition: Term, value: Term)], _ otherwise: Term) {
        var exits: [Int] = []
        for (condition, value) in branches {
            emit(condition)
            let branch = instructions.count
            append(.branchIfFalse)
            height -= 1
            emit(value)
            exits.append(instructions.count)
            append(.jump)
            height -= 1
            land([branch])
        }
        emit(otherwise)
        land(exits)
    }

    private mutating func emitList(_ elements: [Term]) {
        let offset = scratchSize
        scratchSize += elements.count
        for (index, element) in elements.enumerated() {
            emit(element)
            append(.store, index: offset + index)
            height -= 1
        }
        push(.constant, value: Slot.reference(to: .scratch, offset: offset, count: elements.count).bits)
    }

    private mutating func emitLoop(_ quantifier: Quantifier, _ list: Term, _ condition: Term) {
        let bottom = height
        // The frame is one off the stack, see above.
        let loop = bottom + 1
        emit(list)
        append(.startLoop, index: loop, value: quantifier == .all ? 1 : 0)
        height = bottom + 4
        greatestHeight = max(greatestHeight, height)
        let start = instructions.count
        append(.nextElement, index: loop)
        loops.append(loop)
        emit(condition)
        loops.removeLast()
        let step: Instruction.Operation =
            switch quantifier {
            case .any: .anyStep
            case .all: .allStep
            case .count: .countStep
            }
        append(step, index: loop, value: UInt64(bitPattern: Int64(start - instructions.count - 1)))
        instructions[start].value = UInt64(instructions.count - start - 1)
        append(.endLoop, index: loop)
        height = bottom + 1
    }
}

extension Term {
    /// The slot of a term that is nothing but a fact or its opposite.
    fileprivate var plainFact: (slot: Int, isNegated: Bool)? {
        switch self {
        case .slot(let slot): (slot, false)
        case .unary(.not, .slot(let slot)): (slot, true)
        default: nil
        }
    }
}
