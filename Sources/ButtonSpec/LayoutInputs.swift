public import ButtonLayout
import Expression
import SpecTree
import TitleMetrics

extension ButtonSpec {
    /// Whether the button shows an image.
    public var hasImage: Bool { isSet(.image) || faulty.contains(.image) }

    /// Whether the button shows a title: it has a text that is not empty, or a size.
    public var hasTitle: Bool {
        guard isSet(.title) else { return faulty.contains(.title) }
        return isSet(.titleWidth) || !(isSet(.titleText) && hasEmptyTitle)
    }

    /// What the simulator needs, nil where the spec does not say enough or is wrong about it.
    public func layoutInput(direction: LayoutDirection) -> LayoutInput? {
        guard !faulty.intersects(Self.layoutProperties) else { return nil }
        var input = LayoutInput()
        if isSet(.frame) {
            guard let width = number(.frameWidth), let height = number(.frameHeight) else { return nil }
            input.frame = Size(width: width, height: height)
        }
        if hasImage {
            guard let width = number(.imageWidth), let height = number(.imageHeight) else { return nil }
            input.image = Size(width: width, height: height)
        }
        if hasTitle {
            guard let title = titleSize else { return nil }
            input.title = title
        }
        input.fontLineHeight = fontSize * TitleEstimate.lineHeight
        input.contentEdgeInsets = insets(.contentEdgeInsets)
        input.titleEdgeInsets = insets(.titleEdgeInsets)
        input.imageEdgeInsets = insets(.imageEdgeInsets)
        input.contentHorizontalAlignment = value(of: .contentHorizontalAlignment) ?? .center
        input.contentVerticalAlignment = value(of: .contentVerticalAlignment) ?? .center
        input.semanticContentAttribute = value(of: .semanticContentAttribute) ?? .unspecified
        input.transform = value(of: .transform) ?? .none
        input.titleRounding = value(of: .titleRounding) ?? .point
        input.scale = number(.scale) ?? 2
        input.layoutDirection = direction
        input.customRects = customRects
        input.configuration = configuration
        return input
    }

    /// The rects of a subclass, nil where the button has none.
    private var customRects: CustomRects? {
        guard isSet(.rects) else { return nil }
        return CustomRects(
            titleRect: isSet(.customTitleRect) ? rect(.customTitleRect) : nil,
            imageRect: isSet(.customImageRect) ? rect(.customImageRect) : nil)
    }

    private func rect(_ property: Property) -> Rect {
        let lengths = property.children.map { number($0) ?? 0 }
        return Rect(x: lengths[0], y: lengths[1], width: lengths[2], height: lengths[3])
    }

    /// The button's configuration, nil where it has none.
    private var configuration: Configuration? {
        guard isSet(.configuration) else { return nil }
        var configuration = Configuration()
        configuration.imagePlacement = value(of: .imagePlacement) ?? configuration.imagePlacement
        configuration.imagePadding = number(.imagePadding) ?? configuration.imagePadding
        configuration.titlePadding = number(.titlePadding) ?? configuration.titlePadding
        if isSet(.contentInsets) {
            configuration.contentInsets = DirectionalEdgeInsets(
                top: number(.contentInsetsTop) ?? 0, leading: number(.contentInsetsLeading) ?? 0,
                bottom: number(.contentInsetsBottom) ?? 0, trailing: number(.contentInsetsTrailing) ?? 0)
        }
        return configuration
    }

    /// The size of the title's font in points, at the user's text size.
    public var fontSize: Double {
        let style: TextStyle? = value(of: .fontTextStyle)
        let size =
            number(.fontSize) ?? style?.pointSize() ?? (isSet(.configuration) ? 17 : choice(.type) == 1 ? 15 : 18)
        return size * textScale
    }

    /// How much larger the user's text size makes a text that follows it.
    private var textScale: Double {
        guard contentSizeCategory != .large, let style: TextStyle = value(of: .fontTextStyle) else { return 1 }
        return style.pointSize(in: contentSizeCategory) / style.pointSize()
    }

    /// The title's natural size: as measured, or as estimated.
    public var titleSize: Size? {
        guard let width = number(.titleWidth) ?? titleEstimate?.likely else { return nil }
        let height = number(.titleHeight) ?? fontSize * TitleEstimate.lineHeight
        return Size(
            width: width * (isSet(.titleWidth) ? textScale : 1), height: height * (isSet(.titleHeight) ? textScale : 1))
    }

    /// Estimates the size of a title that was not measured.
    mutating func estimateTitle(in tree: SpecTree) {
        titleEstimate = nil
        // The widths of other families are not known.
        guard hasTitle, !isSet(.fontFamily), !isSet(.titleWidth), isSet(.titleText), !faulty.contains(.titleWidth)
        else { return }
        let style: TextStyle? = value(of: .fontTextStyle)
        let weight: FontWeight = value(of: .fontWeight) ?? style?.defaultWeight ?? .regular
        let text = place(of: .titleText).value
        let (offset, length) = tree.textRange(of: tree.resolve(text) ?? text)
        titleEstimate = tree.text.withUnsafeBufferPointer { bytes in
            estimate(
                text: UnsafeBufferPointer(rebasing: bytes[offset..<offset + length]), size: fontSize, weight: weight)
        }
    }

    /// The value of a choice as its layout type.
    @inlinable public func value<Choice: CaseIterable>(of property: Property) -> Choice?
    where Choice.AllCases == [Choice] {
        guard let index = choice(property), Choice.allCases.indices.contains(index) else { return nil }
        return Choice.allCases[index]
    }

    /// The four insets of a property; an edge that is not set counts as 0, and so does less than a millionth of a point
    /// in title and image insets (Interface Builder writes 2.2250738585072014e-308 for its own zero).
    public func insets(_ property: Property) -> EdgeInsets {
        let keepsAll = property == .contentEdgeInsets
        func edge(_ index: Int) -> Double {
            // The edges stand behind their property.
            let value = length(at: Int(property.rawValue) + 1 + index)
            return !keepsAll && abs(value) < 1e-6 ? 0 : value
        }
        return EdgeInsets(top: edge(0), left: edge(1), bottom: edge(2), right: edge(3))
    }

    /// The properties that the layout rests on.
    static let layoutProperties: PropertySet = {
        var set = PropertySet()
        let irrelevant: [Property] = [
            .button, .name, .group, .origin, .frameX, .frameY, .fontWeight, .fontTextStyle, .fontFamily, .numberOfLines,
            .imageName,
            .minimumIOS, .intent, .arrangement, .spacing, .padding, .tolerance, .accessibilityLabel, .disable,
            .configurationStyle, .variants, .unknown,
        ]
        for property in Property.allCases where !irrelevant.contains(property) { set.insert(property) }
        return set
    }()
}
