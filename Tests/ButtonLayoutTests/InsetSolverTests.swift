import TestSupport
import Testing

@testable import ButtonLayout

/// Insets for a wanted arrangement, each proved by the simulator.
@Suite struct InsetSolverTests {
    /// Every arrangement with distances that halve on the grid and such that do not, at both scales.
    static let textbook: [(WantedArrangement, Double)] = Arrangement.allCases.flatMap { arrangement in
        [2.0, 3.0].flatMap { scale in
            [0.0, 5, 8, 10].map { distance in
                let isPadding = arrangement.needsPadding
                let wanted = WantedArrangement(
                    arrangement, spacing: isPadding ? nil : distance, padding: isPadding ? distance : nil)
                return (wanted, scale)
            }
        }
    }

    private func solve(_ wanted: WantedArrangement, _ button: LayoutInput) throws -> ArrangementInsets {
        let solution = try wanted.insets(for: button).get()
        let proof = button.with {
            $0.contentEdgeInsets = solution.contentEdgeInsets
            $0.titleEdgeInsets = solution.titleEdgeInsets
            $0.imageEdgeInsets = solution.imageEdgeInsets
        }.layout
        #expect(proof == solution.layout)
        #expect(proof.outside == .zero && proof.titleMissingWidth == 0 && proof.imageSqueezed == .zero)
        #expect(proof.overlap == .zero)
        let check = wanted.check(proof)
        #expect(check.holds(within: 1 / button.scale), "\(check)")
        #expect(abs(check.spacingError ?? 0) < 1e-9, "whole distances come out exactly")
        #expect(abs(check.titlePaddingError ?? 0) < 1e-9 && abs(check.imagePaddingError ?? 0) < 1e-9)
        #expect(isNear(solution.imageEdgeInsets.horizontal.sum, 0) && isNear(solution.imageEdgeInsets.vertical.sum, 0))
        #expect(isNear(solution.titleEdgeInsets.vertical.sum, 0))
        #expect(isNear(solution.titleEdgeInsets.horizontal.sum, -2 * solution.titleWidening))
        return solution
    }

    @Test(arguments: textbook) func holdsInAFrame(_ wanted: WantedArrangement, _ scale: Double) throws {
        let button = LayoutInput.roomy.with {
            $0.frame = Size(width: 200, height: 120)
            $0.scale = scale
        }
        let solution = try solve(wanted, button)
        #expect(solution.contentEdgeInsets == .zero)
        #expect(solution.titleWidening == 0)
    }

    @Test(arguments: textbook) func holdsSizedToFitAndIsTight(_ wanted: WantedArrangement, _ scale: Double) throws {
        let button = LayoutInput.roomy.with {
            $0.frame = nil
            $0.scale = scale
        }
        let solution = try solve(wanted, button)
        let layout = solution.layout
        let pair = try #require(layout.pairRect)
        if wanted.arrangement.needsSpacing, !wanted.arrangement.centersImage {
            #expect(isClose(pair, Rect(x: 0, y: 0, width: layout.bounds.width, height: layout.bounds.height), 1e-9))
        }
        let padded = try solve(
            wanted, button.with { $0.contentEdgeInsets = EdgeInsets(top: 6, left: 12, bottom: 6, right: 12) })
        let isAtEdges = wanted.arrangement.isAtEdges
        #expect(isNear(padded.layout.bounds.width, layout.bounds.width + (isAtEdges ? 0 : 24)))
    }

    @Test(arguments: textbook) func holdsInEveryDirectionAndAlignment(
        _ wanted: WantedArrangement, _ scale: Double
    ) throws {
        for frame in [Size(width: 240, height: 160), nil] {
            for horizontal in HorizontalAlignment.allCases where horizontal != .fill {
                for vertical in VerticalAlignment.allCases where vertical != .fill {
                    for direction in LayoutDirection.allCases {
                        for transform in ButtonTransform.allCases {
                            _ = try solve(
                                wanted,
                                LayoutInput.roomy.with {
                                    $0.frame = frame
                                    $0.scale = scale
                                    $0.contentHorizontalAlignment = horizontal
                                    $0.contentVerticalAlignment = vertical
                                    $0.layoutDirection = direction
                                    $0.transform = transform
                                })
                        }
                    }
                }
            }
        }
    }

