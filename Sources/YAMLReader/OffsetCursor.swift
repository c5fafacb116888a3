/// Turns libyaml's character indices into byte offsets. Marks come nearly in order, so a cursor walks with them.
struct OffsetCursor {
    private let text: UnsafeBufferPointer<UInt8>
    private let isASCII: Bool
    private var character = 0
    private var byte = 0

    init(text: UnsafeBufferPointer<UInt8>, isASCII: Bool) {
        self.text = text
        self.isASCII = isASCII
    }

    /// The byte offset of a character (a Unicode scalar) of the text, the text's end for one behind it.
    mutating func offset(ofCharacter target: Int) -> UInt32 {
        guard !isASCII else { return UInt32(min(target, text.count)) }
        while character < target, byte < text.count {
            byte += 1
            while byte < text.count, text[byte] & 0xC0 == 0x80 { byte += 1 }
            character += 1
        }
        while character > target, byte > 0 {
            byte -= 1
            while byte > 0, text[byte] & 0xC0 == 0x80 { byte -= 1 }
            character -= 1
        }
        return UInt32(byte)
    }
}
