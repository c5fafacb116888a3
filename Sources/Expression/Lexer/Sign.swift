/// A sign between words: one of the language, or one of other languages with what to write instead.
struct Sign {
    let text: [UInt8]
    let kind: Token.Kind
    /// The error for a sign of other languages.
    let error: String?

    private init(_ text: String, _ kind: Token.Kind, error: String? = nil) {
        self.text = Array(text.utf8)
        self.kind = kind
        self.error = error
    }

    private static func other(_ text: String, _ kind: Token.Kind, write word: String) -> Sign {
        Sign(text, kind, error: "unexpected `\(text)`: write `\(word)`")
    }

    /// The sign at an offset of a text that ends at `end`.
    static func at(_ offset: Int, in bytes: [UInt8], end: Int) -> Sign? {
        guard offset < end else { return nil }
        return byFirstByte[Int(bytes[offset])].first { sign in
            sign.text.count <= end - offset && sign.text.indices.allSatisfy { sign.text[$0] == bytes[offset + $0] }
        }
    }

    private static let byFirstByte = all.reduce(into: [[Sign]](repeating: [], count: 256)) { signs, sign in
        signs[Int(sign.text[0])].append(sign)
    }

    /// All signs; one that begins with another comes before it.
    private static let all: [Sign] = [
        other("===", .equal, write: "=="), other("!==", .notEqual, write: "!="),
        Sign("==", .equal), Sign("!=", .notEqual), Sign("<=", .lessOrEqual), Sign(">=", .greaterOrEqual),
        other("=<", .lessOrEqual, write: "<="), other("=>", .greaterOrEqual, write: ">="),
        other("<>", .notEqual, write: "!="), other("=", .equal, write: "=="), other("!", .not, write: "not"),
        Sign("<", .less), Sign(">", .greater), Sign("+", .plus), Sign("-", .minus),
        Sign("**", .times, error: "there is no power: multiply with `*`"),
        Sign("^", .times, error: "there is no power: multiply with `*`"),
        Sign("*", .times), Sign("/", .over), Sign("%", .remainder),
        other("&&", .and, write: "and"), other("&", .and, write: "and"),
        other("||", .or, write: "or"), other("|", .or, write: "or"),
        Sign("??", .coalesce), Sign("?", .question), Sign(":", .colon),
        Sign("(", .open), Sign(")", .close), Sign("[", .openList), Sign("]", .closeList), Sign(",", .comma),
        other("≤", .lessOrEqual, write: "<="), other("≥", .greaterOrEqual, write: ">="),
        other("≠", .notEqual, write: "!="), other("×", .times, write: "*"), other("·", .times, write: "*"),
        other("÷", .over, write: "/"), other("−", .minus, write: "-"), other("–", .minus, write: "-"),
        Sign("“", .invalid, error: "unexpected `“`: write the text between plain quotes, `'` or `\"`"),
        Sign("‘", .invalid, error: "unexpected `‘`: write the text between plain quotes, `'` or `\"`"),
    ]
}
