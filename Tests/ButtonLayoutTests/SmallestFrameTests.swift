import TestSupport
import Testing

@testable import ButtonLayout

/// The smallest frame in which nothing is cut, squeezed or outside.
@Suite struct SmallestFrameTests {
    private func isWhole(_ button: LayoutInput, _ axis: Axis) -> Bool {
        let layout = button.layout
        return switch axis {
        case .horizontal:
            layout.titleMissingWidth == 0 && layout.imageSqueezed.width == 0 && layout.outside.left == 0
                && layout.outside.right == 0
                && (layout.titleRect == nil || layout.availableTitleWidth > layout.neededTitleWidth - 0.01)
        case .vertical:
            layout.imageSqueezed.height == 0 && layout.outside.top == 0 && layout.outside.bottom == 0
                && (layout.titleRect?.height ?? button.roundedTitle.height) > button.roundedTitle.height - 0.01
        }
    }

    @Test func isTheSmallest() {
        var generator = SeededGenerator(seed: 6)
        var found = 0
        for _ in 0..<2000 {
            let button = generator.button()
            guard let size = button.smallestFrame else { continue }
            found += 1
            let pixel = 1 / button.scale
            let exact = button.with { $0.frame = size }
            #expect(isWhole(exact, .horizontal) && isWhole(exact, .vertical), "\(exact)")
            let narrower = exact.with { $0.frame?.width -= pixel }
            #expect(size.width == 0 || !isWhole(narrower, .horizontal), "\(exact)")
            let lower = exact.with { $0.frame?.height -= pixel }
            #expect(size.height == 0 || !isWhole(lower, .vertical), "\(exact)")
            let larger = exact.with { $0.frame = Size(width: size.width + 77, height: size.height + 77) }
            #expect(isWhole(larger, .horizontal) && isWhole(larger, .vertical), "\(exact)")
        }
        #expect(found > 500)
    }

    /// Where no frame is said to be enough, a very large one is not either.
    @Test func nilMeansNone() {
        var generator = SeededGenerator(seed: 7)
        var found = 0
        for _ in 0..<2000 {
            let button = generator.button()
            for (axis, length) in [(Axis.horizontal, button.smallestWidth), (.vertical, button.smallestHeight)]
            where length == nil {
                found += 1
                for side in [300.0, 5000, 1e6] {
                    #expect(!isWhole(button.with { $0.frame = Size(width: side, height: side) }, axis), "\(button)")
                }
            }
        }
        #expect(found > 100)
    }

    @Test func knowsPlainCases() {
        #expect(LayoutInput.roomy.smallestFrame == Size(width: 70, height: 30))
        let inset = LayoutInput.roomy.with { $0.contentEdgeInsets = EdgeInsets(top: 1, left: 4, bottom: 2, right: 8) }
        #expect(inset.smallestFrame == Size(width: 82, height: 33))
        let lone = LayoutInput.roomy.with { $0.titleEdgeInsets.left = 8 }
        #expect(lone.smallestFrame == Size(width: 78, height: 30))
        let pair = LayoutInput.roomy.with {
            $0.titleEdgeInsets = EdgeInsets(left: 4, right: -4)
            $0.imageEdgeInsets = EdgeInsets(left: -4, right: 4)
        }
        #expect(pair.smallestFrame == Size(width: 78, height: 30))
        let unreachable = LayoutInput.roomy.with {
            $0.contentHorizontalAlignment = .left
            $0.imageEdgeInsets.left = -5
        }
        #expect(unreachable.smallestFrame == nil)
        #expect(unreachable.smallestHeight == 30)
        let configured = LayoutInput.roomy.with { $0.configuration = Configuration(imagePadding: 8) }
        #expect(configured.smallestFrame == Size(width: 102, height: 44))
    }

    @Test func answersForHugeNumbers() {
        let button = LayoutInput.roomy.with {
            $0.titleEdgeInsets = EdgeInsets(left: -1e6, right: 1e6)
            $0.image = Size(width: 1e6, height: 1e6)
        }
        #expect(button.smallestFrame == Size(width: 1_000_040, height: 1e6))
    }
}
