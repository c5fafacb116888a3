/// Which bytes XML allows, and where.
enum XMLCharacters {
    /// The first byte that is no part of a UTF-8 text, or a control character that XML does not allow; nil where all is
    /// well.
    static func firstInvalid(in text: UnsafeBufferPointer<UInt8>) -> Int? {
        var index = 0
        while index < text.count {
            if index + 8 <= text.count {
                let word = UnsafeRawBufferPointer(text).loadUnaligned(fromByteOffset: index, as: UInt64.self)
                // Eight bytes that are all at least 0x20 and below 0x80.
                let isPlain = (word | (word &- 0x2020_2020_2020_2020)) & 0x8080_8080_8080_8080 == 0
                if isPlain {
                    index += 8
                    continue
                }
            }
            guard let length = length(at: index, in: text) else { return index }
            index += length
        }
        return nil
    }

    /// The length of the character there, nil where it is none that XML allows.
    private static func length(at index: Int, in text: UnsafeBufferPointer<UInt8>) -> Int? {
        let byte = text[index]
        if byte < 0x80 {
            let isAllowed = byte >= 0x20 || byte == 0x9 || byte == 0xA || byte == 0xD
            return isAllowed ? 1 : nil
        }
        let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
        guard byte >= 0xC2, byte <= 0xF4, index + length <= text.count else { return nil }
        var value = UInt32(byte) & (0x7F >> UInt32(length))
        for offset in 1..<length {
            guard text[index + offset] & 0xC0 == 0x80 else { return nil }
            value = value << 6 | UInt32(text[index + offset] & 0x3F)
        }
        let least: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
        guard value >= least, value <= 0x10FFFF, value & 0x1F_F800 != 0xD800, value & 0xFFFE != 0xFFFE || value > 0xFFFF
        else { return nil }
        return length
    }

    @inline(__always) static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0xA || byte == 0x9 || byte == 0xD
    }

    /// Whether a name can begin with a byte; those above ASCII are taken as they are.
    @inline(__always) static func beginsName(_ byte: UInt8) -> Bool {
        byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
            || byte == UInt8(ascii: ":") || byte >= 0x80
    }

    @inline(__always) static func continuesName(_ byte: UInt8) -> Bool {
        beginsName(byte) || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "-")
            || byte == UInt8(ascii: ".")
    }
}
