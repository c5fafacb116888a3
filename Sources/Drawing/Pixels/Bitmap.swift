/// Pixels, each in one of the inks.
struct Bitmap {
    let width: Int
    let height: Int
    /// The pixels row by row.
    private(set) var pixels: [Ink]

    /// The most pixels on a side: figures are far smaller, and whatever comes, a bitmap takes little memory.
    private static let longest = 6_000

    /// A bitmap of paper.
    init(width: Int, height: Int) {
        self.width = min(max(1, width), Self.longest)
        self.height = min(max(1, height), Self.longest)
        pixels = Array(repeating: .paper, count: self.width * self.height)
    }

    subscript(x: Int, y: Int) -> Ink { pixels[y * width + x] }

    /// Fills an area, as far as it is on the bitmap.
    mutating func fill(x: Range<Int>, y: Range<Int>, _ ink: Ink) {
        let columns = x.clamped(to: 0..<width)
        for row in y.clamped(to: 0..<height) {
            for column in columns { pixels[row * width + column] = ink }
        }
    }

    /// The pixels of a row.
    func row(_ y: Int) -> ArraySlice<Ink> { pixels[y * width..<(y + 1) * width] }
}
