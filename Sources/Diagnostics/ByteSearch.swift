#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension UnsafeBufferPointer<UInt8> {
    /// The offset of the first byte of that value from an offset on, up to `end` or the end of all bytes; nil where
    /// there is none. Many bytes are looked at at once.
    package func firstOffset(of byte: UInt8, from offset: Int, to end: Int? = nil) -> Int? {
        let end = end ?? count
        guard offset < end, let start = baseAddress, let found = memchr(start + offset, Int32(byte), end - offset)
        else { return nil }
        return UnsafeRawPointer(found) - UnsafeRawPointer(start)
    }

    /// Whether a word stands at the start of a line; lines end with LF or CR.
    package func hasLine(startingWith word: StaticString) -> Bool {
        contains(word, in: indices) { start in
            start == 0 || self[start - 1] == UInt8(ascii: "\n") || self[start - 1] == UInt8(ascii: "\r")
        }
    }

    /// Whether a word stands anywhere in a range of the bytes where `isPlace` says that it may.
    package func contains(
        _ word: StaticString, in range: Range<Int>, where isPlace: (Int) -> Bool = { _ in true }
    ) -> Bool {
        let word = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
        guard let first = word.first else { return true }
        let end = range.upperBound - word.count + 1
        var next = firstOffset(of: first, from: range.lowerBound, to: end)
        while let start = next {
            if word.indices.allSatisfy({ self[start + $0] == word[$0] }), isPlace(start) { return true }
            next = firstOffset(of: first, from: start + 1, to: end)
        }
        return false
    }

    /// Whether these bytes come before others: at the first place where they differ, or as their beginning.
    package func precedes(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let start = baseAddress, let otherStart = other.baseAddress else { return count < other.count }
        let order = memcmp(start, otherStart, Swift.min(count, other.count))
        return order == 0 ? count < other.count : order < 0
    }
}

extension ArraySlice<UInt8> {
    /// Whether these bytes are the same as others. Many are compared at once.
    package func isSame(as other: ArraySlice<UInt8>) -> Bool {
        withUnsafeBufferPointer { bytes in
            other.withUnsafeBufferPointer { other in
                guard bytes.count == other.count, let start = bytes.baseAddress, let otherStart = other.baseAddress
                else { return bytes.count == other.count }
                return memcmp(start, otherStart, bytes.count) == 0
            }
        }
    }
}
