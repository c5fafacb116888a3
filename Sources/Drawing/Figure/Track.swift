import ButtonLayout

/// A line beside a button that arrows and dimensions of one axis lie on.
struct Track {
    let axis: Axis
    /// Where the line is on the other axis, in pixels.
    let place: Double

    /// A point of the line, or one at a distance across it.
    private func point(_ along: Double, across: Double = 0) -> (x: Double, y: Double) {
        axis == .horizontal ? (along, place + across) : (place + across, along)
    }

    private var across: Axis { axis == .horizontal ? .vertical : .horizontal }

    private func move(to point: (x: Double, y: Double)) -> Path.Step { .move(x: point.x, y: point.y) }

    /// A bar across the line.
    func bar(at along: Double) -> Path { Path([move(to: point(along, across: -4)), .ahead(across, by: 8)]) }

    /// A part of the line.
    func line(from start: Double, to end: Double) -> Path { Path([move(to: point(start)), .along(axis, to: end)]) }

    /// A line from this one to another one, across both.
    func line(to other: Track, at along: Double) -> Path {
        Path([move(to: point(along)), .along(across, to: other.place)])
    }

    /// The head of an arrow that ends at a place; nothing where the arrow is too short for one.
    func head(from start: Double, to end: Double) -> Path {
        let length = min(6, abs(end - start))
        guard length >= 1 else { return Path() }
        let back = end - (end > start ? length : -length)
        return Path(polygon: [point(end), point(back, across: -3), point(back, across: 3)])
    }
}
