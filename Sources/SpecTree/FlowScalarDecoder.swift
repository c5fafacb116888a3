import Diagnostics

/// Reads plain and quoted scalars (YAML 1.2.2, sections 7.3 and 6.5).
struct FlowScalarDecoder {
    private let source: SourceText
    private let quote: UInt8?
    private var position: Int
    private var decoded = DecodedScalar()

    static func decode(_ text: UnsafeBufferPointer<UInt8>, range: ByteRange, style: ScalarStyle) -> DecodedScalar {
        var decoder = FlowScalarDecoder(text, range: range, style: style)
        decoder.decode()
        return decoder.decoded
    }

    private init(_ text: UnsafeBufferPointer<UInt8>, range: ByteRange, style: ScalarStyle) {
        switch style {
        case .singleQuoted: quote = UInt8(ascii: "'")
        case .doubleQuoted: quote = UInt8(ascii: "\"")
        case .plain, .literal, .folded: quote = nil
        }
        let margin = quote == nil ? 0 : 1
        source = SourceText(text, end: Int(range.upper) - margin)
        position = Int(range.lower) + margin
    }

    private mutating func decode() {
        while position < source.end {
            let byte = source.bytes[position]
            if source.isBlank(position) || source.lineBreakLength(position) > 0 {
                foldWhitespace()
            } else if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
                decodeEscape()
            } else if byte == UInt8(ascii: "'"), quote == byte {
                decoded.append(byte, from: position..<min(position + 2, source.end))
                position += 2
            } else {
                decoded.append(byte, from: position..<position + 1)
                position += 1
            }
        }
    }

    /// Blanks between words stay; around a line break they go, one break becomes a space, further ones stay.
    private mutating func foldWhitespace() {
        let start = position
        while source.isBlank(position) { position += 1 }
        guard source.lineBreakLength(position) > 0 else { return decoded.append(start..<position, of: source.bytes) }
        let breaks = skipLineBreaks()
        let first = breaks[0]
        if first.count == 3 {
            // U+2028 and U+2029 are not folded.
            for lineBreak in breaks { decoded.append(lineBreak: lineBreak, of: source.bytes) }
        } else if breaks.count == 1 {
            decoded.append(UInt8(ascii: " "), from: start..<position)
        } else {
            for lineBreak in breaks.dropFirst() { decoded.append(lineBreak: lineBreak, of: source.bytes) }
        }
    }

    /// Passes over line breaks and the blanks between and behind them.
    private mutating func skipLineBreaks() -> [Range<Int>] {
        var breaks: [Range<Int>] = []
        while true {
            let length = source.lineBreakLength(position)
            if length > 0 {
                breaks.append(position..<position + length)
            } else if !source.isBlank(position) {
                return breaks
            }
            position += max(1, length)
        }
    }

    private mutating func decodeEscape() {
        let start = position
        position += 1
        guard position < source.end else { return }
        guard source.lineBreakLength(position) == 0 else {
            // An escaped break joins the lines; further breaks stay as they are.
            for lineBreak in skipLineBreaks().dropFirst() { decoded.append(lineBreak: lineBreak, of: source.bytes) }
            return
        }
        let letter = source.bytes[position]
        position += 1
        let scalar: UInt32
        switch letter {
        case UInt8(ascii: "x"): scalar = readDigits(2)
        case UInt8(ascii: "u"): scalar = readDigits(4)
        case UInt8(ascii: "U"): scalar = readDigits(8)
        default: scalar = Self.character(escapedBy: letter)
        }
        let character = Unicode.Scalar(scalar) ?? "\u{FFFD}"
        for byte in UTF8.encode(character) ?? UTF8.encodedReplacementCharacter {
            decoded.append(byte, from: start..<position)
        }
    }

    private mutating func readDigits(_ count: Int) -> UInt32 {
        var value: UInt32 = 0
        let end = min(position + count, source.end)
        while position < end, let digit = CoreSchema.hexadecimalDigit(source.bytes[position]) {
            value = value << 4 | UInt32(digit)
            position += 1
        }
        return value
    }

    /// The character of a one-letter escape (YAML 1.2.2, section 5.7); the letter itself for `\"`, `\\` and the like.
    private static func character(escapedBy letter: UInt8) -> UInt32 {
        switch letter {
        case UInt8(ascii: "0"): 0x00
        case UInt8(ascii: "a"): 0x07
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "t"): 0x09
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "v"): 0x0B
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "e"): 0x1B
        case UInt8(ascii: "N"): 0x85
        case UInt8(ascii: "_"): 0xA0
        case UInt8(ascii: "L"): 0x2028
        case UInt8(ascii: "P"): 0x2029
        default: UInt32(letter)
        }
    }
}
