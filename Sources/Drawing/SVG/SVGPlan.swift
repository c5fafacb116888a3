import ButtonLayout

/// Where everything on a sheet stands.
struct SVGPlan {
    fileprivate struct Placed {
        var figure: SVGFigure
        var caption: SVGCaption
    }

    private let cells: [Placed]
    private let columns: Int
    private let widths: [Double]
    /// For every row the height of its captions and how far its figures reach above and below their buttons' middle.
    private let rows: [(caption: Double, above: Double, below: Double)]
    private let legend: SVGLegend?
    private let showsGrid: Bool
    private let margin: Double

    private static let gap = 36.0
    private static let wide = 1_240.0

    init(_ sheet: PictureSheet, margin: Double) {
        self.margin = margin
        var (cells, columns) = Self.place(sheet, zoom: sheet.zooms[0])
        // Many cells below each other are hard to compare.
        for zoom in sheet.zooms.dropFirst() where sheet.cells.count > 4 && columns == 1 {
            (cells, columns) = Self.place(sheet, zoom: zoom)
        }
        self.cells = cells
        self.columns = columns
        widths = Self.widths(of: cells, columns: columns)
        rows = stride(from: 0, to: cells.count, by: columns).map { start in
            let row = cells[start..<min(start + columns, cells.count)]
            return (
                row.map(\.caption.height).max() ?? 0, row.map { $0.middle - $0.figure.area.minY }.max() ?? 0,
                row.map { $0.figure.area.maxY - $0.middle }.max() ?? 0
            )
        }
        let width = widths.reduce(0, +) + Self.gap * Double(max(0, columns - 1))
        legend = sheet.hasLegend && !cells.isEmpty ? SVGLegend(sheet.cells.map(\.drawing), width: max(width, 420)) : nil
        showsGrid = sheet.showsGrid
    }

    /// The cells at a zoom, and in how many columns they fit.
    private static func place(_ sheet: PictureSheet, zoom: Double) -> ([Placed], Int) {
        let cells = sheet.cells.map { cell in
            let figure = SVGFigure(cell.drawing, zoom: sheet.zoom(of: cell, at: zoom))
            return Placed(figure: figure, caption: SVGCaption(cell, width: max(figure.area.width, 220)))
        }
        if let columns = sheet.columns { return (cells, max(1, min(columns, cells.count))) }
        let fitting = (1...max(1, min(cells.count, 8))).last { columns in
            widths(of: cells, columns: columns).reduce(0) { $0 + $1 + gap } - gap <= wide
        }
        return (cells, fitting ?? 1)
    }

    /// The width of every column.
    private static func widths(of cells: [Placed], columns: Int) -> [Double] {
        (0..<columns).map { column in
            cells.indices.filter { $0 % columns == column }.map { cells[$0].width }.max() ?? 0
        }
    }

    var size: Size {
        let width = widths.reduce(0, +) + Self.gap * Double(max(0, columns - 1))
        let height =
            rows.reduce(0) { $0 + $1.caption + $1.above + $1.below } + Self.gap * Double(max(0, rows.count - 1))
        let foot = legend.map { $0.height + 20 } ?? 0
        return Size(
            width: (max(width, legend?.width ?? 0) + 2 * margin).rounded(.up),
            height: (height + foot + 2 * margin).rounded(.up))
    }

    func write(to markup: inout SVGMarkup) {
        var y = margin
        for (number, row) in rows.enumerated() {
            var x = margin
            for column in 0..<columns {
                let index = number * columns + column
                guard index < cells.count else { break }
                let cell = cells[index]
                cell.caption.write(x: x, y: y, to: &markup)
                let origin = (
                    x: (x - cell.figure.area.minX).rounded(.up),
                    y: (y + row.caption + row.above - cell.middle).rounded(.up)
                )
                cell.figure.write(x: origin.x, y: origin.y, showsGrid: showsGrid, to: &markup)
                x += widths[column] + Self.gap
            }
            y += row.caption + row.above + row.below + Self.gap
        }
        legend?.write(x: margin, y: y - Self.gap + 20, to: &markup)
    }
}

extension SVGPlan.Placed {
    fileprivate var width: Double { max(figure.area.width + 1, caption.width) }
    /// The middle of the button, in pixels from its top.
    fileprivate var middle: Double { figure.drawing.layout.bounds.height * figure.zoom / 2 }
}
