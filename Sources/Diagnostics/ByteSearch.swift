#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension UnsafeBufferPointer<UInt8> {
    /// The offset of the first byte of that value from an offset on, nil where there is none; many bytes are looked at
    /// at once.
    package func firstOffset(of byte: UInt8, from offset: Int) -> Int? {
        guard offset < count, let start = baseAddress, let found = memchr(start + offset, Int32(byte), count - offset)
        else { return nil }
        return UnsafeRawPointer(found) - UnsafeRawPointer(start)
    }

    /// Whether a word stands anywhere in a range of the bytes.
    package func contains(_ word: StaticString, in range: Range<Int>) -> Bool {
        let word = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
        guard let first = word.first else { return true }
        return range.dropLast(word.count - 1).contains { start in
            self[start] == first && word.indices.allSatisfy { self[start + $0] == word[$0] }
        }
    }
}
