/// A word of the command line that is no option, such as a path.
public struct Operand<Settings>: Sendable {
    /// The word for it in help texts, such as `PATH`.
    public let placeholder: String
    /// What it is, in one sentence.
    public let help: String
    /// How many there may be.
    public let count: Count
    /// The values it takes; empty where any text may come.
    public let choices: [Choice]
    let apply: @Sendable (inout Settings, String) throws(UsageError) -> Void

    /// How often an operand comes. One that may come more than once takes all words to the end.
    public enum Count: Sendable {
        case one
        case optional
        case any
        case atLeastOne

        var isRequired: Bool { self == .one || self == .atLeastOne }
        var repeats: Bool { self == .any || self == .atLeastOne }
    }

    /// An operand; `apply` is called for each word, in the order of the command line, when all options are known.
    public init(
        _ placeholder: String, _ count: Count = .one, help: String, choices: [Choice] = [],
        apply: @escaping @Sendable (inout Settings, String) throws(UsageError) -> Void
    ) {
        self.placeholder = placeholder
        self.help = help
        self.count = count
        self.choices = choices
        self.apply = apply
    }

    /// How it is written in a usage line, such as `[PATH]...`.
    public var synopsis: String {
        switch count {
        case .one: placeholder
        case .optional: "[\(placeholder)]"
        case .any: "[\(placeholder)]..."
        case .atLeastOne: "\(placeholder)..."
        }
    }
}
