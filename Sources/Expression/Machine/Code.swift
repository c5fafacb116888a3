/// The compiled form of an expression: flat instructions and the constants they refer to.
///
/// The instructions are kept in memory of their own, which spares each run the checks and counts of an array.
final class Code: @unchecked Sendable {
    private let instructions: UnsafePointer<Instruction>
    private let bodies: UnsafePointer<Function.Custom>
    private let bodyCount: Int
    private let constantText: UnsafeBufferPointer<UInt8>
    private let constantLists: UnsafeBufferPointer<Slot>
    /// The greatest height of the stack.
    private let stackSize: Int
    /// The number of slots for lists that the program puts together.
    private let scratchSize: Int

    /// The size of frames that need no allocation.
    private static let smallFrame = 64

    init(
        instructions: [Instruction], bodies: [Function.Custom], constants: ConstantPool, stackSize: Int,
        scratchSize: Int
    ) {
        self.instructions = UnsafePointer(Code.copy(instructions))
        self.bodies = UnsafePointer(Code.copy(bodies))
        bodyCount = bodies.count
        constantText = UnsafeBufferPointer(start: Code.copy(constants.text), count: constants.text.count)
        constantLists = UnsafeBufferPointer(start: Code.copy(constants.lists), count: constants.lists.count)
        self.stackSize = stackSize
        self.scratchSize = scratchSize
    }

    private static func copy<Element>(_ elements: [Element]) -> UnsafeMutablePointer<Element> {
        let copy = UnsafeMutablePointer<Element>.allocate(capacity: max(1, elements.count))
        copy.initialize(from: elements, count: elements.count)
        return copy
    }

    deinit {
        UnsafeMutablePointer(mutating: bodies).deinitialize(count: bodyCount)
        instructions.deallocate()
        bodies.deallocate()
        constantText.deallocate()
        constantLists.deallocate()
    }

    /// Runs the program. It always ends, cannot fail, and allocates nothing for a small frame.
    func run(_ context: EvaluationContext) -> Slot {
        stackSize + scratchSize <= Code.smallFrame
            ? withUnsafeTemporaryAllocation(of: Slot.self, capacity: Code.smallFrame) { run(context, in: $0) }
            : withUnsafeTemporaryAllocation(of: Slot.self, capacity: stackSize + scratchSize) { run(context, in: $0) }
    }

    @inline(__always)
    private func run(_ context: EvaluationContext, in buffer: UnsafeMutableBufferPointer<Slot>) -> Slot {
        guard let base = buffer.baseAddress else { return .missing }
        let scratch = UnsafeBufferPointer(start: base + stackSize, count: scratchSize)
        let frame = Frame(memory: memory(context, scratch: scratch), base: base, bodies: bodies)
        return withUnsafePointer(to: frame) { Machine.run(instructions, $0) }
    }

    /// The memory that references point into, outside of a run without its lists.
    @inline(__always)
    func memory(
        _ context: EvaluationContext, scratch: UnsafeBufferPointer<Slot> = .init(start: nil, count: 0)
    ) -> Memory {
        Memory(context: context, constantText: constantText, constantLists: constantLists, scratch: scratch)
    }
}
