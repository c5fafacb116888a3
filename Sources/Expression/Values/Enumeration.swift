/// A closed set of words that a value can be, such as the cases of `contentHorizontalAlignment`.
public struct Enumeration: Hashable, Sendable {
    /// The name that errors use, in UIKit's spelling.
    public let name: String
    /// The words, in the order errors list them: ASCII letters, digits and `_`, none of them a word of the language.
    public let cases: [String]

    /// An enumeration of that name and those words.
    public init(name: String, cases: [String]) {
        self.name = name
        self.cases = cases
    }
}
