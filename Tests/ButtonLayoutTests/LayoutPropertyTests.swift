import TestSupport
import Testing

@testable import ButtonLayout

/// Statements that hold for every button, tried on many.
@Suite struct LayoutPropertyTests {
    @Test func oppositePairsMoveExactly() {
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<2000 {
            let before = generator.button()
            let x = generator.whole(-60...60) / before.scale
            let y = generator.whole(-60...60) / before.scale
            let after = before.with {
                $0.imageEdgeInsets = EdgeInsets(moving: $0.imageEdgeInsets, x: x, y: y)
                $0.titleEdgeInsets = EdgeInsets(moving: $0.titleEdgeInsets, x: x, y: y)
            }
            // A stretched title ends off the grid, where rounding its origin moves it by up to a pixel.
            let tolerance = before.contentHorizontalAlignment == .fill ? 1 / before.scale : 1e-9
            for (one, other) in [
                (before.layout.imageRect, after.layout.imageRect), (before.layout.titleRect, after.layout.titleRect),
            ] {
                guard let one, let other else { continue }
                #expect(isNear(other.x - one.x, x, within: tolerance) && isNear(other.y - one.y, y), "\(before)")
                #expect(isNear(one.width, other.width) && isNear(one.height, other.height), "\(before)")
            }
        }
    }

    /// Holds to a pixel, since halves are rounded up in both directions.
    @Test func aMirroredButtonIsTheMirrorImage() {
        var generator = SeededGenerator(seed: 2)
        var compared = 0
        for _ in 0..<3000 {
            let button = generator.button().with { $0.semanticContentAttribute = .forceLeftToRight }
            // fill is the same in both directions; a pinned image is pinned to the left in both.
            guard button.contentHorizontalAlignment != .fill, isRoomy(button) else { continue }
            let mirror = button.with {
                $0.semanticContentAttribute = .forceRightToLeft
                $0.contentEdgeInsets = $0.contentEdgeInsets.mirrored
                $0.titleEdgeInsets = $0.titleEdgeInsets.mirrored
                $0.imageEdgeInsets = $0.imageEdgeInsets.mirrored
                $0.contentHorizontalAlignment = $0.contentHorizontalAlignment.mirrored
            }
            let width = button.layout.bounds.width
            let tolerance = 1 / button.scale + 1e-9
            let one = button.layout
            let other = mirror.layout
            #expect(isClose(one.imageRect, other.imageRect?.mirrored(inWidth: width), tolerance), "\(button)")
            #expect(isClose(one.titleRect, other.titleRect?.mirrored(inWidth: width), tolerance), "\(button)")
            compared += 1
        }
        #expect(compared > 500)
    }

    @Test func fittedButtonsWithoutPartInsetsHoldTheirParts() {
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<1000 {
            let button = generator.button().with {
                $0.frame = nil
                $0.titleEdgeInsets = .zero
                $0.imageEdgeInsets = .zero
                $0.contentEdgeInsets = EdgeInsets(top: 3, left: 4, bottom: 5, right: 6)
            }
            #expect(button.layout.outside == .zero && button.layout.titleMissingWidth == 0, "\(button)")
            #expect(button.layout.imageSqueezed == .zero, "\(button)")
        }
    }

    @Test func addingTheMissingContentInsetsHelps() {
        var generator = SeededGenerator(seed: 4)
        for _ in 0..<2000 {
            let button = generator.button().with {
                $0.frame = nil
                $0.transform = generator.one(of: ButtonTransform.allCases)
            }
            let missing = button.missingContentInsets(in: button.layout)
            guard missing != .zero else { continue }
            let paid = button.with {
                $0.contentEdgeInsets.top += missing.top
                $0.contentEdgeInsets.left += missing.left
                $0.contentEdgeInsets.bottom += missing.bottom
                $0.contentEdgeInsets.right += missing.right
            }
            #expect(paid.layout.outside == .zero, "\(button)")
        }
    }

    @Test func nothingTrapsAndNothingIsUndefined() {
        var generator = SeededGenerator(seed: 5)
        let extremes = [0.0, 1e6, -1e6, 0.1, -0.3, 1e-9, 999_999.9, 2.2250738585072014e-308]
        for _ in 0..<500 {
            let button = extremeButton(from: extremes, &generator)
            let layout = button.layout
            for rect in [layout.imageRect, layout.titleRect, layout.contentRect] {
                guard let rect else { continue }
                #expect(rect.x.isFinite && rect.y.isFinite && rect.width.isFinite && rect.height.isFinite)
            }
            _ = (layout.relation, layout.gap, layout.overlap, layout.outside, button.smallestFrame)
            for arrangement in Arrangement.allCases {
                let wanted = WantedArrangement(
                    arrangement, spacing: generator.one(of: extremes), padding: generator.one(of: extremes))
                _ = (wanted.check(layout), wanted.insets(for: button), wanted.configuration(for: button))
            }
            _ = button.equivalentConfiguration
        }
    }

    private func extremeButton(from extremes: [Double], _ generator: inout SeededGenerator) -> LayoutInput {
        func value() -> Double { generator.one(of: extremes) }
        func insets() -> EdgeInsets { EdgeInsets(top: value(), left: value(), bottom: value(), right: value()) }
        return generator.button().with {
            $0.frame = generator.chance(60) ? Size(width: value(), height: value()) : nil
            $0.image = Size(width: abs(value()), height: abs(value()))
            $0.title = Size(width: abs(value()), height: abs(value()))
            $0.contentEdgeInsets = insets()
            $0.titleEdgeInsets = insets()
            $0.imageEdgeInsets = insets()
            $0.scale = generator.one(of: [1, 2, 3, 4])
            if generator.chance(20) {
                $0.configuration = Configuration(
                    imagePlacement: generator.one(of: Configuration.ImagePlacement.allCases), imagePadding: value(),
                    contentInsets: DirectionalEdgeInsets(insets(), rightToLeft: false))
            }
        }
    }

    /// Whether both areas hold both parts, so that nothing is cut, squeezed or pinned.
    private func isRoomy(_ button: LayoutInput) -> Bool {
        let layout = button.layout
        let parts = (button.image?.width ?? 0) + button.roundedTitle.width
        let content = layout.contentRect
        return content.width - max(0, button.imageEdgeInsets.horizontal.sum, button.titleEdgeInsets.horizontal.sum)
            >= parts && layout.imageSqueezed == .zero
    }
}

extension EdgeInsets {
    fileprivate init(moving insets: EdgeInsets, x: Double, y: Double) {
        self.init(top: insets.top + y, left: insets.left + x, bottom: insets.bottom - y, right: insets.right - x)
    }
}