    @Test func aFramedButtonKeepsItsContentInsets() throws {
        let button = LayoutInput.roomy.with {
            $0.contentEdgeInsets = EdgeInsets(top: 0, left: 20, bottom: 10, right: 0)
        }
        let solution = try solve(WantedArrangement(.imageTop, spacing: 6), button)
        #expect(solution.contentEdgeInsets == button.contentEdgeInsets)
        #expect(solution.layout.pairOffset == .zero)
    }

    @Test func givesTheTextbookForm() throws {
        let fitted = LayoutInput.roomy.with { $0.frame = nil }
        let left = try solve(WantedArrangement(.imageLeft, spacing: 8), fitted)
        #expect(left.titleEdgeInsets == EdgeInsets(left: 4, right: -4))
        #expect(left.imageEdgeInsets == EdgeInsets(left: -4, right: 4))
        #expect(left.contentEdgeInsets == EdgeInsets(left: 4, right: 4))
        let leading = try solve(
            WantedArrangement(.imageLeft, spacing: 8), fitted.with { $0.contentHorizontalAlignment = .left })
        #expect(leading.titleEdgeInsets == EdgeInsets(left: 8, right: -8))
        #expect(leading.imageEdgeInsets == .zero)
        #expect(leading.contentEdgeInsets == EdgeInsets(right: 8))
        let right = try solve(WantedArrangement(.imageRight, spacing: 8), fitted)
        #expect(right.titleEdgeInsets == EdgeInsets(left: -34, right: 34))
        #expect(right.imageEdgeInsets == EdgeInsets(left: 44, right: -44))
    }

    @Test func widensACutStackedTitle() throws {
        let button = LayoutInput.roomy.with { $0.frame = Size(width: 50, height: 60) }
        #expect(button.layout.titleMissingWidth == 20)
        let solution = try solve(WantedArrangement(.imageTop, spacing: 4), button)
        #expect(solution.titleWidening == 10)
        #expect(solution.layout.titleRect == Rect(x: 5, y: 37, width: 40, height: 20))
    }

    @Test func saysWhyNot() throws {
        let wanted = WantedArrangement(.imageLeft, spacing: 8)
        func obstacle(_ change: (inout LayoutInput) -> Void) -> ArrangementObstacle? {
            let result = wanted.insets(for: LayoutInput.tight.with(change))
            return if case .failure(let obstacle) = result { obstacle } else { nil }
        }
        #expect(obstacle { _ in } == .frameTooSmall(needed: Size(width: 78, height: 30)))
        #expect(obstacle { $0.title = nil } == .needsImageAndTitle)
        #expect(obstacle { $0.contentHorizontalAlignment = .fill } == .fill(.horizontal))
        #expect(obstacle { $0.contentVerticalAlignment = .fill } == .fill(.vertical))
        #expect(obstacle { $0.configuration = Configuration() } == .insetsIgnoredByConfiguration)
        #expect(obstacle { $0.customRects = CustomRects() } == .insetsIgnoredByCustomRects)
        #expect(
            obstacle {
                $0.contentHorizontalAlignment = .left
                $0.contentEdgeInsets.left = -5
            } == .outsideInEveryFrame)
    }

    /// The needed frame works, and one pixel less on either axis does not.
    @Test func theNeededFrameIsTheSmallest() throws {
        var generator = SeededGenerator(seed: 8)
        var found = 0
        for _ in 0..<600 {
            let button = generator.button().with {
                $0.image = Size(width: generator.whole(1...60), height: generator.whole(1...60))
                $0.title = Size(width: generator.whole(1...90), height: generator.whole(10...30))
            }
            let wanted = WantedArrangement(
                generator.one(of: Arrangement.allCases), spacing: generator.whole(0...20),
                padding: generator.whole(0...20))
            guard let needed = wanted.smallestFrame(for: button) else { continue }
            found += 1
            let pixel = 1 / button.scale
            let exact = button.with { $0.frame = needed }
            #expect(throws: Never.self) { try wanted.insets(for: exact).get() }
            #expect(throws: ArrangementObstacle.frameTooSmall(needed: needed)) {
                try wanted.insets(for: exact.with { $0.frame?.width -= pixel }).get()
            }
            #expect(throws: ArrangementObstacle.frameTooSmall(needed: needed)) {
                try wanted.insets(for: exact.with { $0.frame?.height -= pixel }).get()
            }
        }
        #expect(found > 200)
    }
}
