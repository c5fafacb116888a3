/// What one pass over a text finds before libyaml sees it.
///
/// libyaml reports bytes it cannot read without a line or column, and loses the events before them in its buffer; a
/// scan of our own gives the place and lets the text in front of it be read.
struct TextScan {
    /// Whether every byte is ASCII, so that libyaml's character indices are byte offsets.
    var isASCII = true
    /// The first byte that YAML does not allow.
    var problem: Problem?
    /// The first U+0085, U+2028 or U+2029: a line break for libyaml, none for editors.
    var unicodeLineBreak: (offset: Int, name: String)?

    struct Problem {
        var offset: Int
        var length: Int
        var message: String
    }

    init(_ text: UnsafeBufferPointer<UInt8>) {
        var offset = 0
        while offset < text.count, problem == nil {
            if offset + 8 <= text.count, let start = text.baseAddress,
                Self.isPlain(UnsafeRawPointer(start + offset).loadUnaligned(as: UInt64.self))
            {
                offset += 8
            } else {
                offset += scanCharacter(in: text, at: offset)
            }
        }
    }

    /// Looks at one character; gives its length in bytes.
    private mutating func scanCharacter(in text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
        let byte = text[offset]
        if byte < 0x80 {
            let isAllowed = byte >= 0x20 && byte < 0x7F || byte == 0x0A || byte == 0x0D || byte == 0x09
            if !isAllowed { fail(UInt32(byte), at: offset, length: 1) }
            return 1
        }
        isASCII = false
        guard let (scalar, length) = Self.scalar(in: text, at: offset) else {
            fail(byte, at: offset)
            return 1
        }
        if !Self.isAllowed(scalar) { fail(scalar, at: offset, length: length) }
        if unicodeLineBreak == nil, scalar == 0x85 || scalar == 0x2028 || scalar == 0x2029 {
            unicodeLineBreak = (offset, "U+" + Self.hexadecimal(scalar))
        }
        return length
    }

    /// Whether eight bytes are all printable ASCII.
    private static func isPlain(_ word: UInt64) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let high = ones &* 0x80
        let belowSpace = (word &- ones &* 0x20) & ~word & high
        let delete = ((word ^ (ones &* 0x7F)) &- ones) & ~(word ^ (ones &* 0x7F)) & high
        return (word & high) | belowSpace | delete == 0
    }

    private static func isAllowed(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x85, 0xA0...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }

    /// The scalar that begins at `offset`, nil where the bytes are no valid UTF-8.
    private static func scalar(in text: UnsafeBufferPointer<UInt8>, at offset: Int) -> (UInt32, Int)? {
        let lead = text[offset]
        let length: Int
        let smallest: UInt32
        var scalar: UInt32
        switch lead {
        case 0xC2...0xDF: (length, smallest, scalar) = (2, 0x80, UInt32(lead & 0x1F))
        case 0xE0...0xEF: (length, smallest, scalar) = (3, 0x800, UInt32(lead & 0x0F))
        case 0xF0...0xF4: (length, smallest, scalar) = (4, 0x10000, UInt32(lead & 0x07))
        default: return nil
        }
        guard offset + length <= text.count else { return nil }
        for byte in text[offset + 1..<offset + length] {
            guard byte & 0xC0 == 0x80 else { return nil }
            scalar = scalar << 6 | UInt32(byte & 0x3F)
        }
        guard scalar >= smallest, scalar <= 0x10FFFF, !(0xD800...0xDFFF).contains(scalar) else { return nil }
        return (scalar, length)
    }

    private mutating func fail(_ byte: UInt8, at offset: Int) {
        problem = Problem(
            offset: offset, length: 1,
            message: "the byte 0x\(Self.hexadecimal(UInt32(byte), digits: 2)) is not valid UTF-8 here; "
                + "save the file as UTF-8")
    }

    private mutating func fail(_ scalar: UInt32, at offset: Int, length: Int) {
        problem = Problem(
            offset: offset, length: length,
            message: "the character U+\(Self.hexadecimal(scalar)) is not allowed in YAML; "
                + "remove it, or write it as an escape in double quotes")
    }

    static func hexadecimal(_ value: UInt32, digits: Int = 4) -> String {
        let text = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
}
