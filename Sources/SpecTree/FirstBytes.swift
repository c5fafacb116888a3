extension UnsafeBufferPointer<UInt8> {
    /// Up to eight bytes from an offset on as one word, the first one lowest; zeros behind `length`.
    ///
    /// `length` bytes have to be there.
    @inlinable @inline(__always) package func firstBytes(at offset: Int, length: Int) -> UInt64 {
        guard offset &+ 8 <= count else { return lastBytes(at: offset, length: length) }
        let stored = UnsafeRawBufferPointer(self).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        let word = UInt64(littleEndian: stored)
        return length >= 8 ? word : word & ~(UInt64.max << (8 &* UInt64(truncatingIfNeeded: length)))
    }

    /// The same near the end, where eight bytes cannot be read at once.
    @inline(never) @usableFromInline func lastBytes(at offset: Int, length: Int) -> UInt64 {
        self[offset..<offset + Swift.min(length, 8)].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
}
