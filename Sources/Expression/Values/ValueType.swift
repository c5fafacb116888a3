/// The type of a value; known for every expression before it runs.
public indirect enum ValueType: Hashable, Sendable {
    case number
    case bool
    case string
    case enumeration(Enumeration)
    case list(ValueType)
    /// A value that may be absent. An optional of an optional is the same as the optional.
    case optional(ValueType)

    /// Whether a value may be absent.
    public var isOptional: Bool {
        if case .optional = self { true } else { false }
    }

    /// The type without its optionals.
    public var opened: ValueType {
        var type = self
        while case .optional(let inner) = type { type = inner }
        return type
    }
}

extension ValueType: CustomStringConvertible {
    /// The type in plain words, such as `a number` or `a list of texts`.
    public var description: String {
        switch self {
        case .number: "a number"
        case .bool: "a condition"
        case .string: "text"
        case .enumeration(let enumeration): "a value of \(enumeration.name)"
        case .list(let element): "a list of \(element.plural)"
        case .optional: "\(opened) that may be absent"
        }
    }

    /// The type in plain words, in the plural: `numbers`.
    public var plural: String {
        switch self {
        case .number: "numbers"
        case .bool: "conditions"
        case .string: "texts"
        case .enumeration(let enumeration): "values of \(enumeration.name)"
        case .list(let element): "lists of \(element.plural)"
        case .optional: "\(opened.plural) that may be absent"
        }
    }
}
