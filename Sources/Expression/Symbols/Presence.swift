/// Names of optionals that are known to be there.
public struct Presence: Hashable, Sendable {
    private var members: Set<String>

    /// The presence of the symbols of those names.
    public init(_ names: some Sequence<String>) { members = Set(names) }

    /// Nothing is known.
    public static let none = Presence([])

    /// The names, sorted.
    public var names: [String] { members.sorted() }

    /// Whether the symbol of that name is known to be there.
    public func contains(_ name: String) -> Bool { members.contains(name) }

    /// What is known when both are.
    public func union(_ other: Presence) -> Presence {
        var union = self
        union.formUnion(other)
        return union
    }

    /// Adds what the other knows.
    public mutating func formUnion(_ other: Presence) {
        if !other.members.isEmpty { members.formUnion(other.members) }
    }

    /// What is known when one or the other is.
    public func intersection(_ other: Presence) -> Presence {
        members.isEmpty ? self : Presence(members.intersection(other.members))
    }
}
