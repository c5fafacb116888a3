import ButtonLayout

/// A line beside a button that arrows and dimensions of one axis lie on.
struct Track {
    let axis: Axis
    /// Where the line is on the other axis, in pixels.
    let place: Double

    /// A point of the line, or one at a distance across it, as path data.
    func point(_ along: Double, across: Double = 0) -> String {
        axis == .horizontal
            ? "\(along.svg) \((place + across).svg)" : "\((place + across).svg) \(along.svg)"
    }

    /// A bar across the line.
    func bar(at along: Double) -> String { "M\(point(along, across: -4))\(axis == .horizontal ? "v" : "h")8" }

    /// A part of the line.
    func line(from start: Double, to end: Double) -> String {
        "M\(point(start))\(axis == .horizontal ? "H" : "V")\(end.svg)"
    }

    /// A line from this one to another one, across both.
    func line(to other: Track, at along: Double) -> String {
        "M\(point(along))\(axis == .horizontal ? "V" : "H")\(other.place.svg)"
    }

    /// The head of an arrow that ends at a place; nothing where the arrow is too short for one.
    func head(from start: Double, to end: Double) -> String {
        let length = min(6, abs(end - start))
        guard length >= 1 else { return "" }
        let back = end - (end > start ? length : -length)
        return "M\(point(end))L\(point(back, across: -3))L\(point(back, across: 3))Z"
    }
}

/// Paths, gathered by their style: few elements are quick to show.
struct SVGPaths {
    private var styles: [String] = []
    private var data: [String: String] = [:]

    mutating func add(_ path: String, _ style: String) {
        guard !path.isEmpty else { return }
        if data[style] == nil { styles.append(style) }
        data[style, default: ""] += path
    }

    func write(to markup: inout SVGMarkup) {
        for style in styles { markup.path(data[style] ?? "", style) }
    }
}
