/// How JSON is set.
public enum JSONStyle: Sendable {
    /// Everything on one line, without spaces.
    case compact
    /// Indented by two spaces a level, a member or element a line.
    case pretty
}

/// Writes JSON piece by piece, so that a document need not be held as a whole.
///
/// The caller opens and closes arrays and objects in pairs, and gives every member of an object its name first.
public struct JSONWriter {
    private let style: JSONStyle
    private let write: (String) -> Void
    /// The number of elements so far in each array and object that is open.
    private var counts: [Int] = []
    private var followsName = false

    /// A writer whose text goes to `write`.
    public init(_ style: JSONStyle, write: @escaping (String) -> Void) {
        self.style = style
        self.write = write
    }

    /// Opens an object as the next value.
    public mutating func beginObject() { open("{") }

    /// Closes the object that was opened last.
    public mutating func endObject() { close("}") }

    /// Opens an array as the next value.
    public mutating func beginArray() { open("[") }

    /// Closes the array that was opened last.
    public mutating func endArray() { close("]") }

    /// Writes the name of the next member.
    public mutating func name(_ name: String) {
        separate()
        write(Self.quoted(name) + (style == .pretty ? ": " : ":"))
        followsName = true
    }

    /// Writes a member.
    public mutating func member(_ name: String, _ value: JSONValue) {
        self.name(name)
        self.value(value)
    }

    /// Writes a value: an element, the value of the member just named, or the whole document.
    public mutating func value(_ value: JSONValue) {
        switch value {
        case .null: atom("null")
        case .bool(let bool): atom(bool ? "true" : "false")
        case .integer(let number): atom(String(number))
        case .number(let number): atom(Self.text(of: number))
        case .string(let text): atom(Self.quoted(text))
        case .array(let elements):
            beginArray()
            for element in elements { self.value(element) }
            endArray()
        case .object(let members):
            beginObject()
            for member in members { self.member(member.name, member.value) }
            endObject()
        }
    }

    private mutating func atom(_ text: String) {
        separate()
        write(text)
    }

    private mutating func open(_ bracket: String) {
        separate()
        write(bracket)
        counts.append(0)
    }

    private mutating func close(_ bracket: String) {
        if let count = counts.popLast(), count > 0 { breakLine() }
        write(bracket)
    }

    private mutating func separate() {
        if followsName {
            followsName = false
        } else if let last = counts.indices.last {
            if counts[last] > 0 { write(",") }
            counts[last] += 1
            breakLine()
        }
    }

    private func breakLine() {
        guard style == .pretty else { return }
        let depth = counts.count
        write(depth < Self.lineBreaks.count ? Self.lineBreaks[depth] : Self.lineBreak(depth))
    }

    /// The line breaks of the depths that documents have.
    private static let lineBreaks = (0..<24).map(lineBreak)

    private static func lineBreak(_ depth: Int) -> String { "\n" + String(repeating: "  ", count: depth) }

    /// The shortest text that reads back as the number; whole numbers have no `.0`.
    static func text(of number: Double) -> String {
        guard number.isFinite else { return "null" }
        if number == 0 { return "0" }
        let text = number.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// The text between quotes. What a terminal or the log of a CI system would obey is written as an escape, so a
    /// document may be printed anywhere and still reads back the same.
    static func quoted(_ text: String) -> String {
        guard !text.utf8.allSatisfy(isPlain) else { return "\"\(text)\"" }
        let escaped = text.escaped { scalar, previous in
            switch scalar {
            case "\"": "\\\""
            case "\\": "\\\\"
            case "\n": "\\n"
            case "\r": "\\r"
            case "\t": "\\t"
            case "#" where previous == "#": "\\u0023"
            case _ where TerminalText.isUnsafe(scalar): scalar.utf16.map(escape).joined()
            default: nil
            }
        }
        return "\"" + escaped + "\""
    }

    /// Whether a byte stays as it is, whatever stands beside it.
    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
            && byte != UInt8(ascii: "#")
    }

    private static func escape(_ unit: UInt16) -> String {
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    }
}
