import TitleMetrics

/// The size that fits a button's content, as far as it is known: the title's width is an estimate.
struct FittedContent {
    let width: ClosedRange<Double>
    let height: ClosedRange<Double>
    /// What the title's own insets take from its width.
    let titleInsets: Double
    /// Everything in the width but the title.
    private let rest: Double
    private let title: ClosedRange<Double>?
    private let isLeast: Bool

    /// Nil where the size of the image, or of the title, is not known.
    init?(of button: FoundButton) {
        guard !button.unknown.contains(where: { $0.property != "rects" }) else { return nil }
        if button.image != nil, button.title != nil, let placement = button.configuration?.imagePlacement?.value,
            placement == "top" || placement == "bottom"
        {
            return nil
        }
        var image = (width: 0.0, height: 0.0)
        if let found = button.image {
            guard let width = found.width, let height = found.height else { return nil }
            image = (width.value, height.value)
        }
        let insets = Self.insets(of: button)
        let fontSize = Self.fontSize(of: button)
        let lineHeight = (fontSize * TitleEstimate.lineHeight).rounded(.up)
        title = button.title.map { Self.width(of: $0, font: button.font, size: fontSize) }
        rest = image.width + insets.left + insets.right + (button.title == nil || button.image == nil ? 0 : insets.gap)
        titleInsets = Self.sum(button.titleEdgeInsets, 1, 3)
        // UIKit pads a title alone that has no content insets, and makes it at least 30 points wide.
        isLeast = button.image == nil && button.configuration == nil && Self.isZero(button.contentEdgeInsets)
        let low = rest + (title?.lowerBound ?? 0)
        let high = rest + (title?.upperBound ?? 0)
        width = isLeast ? max(30, low)...max(30, high) : low...max(low, high)
        let content = max(image.height, lineHeight) + insets.top + insets.bottom + (isLeast ? 12 : 0)
        height = content - 1.5...content + 1.5
    }

    /// The width of the title in a button of that width, in whole points as UIKit counts; nil where it cannot be the
    /// title's.
    func titleWidth(in width: Double) -> Double? {
        guard let title, !isLeast || width > 30, case let left = width - rest, left > 0,
            left >= title.lowerBound - 2, left <= title.upperBound + 2
        else { return nil }
        return left.rounded(.down)
    }

    // MARK: - Parts

    private static func fontSize(of button: FoundButton) -> Double {
        if let size = button.font.size { return size.value }
        if let style = button.font.textStyle, let known = TextStyle(rawValue: style.value) { return known.pointSize() }
        return button.configuration != nil ? 17 : button.type?.value == "system" ? 15 : 18
    }

    private static func width(of title: FoundButton.Title, font: FoundButton.Font, size: Double) -> ClosedRange<Double>
    {
        let style = font.textStyle.flatMap { TextStyle(rawValue: $0.value) }
        let weight = font.weight.flatMap { FontWeight(rawValue: $0.value) } ?? style?.defaultWeight ?? .regular
        let bytes = Array(title.text.bytes)
        let found = bytes.withUnsafeBufferPointer {
            estimate(text: $0, size: size, weight: weight, isOtherFamily: font.family != nil)
        }
        return found.low...max(found.low, found.high)
    }

    private static func insets(
        of button: FoundButton
    ) -> (top: Double, left: Double, bottom: Double, right: Double, gap: Double) {
        guard let configuration = button.configuration else {
            let edges = values(button.contentEdgeInsets)
            return (edges[0], edges[1], edges[2], edges[3], 0)
        }
        let edges = configuration.contentInsets == nil ? [7, 12, 7, 12] : values(configuration.contentInsets)
        return (edges[0], edges[1], edges[2], edges[3], configuration.imagePadding?.value ?? 0)
    }

    private static func values(_ insets: FoundButton.Insets?) -> [Double] {
        guard let insets else { return [0, 0, 0, 0] }
        return insets.edges.map { edge in
            if case .number(let number) = edge { number.value } else { 0 }
        }
    }

    private static func sum(_ insets: FoundButton.Insets?, _ first: Int, _ second: Int) -> Double {
        let values = values(insets)
        return values[first] + values[second]
    }

    /// Exactly zero: a tiny number, which Interface Builder writes for a zero of its own, switches the padding off.
    private static func isZero(_ insets: FoundButton.Insets?) -> Bool { values(insets).allSatisfy { $0 == 0 } }
}
