/// What the simulator reports about a layout beyond its rects.
extension Layout {
    /// How far the image leaves the bounds at each edge, in points; 0 where by less than a pixel or without an image.
    public var imageOutside: EdgeInsets { outside(imageRect) }

    /// How far the title leaves the bounds at each edge, in points; 0 where by less than a pixel or without a title.
    public var titleOutside: EdgeInsets { outside(titleRect) }

    /// How far any part leaves the bounds at each edge, in points.
    public var outside: EdgeInsets {
        let image = imageOutside
        let title = titleOutside
        return EdgeInsets(
            top: max(image.top, title.top), left: max(image.left, title.left),
            bottom: max(image.bottom, title.bottom), right: max(image.right, title.right))
    }

    /// What leaves the bounds of a fitted button, in whole pixels and as content insets count; 0 with a frame.
    fileprivate var overhang: EdgeInsets {
        guard isFitted else { return .zero }
        let missing = isMirrored ? outside.mirrored : outside
        let grid = PixelGrid(scale: scale)
        return EdgeInsets(
            top: grid.up(missing.top), left: grid.up(missing.left),
            bottom: grid.up(missing.bottom), right: grid.up(missing.right))
    }

    /// The area that image and title share; 0 × 0 where they overlap by less than a pixel on either axis.
    public var overlap: Size {
        guard let (image, title) = drawnParts else { return .zero }
        let grid = PixelGrid(scale: scale)
        let width = grid.visible(min(image.maxX, title.maxX) - max(image.minX, title.minX))
        let height = grid.visible(min(image.maxY, title.maxY) - max(image.minY, title.minY))
        return width > 0 && height > 0 ? Size(width: width, height: height) : .zero
    }

    /// The smallest rect that holds what is there of image and title; nil without both.
    public var pairRect: Rect? {
        guard let image = imageRect, let title = titleRect else { return imageRect ?? titleRect }
        return image.union(title)
    }

    /// How far the middle of the pair (or the only part) is from the middle of the content rect.
    public var pairOffset: Offset? { pairRect.map { offset(of: $0) } }

    /// How far the middle of the pair (or the only part) is from the middle of the button.
    public var pairOffsetInBounds: Offset? {
        pairRect.map { Offset(x: $0.midX - bounds.width / 2, y: $0.midY - bounds.height / 2) }
    }

    /// How far title and image insets move the image, in the button's own coordinates; nil without an image.
    public var imageShift: Offset? { shift(from: imageRectBeforeInsets, to: imageRect) }

    /// How far title and image insets move the title, in the button's own coordinates; nil without a title.
    public var titleShift: Offset? { shift(from: titleRectBeforeInsets, to: titleRect) }

    /// Whether both layouts show the same parts in the same places, within a distance in points at every edge.
    public func looksLike(_ other: Layout, within tolerance: Double = 0.01) -> Bool {
        isClose(imageRect, other.imageRect, tolerance) && isClose(titleRect, other.titleRect, tolerance)
    }

    /// How far the middle of a rect is from the middle of the content rect as seen on the screen.
    func offset(of rect: Rect) -> Offset {
        let content = isMirrored ? contentRect.mirrored(inWidth: bounds.width) : contentRect
        return Offset(x: rect.midX - content.midX, y: rect.midY - content.midY)
    }

    /// Both parts, as drawn; nil where one is missing or has no area, so that nothing stands beside the other.
    var drawnParts: (image: Rect, title: Rect)? {
        guard let image = imageRect?.standardized, let title = titleRect?.standardized,
            image.width > 0, image.height > 0, title.width > 0, title.height > 0
        else { return nil }
        return (image, title)
    }

    private func outside(_ rect: Rect?) -> EdgeInsets {
        // A part without any area is not drawn anywhere.
        guard let rect, rect.width != 0, rect.height != 0 else { return .zero }
        let grid = PixelGrid(scale: scale)
        return EdgeInsets(
            top: grid.visible(-rect.minY), left: grid.visible(-rect.minX),
            bottom: grid.visible(rect.maxY - bounds.height), right: grid.visible(rect.maxX - bounds.width))
    }

    private func shift(from before: Rect?, to after: Rect?) -> Offset? {
        guard let before, let after else { return nil }
        let own = isMirrored ? after.mirrored(inWidth: bounds.width) : after
        return Offset(x: own.midX - before.midX, y: own.midY - before.midY)
    }

    private func isClose(_ one: Rect?, _ other: Rect?, _ tolerance: Double) -> Bool {
        guard let one, let other else { return one == nil && other == nil }
        return abs(one.minX - other.minX) <= tolerance && abs(one.maxX - other.maxX) <= tolerance
            && abs(one.minY - other.minY) <= tolerance && abs(one.maxY - other.maxY) <= tolerance
    }
}

extension LayoutInput {
    /// What has to be added to the content insets of a fitted button so that nothing leaves the bounds, in points; 0 with
    /// a frame. `layout` is this input's own.
    ///
    /// The fitted size grows by as much, and the parts keep their places in the content rect. A button that UIKit pads by
    /// itself loses that padding with its first content inset, so that it needs more than what leaves the bounds now.
    public func missingContentInsets(in layout: Layout) -> EdgeInsets {
        let overhang = layout.overhang
        guard hasFitPadding, overhang != .zero else { return overhang }
        var changed = self
        changed.contentEdgeInsets = overhang
        let rest = Layout(changed).overhang
        return EdgeInsets(
            top: overhang.top + rest.top, left: overhang.left + rest.left, bottom: overhang.bottom + rest.bottom,
            right: overhang.right + rest.right)
    }
}
