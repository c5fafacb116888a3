/// A picture of sixels as a terminal shows it, written from DEC's description of the format.
struct DecodedSixels {
    enum Failure: Error {
        case malformed(String)
    }

    private(set) var width = 0
    private(set) var height = 0
    /// Red, green and blue in percent; nil for pixels that are not drawn.
    private(set) var pixels: [[Int]?] = []

    init(_ text: String) throws {
        guard text.hasPrefix("\u{1B}P7;1;q"), text.hasSuffix("\u{1B}\\") else {
            throw Failure.malformed("no DCS to ST")
        }
        var rest = Array(text.utf8.dropFirst(7).dropLast(2))[...]
        var colors: [Int: [Int]] = [:]
        var color: [Int]?
        var (x, y) = (0, 0)
        while let byte = rest.popFirst() {
            switch Character(Unicode.Scalar(byte)) {
            case "\"":
                let numbers = Self.numbers(&rest)
                guard numbers.count == 4, numbers[0] == 1, numbers[1] == 1, pixels.isEmpty else {
                    throw Failure.malformed("raster attributes \(numbers)")
                }
                (width, height) = (numbers[2], numbers[3])
                pixels = Array(repeating: nil, count: width * height)
            case "#":
                let numbers = Self.numbers(&rest)
                if numbers.count == 5, numbers[1] == 2 { colors[numbers[0]] = Array(numbers[2...]) }
                color = colors[numbers[0]]
                guard color != nil else { throw Failure.malformed("no colour \(numbers)") }
            case "$": x = 0
            case "-": (x, y) = (0, y + 6)
            case "!":
                let count = Self.numbers(&rest)[0]
                guard let sixel = rest.popFirst() else { throw Failure.malformed("a count of nothing") }
                for _ in 0..<count { try set(sixel, &x, y, color) }
            default: try set(byte, &x, y, color)
            }
        }
    }

    private mutating func set(_ sixel: UInt8, _ x: inout Int, _ y: Int, _ color: [Int]?) throws {
        guard (63...126).contains(sixel), x < width else { throw Failure.malformed("sixel \(sixel) at \(x), \(y)") }
        for row in 0..<6 where (sixel - 63) >> UInt8(row) & 1 == 1 {
            guard y + row < height, pixels[(y + row) * width + x] == nil else {
                throw Failure.malformed("pixel \(x), \(y + row) is outside or drawn twice")
            }
            pixels[(y + row) * width + x] = color
        }
        x += 1
    }

    private static func numbers(_ rest: inout ArraySlice<UInt8>) -> [Int] {
        let text = rest.prefix { (48...57).contains($0) || $0 == 59 }
        rest = rest.dropFirst(text.count)
        return String(decoding: text, as: UTF8.self).split(separator: ";").compactMap { Int($0) }
    }
}
