import ButtonLayout

/// The arrows of the insets: those of the horizontal ones in lanes above the button, the others at its right.
struct InsetLanes {
    private struct Item {
        var arrow: InsetArrow
        /// The places of the arrow, in pixels.
        var start: Double
        var end: Double
        var labelWidth: Double
        var lane = 0

        /// Whether the arrow is too long to be drawn whole.
        var isBroken = false
        /// Whether the label stands before the arrow, not behind it.
        var labelIsBefore = false
        var span: ClosedRange<Double> { Drawing.span(start, end) }
    }

    private var above: [Item] = []
    private var beside: [Item] = []
    private var aboveCount = 0
    private var besideCount = 0

    private static let laneHeight = 16.0
    private static let margin = 8.0

    /// What is drawn of the button itself, and its bounds, in pixels.
    private let extent: Rect
    private let bounds: Rect

    init(_ arrows: [InsetArrow], around extent: Rect, bounds: Rect, zoom: Double, reach: Double) {
        self.extent = extent
        self.bounds = bounds
        var lanes = (above: Lanes(), beside: Lanes())
        // An owner's arrows begin below those of the one before, so that they stand in a row.
        for owner in InsetArrow.Owner.allCases {
            let first = (above: lanes.above.count, beside: lanes.beside.count)
            for arrow in arrows where arrow.owner == owner {
                let (least, most) = arrow.axis == .horizontal ? (extent.minX, extent.maxX) : (extent.minY, extent.maxY)
                func shown(_ place: Double) -> Double { min(max(place * zoom, least - reach), most + reach) }
                var item = Item(
                    arrow: arrow, start: shown(arrow.start), end: shown(arrow.end),
                    labelWidth: LabelWidth.of(arrow.label))
                item.isBroken = item.end != arrow.end * zoom
                switch arrow.axis {
                case .horizontal:
                    item.labelIsBefore = Self.isLeft(arrow, among: arrows)
                    item.lane = lanes.above.place(Self.labelled(item), from: first.above)
                    above.append(item)
                case .vertical:
                    item.lane = lanes.beside.place(Self.withLabel(beside: item), from: first.beside)
                    beside.append(item)
                }
            }
        }
        aboveCount = lanes.above.count
        besideCount = lanes.beside.count
    }

    /// Whether an arrow starts at the left one of the edges of its kind; a lone one tells by its name.
    private static func isLeft(_ arrow: InsetArrow, among arrows: [InsetArrow]) -> Bool {
        let other = arrows.first { $0.owner == arrow.owner && $0.axis == arrow.axis && $0.edge != arrow.edge }
        guard let other else { return arrow.edge == "left" || arrow.edge == "leading" }
        return arrow.start <= other.start
    }

    /// The extent of an arrow above with its label, a little apart from the next.
    private static func labelled(_ item: Item) -> ClosedRange<Double> {
        item.labelIsBefore
            ? span(item.span.lowerBound - item.labelWidth - 5, item.span.upperBound + 4)
            : span(item.span.lowerBound - 4, item.span.upperBound + item.labelWidth + 5)
    }

    /// The extent of an arrow beside the button with its label, which is at its middle.
    private static func withLabel(beside item: Item) -> ClosedRange<Double> {
        let middle = (item.start + item.end) / 2
        return span(min(item.span.lowerBound, middle - 7), max(item.span.upperBound, middle + 7))
    }

    private var laneWidth: Double { (beside.map(\.labelWidth).max() ?? 0) + 20 }

    /// Where the lanes beside the button start: behind the labels above it where they would meet those.
    private var besideX: Double {
        let top = beside.map { Self.withLabel(beside: $0).lowerBound }.min() ?? 0
        return (top < extent.minY ? max(extent.maxX, aboveSpan.upperBound) : extent.maxX) + Self.margin
    }

    /// How far the arrows above reach with their labels.
    private var aboveSpan: ClosedRange<Double> {
        let spans = above.map(Self.labelled)
        return (spans.map(\.lowerBound).min() ?? 0)...(spans.map(\.upperBound).max() ?? 0)
    }

    /// The button with all arrows and labels, in pixels.
    var area: Rect {
        var area = extent
        if !above.isEmpty {
            let height = Double(aboveCount) * Self.laneHeight + Self.margin
            let width = aboveSpan.upperBound - aboveSpan.lowerBound
            area = area.union(Rect(x: aboveSpan.lowerBound, y: extent.minY - height, width: width, height: height))
        }
        if !beside.isEmpty {
            let spans = beside.map(Self.withLabel)
            let (top, bottom) = (spans.map(\.lowerBound).min() ?? 0, spans.map(\.upperBound).max() ?? 0)
            let width = Double(besideCount) * laneWidth
            area = area.union(Rect(x: besideX, y: top, width: width, height: bottom - top))
        }
        return area
    }

    func draw(on canvas: inout some Canvas) {
        var paths = StyledPaths()
        for item in above + beside {
            let track = track(of: item)
            let style = "\(item.arrow.owner.rawValue)-inset"
            let edge = Track(axis: track.axis, place: track.axis == .horizontal ? bounds.minY : bounds.maxX)
            for place in [item.start, item.end] { paths.add(track.line(to: edge, at: place), "\(style) line guide") }
            let shaft = track.bar(at: item.start) + track.line(from: item.start, to: item.end)
            paths.add(shaft, "\(style) line" + (item.isBroken ? " broken" : ""))
            paths.add(track.head(from: item.start, to: item.end), "\(style) solid")
        }
        paths.draw(on: &canvas)
        // Labels stand over all lines.
        for item in above + beside { drawLabel(of: item, on: &canvas) }
    }

    private func drawLabel(of item: Item, on canvas: inout some Canvas) {
        let place = track(of: item).place
        let style = "\(item.arrow.owner.rawValue)-inset solid"
        switch item.arrow.axis {
        case .horizontal where item.labelIsBefore:
            canvas.label(item.arrow.label, x: item.span.lowerBound - 5, y: place + 4, style + " end")
        case .horizontal: canvas.label(item.arrow.label, x: item.span.upperBound + 5, y: place + 4, style)
        case .vertical: canvas.label(item.arrow.label, x: place + 8, y: (item.start + item.end) / 2 + 4, style)
        }
    }

    /// The middle of an item's lane.
    private func track(of item: Item) -> Track {
        let lane = Double(item.lane)
        let place =
            item.arrow.axis == .horizontal
            ? extent.minY - Self.margin - (lane + 0.5) * Self.laneHeight : besideX + lane * laneWidth + 5
        return Track(axis: item.arrow.axis, place: place)
    }
}
