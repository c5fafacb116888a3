/// A part of a file's text with what libyaml takes for blanks and line breaks.
package struct SourceText {
    package let bytes: UnsafeBufferPointer<UInt8>
    package let end: Int

    /// The text up to `end`, which is at most its count.
    package init(_ bytes: UnsafeBufferPointer<UInt8>, end: Int) {
        self.bytes = bytes
        self.end = min(end, bytes.count)
    }

    /// Whether a space or tab stands there.
    package func isBlank(_ offset: Int) -> Bool {
        offset < end && (bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\t"))
    }

    /// Whether a space stands there.
    package func isSpace(_ offset: Int) -> Bool { offset < end && bytes[offset] == UInt8(ascii: " ") }

    /// The length in bytes of the line break there, 0 where there is none.
    ///
    /// libyaml reads YAML 1.1, where U+0085, U+2028 and U+2029 are line breaks too.
    package func lineBreakLength(_ offset: Int) -> Int {
        guard offset < end else { return 0 }
        switch bytes[offset] {
        case UInt8(ascii: "\n"): return 1
        case UInt8(ascii: "\r"): return offset + 1 < end && bytes[offset + 1] == UInt8(ascii: "\n") ? 2 : 1
        case 0xC2: return offset + 1 < end && bytes[offset + 1] == 0x85 ? 2 : 0
        case 0xE2:
            guard offset + 2 < end, bytes[offset + 1] == 0x80 else { return 0 }
            return bytes[offset + 2] == 0xA8 || bytes[offset + 2] == 0xA9 ? 3 : 0
        default: return 0
        }
    }

    /// The end of the line that `offset` is on, in front of its line break.
    package func lineEnd(from offset: Int) -> Int {
        var offset = offset
        while offset < end, lineBreakLength(offset) == 0 { offset += 1 }
        return offset
    }
}
