import Diagnostics

/// One of the values that an option or operand takes.
public struct Choice: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The value as it is typed.
    public var name: String
    /// What it means, in a few words; empty where the name says it.
    public var help: String

    /// A choice of that name.
    public init(_ name: String, help: String = "") {
        self.name = name
        self.help = help
    }

    /// A choice whose name says it all.
    public init(stringLiteral name: String) { self.init(name) }

    /// The choices for the cases of an enum, named by their raw values.
    public static func all<Value: RawRepresentable & CaseIterable>(
        _ type: Value.Type, help: (Value) -> String = { _ in "" }
    ) -> [Choice] where Value.RawValue == String {
        type.allCases.map { Choice($0.rawValue, help: help($0)) }
    }
}

extension [Choice] {
    /// Throws unless the text is one of the choices; the error says what is known and suggests the nearest.
    func check(_ text: String, for name: String) throws(UsageError) {
        if isEmpty || contains(where: { $0.name == text }) { return }
        let known = map(\.name).joined(separator: ", ")
        let nearest = Suggestion.nearest(to: text, in: lazy.map(\.name))
        let rest = nearest.map { ": did you mean `\($0)`? Known are \(known)" } ?? "; known are \(known)"
        throw UsageError("unknown value `\(text)` for `\(name)`" + rest)
    }
}
