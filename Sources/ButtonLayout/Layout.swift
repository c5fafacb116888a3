/// Where UIKit puts a button's image and title, and what they lose there.
///
/// Rects are in points from the button's top left corner, as seen on the screen unless their comment says otherwise.
public struct Layout: Sendable, Hashable {
    /// The button's size.
    public internal(set) var bounds: Size
    /// Whether the button was sized to fit, not given a frame.
    public internal(set) var isFitted: Bool
    /// Whether it was laid out right to left.
    public internal(set) var isRightToLeft: Bool
    /// Whether a transform mirrors the button on the screen.
    public internal(set) var isMirrored: Bool
    /// Whether UIKit added its own padding of 6 above and below the title of this fitted button.
    public internal(set) var hasFitPadding: Bool
    /// The horizontal alignment, with leading and trailing resolved to an edge.
    public internal(set) var horizontalAlignment: HorizontalAlignment
    /// The vertical alignment.
    public internal(set) var verticalAlignment: VerticalAlignment
    /// The display's scale in pixels per point.
    public internal(set) var scale: Double
    /// The content rect, in the button's own coordinates: a mirroring transform does not touch it.
    public internal(set) var contentRect: Rect
    /// Where the image is, or nil without an image.
    public internal(set) var imageRect: Rect?
    /// Where the title is, or nil without a title.
    public internal(set) var titleRect: Rect?
    /// Where the image would be in these bounds with title and image insets of 0, before any transform.
    public internal(set) var imageRectBeforeInsets: Rect?
    /// Where the title would be in these bounds with title and image insets of 0, before any transform.
    public internal(set) var titleRectBeforeInsets: Rect?
    /// The most that the title can get, in points; an upper bound, since a cut title hugs its shortened text.
    public internal(set) var availableTitleWidth: Double
    /// What the title needs, rounded up as UIKit does it; 0 without a title.
    public internal(set) var neededTitleWidth: Double
    /// How much of the title's width is missing; 0 where it is not cut.
    public internal(set) var titleMissingWidth: Double
    /// How much the image is smaller than its natural size, 0 where it is not.
    public internal(set) var imageSqueezed: Size
    /// How much the image is larger than its natural size, 0 where it is not.
    public internal(set) var imageStretched: Size

    /// Lays a button out.
    public init(_ input: LayoutInput) {
        self.init(input, bounds: input.frame ?? input.fittedSize, hasFitPadding: input.hasFitPadding)
    }

    /// Lays a button out in given bounds, with the padding that an earlier fit left behind.
    init(_ input: LayoutInput, bounds: Size, hasFitPadding: Bool) {
        let horizontal = input.horizontalPlaces(width: bounds.width)
        let vertical = input.verticalPlaces(height: bounds.height, hasFitPadding: hasFitPadding)
        self.bounds = bounds
        self.hasFitPadding = hasFitPadding
        isFitted = input.frame == nil
        isRightToLeft = input.isRightToLeft
        isMirrored = input.transform == .mirrored
        horizontalAlignment = input.contentHorizontalAlignment.resolved(rightToLeft: input.isRightToLeft)
        verticalAlignment = input.contentVerticalAlignment
        scale = input.grid.scale
        contentRect = Rect(horizontal.content, vertical.content)
        imageRect = input.image == nil ? nil : Rect(horizontal.image, vertical.image)
        titleRect = input.title == nil ? nil : Rect(horizontal.title, vertical.title)
        imageRectBeforeInsets = imageRect
        titleRectBeforeInsets = titleRect
        availableTitleWidth = horizontal.availableTitleLength
        neededTitleWidth = input.roundedTitle.width
        titleMissingWidth = horizontal.missingTitle(of: neededTitleWidth)
        imageSqueezed = .zero
        imageStretched = .zero
        if let image = input.image {
            imageSqueezed = Size(
                width: horizontal.squeezedImage(of: image.width), height: vertical.squeezedImage(of: image.height))
            imageStretched = Size(
                width: horizontal.stretchedImage(of: image.width), height: vertical.stretchedImage(of: image.height))
        }
        addRectsBeforeInsets(input)
        if let rects = input.customRects, input.configuration == nil { place(rects, naturalImage: input.image) }
        if isMirrored {
            imageRect = imageRect?.mirrored(inWidth: bounds.width)
            titleRect = titleRect?.mirrored(inWidth: bounds.width)
        }
    }

    private mutating func addRectsBeforeInsets(_ input: LayoutInput) {
        guard input.configuration == nil, input.imageEdgeInsets != .zero || input.titleEdgeInsets != .zero else {
            return
        }
        let horizontal = input.legacyHorizontalPlaces(width: bounds.width, image: .zero, title: .zero)
        let vertical = input.legacyVerticalPlaces(
            height: bounds.height, padding: input.verticalPadding(hasFitPadding), image: .zero, title: .zero)
        if imageRect != nil { imageRectBeforeInsets = Rect(horizontal.image, vertical.image) }
        if titleRect != nil { titleRectBeforeInsets = Rect(horizontal.title, vertical.title) }
    }

    /// Puts the parts where a subclass wants them; insets and alignments do not apply then.
    private mutating func place(_ rects: CustomRects, naturalImage: Size?) {
        if let rect = rects.imageRect, let natural = naturalImage {
            imageRect = Rect(
                x: contentRect.x + rect.x, y: contentRect.y + rect.y, width: rect.width, height: rect.height)
            imageSqueezed = Size(
                width: max(0, natural.width - abs(rect.width)), height: max(0, natural.height - abs(rect.height)))
            imageStretched = Size(
                width: max(0, abs(rect.width) - natural.width), height: max(0, abs(rect.height) - natural.height))
        }
        if let rect = rects.titleRect, titleRect != nil {
            titleRect = Rect(
                x: contentRect.x + rect.x, y: contentRect.y + rect.y, width: rect.width, height: rect.height)
            availableTitleWidth = abs(rect.width)
            titleMissingWidth = max(0, neededTitleWidth - abs(rect.width))
        }
    }
}

extension LayoutInput {
    func horizontalPlaces(width: Double) -> AxisPlaces {
        if let configuration { return configuredHorizontalPlaces(configuration, width: width) }
        return legacyHorizontalPlaces(
            width: width, image: imageEdgeInsets.horizontal, title: titleEdgeInsets.horizontal)
    }

    func verticalPlaces(height: Double, hasFitPadding: Bool) -> AxisPlaces {
        if let configuration { return configuredVerticalPlaces(configuration, height: height) }
        return legacyVerticalPlaces(
            height: height, padding: verticalPadding(hasFitPadding), image: imageEdgeInsets.vertical,
            title: titleEdgeInsets.vertical)
    }

    func verticalPadding(_ hasFitPadding: Bool) -> EdgePair {
        hasFitPadding ? Self.fitPadding : contentEdgeInsets.vertical
    }
}

extension AxisPlaces {
    /// What a title of the given length loses; `fill` gives a title more or less than it was measured for.
    func missingTitle(of needed: Double) -> Double {
        PixelGrid.hundredths(needed - min(titleLength, abs(title.length)))
    }

    func squeezedImage(of natural: Double) -> Double {
        PixelGrid.hundredths(min(natural, natural - min(imageLength, abs(image.length))))
    }

    func stretchedImage(of natural: Double) -> Double {
        imageLength < natural ? 0 : PixelGrid.hundredths(abs(image.length) - natural)
    }
}
