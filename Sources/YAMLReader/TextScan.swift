import Diagnostics

/// A place that libyaml would not read past, or not in reasonable time.
struct TextProblem {
    var check = BuiltinCheck.syntax
    var offset: Int
    var length: Int
    var message: String

    var diagnostic: Diagnostic {
        Diagnostic(check, message, at: ByteRange(UInt32(offset), UInt32(offset + length)))
    }
}

/// What one pass over a text finds before libyaml sees it.
///
/// libyaml reports bytes it cannot read without a line or column, and loses the events before them in its buffer; a
/// scan of our own gives the place and lets the text in front of it be read.
struct TextScan {
    /// The first byte that YAML does not allow, or that there are too many directives.
    private(set) var problem: TextProblem?
    /// The first U+0085, U+2028 or U+2029: a line break for libyaml, none for editors.
    private(set) var unicodeLineBreak: UnicodeLineBreak?
    /// libyaml compares each %TAG directive with all before it.
    private var tagDirectiveCount = 0
    private static let tagDirectiveLimit = 250
    private static let blockSize = 32
    private let isUTF16: Bool

    /// One of the line breaks that only YAML 1.1 has.
    struct UnicodeLineBreak {
        var offset: Int
        var scalar: UInt32
    }

    /// The scan of a text that was UTF-8, or converted from UTF-16.
    init(_ text: UnsafeBufferPointer<UInt8>, isUTF16: Bool) {
        self.isUTF16 = isUTF16
        var offset = 0
        while offset < text.count, problem == nil {
            let block = UnsafeBufferPointer(rebasing: text[offset..<min(offset + Self.blockSize, text.count)])
            if Self.isPlain(block) {
                offset += block.count
            } else {
                while offset < text.count, Self.isPlain(text[offset]) == 1 { offset += 1 }
                while offset < text.count, Self.isPlain(text[offset]) == 0, problem == nil {
                    offset += scanCharacter(in: text, at: offset)
                }
            }
        }
    }

    /// The text up to the problem, without the line that it is on.
    func readable(of text: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
        guard let problem else { return text }
        var lineStart = problem.offset
        while lineStart > 0, text[lineStart - 1] != 0x0A, text[lineStart - 1] != 0x0D { lineStart -= 1 }
        return UnsafeBufferPointer(rebasing: text[..<lineStart])
    }

    /// Whether all bytes are plain.
    private static func isPlain(_ block: UnsafeBufferPointer<UInt8>) -> Bool {
        // No early exit, so that the compiler looks at many bytes at once.
        var allPlain: UInt8 = 1
        for byte in block { allPlain &= isPlain(byte) }
        return allPlain == 1
    }

    /// 1 for a byte that is printable ASCII but no `%`, a line end or a tab; 0 for others.
    ///
    /// Bits in place of truth values have no branches.
    @inline(__always) private static func isPlain(_ byte: UInt8) -> UInt8 {
        // One comparison for both ends of the range: bytes below the space wrap around.
        let isPrintable: UInt8 = byte &- 0x20 < 0x5F ? 1 : 0
        let isLineFeed: UInt8 = byte == 0x0A ? 1 : 0
        let isReturn: UInt8 = byte == 0x0D ? 1 : 0
        let isTab: UInt8 = byte == 0x09 ? 1 : 0
        let isOther: UInt8 = byte != UInt8(ascii: "%") ? 1 : 0
        return (isPrintable | isLineFeed | isReturn | isTab) & isOther
    }

    /// Looks at one character; gives its length in bytes.
    private mutating func scanCharacter(in text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
        let byte = text[offset]
        if byte < 0x80 {
            let isAllowed = byte >= 0x20 && byte < 0x7F || byte == 0x0A || byte == 0x0D || byte == 0x09
            if !isAllowed { reject(UInt32(byte), at: offset, length: 1) }
            if byte == UInt8(ascii: "%") { countDirective(in: text, at: offset) }
            return 1
        }
        guard let (scalar, length) = Self.scalar(in: text, at: offset) else {
            reject(byte: byte, at: offset)
            return 1
        }
        if !Self.isAllowed(scalar) { reject(scalar, at: offset, length: length) }
        if unicodeLineBreak == nil, scalar == 0x85 || scalar == 0x2028 || scalar == 0x2029 {
            unicodeLineBreak = UnicodeLineBreak(offset: offset, scalar: scalar)
        }
        return length
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
}

// MARK: - Problems

extension TextScan {
    private mutating func countDirective(in text: UnsafeBufferPointer<UInt8>, at offset: Int) {
        guard text[offset...].starts(with: "%TAG".utf8), Self.isLineStart(offset, in: text) else { return }
        tagDirectiveCount += 1
        guard tagDirectiveCount > Self.tagDirectiveLimit else { return }
        problem = TextProblem(
            check: .limitExceeded, offset: offset, length: 4,
            message: "more than \(Self.tagDirectiveLimit) %TAG directives; remove those that are not used")
    }

    /// Whether libyaml sees a line begin there.
    private static func isLineStart(_ offset: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
        let before = text[..<offset].suffix(3)
        switch before.last {
        case nil, UInt8(ascii: "\n"), UInt8(ascii: "\r"): return true
        case 0x85: return before.suffix(2).first == 0xC2
        case 0xA8, 0xA9: return before.count == 3 && before.starts(with: [0xE2, 0x80])
        default: return false
        }
    }

    private mutating func reject(byte: UInt8, at offset: Int) {
        let message =
            isUTF16
            ? "half of a UTF-16 character stands here; save the file as UTF-8"
            : "the byte 0x\(byte.hexadecimal(digits: 2)) is not valid UTF-8 here; save the file as UTF-8"
        problem = TextProblem(offset: offset, length: 1, message: message)
    }

    private mutating func reject(_ scalar: UInt32, at offset: Int, length: Int) {
        let message =
            scalar == 0
            ? "a NUL character stands here; save the file as UTF-8 (UTF-16 needs a byte order mark)"
            : "the character \(Self.name(of: scalar)) is not allowed in YAML; "
                + "remove it, or write it as an escape in double quotes"
        problem = TextProblem(offset: offset, length: length, message: message)
    }

    /// A scalar's name, such as `U+0085`.
    static func name(of scalar: UInt32) -> String { "U+" + scalar.hexadecimal(digits: 4) }
}
