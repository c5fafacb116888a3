/// The layout of a button without a configuration (layout rules of UIButton before iOS 15, still in force today).
extension LayoutInput {
    func legacyHorizontalPlaces(width: Double, image imageInsets: EdgePair, title titleInsets: EdgePair) -> AxisPlaces {
        let grid = grid
        let content = AxisPlaces.content(size: width, insets: contentEdgeInsets.horizontal, on: grid)
        let imageArea = AxisPlaces.area(of: content, insets: imageInsets, on: grid)
        let titleArea = AxisPlaces.area(of: content, insets: titleInsets, on: grid)
        let imageWidth = min(image?.width ?? 0, imageArea.length)
        // The title gets what the image leaves in the title's own area.
        let available = max(0, titleArea.length - imageWidth)
        let titleWidth = titleRounding.roundedUp(min(title?.width ?? 0, available), on: grid)
        var places = AxisPlaces(
            content: content, image: Span(start: 0, length: imageWidth), title: Span(start: 0, length: titleWidth),
            imageLength: imageWidth, titleLength: titleWidth, availableTitleLength: available)
        switch horizontalAnchor {
        case .fill: places.fill(imageArea, titleArea)
        case .start: places.alignLeft(imageArea, titleArea, rightToLeft: isRightToLeft)
        case .end: places.alignRight(imageArea, titleArea, rightToLeft: isRightToLeft)
        case .center: places.center(imageArea, titleArea, rightToLeft: isRightToLeft, on: grid)
        }
        places.image.start = grid.nearest(places.image.start)
        places.title.start = grid.nearest(places.title.start)
        return places
    }

    func legacyVerticalPlaces(
        height: Double, padding: EdgePair, image imageInsets: EdgePair, title titleInsets: EdgePair
    ) -> AxisPlaces {
        let grid = grid
        let content = AxisPlaces.content(size: height, insets: padding, on: grid)
        let imageArea = AxisPlaces.area(of: content, insets: imageInsets, on: grid)
        let titleArea = AxisPlaces.area(of: content, insets: titleInsets, on: grid)
        let imageHeight = min(image?.height ?? 0, imageArea.length)
        let titleHeight = roundedTitle.height
        var imageSpan = Span(start: imageArea.start, length: imageHeight)
        var titleSpan = Span(start: titleArea.start, length: titleHeight)
        switch contentVerticalAlignment {
        case .top: break
        case .bottom:
            imageSpan.start = max(imageArea.start, imageArea.end - imageHeight)
            titleSpan.start = titleArea.end - titleHeight
        case .center:
            imageSpan.start += max(0, grid.nearest((imageArea.length - imageHeight) / 2))
            titleSpan.start += grid.nearest((titleArea.length - titleHeight) / 2)
        case .fill:
            imageSpan.length = imageArea.length
            titleSpan.length = titleArea.length
        }
        imageSpan.start = grid.nearest(imageSpan.start)
        titleSpan.start = grid.nearest(titleSpan.start)
        return AxisPlaces(
            content: content, image: imageSpan, title: titleSpan, imageLength: imageHeight, titleLength: titleHeight)
    }
}

extension AxisPlaces {
    fileprivate mutating func alignLeft(_ imageArea: Span, _ titleArea: Span, rightToLeft: Bool) {
        image.start = imageArea.start + (rightToLeft ? titleLength : 0)
        title.start = titleArea.start + (rightToLeft ? 0 : imageLength)
    }

    fileprivate mutating func alignRight(_ imageArea: Span, _ titleArea: Span, rightToLeft: Bool) {
        // The image never leaves its area to the left.
        image.start = max(imageArea.start, imageArea.end - imageLength - (rightToLeft ? 0 : titleLength))
        title.start = titleArea.end - titleLength - (rightToLeft ? imageLength : 0)
    }

    fileprivate mutating func center(_ imageArea: Span, _ titleArea: Span, rightToLeft: Bool, on grid: PixelGrid) {
        if rightToLeft {
            image.start = imageArea.start + max(0, grid.nearest((imageArea.length - imageLength + titleLength) / 2))
            title.start =
                titleArea.start + grid.nearest((titleArea.length + imageLength - titleLength) / 2) - imageLength
        } else {
            image.start = imageArea.start + max(0, grid.nearest((imageArea.length - imageLength - titleLength) / 2))
            title.start =
                titleArea.start + imageLength + grid.nearest((titleArea.length - imageLength - titleLength) / 2)
        }
    }

    /// Shares the width out in proportion to the natural widths, the same in both directions.
    fileprivate mutating func fill(_ imageArea: Span, _ titleArea: Span) {
        let sum = imageLength + titleLength
        let divisor = abs(sum) < 1e-6 ? 1 : sum
        image = Span(start: imageArea.start, length: imageArea.length * imageLength / divisor)
        title.length = titleArea.length * titleLength / divisor
        title.start = titleArea.end - title.length
    }
}
