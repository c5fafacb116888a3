/// The part of a program that evaluating needs, without counting references to it: a table of them is cheap to walk.
///
/// The program has to outlive it.
public struct Evaluator: @unchecked Sendable {
    private let code: UnsafePointer<CodeMemory>

    /// The evaluator of a program that is kept elsewhere.
    public init(_ program: Program) { code = program.code.memory }

    /// The value in that context, as ``Program/evaluate(_:)`` gives it.
    public func evaluate(_ context: UnsafePointer<EvaluationContext>) -> Slot { CodeMemory.run(code, context) }
}
