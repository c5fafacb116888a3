import ButtonLayout
import ButtonSpec

/// A button in terminal cells, of which each is twice as high as wide.
struct TerminalFigure {
    private let drawing: ButtonDrawing
    private let style: TerminalPictureStyle
    /// Cells a point, horizontally; vertically half as many.
    private let density: Double
    private let origin: (x: Double, y: Double)
    private let size: (columns: Int, rows: Int)
    /// The cells that vertical dimensions take at the right.
    private let rulerWidth: Int

    private static let mostDense = 0.6
    private static let mostColumns = 96.0
    private static let mostRows = 24.0

    init(_ drawing: ButtonDrawing, _ style: TerminalPictureStyle) {
        self.drawing = drawing
        self.style = style
        let extent = drawing.extent
        let labels = drawing.dimensions.filter { $0.axis == .vertical }.map { style.shown($0.label).count }
        rulerWidth = labels.max().map { $0 + 3 } ?? 0
        // A cell at each side is for frames, which are drawn around what they hold; half a cell may be lost by rounding.
        let columns = max(4, min(Double(style.width), Self.mostColumns) - Double(rulerWidth) - 3)
        density = min(
            Self.mostDense, columns / max(extent.width, 1), (Self.mostRows - 1) * 2 / max(extent.height, 1))
        origin = (extent.minX, extent.minY)
        size = (Self.cells(extent.width * density) + 2, Self.cells(extent.height * density / 2) + 2)
    }

    private static func cells(_ length: Double) -> Int { max(1, Int(length.rounded())) }

    /// The picture, a line of the terminal each.
    var lines: [String] {
        var canvas = CellCanvas(width: size.columns + rulerWidth, height: size.rows)
        let characters = style.characters
        if drawing.contentRect != drawing.bounds {
            canvas.frame(
                area(drawing.contentRect.standardized).frame, Array(repeating: characters.content, count: 8), .content)
        }
        if let frame = drawing.smallestFrame {
            canvas.frame(area(frame).frame, characters.smallestFrame, .smallestFrame)
        }
        canvas.frame(area(drawing.bounds.standardized).frame, characters.bounds, .bounds)
        if let image = drawing.imageRect { canvas.fill(area(image), characters.image, .image) }
        if let title = drawing.title { write(title, to: &canvas) }
        for fault in drawing.faults { canvas.fill(area(fault), characters.fault, .fault) }
        if let title = drawing.title { write(textOf: title, to: &canvas) }
        writeVerticalDimensions(to: &canvas)
        return canvas.lines(usesColor: style.usesColor) + ruler
    }

    /// Draws the vertical dimensions at the right of the picture, each with its value.
    private func writeVerticalDimensions(to canvas: inout CellCanvas) {
        let ends = style.characters.verticalDimension
        for dimension in drawing.dimensions where dimension.axis == .vertical {
            let rows = area(Rect(x: 0, y: dimension.start, width: 1, height: dimension.end - dimension.start)).rows
            let role: CellCanvas.Role = dimension.kind == .outside ? .fault : .none
            for row in rows { canvas.set(ends[1], column: size.columns + 1, row: row, role) }
            if rows.count > 1 {
                canvas.set(ends[0], column: size.columns + 1, row: rows.lowerBound, role)
                canvas.set(ends[2], column: size.columns + 1, row: rows.upperBound, role)
            }
            let label = style.shown(dimension.label)
            let start = size.columns + 3
            canvas.write(
                label, in: start...start + label.count - 1, row: (rows.lowerBound + rows.upperBound) / 2, more: " ",
                role)
        }
    }

    private func write(_ title: DrawnTitle, to canvas: inout CellCanvas) {
        let area = area(title.rect)
        canvas.fill(area, " ", .title)
        guard area.columns.count > 1, area.rows.count > 2 else { return }
        canvas.frame(area, style.characters.title, .title)
    }

    private func write(textOf title: DrawnTitle, to canvas: inout CellCanvas) {
        guard let text = title.text, !text.isEmpty else { return }
        let area = area(title.rect)
        let isFramed = area.columns.count > 3 && area.rows.count > 2
        let columns =
            isFramed ? area.columns.lowerBound + 1...area.columns.upperBound - 1 : area.columns
        let row = (area.rows.lowerBound + area.rows.upperBound) / 2
        canvas.write(style.shown(text), in: columns, row: row, more: style.characters.more, .title)
    }

    /// The cells that a rect covers, at least one.
    private func area(_ rect: Rect) -> CellCanvas.Area {
        func cells(_ start: Double, _ end: Double) -> ClosedRange<Int> {
            let first = Int(start.rounded()) + 1
            return first...max(first, Int(end.rounded()))
        }
        return CellCanvas.Area(
            columns: cells((rect.minX - origin.x) * density, (rect.maxX - origin.x) * density),
            rows: cells((rect.minY - origin.y) * density / 2, (rect.maxY - origin.y) * density / 2))
    }

    /// The horizontal dimensions below the picture: lines between their ends, then their values.
    private var ruler: [String] {
        let dimensions = drawing.dimensions.filter { $0.axis == .horizontal }
        guard !dimensions.isEmpty else { return [] }
        var canvas = CellCanvas(width: max(size.columns, style.width), height: 2)
        let ends = style.characters.dimension
        for dimension in dimensions {
            let columns = area(Rect(x: dimension.start, y: 0, width: dimension.end - dimension.start, height: 1))
                .columns
            let role: CellCanvas.Role = dimension.kind == .outside ? .fault : .none
            for column in columns { canvas.set(ends[1], column: column, row: 0, role) }
            canvas.set(ends[0], column: columns.lowerBound, row: 0, role)
            canvas.set(ends[2], column: columns.upperBound, row: 0, role)
            let label = style.shown(dimension.label)
            let middle = (columns.lowerBound + columns.upperBound + 1 - label.count) / 2
            let start = max(0, middle)
            canvas.write(label, in: start...start + label.count - 1, row: 1, more: " ", role)
        }
        return canvas.lines(usesColor: style.usesColor)
    }
}

extension CellCanvas.Area {
    /// The area with the cells around it, where a frame goes.
    fileprivate var frame: CellCanvas.Area {
        CellCanvas.Area(
            columns: columns.lowerBound - 1...columns.upperBound + 1, rows: rows.lowerBound - 1...rows.upperBound + 1)
    }
}
