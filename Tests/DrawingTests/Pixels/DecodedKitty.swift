import Foundation

/// A picture in kitty's protocol as a terminal reads it.
struct DecodedKitty {
    enum Failure: Error {
        case malformed(String)
    }

    /// The keys of every piece, and the number of bytes behind them.
    private(set) var pieces: [(keys: String, length: Int)] = []
    let image: DecodedPNG

    init(_ text: String) throws {
        var data = ""
        for piece in text.components(separatedBy: "\u{1B}\\").dropLast() {
            let parts = piece.split(separator: ";", maxSplits: 1)
            guard parts.count == 2, parts[0].hasPrefix("\u{1B}_G") else { throw Failure.malformed(piece) }
            pieces.append((String(parts[0].dropFirst(3)), parts[1].utf8.count))
            data += parts[1]
        }
        guard text.hasSuffix("\u{1B}\\"), let bytes = Data(base64Encoded: data) else {
            throw Failure.malformed("no ST, or no Base64")
        }
        image = try DecodedPNG(Array(bytes))
    }
}

/// A PNG with a palette and 4 bits a pixel.
struct DecodedPNG {
    private(set) var width = 0
    private(set) var height = 0
    private(set) var palette: [[UInt8]] = []
    /// Numbers of the palette, row by row.
    private(set) var pixels: [Int] = []

    init(_ bytes: [UInt8]) throws {
        guard bytes.starts(with: [137, 80, 78, 71, 13, 10, 26, 10]) else { throw DecodedKitty.Failure.malformed("PNG") }
        var rest = bytes.dropFirst(8)
        func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
        while !rest.isEmpty {
            let length = number(rest.prefix(4))
            let name = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
            let data = rest.dropFirst(8).prefix(length)
            rest = rest.dropFirst(12 + length)
            switch name {
            case "IHDR":
                (width, height) = (number(data.prefix(4)), number(data.dropFirst(4).prefix(4)))
                guard Array(data.dropFirst(8)) == [4, 3, 0, 0, 0] else { throw DecodedKitty.Failure.malformed(name) }
            case "PLTE":
                palette = stride(from: data.startIndex, to: data.endIndex, by: 3).map { Array(data[$0..<$0 + 3]) }
            case "IDAT": pixels = try Self.pixels(Inflated(Array(data)).bytes, width, height)
            default: guard name == "IEND", data.isEmpty else { throw DecodedKitty.Failure.malformed(name) }
            }
        }
    }

    private static func pixels(_ bytes: [UInt8], _ width: Int, _ height: Int) throws -> [Int] {
        let length = (width + 1) / 2 + 1
        guard bytes.count == length * height else { throw DecodedKitty.Failure.malformed("\(bytes.count) bytes") }
        return (0..<height).flatMap { y -> [Int] in
            let row = bytes[y * length..<(y + 1) * length]
            return Array(row.dropFirst().flatMap { [Int($0 >> 4), Int($0 & 15)] }.prefix(width))
        }
    }
}
