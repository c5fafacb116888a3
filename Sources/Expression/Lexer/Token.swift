/// One word, literal or sign of an expression.
struct Token {
    enum Kind: Hashable {
        case number(Double)
        /// A text; its bytes are the token's range without the quotes.
        case string
        case name
        case and, or, not, `if`, then, `else`, `in`, `true`, `false`
        case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
        case plus, minus, times, over, remainder
        case coalesce
        case open, close, openList, closeList, comma
        /// `?` and `:`, which the language does not have but the parser understands, to say what to write.
        case question, colon
        /// What the lexer has reported already.
        case invalid
        case end
    }

    var kind: Kind
    var range: Range<Int>
}

extension Token.Kind {
    static let words: [String: Token.Kind] = [
        "and": .and, "or": .or, "not": .not, "if": .if, "then": .then, "else": .else, "in": .in, "true": .true,
        "false": .false,
    ]
    /// The length of the longest word, in bytes.
    static let longestWord = words.keys.map(\.utf8.count).max() ?? 0

    /// Whether an operand can begin with it.
    var startsOperand: Bool {
        switch self {
        case .number, .string, .name, .not, .if, .true, .false, .open, .openList: true
        default: false
        }
    }
}
