import ButtonLayout

/// A button with its rulers, measured in pixels, so that it can be given a place.
struct Figure {
    let drawing: ButtonDrawing
    /// Pixels a point.
    let zoom: Double
    private let insets: InsetLanes
    private let dimensions: DimensionLanes

    /// A figure whose arrows leave what is drawn of the button by so many pixels at most.
    init(_ drawing: ButtonDrawing, zoom: Double, reach: Double = 240) {
        self.drawing = drawing
        self.zoom = zoom
        // The lines of the rects need room too.
        let extent = drawing.extent.scaled(by: zoom).grown(by: 1)
        insets = InsetLanes(
            drawing.insets, around: extent, bounds: drawing.bounds.scaled(by: zoom), zoom: zoom, reach: reach)
        dimensions = DimensionLanes(drawing.dimensions, around: extent, zoom: zoom)
    }

    /// The area of the button and of everything around it, in pixels from the button's origin.
    var area: Rect { insets.area.union(dimensions.area) }

    /// Draws the figure with the button's origin at a place of the picture.
    func draw(x: Double, y: Double, showsGrid: Bool = false, on canvas: inout some Canvas) {
        canvas.translated(x: x, y: y) { canvas in
            // Finer pixels than that are a grey area.
            let showsGrid = showsGrid && zoom >= 2.5 * drawing.layout.scale
            canvas.scaled(by: zoom) { ButtonShapes(drawing: drawing).draw(on: &$0, showsGrid: showsGrid) }
            for fault in drawing.faults { canvas.hatch(fault.scaled(by: zoom)) }
            // The title is read over whatever hatches it.
            if let title = drawing.title, title.width > 0 { canvas.text(of: title, zoom: zoom) }
            insets.draw(on: &canvas)
            dimensions.draw(on: &canvas)
        }
    }
}

extension Rect {
    func scaled(by factor: Double) -> Rect {
        Rect(x: x * factor, y: y * factor, width: width * factor, height: height * factor)
    }

    fileprivate func grown(by margin: Double) -> Rect {
        Rect(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
    }
}
