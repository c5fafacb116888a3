extension LayoutInput {
    /// The smallest frame on the pixel grid in which nothing is cut, squeezed or outside, with these insets.
    ///
    /// The title has its whole rounded width there: up to a point less would still show it by the way UIKit rounds.
    /// Nil where there is none, as with a left-aligned image and a negative left inset, and with custom rects, which
    /// were computed for one frame. The two axes do not depend on each other.
    public var smallestFrame: Size? {
        guard customRects == nil, let width = smallestWidth, let height = smallestHeight else { return nil }
        return Size(width: width, height: height)
    }

    /// The smallest width on the pixel grid in which nothing is cut, squeezed or outside; nil where there is none.
    public var smallestWidth: Double? {
        guard customRects == nil else { return nil }
        let needed = roundedTitle.width
        return grid.smallestLength(upTo: sufficientWidth) { width in
            let places = horizontalPlaces(width: width)
            return holdsImage(places, natural: image?.width, length: width)
                && (!hasTitle || places.shortOfTitle(needed) == 0 && holds(places.title, length: width))
        }
    }

    /// The smallest height on the pixel grid in which nothing is cut, squeezed or outside; nil where there is none.
    public var smallestHeight: Double? {
        guard customRects == nil else { return nil }
        let needed = roundedTitle.height
        return grid.smallestLength(upTo: sufficientHeight) { height in
            let places = verticalPlaces(height: height, hasFitPadding: false)
            return holdsImage(places, natural: image?.height, length: height)
                && (!hasTitle || places.shortOfTitle(needed) == 0 && holds(places.title, length: height))
        }
    }

    /// A width that is enough if any width is: a centred part needs at most twice its displacement, and a part that
    /// `fill` gives the smaller share needs the room in the ratio of the shares.
    private var sufficientWidth: Double {
        let image = image?.width ?? 0
        let title = roundedTitle.width
        let ratio =
            contentHorizontalAlignment == .fill && image > 0 && title > 0 ? max(image / title, title / image) : 1
        return 4 * (1 + ratio) * (image + title + reach(\.horizontal) + 1)
    }

    private var sufficientHeight: Double {
        4 * ((image?.height ?? 0) + roundedTitle.height + reach(\.vertical) + 1)
    }

    /// An upper bound of what all insets of an axis can move or take away.
    private func reach(_ axis: (EdgeInsets) -> EdgePair) -> Double {
        guard let configuration else {
            return axis(contentEdgeInsets).reach + axis(titleEdgeInsets).reach + axis(imageEdgeInsets).reach
        }
        let insets = configuration.contentInsets.resolved(rightToLeft: isRightToLeft)
        return axis(insets).reach + abs(configuration.imagePadding)
    }

    /// Whether there is a title that would be seen if it had room.
    private var hasTitle: Bool { roundedTitle.width > 0 && roundedTitle.height > 0 }

    private func holdsImage(_ places: AxisPlaces, natural: Double?, length: Double) -> Bool {
        guard let natural else { return true }
        return places.squeezedImage(of: natural) == 0 && holds(places.image, length: length)
    }

    /// Whether a part lies within the bounds, as `outside` judges it.
    private func holds(_ part: Span, length: Double) -> Bool {
        let low = min(part.start, part.end)
        let high = max(part.start, part.end)
        return grid.visible(-low) == 0 && grid.visible(high - length) == 0
    }
}

extension EdgePair {
    var reach: Double { abs(near) + abs(far) }
}

extension AxisPlaces {
    /// How much less than its rounded natural length a title has, before that which is available is rounded up.
    fileprivate func shortOfTitle(_ needed: Double) -> Double {
        PixelGrid.hundredths(needed - min(availableTitleLength, title.length))
    }
}
