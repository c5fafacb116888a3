import ButtonLayout

/// The dimensions: those of horizontal distances below the button, the others at its left.
struct DimensionLanes {
    private struct Item {
        var dimension: Dimension
        /// The places of its ends, in pixels.
        var start: Double
        var end: Double
        var labelWidth: Double
        /// How far the label is moved away from the line, in lines or columns of labels.
        var lane = 0

        var middle: Double { (start + end) / 2 }
    }

    private var below: [Item] = []
    private var beside: [Item] = []
    private var belowCount = 0
    private var besideCount = 0

    /// The distance of the line from the button, and of the labels from the line.
    private static let margin = 12.0
    private static let labelHeight = 13.0

    /// What is drawn of the button itself, in pixels.
    private let extent: Rect

    init(_ dimensions: [Dimension], around extent: Rect, zoom: Double) {
        self.extent = extent
        var lanes = (below: Lanes(), beside: Lanes())
        for dimension in dimensions {
            var item = Item(
                dimension: dimension, start: dimension.start * zoom, end: dimension.end * zoom,
                labelWidth: LabelWidth.of(dimension.label))
            switch dimension.axis {
            case .horizontal:
                item.lane = lanes.below.place(
                    span(item.middle - item.labelWidth / 2 - 2, item.middle + item.labelWidth / 2 + 2))
                below.append(item)
            case .vertical:
                item.lane = lanes.beside.place(span(item.middle - 6, item.middle + 6))
                beside.append(item)
            }
        }
        belowCount = lanes.below.count
        besideCount = lanes.beside.count
    }

    private var columnWidth: Double { (beside.map(\.labelWidth).max() ?? 0) + 5 }

    /// The button with all dimensions and their labels, in pixels.
    var area: Rect {
        var area = extent
        if !below.isEmpty {
            let left = below.map { $0.middle - $0.labelWidth / 2 }.min() ?? 0
            let right = below.map { $0.middle + $0.labelWidth / 2 }.max() ?? 0
            let height = Self.margin + 6 + Double(belowCount) * Self.labelHeight
            area = area.union(Rect(x: left, y: extent.maxY, width: right - left, height: height))
        }
        if !beside.isEmpty {
            let width = Self.margin + 7 + Double(besideCount) * columnWidth
            area = area.union(Rect(x: extent.minX - width, y: extent.minY, width: width, height: extent.height))
        }
        return area
    }

    func draw(on canvas: inout some Canvas) {
        var paths = StyledPaths()
        for item in below + beside {
            let track = track(of: item)
            let style = item.dimension.kind.rawValue
            let edge = Track(axis: track.axis, place: track.axis == .horizontal ? extent.maxY : extent.minX)
            for place in [item.start, item.end] {
                paths.add(track.line(to: edge, at: place), "\(style) line guide")
                paths.add(track.bar(at: place), "\(style) line")
            }
            paths.add(track.line(from: item.start, to: item.end), "\(style) line")
        }
        paths.draw(on: &canvas)
        for item in below + beside { drawLabel(of: item, on: &canvas) }
    }

    private func drawLabel(of item: Item, on canvas: inout some Canvas) {
        let place = track(of: item).place
        let lane = Double(item.lane)
        let style = "\(item.dimension.kind.rawValue) solid"
        switch item.dimension.axis {
        case .horizontal:
            let y = place + 15 + lane * Self.labelHeight
            canvas.label(item.dimension.label, x: item.middle, y: y, style + " middle")
        case .vertical:
            canvas.label(item.dimension.label, x: place - 7 - lane * columnWidth, y: item.middle + 4, style + " end")
        }
    }

    private func track(of item: Item) -> Track {
        let axis = item.dimension.axis
        return Track(axis: axis, place: axis == .horizontal ? extent.maxY + Self.margin : extent.minX - Self.margin)
    }
}
