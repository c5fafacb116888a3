import ButtonLayout

/// A canvas of pixels. A line is on the pixel of its coordinate, so that an area, the lines around it and those that
/// measure it meet in the same pixels.
struct PixelCanvas {
    private(set) var bitmap: Bitmap
    /// The pixels of the bitmap to one of a figure, which is how thick lines are, too.
    let unit: Int
    private var origin = (x: 0.0, y: 0.0)
    private var factor = 1.0

    /// A canvas of a size in the pixels of figures.
    init(_ size: Size, unit: Int) {
        self.unit = max(1, unit)
        bitmap = Bitmap(
            width: Self.whole(size.width * Double(self.unit)), height: Self.whole(size.height * Double(self.unit)))
    }

    /// Where something is on the bitmap.
    func point(_ x: Double, _ y: Double) -> (x: Int, y: Int) {
        (
            Self.whole((origin.x + x * factor) * Double(unit)), Self.whole((origin.y + y * factor) * Double(unit))
        )
    }

    /// A whole number that one may calculate with, whatever comes.
    private static func whole(_ number: Double) -> Int {
        number.isFinite ? Int(min(max(number, -1e6), 1e6).rounded()) : 0
    }

    mutating func fill(x: Range<Int>, y: Range<Int>, _ ink: Ink) { bitmap.fill(x: x, y: y, ink) }

    /// Draws a line with both of its ends.
    private mutating func line(
        _ start: (x: Int, y: Int), _ end: (x: Int, y: Int), _ ink: Ink, _ dash: Dash? = nil, thickness: Int
    ) {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let count = max(abs(dx), abs(dy))
        for step in 0...count {
            if let dash, step / unit % (dash.lengths.dash + dash.lengths.space) >= dash.lengths.dash { continue }
            let (x, y) = count == 0 ? start : (start.x + dx * step / count, start.y + dy * step / count)
            let (left, top) = (x - thickness / 2, y - thickness / 2)
            fill(x: left..<left + thickness, y: top..<top + thickness, ink)
        }
    }

    private mutating func edge(of rect: Rect, _ ink: Ink, _ dash: Dash?) {
        let (near, far) = (point(rect.minX, rect.minY), point(rect.maxX, rect.maxY))
        for y in [near.y, far.y] { line((near.x, y), (far.x, y), ink, dash, thickness: unit) }
        for x in [near.x, far.x] { line((x, near.y), (x, far.y), ink, dash, thickness: unit) }
    }
}

extension PixelCanvas: Canvas {
    mutating func rect(_ rect: Rect, _ style: String) {
        let inks = StyleInks(style)
        if let ink = inks.ink(.fill) {
            let (near, far) = (point(rect.minX, rect.minY), point(rect.maxX, rect.maxY))
            fill(x: near.x..<max(far.x, near.x + 1), y: near.y..<max(far.y, near.y + 1), ink)
        }
        if let ink = inks.ink(.stroke) { edge(of: rect, ink, inks.dash) }
    }

    mutating func hatch(_ rect: Rect) {
        let inks = (line: StyleInks("hatch-line").ink(.stroke), edge: StyleInks("hatch-edge").ink(.stroke))
        let (near, far) = (point(rect.minX, rect.minY), point(rect.maxX, rect.maxY))
        if let ink = inks.line {
            let columns = (near.x..<far.x + 1).clamped(to: 0..<bitmap.width)
            for y in (near.y..<far.y + 1).clamped(to: 0..<bitmap.height) {
                for x in columns where (x + y) % (6 * unit) < 2 * unit { fill(x: x..<x + 1, y: y..<y + 1, ink) }
            }
        }
        if let ink = inks.edge { edge(of: rect, ink, nil) }
    }

    mutating func path(_ path: Path, _ style: String) {
        let inks = StyleInks(style)
        let outlines = path.outlines.map { $0.map { point($0.x, $0.y) } }
        if let ink = inks.ink(.fill) {
            for outline in outlines {
                for span in PolygonSpans(outline).spans { fill(x: span.x, y: span.y..<span.y + 1, ink) }
                for (start, end) in zip(outline, outline.dropFirst()) { line(start, end, ink, thickness: 1) }
            }
        }
        guard let ink = inks.ink(.stroke) else { return }
        for outline in outlines {
            for (start, end) in zip(outline, outline.dropFirst()) { line(start, end, ink, inks.dash, thickness: unit) }
        }
    }

    mutating func translated(x: Double, y: Double, _ draw: (inout PixelCanvas) -> Void) {
        let outer = origin
        origin = (origin.x + x * factor, origin.y + y * factor)
        draw(&self)
        origin = outer
    }

    mutating func scaled(by factor: Double, _ draw: (inout PixelCanvas) -> Void) {
        let outer = self.factor
        self.factor *= factor
        draw(&self)
        self.factor = outer
    }
}
