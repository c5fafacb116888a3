import ButtonLayout
import ButtonSpec
import Reporters
import TitleMetrics

/// The button itself, in points.
struct SVGButton {
    let drawing: ButtonDrawing

    func write(showsGrid: Bool, to markup: inout SVGMarkup) {
        markup.rect(drawing.bounds, "bounds")
        if let image = drawing.imageRect { write(image: image, to: &markup) }
        if let title = drawing.title { markup.rect(title.rect, "title") }
        if showsGrid { markup.path(grid, "grid") }
        if drawing.contentRect != drawing.bounds { markup.rect(drawing.contentRect.standardized, "content-rect") }
        if let frame = drawing.smallestFrame { markup.rect(frame, "smallest") }
        markup.rect(drawing.bounds, "bounds-edge")
    }

    /// A landscape under a sun, which shows at once when an image is squeezed: the sun is no circle then.
    private func write(image rect: Rect, to markup: inout SVGMarkup) {
        markup.rect(rect, "image")
        let natural = drawing.appearance.input.image ?? rect.size
        let unit = 0.1 * min(natural.width, natural.height)
        let radius = (
            x: unit * rect.width / max(natural.width, 0.01), y: unit * rect.height / max(natural.height, 0.01)
        )
        let sun = (x: rect.x + rect.width * 0.68, y: rect.y + rect.height * 0.32)
        func point(_ x: Double, _ y: Double) -> String {
            "\((rect.x + rect.width * x).svg) \((rect.y + rect.height * y).svg)"
        }
        let hills = [(0.16, 0.82), (0.4, 0.42), (0.56, 0.66), (0.66, 0.54), (0.84, 0.82)].map(point)
        let (rx, ry) = (radius.x.svg, radius.y.svg)
        let left = "\((sun.x - radius.x).svg) \(sun.y.svg)"
        let right = "\((sun.x + radius.x).svg) \(sun.y.svg)"
        markup.path(
            "M\(left)A\(rx) \(ry) 0 1 1 \(right)A\(rx) \(ry) 0 1 1 \(left)ZM\(hills.joined(separator: "L"))Z", "glyph")
    }

    /// The title's text, which is read over whatever hatches it.
    func writeText(scaledBy zoom: Double, to markup: inout SVGMarkup) {
        guard let title = drawing.title, title.width > 0 else { return }
        let scale = "transform=\"scale(\(zoom.svg(decimals: 9)))\""
        guard let text = title.text else {
            // Only the size is known: a bar as high as a small letter.
            let height = min(title.rect.height * 0.36, title.fontSize * 0.52)
            let bar = Rect(
                x: title.rect.midX - title.width / 2, y: title.rect.midY - height / 2, width: title.width,
                height: height)
            return markup.add("<rect class=\"bar\" \(scale) \(bar.svgPlace)/>\n")
        }
        guard !text.isEmpty else { return }
        // Letters of the system font are about 0.7 of its size high.
        let baseline = title.rect.midY + title.fontSize * 0.35
        let place = "x=\"\(title.rect.midX.svg)\" y=\"\(baseline.svg)\" textLength=\"\(title.width.svg)\""
        let weight = title.weight.css == 400 ? "" : ";font-weight:\(title.weight.css)"
        markup.add(
            "<text class=\"title-text middle\" \(scale) \(place) lengthAdjust=\"spacingAndGlyphs\""
                + " style=\"font-size:\(title.fontSize.svg)px\(weight)\">\(HTMLText.escaped(text))</text>\n")
    }

    /// The lines between the device pixels of the bounds, as one path; nothing where they are too many to be seen.
    private var grid: String {
        let scale = drawing.layout.scale > 0 ? drawing.layout.scale : 1
        let area = drawing.bounds.standardized
        let counts = (x: (area.width * scale).rounded(.down), y: (area.height * scale).rounded(.down))
        guard counts.x + counts.y <= 8_000 else { return "M0 0" }
        let columns = stride(from: 0, through: counts.x, by: 1).map { "M\(($0 / scale).svg) 0v\(area.height.svg)" }
        let rows = stride(from: 0, through: counts.y, by: 1).map { "M0 \(($0 / scale).svg)h\(area.width.svg)" }
        return (columns + rows).joined()
    }
}

extension FontWeight {
    /// The weight as CSS counts it.
    var css: Int {
        switch self {
        case .thin: 200
        case .ultraLight: 100
        case .light: 300
        case .regular: 400
        case .medium: 500
        case .semibold: 600
        case .bold: 700
        case .heavy: 800
        case .black: 900
        }
    }
}
