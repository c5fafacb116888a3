/// The quantifiers over lists, which are written like functions.
public enum Quantifier: String, CaseIterable, Sendable {
    /// At least one element.
    case any
    /// Every element.
    case all
    /// How many elements.
    case count

    /// How the quantifier is called.
    public var signature: String { "\(rawValue)(v in list, condition)" }

    /// What the quantifier gives, in one line.
    public var summary: String {
        switch self {
        case .any: "Whether the condition holds for at least one element of the list."
        case .all: "Whether the condition holds for every element of the list; true for an empty list."
        case .count: "The number of elements of the list that the condition holds for."
        }
    }

    /// Expressions and the texts of their values.
    public var examples: [Function.Example] {
        switch self {
        case .any: [.init(expression: "any(v in [4, 8], v > 5)", result: "yes")]
        case .all: [.init(expression: "all(v in [4, 8], v > 5)", result: "no")]
        case .count: [.init(expression: "count(v in [4, 8], v > 5)", result: "1")]
        }
    }
}
