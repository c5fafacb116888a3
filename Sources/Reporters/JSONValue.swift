/// A JSON value whose objects keep the order of their members.
///
/// Literals make values, so a document reads as it is written: `["rule": "syntax", "line": 3, "fix": nil]`.
public enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case integer(Int)
    /// A number; one that JSON has no word for (infinite or not a number) is written as `null`.
    case number(Double)
    case string(String)
    case array([JSONValue])
    /// An object; the caller sees to it that no name comes twice.
    case object([Member])

    /// A member of an object.
    public struct Member: Hashable, Sendable {
        /// The name, not escaped.
        public var name: String
        /// What the name stands for.
        public var value: JSONValue

        /// A member of that name and value.
        public init(_ name: String, _ value: JSONValue) {
            self.name = name
            self.value = value
        }
    }

    /// The text, or null for nil.
    public init(_ text: String?) { self = text.map(JSONValue.string) ?? .null }

    /// The number, or null for nil.
    public init(_ number: Double?) { self = number.map(JSONValue.number) ?? .null }

    /// An object of those members of which the value is not nil.
    public static func object(present members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
        .object(members.compactMap { name, value in value.map { Member(name, $0) } })
    }

    /// The value as text, without a line end behind it.
    public func text(_ style: JSONStyle = .compact) -> String {
        var text = ""
        var writer = JSONWriter(style) { text += $0 }
        writer.value(self)
        return text
    }
}

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByStringInterpolation, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
{
    /// `nil` is null.
    public init(nilLiteral: ()) { self = .null }
    /// `true` and `false`.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// A whole number.
    public init(integerLiteral value: Int) { self = .integer(value) }
    /// A number.
    public init(floatLiteral value: Double) { self = .number(value) }
    /// A string.
    public init(stringLiteral value: String) { self = .string(value) }
    /// An array of those elements.
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    /// An object of those members, in their order.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(elements.map { Member($0.0, $0.1) })
    }
}
