public import ButtonLayout
public import ButtonSpec

/// A button as it is drawn: its rects, insets, distances and faults, whatever they are drawn with.
///
/// All rects are in points, in the button's own coordinates, as seen on the screen.
public struct ButtonDrawing: Sendable {
    /// What is drawn.
    public let appearance: ButtonAppearance
    /// Where the simulator puts everything.
    public let layout: Layout
    /// The area that the content insets leave.
    public let contentRect: Rect
    /// The title, nil where none is seen.
    public let title: DrawnTitle?
    /// The insets that are not 0.
    public let insets: [InsetArrow]
    /// The distances between the parts and to the edges.
    public let dimensions: [Dimension]
    /// Where parts lie on each other or outside the bounds.
    public let faults: [Rect]
    /// The smallest frame in which nothing is cut, squeezed or outside, about the button's middle; nil where the button
    /// has that size, where there is none, and where there is nothing to see.
    public let smallestFrame: Rect?

    /// The drawing of a button.
    public init(_ appearance: ButtonAppearance) {
        let layout = Layout(appearance.input)
        self.appearance = appearance
        self.layout = layout
        contentRect =
            layout.isMirrored ? layout.contentRect.mirrored(inWidth: layout.bounds.width) : layout.contentRect
        title = DrawnTitle(appearance, layout)
        insets = InsetArrow.all(appearance.input, layout)
        dimensions = Dimension.all(layout)
        faults = Self.faults(layout)
        smallestFrame = appearance.input.smallestFrame.flatMap { size in
            let (width, height) = (layout.bounds.width, layout.bounds.height)
            let isOther = max(abs(size.width - width), abs(size.height - height)) * layout.scale > 1 - 1e-6
            return isOther && size.width > 0 && size.height > 0
                ? Rect(
                    x: (width - size.width) / 2, y: (height - size.height) / 2, width: size.width, height: size.height)
                : nil
        }
    }

    /// The bounds as a rect.
    public var bounds: Rect { Rect(x: 0, y: 0, width: layout.bounds.width, height: layout.bounds.height) }

    /// The image's rect; nil where no image is seen.
    public var imageRect: Rect? { layout.imageRect?.seen }

    /// The smallest rect that holds all that is drawn of the button itself.
    public var extent: Rect {
        [contentRect.standardized, imageRect, layout.titleRect?.seen, smallestFrame].compactMap { $0 }
            .reduce(bounds.standardized) { $0.union($1) }
    }

    private static func faults(_ layout: Layout) -> [Rect] {
        var faults: [Rect] = []
        for (rect, outside) in [
            (layout.imageRect, layout.imageOutside), (layout.titleRect, layout.titleOutside),
        ] {
            guard let rect = rect?.seen, outside != .zero else { continue }
            faults += rect.outside(of: layout.bounds, by: outside)
        }
        if layout.overlap != .zero, let image = layout.imageRect?.seen, let title = layout.titleRect?.seen {
            let (x, y) = (max(image.minX, title.minX), max(image.minY, title.minY))
            faults.append(Rect(x: x, y: y, width: layout.overlap.width, height: layout.overlap.height))
        }
        return faults
    }
}

extension Rect {
    /// What is drawn of the rect; nil where it has no area.
    var seen: Rect? {
        let rect = standardized
        return rect.width > 0 && rect.height > 0 ? rect : nil
    }

    /// The strips of the rect outside of bounds, without overlap: those at the sides over the whole height.
    fileprivate func outside(of bounds: Size, by outside: EdgeInsets) -> [Rect] {
        var strips: [Rect] = []
        var rest = self
        let left = min(outside.left, rest.width)
        if left > 0 {
            strips.append(Rect(x: rest.x, y: y, width: left, height: height))
            rest = Rect(x: rest.x + left, y: y, width: rest.width - left, height: height)
        }
        let right = min(outside.right, rest.width)
        if right > 0 {
            strips.append(Rect(x: rest.maxX - right, y: y, width: right, height: height))
            rest.width -= right
        }
        guard rest.width > 0 else { return strips }
        let top = min(outside.top, rest.height)
        if top > 0 { strips.append(Rect(x: rest.x, y: rest.y, width: rest.width, height: top)) }
        let bottom = min(outside.bottom, rest.height - top)
        if bottom > 0 {
            strips.append(Rect(x: rest.x, y: rest.maxY - bottom, width: rest.width, height: bottom))
        }
        return strips
    }
}
