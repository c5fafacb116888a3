import ButtonLayout

/// What the lines and colours of a sheet mean, as far as they are in it.
struct SVGLegend {
    private struct Entry {
        var text: String
        /// Draws the sample, 18 × 12 pixels in size, at a place.
        var sample: (Double, Double, inout SVGMarkup) -> Void
        var width: Double { 24 + LabelWidth.of(text) + 18 }
    }

    private var rows: [[Entry]] = []

    private static let rowHeight = 18.0

    /// The legend of some drawings, in rows of at most a width.
    init(_ drawings: [ButtonDrawing], width: Double) {
        var used = 0.0
        for entry in Self.entries(drawings) {
            if rows.isEmpty || used + entry.width > width {
                rows.append([])
                used = 0
            }
            rows[rows.count - 1].append(entry)
            used += entry.width
        }
    }

    var height: Double { Double(rows.count) * Self.rowHeight }
    var width: Double { rows.map { $0.reduce(0) { $0 + $1.width } - 18 }.max() ?? 0 }

    func write(x: Double, y: Double, to markup: inout SVGMarkup) {
        for (index, row) in rows.enumerated() {
            var x = x
            let y = y + Double(index) * Self.rowHeight
            for entry in row {
                entry.sample(x, y, &markup)
                markup.label(entry.text, x: x + 24, y: y + 10, "quiet")
                x += entry.width
            }
        }
    }

    private static func entries(_ drawings: [ButtonDrawing]) -> [Entry] {
        func area(_ style: String) -> (Double, Double, inout SVGMarkup) -> Void {
            { x, y, markup in markup.rect(Rect(x: x + 1, y: y + 1, width: 16, height: 10), style) }
        }
        func dimension(_ style: String) -> (Double, Double, inout SVGMarkup) -> Void {
            { x, y, markup in
                markup.path(
                    "M\((x + 1).svg) \((y + 2).svg)v8M\((x + 17).svg) \((y + 2).svg)v8M\((x + 1).svg) \((y + 6).svg)h16",
                    "\(style) line")
            }
        }
        func hasInset(_ owner: InsetArrow.Owner) -> Bool {
            drawings.contains { $0.insets.contains { $0.owner == owner } }
        }
        func has(_ kind: Dimension.Kind) -> Bool { drawings.contains { $0.dimensions.contains { $0.kind == kind } } }
        var entries: [Entry] = []
        func add(_ text: String, if isUsed: Bool, _ sample: @escaping (Double, Double, inout SVGMarkup) -> Void) {
            if isUsed { entries.append(Entry(text: text, sample: sample)) }
        }
        let hasImageInset = hasInset(.image)
        let hasTitleInset = hasInset(.title)
        add(
            hasImageInset ? "image and its insets" : "image", if: drawings.contains { $0.imageRect != nil },
            area("image"))
        add(hasTitleInset ? "title and its insets" : "title", if: drawings.contains { $0.title != nil }, area("title"))
        add(
            hasInset(.content) ? "content rect and insets" : "content rect",
            if: drawings.contains { $0.contentRect != $0.bounds }, area("content-rect"))
        add("gap", if: has(.gap), dimension("gap"))
        add("distance to the edge", if: has(.padding), dimension("padding"))
        add("outside or overlapping", if: drawings.contains { !$0.faults.isEmpty }) { x, y, markup in
            let sample = Rect(x: x + 1, y: y + 1, width: 16, height: 10)
            markup.add("<rect fill=\"url(#hatch)\" class=\"hatch-edge\" \(sample.svgPlace)/>\n")
        }
        add("smallest frame", if: drawings.contains { $0.smallestFrame != nil }, area("smallest"))
        return entries
    }
}
