import ButtonLayout
import ButtonSpec

/// The button itself, in points.
struct ButtonShapes {
    let drawing: ButtonDrawing

    func draw(on canvas: inout some Canvas, showsGrid: Bool) {
        canvas.rect(drawing.bounds, "bounds")
        if let image = drawing.imageRect { draw(image: image, on: &canvas) }
        if let title = drawing.title { canvas.rect(title.rect, "title") }
        if showsGrid { canvas.path(grid, "grid") }
        if drawing.contentRect != drawing.bounds { canvas.rect(drawing.contentRect.standardized, "content-rect") }
        if let frame = drawing.smallestFrame { canvas.rect(frame, "smallest") }
        canvas.rect(drawing.bounds, "bounds-edge")
    }

    /// A landscape under a sun, which shows at once when an image is squeezed: the sun is no circle then.
    private func draw(image rect: Rect, on canvas: inout some Canvas) {
        canvas.rect(rect, "image")
        let natural = drawing.appearance.input.image ?? rect.size
        let unit = 0.1 * min(natural.width, natural.height)
        let radius = (
            x: unit * rect.width / max(natural.width, 0.01), y: unit * rect.height / max(natural.height, 0.01)
        )
        let sun = (x: rect.x + rect.width * 0.68, y: rect.y + rect.height * 0.32)
        let (left, right) = (sun.x - radius.x, sun.x + radius.x)
        let disc = Path([
            .move(x: left, y: sun.y), .halfEllipse(rx: radius.x, ry: radius.y, x: right, y: sun.y),
            .halfEllipse(rx: radius.x, ry: radius.y, x: left, y: sun.y), .close,
        ])
        let hills = [(0.16, 0.82), (0.4, 0.42), (0.56, 0.66), (0.66, 0.54), (0.84, 0.82)]
        let corners = hills.map { (x: rect.x + rect.width * $0.0, y: rect.y + rect.height * $0.1) }
        canvas.path(disc + Path(polygon: corners), "glyph")
    }

    /// The lines between the device pixels of the bounds, as one path; nothing where they are too many to be seen.
    private var grid: Path {
        let scale = drawing.layout.scale > 0 ? drawing.layout.scale : 1
        let area = drawing.bounds.standardized
        let counts = (x: (area.width * scale).rounded(.down), y: (area.height * scale).rounded(.down))
        guard counts.x + counts.y <= 8_000 else { return Path([.move(x: 0, y: 0)]) }
        var grid = Path()
        for number in stride(from: 0, through: counts.x, by: 1) {
            grid += Path([.move(x: number / scale, y: 0), .ahead(.vertical, by: area.height)])
        }
        for number in stride(from: 0, through: counts.y, by: 1) {
            grid += Path([.move(x: 0, y: number / scale), .ahead(.horizontal, by: area.width)])
        }
        return grid
    }
}

/// What is drawn of a title's text.
extension DrawnTitle {
    /// The line that the letters stand on: those of the system font are about 0.7 of its size high.
    var baseline: Double { rect.midY + fontSize * 0.35 }

    /// A bar as high as a small letter, for a title of which only the size is known.
    var bar: Rect {
        let height = min(rect.height * 0.36, fontSize * 0.52)
        return Rect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
    }
}
