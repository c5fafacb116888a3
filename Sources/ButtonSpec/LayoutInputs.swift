public import ButtonLayout
import Expression

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
            guard let width = number(.titleWidth), let height = number(.titleHeight) else { return nil }
            input.title = Size(width: width, height: height)
        }
        input.fontLineHeight = fontSize * Self.lineHeight
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
        return input
    }

    /// Line height of the system font, as a multiple of its size (layout of `UIFont.lineHeight` on iOS 13 on).
    static let lineHeight = 1.193359375

    /// The size of the title's font in points.
    public var fontSize: Double { number(.fontSize) ?? (choice(.type) == 1 ? 15 : 18) }

    /// The value of a choice as its layout type.
    public func value<Choice: CaseIterable>(of property: Property) -> Choice? where Choice.AllCases == [Choice] {
        guard let index = choice(property), Choice.allCases.indices.contains(index) else { return nil }
        return Choice.allCases[index]
    }

    /// The four insets of a property; an edge that is not set counts as 0, and so does less than a millionth of a point
    /// in title and image insets (Interface Builder writes 2.2250738585072014e-308 for its own zero).
    public func insets(_ property: Property) -> EdgeInsets {
        let edges = property.children
        func edge(_ index: Int) -> Double {
            let value = number(edges[index]) ?? 0
            return property != .contentEdgeInsets && abs(value) < 1e-6 ? 0 : value
        }
        return EdgeInsets(top: edge(0), left: edge(1), bottom: edge(2), right: edge(3))
    }

    /// The properties that the layout rests on.
    static let layoutProperties: PropertySet = {
        var set = PropertySet()
        let others: [Property] = [
            .type, .contentHorizontalAlignment, .contentVerticalAlignment, .semanticContentAttribute, .transform,
            .scale, .titleRounding, .title, .titleText, .image, .imageSymbol, .frame, .titleSize, .imageSize,
            .contentEdgeInsets, .titleEdgeInsets, .imageEdgeInsets, .layoutDirections, .target, .font, .fontSize,
            .frameWidth, .frameHeight, .titleWidth, .titleHeight, .imageWidth, .imageHeight,
        ]
        for property in others { set.insert(property) }
        for property in [Property.contentEdgeInsets, .titleEdgeInsets, .imageEdgeInsets] {
            for edge in property.children { set.insert(edge) }
        }
        return set
    }()
}
