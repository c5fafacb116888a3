public import ButtonLayout
import ButtonSpec

/// A distance that is dimensioned: the gap, the padding to an edge, or how far a part leaves the bounds.
public struct Dimension: Sendable, Hashable {
    /// What is measured.
    public enum Kind: String, Sendable {
        /// Between image and title; negative where they overlap.
        case gap
        /// From the outermost part to an edge of the button.
        case padding
        /// From an edge of the button to what is outside of it.
        case outside
    }

    /// What is measured.
    public let kind: Kind
    /// The axis of the distance.
    public let axis: Axis
    /// Where it starts, in points.
    public let start: Double
    /// Where it ends, in points; not before the start.
    public let end: Double
    /// The distance in points.
    public let value: Double

    /// The dimension's label.
    public var label: String { value.points.minus }

    /// The distances along the axis of the parts, on both axes for a lone part, and all parts outside.
    static func all(_ layout: Layout) -> [Dimension] {
        let parts = [layout.imageRect?.seen, layout.titleRect?.seen].compactMap { $0 }
        guard let first = parts.first else { return [] }
        let pair = parts.dropFirst().reduce(first) { $0.union($1) }
        let axes: [Axis] = parts.count == 1 ? [.horizontal, .vertical] : [layout.relation?.axis ?? .horizontal]
        return [Axis.horizontal, .vertical].flatMap { axis in
            let outer = pair.span(along: axis)
            let length = axis == .horizontal ? layout.bounds.width : layout.bounds.height
            let near = axis == .horizontal ? layout.outside.left : layout.outside.top
            let far = axis == .horizontal ? layout.outside.right : layout.outside.bottom
            var all: [Dimension] = []
            if near > 0 {
                all.append(Dimension(kind: .outside, axis: axis, start: -near, end: 0, value: near))
            } else if axes.contains(axis), outer.start > 0 {
                all.append(Dimension(kind: .padding, axis: axis, start: 0, end: outer.start, value: outer.start))
            }
            if axes.contains(axis), parts.count == 2, let gap = layout.gap(along: axis) {
                all += self.gap(gap, parts[0].span(along: axis), parts[1].span(along: axis), axis)
            }
            if far > 0 {
                all.append(Dimension(kind: .outside, axis: axis, start: length, end: length + far, value: far))
            } else if axes.contains(axis), outer.end < length {
                all.append(
                    Dimension(kind: .padding, axis: axis, start: outer.end, end: length, value: length - outer.end))
            }
            return all.filter { $0.value.points != "0" }
        }
    }

    private static func gap(
        _ gap: Double, _ one: (start: Double, end: Double), _ other: (start: Double, end: Double), _ axis: Axis
    ) -> [Dimension] {
        let edges = [max(one.start, other.start), min(one.end, other.end)]
        return [Dimension(kind: .gap, axis: axis, start: edges.min() ?? 0, end: edges.max() ?? 0, value: gap)]
    }
}

extension Rect {
    func span(along axis: Axis) -> (start: Double, end: Double) {
        axis == .horizontal ? (minX, maxX) : (minY, maxY)
    }
}
