/// Why no configuration does what a button or an arrangement does.
public enum ConfigurationObstacle: Error, Sendable, Hashable {
    /// There is neither an image nor a title.
    case nothingToPlace
    /// The button has a configuration already.
    case hasConfiguration
    /// An image in the middle with a title beside it is not one of the four placements.
    case imageInTheMiddle
    /// The parts stand at opposite edges, `gap` points apart: that distance changes with the button's width.
    case pushedApart(gap: Double)
    /// The parts overlap by this much.
    case overlap(Size)
    /// `fill` stretches the image and the title along this axis.
    case fill(Axis)
    /// The insets make the image this much smaller than it is.
    case squeezedImage(Size)
    /// This much of the title is missing, which a configuration would not cut.
    case cutTitle(missing: Double)
    /// The frame is too small for the arrangement; `needed` is the smallest that is not.
    case frameTooSmall(needed: Size)
    /// The nearest configuration puts a part, or the button's edge, this many points off: the parts are not aligned
    /// with each other, or not with the button as a configuration does it.
    case differs(by: Double)
}

extension WantedArrangement {
    /// The configuration that gives this arrangement, or why there is none.
    ///
    /// The button's content insets are the distance to keep around the parts; its title and image insets are not
    /// looked at. Left and right are as seen on the screen: pass the mirror image for a right-to-left run.
    public func configuration(for input: LayoutInput) -> Result<Configuration, ConfigurationObstacle> {
        guard input.image != nil, input.title != nil else { return .failure(.nothingToPlace) }
        if arrangement.isAtEdges {
            let width = (input.frame ?? input.fittedSize).width
            let parts = (input.image?.width ?? 0) + input.roundedTitle.width
            return .failure(.pushedApart(gap: max(0, width - parts - 2 * (padding ?? 0))))
        }
        if arrangement.centersImage { return .failure(.imageInTheMiddle) }
        if input.contentHorizontalAlignment == .fill { return .failure(.fill(.horizontal)) }
        if input.contentVerticalAlignment == .fill { return .failure(.fill(.vertical)) }
        let own = input.transform == .mirrored ? arrangement.relation.mirrored : arrangement.relation
        var button = input
        button.customRects = nil
        let configuration = Configuration(
            imagePlacement: .init(own, rightToLeft: input.isRightToLeft) ?? .leading, imagePadding: spacing ?? 0,
            contentInsets: DirectionalEdgeInsets(input.contentEdgeInsets, rightToLeft: input.isRightToLeft))
        button.configuration = configuration
        let layout = Layout(button)
        guard layout.outside == .zero, layout.titleMissingWidth == 0, layout.imageSqueezed == .zero else {
            return .failure(.frameTooSmall(needed: button.smallestFrame ?? button.fittedSize))
        }
        let check = check(layout)
        let error = max(abs(check.spacingError ?? 0), abs(check.offCenter.x), abs(check.offCenter.y))
        guard check.relationHolds, input.grid.isWithinPixel(error) else { return .failure(.differs(by: error)) }
        return .success(configuration)
    }
}

extension LayoutInput {
    /// The configuration that puts image and title where the legacy insets put them now, or why there is none.
    ///
    /// It is read off the simulated rects, and laid out again it shows them within a pixel. Its content insets are
    /// the distances from the pair to the bounds at the fitted size; with a frame they are not negative where others
    /// do the same in it.
    public var equivalentConfiguration: Result<Configuration, ConfigurationObstacle> {
        if configuration != nil { return .failure(.hasConfiguration) }
        var button = self
        button.transform = .none
        let layout = Layout(button)
        if let obstacle = obstacle(in: layout) { return .failure(obstacle) }

        button.frame = nil
        let fitted = Layout(button)
        guard let pair = (frame == nil ? layout : fitted).pairRect else { return .failure(.nothingToPlace) }
        let distances = EdgeInsets(
            top: pair.minY, left: pair.minX, bottom: fitted.bounds.height - pair.maxY,
            right: fitted.bounds.width - pair.maxX)
        let gap = layout.gap ?? 0
        let candidates =
            frame == nil
            ? [distances]
            : [distances.withoutNegatives, insets(holding: layout.pairRect ?? pair, in: layout), distances].compactMap {
                $0
            }
        var nearest = Double.infinity
        for insets in candidates {
            let candidate = Configuration(
                imagePlacement: layout.relation.flatMap { .init($0, rightToLeft: isRightToLeft) } ?? .leading,
                imagePadding: grid.nearest(gap),
                contentInsets: DirectionalEdgeInsets(insets, rightToLeft: isRightToLeft))
            let difference = difference(of: candidate, from: layout)
            if grid.isWithinPixel(difference) { return .success(candidate) }
            nearest = min(nearest, difference)
        }
        return .failure(.differs(by: nearest))
    }

