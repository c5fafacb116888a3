/// Turns libyaml's character indices into byte offsets.
///
/// Marks come nearly in order, and most characters are ASCII. So the cursor keeps the run of ASCII characters around the
/// last mark, within which offsets lie a fixed distance from indices, and walks from there.
struct OffsetCursor {
    private let text: UnsafeBufferPointer<UInt8>
    /// The indices of the run's first character and of the character behind it.
    private var first = 0
    private var end = 0
    /// What to add to an index within the run, or to `end`, for its offset.
    private var shift = 0

    init(_ text: UnsafeBufferPointer<UInt8>) {
        self.text = text
        end = lengthOfASCII(from: 0)
    }

    /// The byte offset of a character (a Unicode scalar) of the text, the text's end for one behind it.
    @inline(__always) mutating func offset(ofCharacter target: Int) -> UInt32 {
        if target < first || target > end { seek(target) }
        return UInt32(truncatingIfNeeded: min(target, end) &+ shift)
    }

    /// Moves the run to the one that begins at a character, or as near as the text reaches.
    private mutating func seek(_ target: Int) {
        let isBehind = target > end
        var character = isBehind ? end : first
        var byte = character + shift
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
        first = character
        shift = byte - character
        end = character + lengthOfASCII(from: byte)
    }

    private func lengthOfASCII(from start: Int) -> Int {
        var offset = start
        while offset + 8 <= text.count {
            let word = UnsafeRawBufferPointer(text).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            let high = word & 0x8080_8080_8080_8080
            guard high == 0 else { return offset - start + UInt64(littleEndian: high).trailingZeroBitCount / 8 }
            offset += 8
        }
        while offset < text.count, text[offset] < 0x80 { offset += 1 }
        return offset - start
    }
}
