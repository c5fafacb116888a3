/// How a layout compares with a wanted arrangement.
public struct ArrangementCheck: Sendable, Hashable {
    /// What was wanted.
    public let wanted: WantedArrangement
    /// How the parts stand to each other; nil where one is missing or cut down to nothing.
    public let relation: Relation?
    /// The gap along the wanted arrangement's axis, in its order: negative where the parts overlap or are exchanged.
    public let gap: Double?
    /// The title's distance from the edge that the arrangement names; nil for arrangements without padding.
    public let titlePadding: Double?
    /// The image's distance from the edge that the arrangement names; nil where it names none for the image.
    public let imagePadding: Double?
    /// How far what should stand in the middle is from it, on each axis; 0 where nothing has to.
    public let offCenter: Offset

    /// Whether the parts stand in the wanted order, whatever the distances; false where there is no relation.
    public var relationHolds: Bool { relation == wanted.arrangement.relation }

    /// The gap minus the wanted spacing; nil where no spacing is wanted or there is no gap.
    public var spacingError: Double? {
        guard let gap, let spacing = wanted.spacing, wanted.arrangement.needsSpacing else { return nil }
        return gap - spacing
    }

    /// The title's distance from its edge minus the wanted padding; nil where none is wanted.
    public var titlePaddingError: Double? { error(of: titlePadding) }

    /// The image's distance from its edge minus the wanted padding; nil where none is wanted.
    public var imagePaddingError: Double? { error(of: imagePadding) }

    /// Whether relation, distances and middle are all as wanted, within a tolerance in points.
    public func holds(within tolerance: Double) -> Bool {
        relationHolds
            && abs(spacingError ?? 0) <= tolerance
            && abs(titlePaddingError ?? 0) <= tolerance
            && abs(imagePaddingError ?? 0) <= tolerance
            && abs(offCenter.x) <= tolerance && abs(offCenter.y) <= tolerance
    }

    private func error(of distance: Double?) -> Double? {
        guard let distance, let padding = wanted.padding else { return nil }
        return distance - padding
    }
}

extension WantedArrangement {
    /// Compares a layout with what is wanted.
    ///
    /// A pair has to be in the middle only on an axis where the button's alignment is `center`, and the middle of the
    /// content rect is as good as that of the button.
    public func check(_ layout: Layout) -> ArrangementCheck {
        let padding = paddings(in: layout)
        return ArrangementCheck(
            wanted: self, relation: layout.relation, gap: layout.gap(along: arrangement.relation),
            titlePadding: padding.title, imagePadding: padding.image, offCenter: offCenter(in: layout))
    }

    private func paddings(in layout: Layout) -> (title: Double?, image: Double?) {
        guard let image = layout.imageRect, let title = layout.titleRect else { return (nil, nil) }
        let bounds = layout.bounds
        return switch arrangement {
        case .imageCenterTitleTop: (title.minY, nil)
        case .imageCenterTitleBottom: (bounds.height - title.maxY, nil)
        case .edgesImageRight: (title.minX, bounds.width - image.maxX)
        case .edgesImageLeft: (bounds.width - title.maxX, image.minX)
        case .imageLeft, .imageRight, .imageTop, .imageBottom, .imageCenterTitleAbove, .imageCenterTitleBelow:
            (nil, nil)
        }
    }

    private func offCenter(in layout: Layout) -> Offset {
        guard let image = layout.imageRect, let title = layout.titleRect else { return .zero }
        let centersX = layout.horizontalAlignment == .center
        let centersY = layout.verticalAlignment == .center
        let pair = layout.offCenter(image.union(title))
        if arrangement.isAtEdges { return .zero }
        if arrangement.centersImage {
            let own = layout.offCenter(image)
            return Offset(x: larger(own.x, layout.offCenter(title).x), y: own.y)
        }
        switch arrangement.axis {
        case .horizontal:
            return Offset(x: centersX ? pair.x : 0, y: centersY ? pair.y : 0)
        case .vertical:
            let x =
                centersX
                ? larger(layout.offCenter(image).x, layout.offCenter(title).x) : title.midX - image.midX
            return Offset(x: x, y: centersY ? pair.y : 0)
        }
    }
}

extension Layout {
    /// How far a rect is from the middle of the content rect or of the button, whichever is nearer on each axis.
    fileprivate func offCenter(_ rect: Rect) -> Offset {
        let inContent = offset(of: rect)
        return Offset(
            x: smaller(inContent.x, rect.midX - bounds.width / 2),
            y: smaller(inContent.y, rect.midY - bounds.height / 2))
    }
}

private func larger(_ one: Double, _ other: Double) -> Double { abs(one) >= abs(other) ? one : other }

private func smaller(_ one: Double, _ other: Double) -> Double { abs(one) <= abs(other) ? one : other }
