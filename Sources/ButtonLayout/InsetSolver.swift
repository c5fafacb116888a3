/// Finds the insets that give a wanted arrangement: the button is laid out without title and image insets, and an
/// opposite pair moves each part from there to where it belongs.
extension WantedArrangement {
    /// The insets that give this arrangement, or why there are none.
    ///
    /// A button with a frame keeps its content insets, which say where the middle is. For a fitted button they are
    /// the distance to keep around the parts (not along an axis that has a `padding`), and the ones in the result add
    /// what the arrangement needs: the fitted size holds the parts exactly. Its title and image insets, if any, are
    /// not looked at. Left and right are as seen on the screen: pass the mirror image for a right-to-left run.
    public func insets(for input: LayoutInput) -> Result<ArrangementInsets, ArrangementObstacle> {
        if let obstacle = obstacle(in: input) { return .failure(obstacle) }
        let trial = InsetTrial(self, input)
        if trial.fitsWidth, trial.fitsHeight { return .success(trial.insets) }
        guard let needed = smallestFrame(for: input) else { return .failure(.outsideInEveryFrame) }
        return .failure(.frameTooSmall(needed: needed))
    }

    /// The smallest frame on the pixel grid in which some title and image insets give this arrangement, with the
    /// content insets as they are; nil where there is none.
    public func smallestFrame(for input: LayoutInput) -> Size? {
        guard obstacle(in: input) == nil else { return nil }
        let bound = sufficientLength(for: input)
        var framed = input
        framed.frame = Size(width: bound, height: bound)
        let grid = input.grid
        let width = grid.smallestLength(upTo: bound) { width in
            framed.frame = Size(width: width, height: bound)
            return InsetTrial(self, framed).fitsWidth
        }
        let height = grid.smallestLength(upTo: bound) { height in
            framed.frame = Size(width: bound, height: height)
            return InsetTrial(self, framed).fitsHeight
        }
        guard let width, let height else { return nil }
        return Size(width: width, height: height)
    }

    private func obstacle(in input: LayoutInput) -> ArrangementObstacle? {
        guard let image = input.image, let title = input.title, image.width > 0, image.height > 0, title.width > 0,
            title.height > 0
        else { return .needsImageAndTitle }
        if input.configuration != nil { return .insetsIgnoredByConfiguration }
        if input.customRects != nil { return .insetsIgnoredByCustomRects }
        if input.contentHorizontalAlignment == .fill { return .fill(.horizontal) }
        if input.contentVerticalAlignment == .fill { return .fill(.vertical) }
        return nil
    }

    private func sufficientLength(for input: LayoutInput) -> Double {
        let image = input.image ?? .zero
        let title = input.roundedTitle
        let insets = input.contentEdgeInsets
        let parts = image.width + image.height + title.width + title.height
        let insetReach = insets.horizontal.reach + insets.vertical.reach
        return 4 * (parts + insetReach + abs(spacing ?? 0) + abs(padding ?? 0) + 1)
    }
}
