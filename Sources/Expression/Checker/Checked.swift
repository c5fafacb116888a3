/// What the checker knows about a part of an expression.
struct Checked: Sendable {
    var term: Term
    /// The type; nil behind an error, where nothing more is reported.
    var type: ValueType?
    /// What is present where the part is true; nil where it never is.
    var whenTrue: Presence? = Presence.none
    /// What is present where the part is false; nil where it never is.
    var whenFalse: Presence? = Presence.none

    /// A part that is wrong and has been reported.
    static let broken = Checked(term: .none, type: nil)

    static func constant(_ value: Slot, _ type: ValueType) -> Checked {
        Checked(term: .constant(value), type: type)
    }

    static func bool(_ value: Bool) -> Checked {
        Checked(
            term: .constant(.bool(value)), type: .bool, whenTrue: value ? Presence.none : nil,
            whenFalse: value ? nil : Presence.none)
    }
}

/// What the surroundings of a part expect it to be, so that bare words can be resolved.
enum Hint {
    case none
    case type(ValueType)
    /// The surroundings are wrong: a bare word there is nobody's fault.
    case broken

    /// The hint that a sibling of that type gives.
    static func sibling(_ type: ValueType?) -> Hint { type.map { .type($0.opened) } ?? .broken }

    var type: ValueType? {
        if case .type(let type) = self { type } else { nil }
    }

    var element: Hint {
        switch self {
        case .type(.list(let element)): .type(element)
        case .broken: .broken
        default: .none
        }
    }
}

/// Facts about presence along the paths of an expression; nil is a path that is never taken.
extension Presence? {
    /// Along both, one after the other.
    func then(_ other: Presence?) -> Presence? {
        guard let self, let other else { return nil }
        return self.union(other)
    }

    /// Along one or the other.
    func or(_ other: Presence?) -> Presence? {
        guard let self else { return other }
        guard let other else { return self }
        return self.intersection(other)
    }
}
