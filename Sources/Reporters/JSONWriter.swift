import Diagnostics

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
    /// What is put together before it is written: a value has many small parts.
    private var text: [UInt8] = []
    /// The number of elements so far in each array and object that is open.
    private var counts: [Int] = []
    private var followsName = false

    /// A writer whose text goes to `write`.
    public init(_ style: JSONStyle, write: @escaping (String) -> Void) {
        self.style = style
        self.write = write
    }

    /// Opens an object as the next value.
    public mutating func beginObject() {
        open("{")
        flush()
    }

    /// Closes the object that was opened last.
    public mutating func endObject() {
        close("}")
        flush()
    }

    /// Opens an array as the next value.
    public mutating func beginArray() {
        open("[")
        flush()
    }

    /// Closes the array that was opened last.
    public mutating func endArray() {
        close("]")
        flush()
    }

    /// Writes the name of the next member.
    public mutating func name(_ name: String) {
        add(name: name)
        flush()
    }

    /// Writes a member.
    public mutating func member(_ name: String, _ value: JSONValue) {
        add(name: name)
        add(value)
        flush()
    }

    /// Writes a value: an element, the value of the member just named, or the whole document.
    public mutating func value(_ value: JSONValue) {
        add(value)
        flush()
    }

    private mutating func flush() {
        write(String(decoding: text, as: UTF8.self))
        text.removeAll(keepingCapacity: true)
    }

    // MARK: - Putting together

    private mutating func add(name: String) {
        separate()
        add(quoted: name)
        text.append(UInt8(ascii: ":"))
        if style == .pretty { text.append(UInt8(ascii: " ")) }
        followsName = true
    }

    private mutating func add(_ value: JSONValue) {
        switch value {
        case .null: atom("null")
        case .bool(let bool): atom(bool ? "true" : "false")
        case .integer(let number): atom(String(number))
        case .number(let number): atom(Self.text(of: number))
        case .string(let text):
            separate()
            add(quoted: text)
        case .array(let elements):
            open("[")
            for element in elements { add(element) }
            close("]")
        case .object(let members):
            open("{")
            for member in members {
                add(name: member.name)
                add(member.value)
            }
            close("}")
        }
    }

    /// Adds a text between quotes. What a terminal or the log of a CI system would obey is written as an escape, so a
    /// document may be printed anywhere and still reads back the same.
    private mutating func add(quoted string: String) {
        text.append(UInt8(ascii: "\""))
        add(string.utf8.allSatisfy(Self.isPlain) ? string : Self.escaped(string))
        text.append(UInt8(ascii: "\""))
    }

    private mutating func add(_ piece: String) {
        var piece = piece
        piece.withUTF8 { text.append(contentsOf: $0) }
    }

    private mutating func atom(_ text: String) {
        separate()
        add(text)
    }

    private mutating func open(_ bracket: Unicode.Scalar) {
        separate()
        text.append(UInt8(ascii: bracket))
        counts.append(0)
    }

    private mutating func close(_ bracket: Unicode.Scalar) {
        if let count = counts.popLast(), count > 0 { breakLine() }
        text.append(UInt8(ascii: bracket))
    }

    private mutating func separate() {
        if followsName {
            followsName = false
        } else if let last = counts.indices.last {
            if counts[last] > 0 { text.append(UInt8(ascii: ",")) }
            counts[last] += 1
            breakLine()
        }
    }

    private mutating func breakLine() {
        guard style == .pretty else { return }
        text.append(UInt8(ascii: "\n"))
        text.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * counts.count))
    }

    /// The shortest text that reads back as the number; whole numbers have no `.0`.
    static func text(of number: Double) -> String {
        guard number.isFinite else { return "null" }
        if number == 0 { return "0" }
        let text = number.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    private static func escaped(_ text: String) -> String {
        text.escaped { scalar, previous in
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
    }

    /// Whether a byte stays as it is, whatever stands beside it.
    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
            && byte != UInt8(ascii: "#")
    }

    private static func escape(_ unit: UInt16) -> String { "\\u" + unit.hexadecimal(digits: 4, uppercase: false) }
}
