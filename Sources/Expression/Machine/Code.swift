/// The compiled form of an expression: flat instructions and the constants they refer to.
final class Code: Sendable {
    let instructions: [Instruction]
    let bodies: [Function.Body]
    let constants: ConstantPool
    /// The greatest height of the stack.
    let stackSize: Int
    /// The number of slots for lists that the program puts together.
    let scratchSize: Int

    init(
        instructions: [Instruction], bodies: [Function.Body], constants: ConstantPool, stackSize: Int, scratchSize: Int
    ) {
        self.instructions = instructions
        self.bodies = bodies
        self.constants = constants
        self.stackSize = stackSize
        self.scratchSize = scratchSize
    }

    /// Runs the program. It always ends, cannot fail, and allocates nothing for a frame of up to 1 KiB.
    func run(_ context: EvaluationContext) -> Slot {
        withUnsafeTemporaryAllocation(of: Slot.self, capacity: stackSize + scratchSize) { frame in
            guard let base = frame.baseAddress else { return .missing }
            return withMemory(context, scratch: UnsafeBufferPointer(start: base + stackSize, count: scratchSize)) {
                memory in
                instructions.withUnsafeBufferPointer { code in
                    guard let first = code.baseAddress else { return .missing }
                    return Machine(code: first, slots: context.slots, frame: base, bodies: bodies, memory: memory).run()
                }
            }
        }
    }

    /// Calls with the memory that references point into outside of a run.
    func withMemory<Result>(
        _ context: EvaluationContext, scratch: UnsafeBufferPointer<Slot> = .init(start: nil, count: 0),
        _ body: (UnsafePointer<Memory>) -> Result
    ) -> Result {
        constants.text.withUnsafeBufferPointer { text in
            constants.lists.withUnsafeBufferPointer { lists in
                let memory = Memory(context: context, constantText: text, constantLists: lists, scratch: scratch)
                return withUnsafePointer(to: memory, body)
            }
        }
    }
}
