/// The part of a program that evaluating needs: one reference, so that a table of them is cheap to walk.
public struct Evaluator: Sendable {
    private let code: Code

    /// The evaluator of a program.
    public init(_ program: Program) { code = program.code }

    /// The value in that context, as ``Program/evaluate(_:)`` gives it.
    public func evaluate(_ context: EvaluationContext) -> Slot { code.run(context) }
}
