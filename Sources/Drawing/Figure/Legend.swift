import ButtonLayout

/// What the lines and colours of a sheet mean, as far as they are in it.
struct Legend {
    /// Something that pictures show.
    enum Entry: CaseIterable {
        case image, title, content, gap, padding, fault, smallestFrame
    }

    private var rows: [[Entry]] = []

    private static let rowHeight = 18.0

    /// The legend of what some drawings show, in rows of at most a width.
    init(_ drawings: [ButtonDrawing], width: Double) {
        self.init(Entry.allCases.filter { entry in drawings.contains(where: entry.isShown) }, width: width)
    }

    init(_ entries: [Entry], width: Double) {
        var used = 0.0
        for entry in entries {
            if rows.isEmpty || used + entry.width > width {
                rows.append([])
                used = 0
            }
            rows[rows.count - 1].append(entry)
            used += entry.width
        }
    }

    var height: Double { Double(rows.count) * Self.rowHeight }
    var width: Double { rows.map { $0.reduce(0) { $0 + $1.width } - Entry.space }.max() ?? 0 }

    func draw(x: Double, y: Double, on canvas: inout some Canvas) {
        for (index, row) in rows.enumerated() {
            var x = x
            let y = y + Double(index) * Self.rowHeight
            for entry in row {
                entry.draw(x: x, y: y, on: &canvas)
                canvas.label(entry.text, x: x + Entry.textStart, y: y + 10, "quiet")
                x += entry.width
            }
        }
    }
}

extension Legend.Entry {
    fileprivate static let textStart = 24.0
    fileprivate static let space = 18.0

    fileprivate var width: Double { Self.textStart + LabelWidth.of(text) + Self.space }

    var text: String {
        switch self {
        case .image: "image and its insets"
        case .title: "title and its insets"
        case .content: "content rect and insets"
        case .gap: "gap"
        case .padding: "distance to the edge"
        case .fault: "outside or overlapping"
        case .smallestFrame: "smallest frame"
        }
    }

    func isShown(in drawing: ButtonDrawing) -> Bool {
        switch self {
        case .image: drawing.imageRect != nil
        case .title: drawing.title != nil
        case .content: drawing.contentRect != drawing.bounds
        case .gap: drawing.dimensions.contains { $0.kind == .gap }
        case .padding: drawing.dimensions.contains { $0.kind == .padding }
        case .fault: !drawing.faults.isEmpty
        case .smallestFrame: drawing.smallestFrame != nil
        }
    }

    /// Draws a sample of 18 × 12 pixels.
    fileprivate func draw(x: Double, y: Double, on canvas: inout some Canvas) {
        let area = Rect(x: x + 1, y: y + 1, width: 16, height: 10)
        switch self {
        case .image: canvas.rect(area, "image")
        case .title: canvas.rect(area, "title")
        case .content: canvas.rect(area, "content-rect")
        case .smallestFrame: canvas.rect(area, "smallest")
        case .fault: canvas.hatch(area)
        case .gap, .padding:
            let track = Track(axis: .horizontal, place: area.midY)
            let line = track.bar(at: area.minX) + track.bar(at: area.maxX) + track.line(from: area.minX, to: area.maxX)
            canvas.path(line, self == .gap ? "gap line" : "padding line")
        }
    }
}
