/// Data in the format of zlib, decompressed. It knows one block with the fixed codes.
struct Inflated {
    enum Failure: Error {
        case malformed(String)
    }

    private(set) var bytes: [UInt8] = []
    private let data: [UInt8]
    /// The place in bits.
    private var place = 16

    init(_ data: [UInt8]) throws {
        self.data = data
        guard data.count > 6, data[0] == 0x78, (Int(data[0]) << 8 | Int(data[1])) % 31 == 0, bits(3) == 0b011 else {
            throw Failure.malformed("the beginning")
        }
        while true {
            let symbol = symbol()
            if symbol == 256 { break }
            guard symbol > 256 else {
                bytes.append(UInt8(symbol))
                continue
            }
            let length = symbol == 285 ? 258 : 3 + grouped(symbol - 257, groups: 4)
            let distance = 1 + grouped(code(5), groups: 2)
            guard distance <= bytes.count else { throw Failure.malformed("distance \(distance)") }
            for _ in 0..<length { bytes.append(bytes[bytes.count - distance]) }
        }
        var (low, high) = (1, 0)
        for byte in bytes { (low, high) = ((low + Int(byte)) % 65521, (high + low + Int(byte)) % 65521) }
        let sum = data.suffix(4).reduce(0) { $0 << 8 | Int($1) }
        guard sum == high << 16 | low, (place + 7) / 8 == data.count - 4 else { throw Failure.malformed("the end") }
    }

    /// What a symbol for a group of numbers stands for, of which so many have the same size.
    private mutating func grouped(_ symbol: Int, groups: Int) -> Int {
        guard symbol >= 2 * groups else { return symbol }
        let extra = symbol / groups - 1
        return (groups + symbol % groups) << extra + bits(extra)
    }

    private mutating func bits(_ count: Int) -> Int {
        (0..<count).reduce(0) { $0 | bit() << $1 }
    }

    private mutating func code(_ count: Int) -> Int { (0..<count).reduce(0) { code, _ in code << 1 | bit() } }

    private mutating func bit() -> Int {
        guard place / 8 < data.count else { return 0 }
        defer { place += 1 }
        return Int(data[place / 8]) >> (place % 8) & 1
    }

    private mutating func symbol() -> Int {
        let short = code(7)
        if short < 24 { return 256 + short }
        let middle = short << 1 | bit()
        if (48..<192).contains(middle) { return middle - 48 }
        if (192..<200).contains(middle) { return middle - 192 + 280 }
        return (middle << 1 | bit()) - 400 + 144
    }
}
