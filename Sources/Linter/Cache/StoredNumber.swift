extension FixedWidthInteger {
    /// The number as the cache stores it: the lowest byte first.
    var storedBytes: [UInt8] { withUnsafeBytes(of: littleEndian) { Array($0) } }

    /// The number that is stored at an offset of a buffer, which has to hold it whole.
    @inline(__always)
    init(storedIn bytes: UnsafeRawBufferPointer, at offset: Int) {
        self.init(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: Self.self))
    }
}
