import ButtonLayout

/// Pictures of buttons beside and below each other, each with its caption.
public struct PictureSheet: Sendable {
    /// One button of a sheet.
    public struct Cell: Sendable {
        /// The button's name, or what the picture is of.
        public var heading: String
        /// What else there is to say about it, nil for nothing.
        public var note: String?
        /// The button.
        public var drawing: ButtonDrawing

        /// A cell of a sheet.
        public init(_ heading: String, note: String? = nil, _ drawing: ButtonDrawing) {
            self.heading = heading
            self.note = note
            self.drawing = drawing
        }
    }

    /// The cells, row by row.
    public var cells: [Cell]
    /// The number of cells in a row; nil for as many as are easy to look at.
    public var columns: Int?
    /// Whether device pixels are drawn, which are larger then.
    public var showsGrid: Bool
    /// The most pixels a point.
    public var greatestZoom: Double
    /// Whether it is said below what the lines and colours mean.
    public var hasLegend: Bool

    /// A sheet of those cells.
    public init(
        _ cells: [Cell], columns: Int? = nil, showsGrid: Bool = false, greatestZoom: Double = 3, hasLegend: Bool = true
    ) {
        self.cells = cells
        self.columns = columns
        self.showsGrid = showsGrid
        self.greatestZoom = greatestZoom
        self.hasLegend = hasLegend
    }

    /// Every cell as a sheet of its own, all at the same zoom.
    var separated: [PictureSheet] {
        let zoom = zooms[0]
        return cells.map { cell in
            var sheet = self
            sheet.cells = [cell]
            sheet.greatestZoom = self.zoom(of: cell, at: zoom)
            return sheet
        }
    }

    /// A button as it is and as it would be, side by side.
    public static func comparison(
        of name: String, _ before: ButtonDrawing, _ after: ButtonDrawing, labels: (before: String, after: String)
    ) -> PictureSheet {
        PictureSheet([Cell(name, note: labels.before, before), Cell(name, note: labels.after, after)], columns: 2)
    }

    /// What the sheet shows, in words.
    public var description: String {
        cells.map { cell in
            let heading = [cell.heading, cell.note ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
            return (heading.isEmpty ? "" : heading + ": ") + cell.drawing.description
        }.joined(separator: " ")
    }

    /// The pixels a point that are worth trying, the best ones first: all cells have a good size at the first, and at the
    /// others a sheet of many cells may have room for more in a row.
    var zooms: [Double] {
        let widest = max(1, cells.map(\.drawing.extent.width).max() ?? 1)
        let highest = max(1, cells.map(\.drawing.extent.height).max() ?? 1)
        if showsGrid {
            let most = min(2_000 / widest, 1_400 / highest)
            let scale = cells.map(\.drawing.layout.scale).max() ?? 1
            return [[10, 8, 6, 5, 4, 3].map { $0 * scale }.first { $0 <= most } ?? most]
        }
        let most = min(480 / widest, 320 / highest, greatestZoom)
        let steps = [3, 2, 1.5, 1].filter { $0 <= most }
        return steps.isEmpty ? [most] : steps
    }

    /// The pixels a point of a cell on a sheet of a zoom. Where one button is huge the others keep their natural size.
    func zoom(of cell: Cell, at zoom: Double) -> Double {
        guard zoom < 1 else { return zoom }
        let extent = cell.drawing.extent
        return max(zoom, min(1, 480 / max(1, extent.width), 320 / max(1, extent.height)))
    }
}
