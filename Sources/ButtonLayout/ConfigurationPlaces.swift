/// The layout of a button with a configuration: the pair is placed in the content insets by the content alignments.
extension LayoutInput {
    func configuredHorizontalPlaces(_ configuration: Configuration, width: Double) -> AxisPlaces {
        let insets = configuration.contentInsets.resolved(rightToLeft: isRightToLeft)
        let content = AxisPlaces.content(size: width, insets: insets.horizontal, on: grid)
        let relation = configuration.relation(rightToLeft: isRightToLeft)
        let isMainAxis = relation.axis == .horizontal
        let padding = imagePadding(configuration)
        let imageWidth = min(image?.width ?? 0, content.length)
        let available = max(0, content.length - (isMainAxis ? imageWidth + padding : 0))
        let titleWidth = titleRounding.roundedUp(min(title?.width ?? 0, available), on: grid)
        var places = AxisPlaces.cross(
            content: content, image: imageWidth, title: titleWidth, at: horizontalAnchor, on: grid)
        places.availableTitleLength = available
        if isMainAxis {
            places.line(imageFirst: relation == .imageLeft, padding: padding, at: horizontalAnchor, on: grid)
        }
        return places
    }

    func configuredVerticalPlaces(_ configuration: Configuration, height: Double) -> AxisPlaces {
        let insets = configuration.contentInsets.resolved(rightToLeft: isRightToLeft)
        let content = AxisPlaces.content(size: height, insets: insets.vertical, on: grid)
        let relation = configuration.relation(rightToLeft: isRightToLeft)
        let anchor = contentVerticalAlignment.anchor
        var places = AxisPlaces.cross(
            content: content, image: min(image?.height ?? 0, content.length), title: roundedTitle.height,
            at: anchor, on: grid)
        if relation.axis == .vertical {
            places.line(
                imageFirst: relation == .imageTop, padding: imagePadding(configuration), at: anchor, on: grid)
        }
        return places
    }
}

extension AxisPlaces {
    /// Both parts aligned on their own, as across the pair.
    fileprivate static func cross(
        content: Span, image: Double, title: Double, at anchor: Anchor, on grid: PixelGrid
    ) -> AxisPlaces {
        AxisPlaces(
            content: content,
            image: Span(start: start(of: image, in: content, at: anchor, on: grid), length: image),
            title: Span(start: start(of: title, in: content, at: anchor, on: grid), length: title),
            imageLength: image, titleLength: title)
    }

    /// Both parts in a line; `fill` sends them to the two ends.
    fileprivate mutating func line(imageFirst: Bool, padding: Double, at anchor: Anchor, on grid: PixelGrid) {
        let length = image.length + padding + title.length
        let isApart = anchor == .fill && image.length != 0 && title.length != 0
        let first =
            isApart ? content.start : Self.start(of: length, in: content, at: anchor, on: grid)
        let end = isApart ? content.end : first + length
        image.start = grid.nearest(imageFirst ? first : end - image.length)
        title.start = grid.nearest(imageFirst ? end - title.length : first)
    }

    /// Where something of the given length starts; `fill` does not stretch it but leaves it in the middle.
    static func start(of length: Double, in content: Span, at anchor: Anchor, on grid: PixelGrid) -> Double {
        switch anchor {
        case .start: content.start
        case .end: grid.nearest(content.end - length)
        case .center, .fill: content.start + grid.nearest((content.length - length) / 2)
        }
    }
}
