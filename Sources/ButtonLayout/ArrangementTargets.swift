/// Where the parts of an arrangement belong, before any transform.
struct ArrangementTargets {
    /// The content insets to use: the button's own with a frame, else those that make the fitted size right.
    let contentEdgeInsets: EdgeInsets
    private let arrangement: Arrangement
    private let spacing: Double
    private let padding: Double
    private let image: Size
    private let title: Size
    private let horizontalAnchor: Anchor
    private let verticalAnchor: Anchor
    /// The insets of the box that the parts are placed in, from the bounds; nil where it is the content rect.
    private let boxInsets: EdgeInsets?

    init(_ wanted: WantedArrangement, input: LayoutInput) {
        arrangement = wanted.arrangement
        spacing = wanted.spacing ?? 0
        padding = wanted.padding ?? 0
        image = input.image ?? .zero
        title = input.roundedTitle
        horizontalAnchor = input.horizontalAnchor
        verticalAnchor = input.contentVerticalAlignment.anchor
        guard input.frame == nil else {
            contentEdgeInsets = input.contentEdgeInsets
            boxInsets = nil
            return
        }
        let box = ArrangementTargets.boxInsets(input, arrangement)
        let size = ArrangementTargets.tightSize(arrangement, image, title, spacing: spacing, padding: padding)
        let grid = input.grid
        let extraWidth = grid.up(size.width - image.width - title.width)
        let extraHeight = grid.up(size.height - max(image.height, title.height))
        let isCentered = arrangement.centersImage
        contentEdgeInsets = EdgeInsets(
            horizontal: box.horizontal.adding(extraWidth, at: isCentered ? .center : horizontalAnchor, on: grid),
            vertical: box.vertical.adding(extraHeight, at: isCentered ? .center : verticalAnchor, on: grid))
        boxInsets = box
    }

    /// The origins of both parts for a button that was laid out with the content insets alone.
    ///
    /// Across a horizontal pair the parts stay where the alignment puts them.
    func origins(in base: Layout, grid: PixelGrid) -> (image: Offset, title: Offset) {
        let box = boxInsets.map { Rect(bounds: base.bounds, insets: $0) } ?? base.contentRect
        let horizontal = Span(start: box.x, length: box.width)
        let vertical = Span(start: box.y, length: box.height)
        let baseY = (image: base.imageRect?.y ?? 0, title: base.titleRect?.y ?? 0)
        switch arrangement.axis {
        case .horizontal:
            let x = beside(in: horizontal, width: base.bounds.width, grid)
            return (Offset(x: x.image, y: baseY.image), Offset(x: x.title, y: baseY.title))
        case .vertical:
            let x = overEachOther(in: horizontal, grid)
            let y =
                arrangement.centersImage
                ? aroundImage(in: vertical, height: base.bounds.height, grid) : stacked(in: vertical, grid)
            return (Offset(x: x.image, y: y.image), Offset(x: x.title, y: y.title))
        }
    }

    private func beside(in box: Span, width: Double, _ grid: PixelGrid) -> (image: Double, title: Double) {
        let pair = image.width + spacing + title.width
        let start = AxisPlaces.start(of: pair, in: box, at: horizontalAnchor, on: grid)
        return switch arrangement {
        case .edgesImageLeft: (padding, width - padding - title.width)
        case .edgesImageRight: (width - padding - image.width, padding)
        case .imageRight: (start + title.width + spacing, start)
        default: (start, start + image.width + spacing)
        }
    }

    private func overEachOther(in box: Span, _ grid: PixelGrid) -> (image: Double, title: Double) {
        let anchor = arrangement.centersImage ? .center : horizontalAnchor
        // In the middle, each part is rounded on its own; at an edge the wider one stands there, the other over it.
        let width = max(image.width, title.width)
        let start = AxisPlaces.start(of: width, in: box, at: anchor, on: grid)
        let own = anchor == .center ? box : Span(start: start, length: width)
        return (
            AxisPlaces.start(of: image.width, in: own, at: .center, on: grid),
            AxisPlaces.start(of: title.width, in: own, at: .center, on: grid)
        )
    }

    private func stacked(in box: Span, _ grid: PixelGrid) -> (image: Double, title: Double) {
        let height = image.height + spacing + title.height
        let start = AxisPlaces.start(of: height, in: box, at: verticalAnchor, on: grid)
        return arrangement == .imageTop
            ? (start, start + image.height + spacing) : (start + title.height + spacing, start)
    }

    private func aroundImage(in box: Span, height: Double, _ grid: PixelGrid) -> (image: Double, title: Double) {
        let imageY = AxisPlaces.start(of: image.height, in: box, at: .center, on: grid)
        let titleY =
            switch arrangement {
            case .imageCenterTitleTop: padding
            case .imageCenterTitleBottom: height - padding - title.height
            case .imageCenterTitleAbove: imageY - spacing - title.height
            default: imageY + image.height + spacing
            }
        return (imageY, titleY)
    }
}

extension ArrangementTargets {
    /// What the parts need together, with the padding where the arrangement has one.
    fileprivate static func tightSize(
        _ arrangement: Arrangement, _ image: Size, _ title: Size, spacing: Double, padding: Double
    ) -> Size {
        let width = max(image.width, title.width)
        let height = max(image.height, title.height)
        let line = image.width + spacing + title.width
        return switch arrangement {
        case .imageLeft, .imageRight: Size(width: line, height: height)
        case .edgesImageLeft, .edgesImageRight: Size(width: line + 2 * padding, height: height)
        case .imageTop, .imageBottom: Size(width: width, height: image.height + spacing + title.height)
        // The image stays in the middle, so that the side without a title is as high as the other.
        case .imageCenterTitleAbove, .imageCenterTitleBelow:
            Size(width: width, height: image.height + 2 * (spacing + title.height))
        case .imageCenterTitleTop, .imageCenterTitleBottom:
            Size(width: width, height: image.height + 2 * (padding + spacing + title.height))
        }
    }

    /// The content insets as the distance to keep around the parts, without an axis that has a padding of its own.
    fileprivate static func boxInsets(_ input: LayoutInput, _ arrangement: Arrangement) -> EdgeInsets {
        let insets = input.contentEdgeInsets
        let grid = input.grid
        let hasOwn = arrangement.needsPadding
        return EdgeInsets(
            horizontal: hasOwn && arrangement.axis == .horizontal ? .zero : insets.horizontal.onGrid(grid),
            vertical: hasOwn && arrangement.axis == .vertical ? .zero : insets.vertical.onGrid(grid))
    }
}

extension EdgePair {
    fileprivate func onGrid(_ grid: PixelGrid) -> EdgePair {
        EdgePair(near: grid.nearest(near), far: grid.nearest(far))
    }

    /// The pair enlarged by a length, on the side that the alignment leaves free, or on both.
    fileprivate func adding(_ length: Double, at anchor: Anchor, on grid: PixelGrid) -> EdgePair {
        let atNear: Double =
            switch anchor {
            case .start: 0
            case .end: length
            case .center, .fill: grid.nearest(length / 2)
            }
        return EdgePair(near: grid.nearest(near + atNear), far: grid.nearest(far + length - atNear))
    }
}

extension Rect {
    fileprivate init(bounds: Size, insets: EdgeInsets) {
        self.init(
            x: insets.left, y: insets.top, width: bounds.width - insets.left - insets.right,
            height: bounds.height - insets.top - insets.bottom)
    }
}
