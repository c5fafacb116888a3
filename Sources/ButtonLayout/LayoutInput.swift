/// Everything that decides where a button's image and title go; all lengths are points.
public struct LayoutInput: Sendable, Hashable {
    /// The button's size, or nil where it is sized to fit (Auto Layout, `sizeToFit`).
    public var frame: Size?
    /// The image's natural size, or nil where there is no image.
    public var image: Size?
    /// The title's natural size on one line, or nil where there is no title.
    public var title: Size?
    /// The natural line height of the title's font, which a fitted button without a title still reserves.
    public var fontLineHeight: Double
    /// `contentEdgeInsets`.
    public var contentEdgeInsets: EdgeInsets
    /// `titleEdgeInsets`.
    public var titleEdgeInsets: EdgeInsets
    /// `imageEdgeInsets`.
    public var imageEdgeInsets: EdgeInsets
    /// `contentHorizontalAlignment`.
    public var contentHorizontalAlignment: HorizontalAlignment
    /// `contentVerticalAlignment`.
    public var contentVerticalAlignment: VerticalAlignment
    /// `semanticContentAttribute`.
    public var semanticContentAttribute: SemanticContentAttribute
    /// The app's layout direction.
    public var layoutDirection: LayoutDirection
    /// A transform of the whole button.
    public var transform: ButtonTransform
    /// The display's scale in pixels per point; a value that is not positive counts as 1.
    public var scale: Double
    /// How the system rounds title sizes up.
    public var titleRounding: TitleRounding
    /// The rects that a subclass gives, if it does.
    public var customRects: CustomRects?
    /// The configuration, if the button has one; UIKit then ignores the three legacy insets.
    public var configuration: Configuration?

    /// A button with UIKit's defaults where nothing else is given, at scale 2 on iOS 13 or later.
    public init(
        frame: Size? = nil, image: Size? = nil, title: Size? = nil, fontLineHeight: Double = 22,
        contentEdgeInsets: EdgeInsets = .zero, titleEdgeInsets: EdgeInsets = .zero, imageEdgeInsets: EdgeInsets = .zero,
        contentHorizontalAlignment: HorizontalAlignment = .center,
        contentVerticalAlignment: VerticalAlignment = .center,
        semanticContentAttribute: SemanticContentAttribute = .unspecified, layoutDirection: LayoutDirection = .ltr,
        transform: ButtonTransform = .none, scale: Double = 2, titleRounding: TitleRounding = .point,
        customRects: CustomRects? = nil, configuration: Configuration? = nil
    ) {
        self.frame = frame
        self.image = image
        self.title = title
        self.fontLineHeight = fontLineHeight
        self.contentEdgeInsets = contentEdgeInsets
        self.titleEdgeInsets = titleEdgeInsets
        self.imageEdgeInsets = imageEdgeInsets
        self.contentHorizontalAlignment = contentHorizontalAlignment
        self.contentVerticalAlignment = contentVerticalAlignment
        self.semanticContentAttribute = semanticContentAttribute
        self.layoutDirection = layoutDirection
        self.transform = transform
        self.scale = scale
        self.titleRounding = titleRounding
        self.customRects = customRects
        self.configuration = configuration
    }

    /// Whether the button is laid out right to left.
    public var isRightToLeft: Bool { semanticContentAttribute.isRightToLeft(in: layoutDirection) }

    /// Whether the button's direction is the same in every app.
    public var forcesDirection: Bool { semanticContentAttribute != .unspecified }

    var grid: PixelGrid { PixelGrid(scale: scale) }

    var horizontalAnchor: Anchor { contentHorizontalAlignment.anchor(rightToLeft: isRightToLeft) }

    /// The title's size as UIKit rounds it when nothing limits it; 0 × 0 without a title.
    var roundedTitle: Size {
        guard let title else { return .zero }
        return Size(
            width: titleRounding.roundedUp(title.width, on: grid),
            height: titleRounding.roundedUp(title.height, on: grid))
    }
}
