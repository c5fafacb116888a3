/// Takes a template apart into text and holes.
struct TemplateParser {
    let bytes: [UInt8]
    let symbols: SymbolTable
    let present: Presence
    private(set) var parts: [Template.Part] = []
    private(set) var errors: [ExpressionError] = []
    private var position = 0
    private var text: [UInt8] = []

    private static let open = UInt8(ascii: "{")
    private static let close = UInt8(ascii: "}")

    init(bytes: [UInt8], symbols: SymbolTable, present: Presence) {
        self.bytes = bytes
        self.symbols = symbols
        self.present = present
    }

    mutating func parse() {
        guard bytes.count <= Compiler.lengthLimit else {
            return report(
                0..<bytes.count,
                "the message is \(bytes.count) bytes long, at most \(Compiler.lengthLimit) are allowed")
        }
        while position < bytes.count, errors.count < ErrorList.limit {
            let byte = bytes[position]
            if byte != Self.open && byte != Self.close {
                text.append(byte)
                position += 1
            } else if position + 1 < bytes.count, bytes[position + 1] == byte {
                text.append(byte)
                position += 2
            } else if byte == Self.open {
                parseHole()
            } else {
                report(position..<position + 1, "this `}` has no `{`: write `}}` for a brace")
                position += 1
            }
        }
        finishText()
    }

    private mutating func report(_ range: Range<Int>, _ message: String) {
        errors.append(ExpressionError(message: message, range: range))
    }

    private mutating func finishText() {
        if !text.isEmpty { parts.append(.text(text)) }
        text = []
    }

    private mutating func parseHole() {
        let opened = position
        guard let end = endOfHole(from: opened + 1) else {
            report(opened..<opened + 1, "this `{` has no `}`: write `{{` for a brace")
            position = bytes.count
            return
        }
        position = end + 1
        let hole = opened + 1..<end
        if bytes[hole].allSatisfy(\.isSpace) {
            return report(opened..<position, "there is no expression between the braces")
        }
        let compilation = Compiler.compile(bytes, in: hole, expecting: nil, symbols: symbols, assuming: present)
        errors += compilation.errors
        guard let program = compilation.program else { return }
        if program.type.isOptional {
            return report(hole, "a value that may be absent cannot be shown: open it with `?? value`")
        }
        finishText()
        parts.append(.hole(Template.Hole(program)))
    }

    /// The offset of the brace that closes a hole. Braces in texts do not count, unless the text is not closed.
    private func endOfHole(from start: Int) -> Int? {
        var quote: UInt8?
        for offset in start..<bytes.count {
            let byte = bytes[offset]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
                quote = byte
            } else if byte == Self.close {
                return offset
            }
        }
        return quote == nil ? nil : bytes[start...].firstIndex(of: Self.close)
    }
}
