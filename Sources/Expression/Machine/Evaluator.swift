/// The part of a program that evaluating needs, without counting references to it: a table of them is cheap to walk.
///
/// The program has to outlive it.
public struct Evaluator: @unchecked Sendable {
    fileprivate let code: UnsafePointer<CodeMemory>

    /// The evaluator of a program that is kept elsewhere.
    public init(_ program: Program) { code = program.code.memory }

    /// The size of the memory that it needs, in slots.
    public var frameSize: Int { code.pointee.frameSize }
}

/// The memory in which evaluators run one after the other, over one context.
public struct EvaluatorMemory {
    private let context: UnsafePointer<EvaluationContext>
    private let frame: UnsafeMutablePointer<Slot>

    /// Hands out memory for evaluators of at most that frame size, which is gone afterwards.
    ///
    /// The context may change between two evaluations.
    public static func with<Result>(
        _ context: UnsafePointer<EvaluationContext>, size: Int, _ body: (EvaluatorMemory) -> Result
    ) -> Result {
        withUnsafeTemporaryAllocation(of: Slot.self, capacity: size) { frame in
            guard let start = frame.baseAddress else { preconditionFailure("no memory") }
            return body(EvaluatorMemory(context: context, frame: start))
        }
    }

    /// The value of a program in the context, as ``Program/evaluate(_:)`` gives it.
    public func evaluate(_ evaluator: Evaluator) -> Slot {
        CodeMemory.run(evaluator.code, context, base: frame)
    }
}
