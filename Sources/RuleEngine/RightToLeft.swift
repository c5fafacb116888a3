import ButtonLayout

/// What becomes of a button in a right-to-left run with the same insets. A class, because a layout is large to copy.
final class RightToLeft {
    /// What goes wrong there and not in the run that is judged.
    enum Problem: String, CaseIterable {
        case overlap, outside, cut, noMirrorImage
    }

    let layout: Layout
    let problem: Problem?

    init(of simulation: Simulation, tolerance: Double) {
        let layout = simulation.layout
        var mirrored = simulation.input
        mirrored.layoutDirection = .rtl
        let other = Layout(mirrored)
        self.layout = other
        let pixel = 1 / layout.scale
        func largest(_ insets: EdgeInsets) -> Double { max(insets.top, insets.left, insets.bottom, insets.right) }
        if other.overlap.width >= pixel, layout.overlap.width < pixel {
            problem = .overlap
        } else if largest(other.outside) >= largest(layout.outside) + pixel {
            problem = .outside
        } else if other.titleMissingWidth >= layout.titleMissingWidth + pixel {
            problem = .cut
        } else if !layout.isMirrorImage(of: other, within: max(tolerance, pixel)) {
            problem = .noMirrorImage
        } else {
            problem = nil
        }
    }
}

extension Layout {
    /// Whether another layout shows the parts as a mirror would.
    fileprivate func isMirrorImage(of other: Layout, within tolerance: Double) -> Bool {
        func matches(_ rect: Rect?, _ other: Rect?) -> Bool {
            guard let rect, let other else { return rect == nil && other == nil }
            let x = bounds.width - other.maxX
            return abs(rect.minX - x) <= tolerance && abs(rect.minY - other.minY) <= tolerance
        }
        return matches(imageRect, other.imageRect) && matches(titleRect, other.titleRect)
    }
}
