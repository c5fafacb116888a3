/// The compiled form of an expression: flat instructions and the constants they refer to.
///
/// The instructions are kept in memory of their own, which spares each run the checks and counts of an array.
final class Code: @unchecked Sendable {
    /// Where it all is, as long as this object lives.
    let memory: UnsafePointer<CodeMemory>
    /// The functions that the program calls.
    private let bodies: [FunctionBody]

    init(
        tests: [SlotTest], instructions: [Instruction], bodies: [FunctionBody], constants: ConstantPool, stackSize: Int,
        scratchSize: Int
    ) {
        let memory = CodeMemory(
            tests: UnsafeBufferPointer(start: Code.copy(tests), count: tests.count),
            instructions: instructions.isEmpty ? nil : UnsafePointer(Code.copy(instructions)),
            bodies: UnsafePointer(Code.copy(bodies.map(Unmanaged.passUnretained))),
            constantText: UnsafeBufferPointer(start: Code.copy(constants.text), count: constants.text.count),
            constantLists: UnsafeBufferPointer(start: Code.copy(constants.lists), count: constants.lists.count),
            stackSize: stackSize, scratchSize: scratchSize)
        self.memory = UnsafePointer(Code.copy([memory]))
        self.bodies = bodies
    }

    private static func copy<Element>(_ elements: [Element]) -> UnsafeMutablePointer<Element> {
        let copy = UnsafeMutablePointer<Element>.allocate(capacity: max(1, elements.count))
        copy.initialize(from: elements, count: elements.count)
        return copy
    }

    /// Runs the program. It always ends, cannot fail, and allocates nothing for a small frame.
    func run(_ context: EvaluationContext) -> Slot {
        withExtendedLifetime(self) { withUnsafePointer(to: context) { CodeMemory.run(memory, $0) } }
    }

    deinit {
        let parts = memory.pointee
        parts.tests.deallocate()
        parts.instructions?.deallocate()
        parts.bodies.deallocate()
        parts.constantText.deallocate()
        parts.constantLists.deallocate()
        memory.deallocate()
    }
}

/// A function that a program calls. An object, because calling what an object keeps needs no counting.
final class FunctionBody: Sendable {
    let run: Function.Custom

    init(_ run: @escaping Function.Custom) { self.run = run }
}

/// Where the parts of a compiled expression are, and how to run them.
struct CodeMemory {
    /// What has to hold before the instructions are run.
    fileprivate let tests: UnsafeBufferPointer<SlotTest>
    /// Nil where nothing but the tests has to hold.
    fileprivate let instructions: UnsafePointer<Instruction>?
    let bodies: UnsafePointer<Unmanaged<FunctionBody>>
    fileprivate let constantText: UnsafeBufferPointer<UInt8>
    fileprivate let constantLists: UnsafeBufferPointer<Slot>
    /// The greatest height of the stack.
    fileprivate let stackSize: Int
    /// The number of slots for lists that the program puts together.
    fileprivate let scratchSize: Int

    /// The slots that a run needs.
    var frameSize: Int { stackSize + scratchSize }

    /// The size of frames that need no allocation.
    private static let smallFrame = 64

    /// Runs a program.
    static func run(_ code: UnsafePointer<CodeMemory>, _ context: UnsafePointer<EvaluationContext>) -> Slot {
        func run(in frame: UnsafeMutableBufferPointer<Slot>) -> Slot {
            frame.baseAddress.map { Self.run(code, context, base: $0) } ?? .missing
        }
        let size = code.pointee.frameSize
        return size <= smallFrame
            ? withUnsafeTemporaryAllocation(of: Slot.self, capacity: smallFrame, run)
            : withUnsafeTemporaryAllocation(of: Slot.self, capacity: size, run)
    }

    /// Runs a program in memory of at least its frame's size.
    @inline(__always)
    static func run(
        _ code: UnsafePointer<CodeMemory>, _ context: UnsafePointer<EvaluationContext>,
        base: UnsafeMutablePointer<Slot>
    ) -> Slot {
        for test in code.pointee.tests where !test.holds(in: context) { return .bool(false) }
        guard let instructions = code.pointee.instructions else { return .bool(true) }
        let frame = Frame(context: context, code: code, base: base)
        return withUnsafePointer(to: frame) { Machine.run(instructions, $0) }
    }

    /// The lists that the program puts together, in a frame that begins at `base`.
    func scratch(in base: UnsafeMutablePointer<Slot>) -> UnsafeBufferPointer<Slot> {
        UnsafeBufferPointer(start: base + stackSize, count: scratchSize)
    }

    /// The pools that references point into, outside of a run without its lists.
    func pools(
        _ context: EvaluationContext, scratch: UnsafeBufferPointer<Slot> = .init(start: nil, count: 0)
    ) -> Memory {
        Memory(context: context, constantText: constantText, constantLists: constantLists, scratch: scratch)
    }
}
