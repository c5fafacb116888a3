import ButtonLayout

/// A button in pixels with its insets and distances, and below it what some of its lines and colours mean.
struct PixelPicture {
    private let figure: Figure
    private let legend: Legend
    /// The pixels to one of a figure.
    private let unit: Int

    private static let margin = 8.0
    /// The width that a legend takes where the figure is narrower.
    private static let legendWidth = 420.0

    /// The picture of a button, as large as fits a width in pixels; nil where that is too small.
    ///
    /// A point has a whole number of pixels, so that lines are crisp, unless the button is too large for that.
    init?(_ drawing: ButtonDrawing, explaining entries: [Legend.Entry], width: Int, unit: Int) {
        self.unit = max(1, unit)
        let room = Double(width) / Double(self.unit) - 2 * Self.margin - 1
        guard let figure = Self.figure(drawing, width: room, pixel: 1 / Double(self.unit)) else { return nil }
        self.figure = figure
        let legend = Legend(entries, width: min(room, max(figure.area.width, Self.legendWidth)))
        self.legend = legend.width <= room ? legend : Legend([Legend.Entry](), width: room)
    }

    private static func figure(_ drawing: ButtonDrawing, width: Double, pixel: Double) -> Figure? {
        let most = PictureSheet([PictureSheet.Cell("", drawing)]).zooms.first ?? 1
        let whole = stride(from: (most / pixel).rounded(.down) * pixel, to: 0, by: -pixel)
        let scaledDown = stride(from: 16.0, to: 0, by: -1).map { $0 / 16 * min(most, pixel) }
        // Labels keep their size, so that the smallest button may be too wide for a narrow terminal.
        return (Array(whole) + scaledDown).lazy.map { Figure(drawing, zoom: $0, reach: min(240, width / 4)) }
            .first { $0.area.width <= width }
    }

    /// The size in pixels of figures.
    var size: Size {
        let foot = legend.height > 0 ? legend.height + Self.margin : 0
        return Size(
            width: max(figure.area.width, legend.width) + 2 * Self.margin,
            height: figure.area.height + foot + 2 * Self.margin)
    }

    var bitmap: Bitmap {
        var canvas = PixelCanvas(size, unit: unit)
        let area = figure.area
        figure.draw(x: (Self.margin - area.minX).rounded(), y: (Self.margin - area.minY).rounded(), on: &canvas)
        legend.draw(x: Self.margin, y: area.height + 2 * Self.margin, on: &canvas)
        return canvas.bitmap
    }
}
