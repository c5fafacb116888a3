import ButtonLayout

/// Where everything on a sheet stands.
struct SVGPlan {
    fileprivate struct Placed {
        var figure: Figure
        var caption: SVGCaption
    }

    /// The buttons of a column stand below each other.
    private struct Column {
        /// How far the figures reach at the left of their buttons' left edge, and how far at the right of it.
        var left = 0.0
        var right = 0.0
        var caption = 0.0

        var width: Double { max(left + right + 1, caption) }
    }

    private let cells: [Placed]
    private let columns: [Column]
    /// For every row the height of its captions and how far its figures reach above and below their buttons' middle.
    private let rows: [(caption: Double, above: Double, below: Double)]
    private let legend: Legend?
    private let showsGrid: Bool
    private let margin: Double

    private static let gap = 36.0
    private static let wide = 1_300.0

    init(_ sheet: PictureSheet, margin: Double) {
        self.margin = margin
        var (cells, columns) = Self.place(sheet, zoom: sheet.zooms[0])
        // Many cells below each other are hard to compare.
        for zoom in sheet.zooms.dropFirst() where sheet.cells.count > 4 && columns.count == 1 {
            (cells, columns) = Self.place(sheet, zoom: zoom)
        }
        self.cells = cells
        self.columns = columns
        rows = stride(from: 0, to: cells.count, by: columns.count).map { start in
            let row = cells[start..<min(start + columns.count, cells.count)]
            return (
                row.map(\.caption.height).max() ?? 0, row.map { $0.middle - $0.figure.area.minY }.max() ?? 0,
                row.map { $0.figure.area.maxY - $0.middle }.max() ?? 0
            )
        }
        let width = Self.width(of: columns)
        legend = sheet.hasLegend && !cells.isEmpty ? Legend(sheet.cells.map(\.drawing), width: max(width, 420)) : nil
        showsGrid = sheet.showsGrid
    }

    /// The cells at a zoom, and in how many columns they fit.
    private static func place(_ sheet: PictureSheet, zoom: Double) -> ([Placed], [Column]) {
        let cells = sheet.cells.map { cell in
            let figure = Figure(cell.drawing, zoom: sheet.zoom(of: cell, at: zoom))
            return Placed(figure: figure, caption: SVGCaption(cell, width: max(figure.area.width, 220)))
        }
        if let count = sheet.columns { return (cells, columns(max(1, min(count, cells.count)), of: cells)) }
        let choices = (1...max(1, min(cells.count, 8))).map { columns($0, of: cells) }
        return (cells, choices.last { width(of: $0) <= wide } ?? choices[0])
    }

    private static func columns(_ count: Int, of cells: [Placed]) -> [Column] {
        var columns = Array(repeating: Column(), count: count)
        for (index, cell) in cells.enumerated() {
            let area = cell.figure.area
            columns[index % count].left = max(columns[index % count].left, -area.minX)
            columns[index % count].right = max(columns[index % count].right, area.maxX)
            columns[index % count].caption = max(columns[index % count].caption, cell.caption.width)
        }
        return columns
    }

    private static func width(of columns: [Column]) -> Double {
        columns.reduce(0) { $0 + $1.width + gap } - gap
    }

    var size: Size {
        let width = Self.width(of: columns)
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
            for (column, cell) in zip(columns, cells[(number * columns.count)...]) {
                cell.caption.write(x: x, y: y, to: &markup)
                let origin = (
                    x: (x + column.left).rounded(.up),
                    y: (y + row.caption + row.above - cell.middle).rounded(.up)
                )
                cell.figure.draw(x: origin.x, y: origin.y, showsGrid: showsGrid, on: &markup)
                x += column.width + Self.gap
            }
            y += row.caption + row.above + row.below + Self.gap
        }
        legend?.draw(x: margin, y: y - Self.gap + 20, on: &markup)
    }
}

extension SVGPlan.Placed {
    /// The middle of the button, in pixels from its top.
    fileprivate var middle: Double { figure.drawing.layout.bounds.height * figure.zoom / 2 }
}
