public import ButtonLayout
import ButtonSpec

/// An inset as an arrow: from the edge that it is measured from, inwards where it is positive.
public struct InsetArrow: Sendable, Hashable {
    /// What the inset is one of.
    public enum Owner: String, Sendable, CaseIterable {
        /// `contentEdgeInsets`, or the content insets of a configuration.
        case content
        /// `imageEdgeInsets`.
        case image
        /// `titleEdgeInsets`.
        case title
    }

    /// What the inset belongs to.
    public let owner: Owner
    /// The axis that it lies on.
    public let axis: Axis
    /// The name of its edge, such as `left` or `leading`.
    public let edge: String
    /// The inset in points.
    public let value: Double
    /// The edge that it is measured from, in points.
    public let start: Double
    /// Where it ends, in points.
    public let end: Double

    /// The arrow's label, such as `left 4`.
    public var label: String { "\(edge) \(value.points.minus)" }

    /// The insets that are not 0 and that UIKit looks at.
    static func all(_ input: LayoutInput, _ layout: Layout) -> [InsetArrow] {
        let bounds = Rect(x: 0, y: 0, width: layout.bounds.width, height: layout.bounds.height)
        if let configuration = input.configuration {
            let names =
                input.isRightToLeft
                ? ["top", "trailing", "bottom", "leading"] : ["top", "leading", "bottom", "trailing"]
            return arrows(
                .content, configuration.contentInsets.resolved(rightToLeft: input.isRightToLeft), from: bounds, names,
                layout)
        }
        let names = ["top", "left", "bottom", "right"]
        var all = arrows(.content, input.contentEdgeInsets, from: bounds, names, layout)
        if input.customRects?.imageRect == nil {
            all += arrows(.image, input.imageEdgeInsets, from: layout.contentRect, names, layout)
        }
        if input.customRects?.titleRect == nil {
            all += arrows(.title, input.titleEdgeInsets, from: layout.contentRect, names, layout)
        }
        return all
    }

    private static func arrows(
        _ owner: Owner, _ insets: EdgeInsets, from rect: Rect, _ names: [String], _ layout: Layout
    ) -> [InsetArrow] {
        // A mirroring transform shows them mirrored; they keep their names.
        func x(_ x: Double) -> Double { layout.isMirrored ? layout.bounds.width - x : x }
        return [
            InsetArrow(
                owner: owner, axis: .vertical, edge: names[0], value: insets.top, start: rect.minY,
                end: rect.minY + insets.top),
            InsetArrow(
                owner: owner, axis: .horizontal, edge: names[1], value: insets.left, start: x(rect.minX),
                end: x(rect.minX + insets.left)),
            InsetArrow(
                owner: owner, axis: .vertical, edge: names[2], value: insets.bottom, start: rect.maxY,
                end: rect.maxY - insets.bottom),
            InsetArrow(
                owner: owner, axis: .horizontal, edge: names[3], value: insets.right, start: x(rect.maxX),
                end: x(rect.maxX - insets.right)),
        ].filter { $0.value != 0 }
    }
}

extension String {
    /// A number with a true minus sign.
    var minus: String { hasPrefix("-") ? "−" + dropFirst() : self }
}
