/// 256 bits that stand for some bytes: nobody can find two inputs that have the same.
package struct Digest: Hashable, Comparable, Sendable {
    private let first: UInt64
    private let second: UInt64
    private let third: UInt64
    private let fourth: UInt64

    /// The length in bytes.
    static let length = 32

    init(_ first: UInt64, _ second: UInt64, _ third: UInt64, _ fourth: UInt64) {
        self.first = first
        self.second = second
        self.third = third
        self.fourth = fourth
    }

    /// The digest that is stored at an offset of a buffer, which has to hold it whole.
    init(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
        func word(_ index: Int) -> UInt64 { UInt64(storedIn: bytes, at: offset + 8 * index) }
        self.init(word(0), word(1), word(2), word(3))
    }

    /// As it is stored.
    var bytes: [UInt8] { [first, second, third, fourth].flatMap(\.storedBytes) }

    /// The first 64 bits, enough to notice damage.
    var checksum: UInt64 { first }

    package static func < (left: Digest, right: Digest) -> Bool {
        (left.first, left.second, left.third, left.fourth) < (right.first, right.second, right.third, right.fourth)
    }
}