    /// The insets, none of them negative, with which the alignments put a rect where it is in these bounds; nil for a rect
    /// that is not within them.
    private func insets(holding rect: Rect, in layout: Layout) -> EdgeInsets? {
        guard layout.outside == .zero else { return nil }
        func pair(_ near: Double, _ far: Double, _ anchor: Anchor) -> EdgePair {
            switch anchor {
            case .start: EdgePair(near: near, far: 0)
            case .end: EdgePair(near: 0, far: far)
            case .center, .fill: EdgePair(near: max(0, near - far), far: max(0, far - near))
            }
        }
        return EdgeInsets(
            horizontal: pair(rect.minX, layout.bounds.width - rect.maxX, horizontalAnchor),
            vertical: pair(rect.minY, layout.bounds.height - rect.maxY, contentVerticalAlignment.anchor))
    }

    private func obstacle(in layout: Layout) -> ConfigurationObstacle? {
        guard image != nil || title != nil else { return .nothingToPlace }
        if layout.imageSqueezed != .zero { return .squeezedImage(layout.imageSqueezed) }
        if layout.titleMissingWidth > 0 { return .cutTitle(missing: layout.titleMissingWidth) }
        guard image != nil, title != nil else { return nil }
        if layout.overlap != .zero { return .overlap(layout.overlap) }
        if customRects == nil {
            if contentHorizontalAlignment == .fill { return .fill(.horizontal) }
            if contentVerticalAlignment == .fill { return .fill(.vertical) }
        }
        if let gap = layout.gap, let pair = layout.pairRect, isPushedApart(pair, gap, layout) {
            return .pushedApart(gap: gap)
        }
        return nil
    }

    /// Whether the gap is what is left between parts at the two edges of a frame, not a distance that was chosen.
    private func isPushedApart(_ pair: Rect, _ gap: Double, _ layout: Layout) -> Bool {
        guard frame != nil, layout.relation?.axis == .horizontal, gap >= 24 else { return false }
        return gap > 2 * (pair.minX + layout.bounds.width - pair.maxX)
    }

    /// How far a configuration puts any edge of a part, or of the bounds, from where it is in a layout.
    private func difference(of configuration: Configuration, from layout: Layout) -> Double {
        var button = self
        button.transform = .none
        button.customRects = nil
        button.configuration = configuration
        let other = Layout(button)
        let bounds = max(
            abs(other.bounds.width - layout.bounds.width), abs(other.bounds.height - layout.bounds.height))
        return max(
            bounds, distance(layout.imageRect, other.imageRect), distance(layout.titleRect, other.titleRect))
    }

    private func distance(_ one: Rect?, _ other: Rect?) -> Double {
        guard let one, let other else { return 0 }
        return max(
            max(abs(one.minX - other.minX), abs(one.maxX - other.maxX)),
            max(abs(one.minY - other.minY), abs(one.maxY - other.maxY)))
    }
}

extension EdgeInsets {
    fileprivate var withoutNegatives: EdgeInsets {
        EdgeInsets(top: max(0, top), left: max(0, left), bottom: max(0, bottom), right: max(0, right))
    }
}
