extension Layout {
    /// How image and title stand to each other; nil where one is missing or cut down to nothing.
    ///
    /// Parts that are apart on one axis follow each other along it, and along the wider gap where they are apart on
    /// both. Parts that overlap still count as following each other while at most half of the smaller one is covered
    /// on that axis: then the gap is negative.
    public var relation: Relation? {
        guard let (image, title) = drawnParts else { return nil }
        let horizontal = Closeness(image.minX, image.maxX, title.minX, title.maxX)
        let vertical = Closeness(image.minY, image.maxY, title.minY, title.maxY)
        let isApart = PixelGrid(scale: scale).visible(-max(horizontal.gap, vertical.gap)) == 0
        let isHorizontal = isApart ? horizontal.gap >= vertical.gap : horizontal.cover <= vertical.cover
        let nearer = isHorizontal ? horizontal : vertical
        guard isApart || nearer.cover <= 0.5 else { return .overlay }
        if isHorizontal { return nearer.imageIsFirst ? .imageLeft : .imageRight }
        return nearer.imageIsFirst ? .imageTop : .imageBottom
    }

    /// The distance between image and title along the axis of their relation, negative where they overlap;
    /// nil for an overlay and where one is missing or cut down to nothing.
    public var gap: Double? { relation.flatMap { gap(along: $0) } }

    /// The distance from the first to the second part of a relation, negative where they overlap or stand the other
    /// way round; nil for `overlay` and where one is missing or cut down to nothing.
    public func gap(along relation: Relation) -> Double? {
        guard let (image, title) = drawnParts else { return nil }
        return switch relation {
        case .imageLeft: title.minX - image.maxX
        case .imageRight: image.minX - title.maxX
        case .imageTop: title.minY - image.maxY
        case .imageBottom: image.minY - title.maxY
        case .overlay: nil
        }
    }

    /// The distance between image and title along an axis, whichever comes first; negative where they overlap on it.
    public func gap(along axis: Axis) -> Double? {
        guard let (image, title) = drawnParts else { return nil }
        return switch axis {
        case .horizontal: Closeness(image.minX, image.maxX, title.minX, title.maxX).gap
        case .vertical: Closeness(image.minY, image.maxY, title.minY, title.maxY).gap
        }
    }
}

/// How near two extents are to each other.
private struct Closeness {
    /// The distance between them, negative where they overlap.
    var gap: Double
    /// Which part of the shorter one is covered, from 0 to 1.
    var cover: Double
    var imageIsFirst: Bool

    init(_ imageStart: Double, _ imageEnd: Double, _ titleStart: Double, _ titleEnd: Double) {
        gap = max(titleStart - imageEnd, imageStart - titleEnd)
        imageIsFirst = imageStart + imageEnd <= titleStart + titleEnd
        let covered = min(imageEnd, titleEnd) - max(imageStart, titleStart)
        cover = max(0, covered) / min(imageEnd - imageStart, titleEnd - titleStart)
    }
}
