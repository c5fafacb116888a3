/// Bytes in the format of zlib (RFC 1950), compressed by what repeats at one of two distances: the byte before, and the
/// row before. For drawings that is nearly as good as a search for repetitions, and a small part of the work.
struct ZlibStream {
    private(set) var bytes: [UInt8] = [0x78, 0x01]
    private var bits = UInt32(0)
    private var bitCount = UInt32(0)

    /// The most bytes that are taken from before at once.
    private static let longest = 258

    /// The stream of data in rows of a length.
    init(_ data: [UInt8], period: Int) {
        // One block, the last one, with the codes that RFC 1951 fixes.
        put(0b011, count: 3)
        let distances = (1...32_768).contains(period) && period > 1 ? [1, period] : [1]
        var place = 0
        while place < data.count {
            let repeats = distances.map { (distance: $0, length: Self.repeated(data, at: place, distance: $0)) }
            if let best = repeats.max(by: { $0.length < $1.length }), best.length >= 3 {
                put(length: best.length)
                put(distance: best.distance)
                place += best.length
            } else {
                put(symbol: Int(data[place]))
                place += 1
            }
        }
        put(symbol: 256)
        put(0, count: (8 - bitCount) % 8)
        bytes += PNGImage.bigEndian(Self.checksum(data))
    }

    /// How many bytes are as those that distance before.
    private static func repeated(_ data: [UInt8], at place: Int, distance: Int) -> Int {
        guard place >= distance else { return 0 }
        let most = min(longest, data.count - place)
        var length = 0
        while length < most, data[place + length] == data[place + length - distance] { length += 1 }
        return length
    }

    /// A length from 3 to 258: a symbol for a group of lengths, which doubles every four groups, and the place in it.
    private mutating func put(length: Int) {
        guard length < Self.longest else { return put(symbol: 285) }
        let rest = UInt32(length - 3)
        let extra = rest < 8 ? 0 : UInt32(29 - rest.leadingZeroBitCount)
        put(symbol: 257 + Int(4 * extra + rest >> extra))
        put(rest & (1 << extra - 1), count: extra)
    }

    /// A distance: as a length, with two groups of each size.
    private mutating func put(distance: Int) {
        let rest = UInt32(distance - 1)
        let extra = rest < 4 ? 0 : UInt32(30 - rest.leadingZeroBitCount)
        put(reversed(2 * extra + rest >> extra, count: 5), count: 5)
        put(rest & (1 << extra - 1), count: extra)
    }

    /// A byte, the end of the block (256) or a group of lengths, in the fixed codes.
    private mutating func put(symbol: Int) {
        let (code, count): (Int, UInt32) =
            switch symbol {
            case ..<144: (0x30 + symbol, 8)
            case ..<256: (0x190 + symbol - 144, 9)
            case ..<280: (symbol - 256, 7)
            default: (0xC0 + symbol - 280, 8)
            }
        put(reversed(UInt32(code), count: count), count: count)
    }

    /// Codes are put with their highest bit first, all else with its lowest.
    private func reversed(_ code: UInt32, count: UInt32) -> UInt32 {
        (0..<count).reduce(0) { $0 << 1 | code >> $1 & 1 }
    }

    private mutating func put(_ value: UInt32, count: UInt32) {
        bits |= value << bitCount
        bitCount += count
        while bitCount >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: bits))
            bits >>= 8
            bitCount -= 8
        }
    }

    /// Adler-32.
    private static func checksum(_ data: [UInt8]) -> UInt32 {
        var (low, high) = (UInt32(1), UInt32(0))
        for byte in data {
            low = (low + UInt32(byte)) % 65_521
            high = (high + low) % 65_521
        }
        return high << 16 | low
    }
}
