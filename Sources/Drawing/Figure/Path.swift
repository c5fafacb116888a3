import ButtonLayout

/// Lines and outlines, in the order in which a pen draws them.
struct Path {
    /// A movement of the pen.
    enum Step {
        case move(x: Double, y: Double)
        case line(x: Double, y: Double)
        /// Along an axis to a place on it.
        case along(Axis, to: Double)
        /// Along an axis by a distance.
        case ahead(Axis, by: Double)
        /// Half of an ellipse with those radii, clockwise, to a point that is at the other end of a diameter.
        case halfEllipse(rx: Double, ry: Double, x: Double, y: Double)
        case close
    }

    private(set) var steps: [Step] = []

    init(_ steps: [Step] = []) { self.steps = steps }

    /// The outline of a polygon.
    init(polygon corners: [(x: Double, y: Double)]) {
        for (index, corner) in corners.enumerated() {
            steps.append(index == 0 ? .move(x: corner.x, y: corner.y) : .line(x: corner.x, y: corner.y))
        }
        if !corners.isEmpty { steps.append(.close) }
    }

    var isEmpty: Bool { steps.isEmpty }

    static func + (one: Path, other: Path) -> Path { Path(one.steps + other.steps) }
    static func += (one: inout Path, other: Path) { one.steps += other.steps }
}

/// Paths, gathered by their style: few elements are quick to show.
struct StyledPaths {
    private var styles: [String] = []
    private var paths: [String: Path] = [:]

    mutating func add(_ path: Path, _ style: String) {
        guard !path.isEmpty else { return }
        if paths[style] == nil { styles.append(style) }
        paths[style, default: Path()] += path
    }

    func draw(on canvas: inout some Canvas) {
        for style in styles { canvas.path(paths[style] ?? Path(), style) }
    }
}
