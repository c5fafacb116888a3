import Diagnostics

/// One thing that is wrong with an expression or a message template.
public struct ExpressionError: Error, Hashable, Sendable {
    /// What is wrong and what to write instead; one line of plain English, names and code between backticks.
    public let message: String
    /// The place: byte offsets within the UTF-8 text of the expression or template.
    public let range: Range<Int>

    /// An error with that message at that place.
    public init(message: String, range: Range<Int>) {
        self.message = message
        self.range = range
    }

    /// The message, the line of the text that it is about, and a line of carets under the place.
    public func rendered(in text: String) -> String {
        let bytes = Array(text.utf8)
        let lines = LineIndex(bytes)
        let lower = min(max(range.lowerBound, 0), bytes.count)
        let upper = min(max(range.upperBound, lower), bytes.count)
        let line = lines.position(of: UInt32(clamping: lower)).line
        let lineRange = lines.byteRange(ofLine: line)
        let start = min(lower, lineRange.upperBound)
        let end = min(max(upper, start), lineRange.upperBound)
        let spaces = String(repeating: " ", count: scalarCount(bytes[lineRange.lowerBound..<start]))
        let carets = String(repeating: "^", count: max(1, scalarCount(bytes[start..<end])))
        let source = String(
            String.UnicodeScalarView(lines.text(ofLine: line).unicodeScalars.map { $0 == "\t" ? " " : $0 }))
        return "\(message)\n    \(source)\n    \(spaces)\(carets)"
    }

    private func scalarCount(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
    }
}

/// The errors of one expression. Only so many are kept: a text that is no expression at all is said to be wrong
/// without a message a word.
struct ErrorList {
    static let limit = 20

    private var errors: [ExpressionError] = []

    var isEmpty: Bool { errors.isEmpty }

    var last: ExpressionError? { errors.last }

    var isFull: Bool { errors.count >= ErrorList.limit }

    mutating func report(_ range: Range<Int>, _ message: String) {
        if !isFull { errors.append(ExpressionError(message: message, range: range)) }
    }

    /// The errors by their place, each once.
    var sorted: [ExpressionError] {
        var seen: Set<ExpressionError> = []
        return errors.filter { seen.insert($0).inserted }.sorted {
            ($0.range.lowerBound, $0.range.upperBound, $0.message)
                < ($1.range.lowerBound, $1.range.upperBound, $1.message)
        }
    }
}
