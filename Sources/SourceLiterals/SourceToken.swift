import Diagnostics

/// A piece of source code, as far as finding insets needs to tell them apart.
struct SourceToken {
    enum Kind {
        case word
        case number
        /// A string; its range holds the quotes.
        case string
        /// A character of punctuation, or an operator.
        case sign
        /// The end of a line, where there is one or more.
        case lineEnd
        /// `#if`, `#else` and so on, with the rest of the line.
        case directive
    }

    var kind: Kind
    var range: ByteRange
    /// For a string, whether it is known: without interpolations and escapes that mean a value.
    var isPlain = true
}
