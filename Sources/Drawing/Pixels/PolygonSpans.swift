/// The pixels inside of a polygon.
struct PolygonSpans {
    /// Pixels side by side.
    struct Span {
        var x: Range<Int>
        var y: Int
    }

    private(set) var spans: [Span] = []

    init(_ corners: [(x: Int, y: Int)]) {
        guard let top = corners.map(\.y).min(), let bottom = corners.map(\.y).max() else { return }
        let edges = zip(corners, corners.dropFirst() + corners.prefix(1))
        for y in top...bottom {
            // Where the edges cross the row; a row on which two of them meet is one with an end of the other.
            var crossings: [Int] = []
            for (one, other) in edges where one.y != other.y && (min(one.y, other.y)..<max(one.y, other.y)).contains(y)
            {
                crossings.append(one.x + (other.x - one.x) * (y - one.y) / (other.y - one.y))
            }
            crossings.sort()
            for pair in stride(from: 0, to: crossings.count - 1, by: 2) {
                spans.append(Span(x: crossings[pair]..<crossings[pair + 1] + 1, y: y))
            }
        }
    }
}
