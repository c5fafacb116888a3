import ButtonLayout

/// A button with its rulers, measured in pixels, so that it can be given a place.
struct SVGFigure {
    let drawing: ButtonDrawing
    /// Pixels a point.
    let zoom: Double
    private let insets: InsetLanes
    private let dimensions: DimensionLanes

    init(_ drawing: ButtonDrawing, zoom: Double) {
        self.drawing = drawing
        self.zoom = zoom
        // The lines of the rects need room too.
        let extent = drawing.extent.scaled(by: zoom).grown(by: 1)
        insets = InsetLanes(drawing.insets, around: extent, bounds: drawing.bounds.scaled(by: zoom), zoom: zoom)
        dimensions = DimensionLanes(drawing.dimensions, around: extent, zoom: zoom)
    }

    /// The area of the button and of everything around it, in pixels from the button's origin.
    var area: Rect { insets.area.union(dimensions.area) }

    /// The figure with the button's origin at a place of the picture.
    func write(x: Double, y: Double, showsGrid: Bool, to markup: inout SVGMarkup) {
        markup.add(
            "<g transform=\"translate(\(x.svg) \(y.svg))\">\n<g transform=\"scale(\(zoom.svg(decimals: 9)))\">\n")
        let button = SVGButton(drawing: drawing)
        // Finer pixels than that are a grey area.
        button.write(showsGrid: showsGrid && zoom >= 2.5 * drawing.layout.scale, to: &markup)
        markup.add("</g>\n")
        for fault in drawing.faults { markup.hatch(fault.scaled(by: zoom)) }
        button.writeText(scaledBy: zoom, to: &markup)
        insets.write(to: &markup)
        dimensions.write(to: &markup)
        markup.add("</g>\n")
    }
}

extension Rect {
    func scaled(by factor: Double) -> Rect {
        Rect(x: x * factor, y: y * factor, width: width * factor, height: height * factor)
    }

    fileprivate func grown(by margin: Double) -> Rect {
        Rect(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
    }

    var svgPlace: String {
        "x=\"\(x.svg)\" y=\"\(y.svg)\" width=\"\(width.svg)\" height=\"\(height.svg)\""
    }
}
