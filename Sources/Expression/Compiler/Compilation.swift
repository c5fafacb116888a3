/// What compiling an expression gives.
public struct Compilation: Sendable {
    /// The program; nil where there are errors.
    public let program: Program?
    /// What is wrong, by place; at most 20 errors.
    public let errors: [ExpressionError]
    /// The optionals that are known to be there when the result is true, those assumed among them. It can be handed on
    /// to expressions that are evaluated only then.
    public let presentIfTrue: Presence
}
