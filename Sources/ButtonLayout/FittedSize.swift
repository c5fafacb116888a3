extension LayoutInput {
    /// The padding above and below the title of a fitted button that has nothing else.
    static let fitPadding = EdgePair(near: 6, far: 6)

    /// Whether UIKit adds (and remembers) its own padding when it sizes this button to fit.
    ///
    /// Any content inset other than exactly 0 switches that off, even one too small to be seen.
    public var hasFitPadding: Bool {
        frame == nil && configuration == nil && image == nil && contentEdgeInsets == .zero
    }

    /// The size that UIKit gives the button when it is sized to fit, in points; an explicit frame is not looked at.
    public var fittedSize: Size {
        if let configuration { return fittedSize(configuration) }
        let title = fittedTitle
        if image == nil, contentEdgeInsets == .zero {
            return Size(width: max(30, title.width), height: title.height + Self.fitPadding.sum)
        }
        let insets = contentEdgeInsets
        let image = image ?? .zero
        return Size(
            width: image.width + title.width + grid.nearest(insets.left) + grid.nearest(insets.right),
            height: max(image.height, title.height) + grid.nearest(insets.top) + grid.nearest(insets.bottom))
    }

    /// The title's share of the fitted size, in whole points on every system: a button without a title still reserves a
    /// line.
    private var fittedTitle: Size {
        let points = PixelGrid.points
        guard let title else { return Size(width: 0, height: points.up(fontLineHeight)) }
        return Size(width: points.up(title.width), height: points.up(title.height))
    }

    private func fittedSize(_ configuration: Configuration) -> Size {
        let insets = configuration.contentInsets
        let title = roundedTitle
        let image = image ?? .zero
        let padding = imagePadding(configuration)
        let pair =
            switch configuration.imagePlacement {
            case .leading, .trailing:
                Size(width: image.width + padding + title.width, height: max(image.height, title.height))
            case .top, .bottom:
                Size(width: max(image.width, title.width), height: image.height + padding + title.height)
            }
        return Size(
            width: pair.width + insets.leading + insets.trailing, height: pair.height + insets.top + insets.bottom)
    }

    /// The distance between the parts, which is nothing where there is only one.
    func imagePadding(_ configuration: Configuration) -> Double {
        image != nil && title != nil ? configuration.imagePadding : 0
    }
}
