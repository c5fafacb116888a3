/// A bitmap as a PNG (ISO/IEC 15948) with a palette, two pixels to a byte.
struct PNGImage {
    let bitmap: Bitmap
    let theme: Theme

    /// The file.
    var bytes: [UInt8] {
        let size = Self.bigEndian(UInt32(bitmap.width)) + Self.bigEndian(UInt32(bitmap.height))
        // 4 bits a pixel, which are numbers of colours; neither filters nor interlacing.
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Self.chunk("IHDR", size + [4, 3, 0, 0, 0])
            + Self.chunk("PLTE", Ink.allCases.flatMap { $0.components(in: theme) })
            + Self.chunk("IDAT", ZlibStream(rows, period: rowLength).bytes) + Self.chunk("IEND", [])
    }

    /// The bytes of a row with the one before it that says that it is not filtered.
    private var rowLength: Int { (bitmap.width + 1) / 2 + 1 }

    private var rows: [UInt8] {
        var rows: [UInt8] = []
        rows.reserveCapacity(rowLength * bitmap.height)
        for y in 0..<bitmap.height {
            rows.append(0)
            let pixels = bitmap.row(y).map(\.rawValue)
            for x in stride(from: 0, to: pixels.count, by: 2) {
                rows.append(pixels[x] << 4 | (x + 1 < pixels.count ? pixels[x + 1] : 0))
            }
        }
        return rows
    }

    private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
        let content = Array(name.utf8) + data
        return bigEndian(UInt32(data.count)) + content + bigEndian(checksum(content))
    }

    static func bigEndian(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    /// The CRC of a chunk.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var sum = UInt32.max
        for byte in bytes { sum = table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ sum >> 8 }
        return ~sum
    }

    private static let table = (0..<256).map { number in
        var sum = UInt32(number)
        for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
        return sum
    }
}
