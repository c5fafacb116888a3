/// A bitmap as a terminal of the VT340 kind reads it: bands of six rows, and in each a layer for every colour.
///
/// The format is that of DEC's "VT330/VT340 Programmer Reference Manual", chapter 14.
struct SixelImage {
    let bitmap: Bitmap
    let theme: Theme

    private static let rows = 6

    /// The escape sequence, from DCS to ST. It only says how the pixels of the bitmap are set.
    var text: String {
        // Pixels are square, and what is not drawn stays as it is.
        var bytes = Array("\u{1B}P7;1;q\"1;1;\(bitmap.width);\(bitmap.height)".utf8)
        for ink in Ink.allCases where bitmap.pixels.contains(ink) {
            let percent = ink.components(in: theme).map { String((Int($0) * 100 + 127) / 255) }
            bytes += Array("#\(ink.rawValue);2;\(percent.joined(separator: ";"))".utf8)
        }
        for top in stride(from: 0, to: bitmap.height, by: Self.rows) {
            if top > 0 { bytes.append(UInt8(ascii: "-")) }
            bytes += band(from: top)
        }
        bytes += Array("\u{1B}\\".utf8)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The layers of a band.
    private func band(from top: Int) -> [UInt8] {
        var layers = Array(repeating: [UInt8](), count: Ink.allCases.count)
        for y in top..<min(top + Self.rows, bitmap.height) {
            for (x, ink) in bitmap.row(y).enumerated() {
                let layer = Int(ink.rawValue)
                if layers[layer].isEmpty { layers[layer] = Array(repeating: 0, count: bitmap.width) }
                layers[layer][x] |= 1 << UInt8(y - top)
            }
        }
        var bytes: [UInt8] = []
        for (ink, layer) in layers.enumerated() where !layer.isEmpty {
            if !bytes.isEmpty { bytes.append(UInt8(ascii: "$")) }
            bytes += Array("#\(ink)".utf8) + Self.runs(layer)
        }
        return bytes
    }

    /// The sixels of a layer, with a count before those that repeat; nothing for the empty ones at the end.
    private static func runs(_ layer: [UInt8]) -> [UInt8] {
        var bytes: [UInt8] = []
        var start = 0
        while start < layer.count {
            let sixel = layer[start]
            let end = layer[start...].firstIndex { $0 != sixel } ?? layer.count
            if sixel == 0, end == layer.count { break }
            let character = sixel + UInt8(ascii: "?")
            let count = end - start
            bytes += count > 3 ? Array("!\(count)".utf8) + [character] : Array(repeating: character, count: count)
            start = end
        }
        return bytes
    }
}
