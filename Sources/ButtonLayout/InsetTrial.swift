/// One attempt at an arrangement: the insets for it in given bounds, and whether they give it.
struct InsetTrial {
    let insets: ArrangementInsets
    /// Whether nothing is wrong along the horizontal axis.
    let fitsWidth: Bool
    /// Whether nothing is wrong along the vertical axis.
    let fitsHeight: Bool

    /// Tries an arrangement on a button with both parts, no configuration, and no `fill`.
    init(_ wanted: WantedArrangement, _ input: LayoutInput) {
        // The insets work before the transform: what is wanted on the screen is its mirror image there.
        let isMirrored = input.transform == .mirrored
        let ownWanted = isMirrored ? wanted.mirrored : wanted
        var button = input
        button.transform = .none
        button.titleEdgeInsets = .zero
        button.imageEdgeInsets = .zero
        let targets = ArrangementTargets(ownWanted, input: button)
        button.contentEdgeInsets = targets.contentEdgeInsets

        var base = Layout(button)
        let grid = input.grid
        var widening = 0.0
        if wanted.arrangement.axis == .vertical, base.titleMissingWidth > 0 {
            widening = grid.up(max(0, (base.neededTitleWidth - base.availableTitleWidth) / 2))
            button.titleEdgeInsets = EdgeInsets(left: -widening, right: -widening)
            base = Layout(button)
        }
        let origins = targets.origins(in: base, grid: grid)
        button.titleEdgeInsets = EdgeInsets(moving: base.titleRect, to: origins.title, widening: widening, on: grid)
        button.imageEdgeInsets = EdgeInsets(moving: base.imageRect, to: origins.image, widening: 0, on: grid)
        button.transform = input.transform

        let layout = Layout(button)
        insets = ArrangementInsets(
            contentEdgeInsets: button.contentEdgeInsets, titleEdgeInsets: button.titleEdgeInsets,
            imageEdgeInsets: button.imageEdgeInsets, titleWidening: widening, layout: layout)
        let check = wanted.check(layout)
        let isHorizontal = wanted.arrangement.axis == .horizontal
        let keepsDistances = InsetTrial.keepsDistances(check, grid)
        let outside = layout.outside
        fitsWidth =
            layout.titleMissingWidth == 0 && layout.imageSqueezed.width == 0 && outside.left == 0 && outside.right == 0
            && grid.isWithinPixel(check.offCenter.x) && (!isHorizontal || keepsDistances)
        fitsHeight =
            layout.imageSqueezed.height == 0 && outside.top == 0 && outside.bottom == 0
            && grid.isWithinPixel(check.offCenter.y) && (isHorizontal || keepsDistances)
    }

    /// Whether gap and padding are right; without a wanted gap the parts must only not overlap.
    private static func keepsDistances(_ check: ArrangementCheck, _ grid: PixelGrid) -> Bool {
        // A title that has no width yet leaves no gap, but then the width is what is wrong.
        guard let gap = check.gap else { return true }
        let isInOrder = check.spacingError.map { grid.isWithinPixel($0) } ?? (grid.visible(-gap) == 0)
        return isInOrder && grid.isWithinPixel(check.titlePaddingError ?? 0)
            && grid.isWithinPixel(check.imagePaddingError ?? 0)
    }
}

extension EdgeInsets {
    /// The opposite pairs that move a part to a new origin, with its area widened to both sides.
    fileprivate init(moving rect: Rect?, to origin: Offset, widening: Double, on grid: PixelGrid) {
        let right = grid.nearest(origin.x - (rect?.x ?? 0))
        let down = grid.nearest(origin.y - (rect?.y ?? 0))
        self.init(top: down, left: right - widening, bottom: 0 - down, right: 0 - right - widening)
    }
}
