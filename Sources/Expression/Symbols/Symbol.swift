/// A name that expressions can use.
public struct Symbol: Hashable, Sendable {
    /// Where the value comes from.
    public enum Source: Hashable, Sendable {
        /// The slot at that index of the evaluation context.
        case slot(Int)
        /// A value that is known when the expression is compiled. One that does not fit the type counts as absent.
        case constant(Constant)
    }

    /// The name, ASCII words with dots between them: `image.width`.
    public let name: String
    /// The type that expressions see.
    public let type: ValueType
    /// Where the value comes from.
    public let source: Source

    /// A symbol of that name, type and source.
    public init(name: String, type: ValueType, source: Source) {
        self.name = name
        self.type = type
        self.source = source
    }
}
