/// The hash BLAKE2b (RFC 7693) with digests of 256 bits, with or without a key.
///
/// It is a cryptographic one, for a file must not be able to pass for another that was judged before; and of these it is
/// among the fastest without instructions of a certain processor.
struct BLAKE2b {
    private var state = Self.start
    private var block = [UInt8](repeating: 0, count: Self.blockSize)
    private var filled = 0
    private var hashed: UInt64 = 0

    private static let blockSize = 128

    init() { state.0 ^= 0x0101_0000 ^ UInt64(Digest.length) }

    /// A hash whose results are others for every key.
    init(key: Digest) {
        state.0 ^= 0x0101_0000 ^ UInt64(Digest.length) << 8 ^ UInt64(Digest.length)
        block.replaceSubrange(0..<Digest.length, with: key.bytes)
        filled = Self.blockSize
    }

    /// The digest of some bytes.
    static func digest(of bytes: [UInt8], key: Digest) -> Digest {
        var hash = BLAKE2b(key: key)
        hash.add(bytes)
        return hash.digest()
    }

    mutating func add(_ bytes: [UInt8]) { bytes.withUnsafeBytes { add($0) } }

    private mutating func add(_ bytes: UnsafeRawBufferPointer) {
        var offset = 0
        // The last block, even a full one, waits for the end, where it is marked.
        while offset < bytes.count {
            if filled == Self.blockSize {
                hashed &+= UInt64(Self.blockSize)
                block.withUnsafeBytes { compress($0, isLast: false) }
                filled = 0
            }
            if filled == 0 {
                while bytes.count - offset > Self.blockSize {
                    hashed &+= UInt64(Self.blockSize)
                    compress(UnsafeRawBufferPointer(rebasing: bytes[offset...]), isLast: false)
                    offset += Self.blockSize
                }
            }
            let count = min(Self.blockSize - filled, bytes.count - offset)
            block.replaceSubrange(filled..<filled + count, with: bytes[offset..<offset + count])
            filled += count
            offset += count
        }
    }

    /// The digest of everything that was added.
    func digest() -> Digest {
        var hash = self
        hash.hashed &+= UInt64(filled)
        for index in filled..<Self.blockSize { hash.block[index] = 0 }
        hash.block.withUnsafeBytes { hash.compress($0, isLast: true) }
        return Digest(hash.state.0, hash.state.1, hash.state.2, hash.state.3)
    }

    // MARK: - The compression

    private typealias State = (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64)

    private static let start: State = (
        0x6a09_e667_f3bc_c908, 0xbb67_ae85_84ca_a73b, 0x3c6e_f372_fe94_f82b, 0xa54f_f53a_5f1d_36f1,
        0x510e_527f_ade6_82d1, 0x9b05_688c_2b3e_6c1f, 0x1f83_d9ab_fb41_bd6b, 0x5be0_cd19_137e_2179
    )

    private mutating func compress(_ block: UnsafeRawBufferPointer, isLast: Bool) {
        guard block.count >= Self.blockSize else { return }
        var work = Work(state: state, hashed: hashed, isLast: isLast)
        // The order in which each round takes the words of a block, a digit a word, the first one lowest. Written out, for
        // then each word has its place when the program is built.
        work.round(block, 0xFEDC_BA98_7654_3210)
        work.round(block, 0x357B_20C1_6DF9_84AE)
        work.round(block, 0x4917_63EA_DF25_0C8B)
        work.round(block, 0x8F04_A562_EBCD_1397)
        work.round(block, 0xD386_CB1E_FA42_7509)
        work.round(block, 0x91EF_57D4_38B0_A6C2)
        work.round(block, 0xB829_3670_A4DE_F15C)
        work.round(block, 0xA268_4F05_931C_E7BD)
        work.round(block, 0x5A41_7D2C_803B_9EF6)
        work.round(block, 0x0DC3_E9BF_5167_482A)
        work.round(block, 0xFEDC_BA98_7654_3210)
        work.round(block, 0x357B_20C1_6DF9_84AE)
        state = work.joined(to: state)
    }

    /// The sixteen words that a block is worked into.
    private struct Work {
        private var a: Row
        private var b: Row
        private var c: Row
        private var d: Row

        private typealias Row = (UInt64, UInt64, UInt64, UInt64)

        @inline(__always) init(state: State, hashed: UInt64, isLast: Bool) {
            a = (state.0, state.1, state.2, state.3)
            b = (state.4, state.5, state.6, state.7)
            let (c0, c1, c2, c3, d0, d1, d2, d3) = BLAKE2b.start
            c = (c0, c1, c2, c3)
            d = (d0 ^ hashed, d1, isLast ? ~d2 : d2, d3)
        }

        @inline(__always) mutating func round(_ block: UnsafeRawBufferPointer, _ order: UInt64) {
            @inline(__always) func word(_ place: UInt64) -> UInt64 {
                UInt64(storedIn: block, at: 8 &* Int(truncatingIfNeeded: order &>> (4 &* place) & 0xF))
            }
            BLAKE2b.mix(&a.0, &b.0, &c.0, &d.0, word(0), word(1))
            BLAKE2b.mix(&a.1, &b.1, &c.1, &d.1, word(2), word(3))
            BLAKE2b.mix(&a.2, &b.2, &c.2, &d.2, word(4), word(5))
            BLAKE2b.mix(&a.3, &b.3, &c.3, &d.3, word(6), word(7))
            BLAKE2b.mix(&a.0, &b.1, &c.2, &d.3, word(8), word(9))
            BLAKE2b.mix(&a.1, &b.2, &c.3, &d.0, word(10), word(11))
            BLAKE2b.mix(&a.2, &b.3, &c.0, &d.1, word(12), word(13))
            BLAKE2b.mix(&a.3, &b.0, &c.1, &d.2, word(14), word(15))
        }

        @inline(__always) func joined(to state: State) -> State {
            (
                state.0 ^ a.0 ^ c.0, state.1 ^ a.1 ^ c.1, state.2 ^ a.2 ^ c.2, state.3 ^ a.3 ^ c.3,
                state.4 ^ b.0 ^ d.0, state.5 ^ b.1 ^ d.1, state.6 ^ b.2 ^ d.2, state.7 ^ b.3 ^ d.3
            )
        }
    }

    @inline(__always)
    private static func mix(
        _ a: inout UInt64, _ b: inout UInt64, _ c: inout UInt64, _ d: inout UInt64, _ x: UInt64, _ y: UInt64
    ) {
        a = a &+ b &+ x
        d = rotated(d ^ a, 32)
        c = c &+ d
        b = rotated(b ^ c, 24)
        a = a &+ b &+ y
        d = rotated(d ^ a, 16)
        c = c &+ d
        b = rotated(b ^ c, 63)
    }

    @inline(__always)
    private static func rotated(_ word: UInt64, _ count: UInt64) -> UInt64 { word &>> count | word &<< (64 &- count) }
}
