import TestSupport
import Testing

@testable import ButtonLayout

/// Buttons with a configuration, and configurations in the place of insets.
@Suite struct ConfigurationTests {
    private func configured(_ configuration: Configuration, frame: Size? = nil) -> LayoutInput {
        LayoutInput.roomy.with {
            $0.frame = frame
            $0.configuration = configuration
        }
    }

    @Test(arguments: [
        (Configuration.ImagePlacement.leading, Size(width: 102, height: 44), Relation.imageLeft),
        (.trailing, Size(width: 102, height: 44), .imageRight),
        (.top, Size(width: 64, height: 72), .imageTop),
        (.bottom, Size(width: 64, height: 72), .imageBottom),
    ]) func fitsItsParts(_ placement: Configuration.ImagePlacement, _ size: Size, _ relation: Relation) {
        let button = configured(Configuration(imagePlacement: placement, imagePadding: 8))
        #expect(button.fittedSize == size)
        for frame in [nil, Size(width: 200, height: 100)] {
            let layout = button.with { $0.frame = frame }.layout
            #expect(layout.relation == relation)
            #expect(layout.gap == 8)
            #expect(layout.pairOffset == .zero)
        }
        let rightToLeft = button.with { $0.layoutDirection = .rtl }.layout
        #expect(rightToLeft.relation == relation.mirrored)
    }

    @Test func ignoresInsetsAndTheFitPadding() {
        let button = configured(Configuration()).with {
            $0.titleEdgeInsets = EdgeInsets(left: 50)
            $0.imageEdgeInsets = EdgeInsets(left: 50)
            $0.contentEdgeInsets = EdgeInsets(left: 50)
        }
        #expect(button.layout.looksLike(configured(Configuration()).layout))
        let title = configured(Configuration(imagePadding: 8)).with { $0.image = nil }
        #expect(title.fittedSize == Size(width: 64, height: 34), "no padding for a part that is not there, no minimum")
    }

    @Test func alignmentsPlaceThePair() {
        let frame = Size(width: 200, height: 100)
        let button = configured(Configuration(imagePadding: 8), frame: frame)
        let leading = button.with { $0.contentHorizontalAlignment = .leading }
        #expect(leading.layout.pairRect?.minX == 12)
        #expect(leading.with { $0.layoutDirection = .rtl }.layout.pairRect?.maxX == 188)
        let bottom = button.with { $0.contentVerticalAlignment = .bottom }.layout
        #expect(bottom.imageRect?.maxY == 93 && bottom.titleRect?.maxY == 93)
        let fill = button.with { $0.contentHorizontalAlignment = .fill }.layout
        #expect(fill.imageRect?.minX == 12 && fill.titleRect?.maxX == 188)
    }

    @Test func cutsTheTitleBesideTheImageOnly() {
        let frame = Size(width: 72, height: 100)
        let beside = configured(Configuration(imagePadding: 8), frame: frame).layout
        #expect(beside.availableTitleWidth == 10)
        #expect(beside.titleMissingWidth == 30)
        let above = configured(Configuration(imagePlacement: .top, imagePadding: 8), frame: frame).layout
        #expect(above.titleMissingWidth == 0)
    }

    @Test(arguments: [Arrangement.imageLeft, .imageRight, .imageTop, .imageBottom])
    func anArrangementHasAConfiguration(_ arrangement: Arrangement) throws {
        let wanted = WantedArrangement(arrangement, spacing: 8)
        for frame in [nil, Size(width: 200, height: 100)] {
            for direction in LayoutDirection.allCases {
                for transform in ButtonTransform.allCases {
                    let button = LayoutInput.roomy.with {
                        $0.frame = frame
                        $0.layoutDirection = direction
                        $0.transform = transform
                        $0.contentEdgeInsets = EdgeInsets(top: 4, left: 10, bottom: 4, right: 10)
                    }
                    let configuration = try wanted.configuration(for: button).get()
                    #expect(configuration.imagePadding == 8)
                    #expect(configuration.contentInsets == .init(top: 4, leading: 10, bottom: 4, trailing: 10))
                    let layout = button.with { $0.configuration = configuration }.layout
                    #expect(wanted.check(layout).holds(within: 1e-9))
                }
            }
        }
    }

    @Test func someArrangementsHaveNone() {
        func obstacle(_ wanted: WantedArrangement, _ button: LayoutInput = .roomy) -> ConfigurationObstacle? {
            if case .failure(let obstacle) = wanted.configuration(for: button) { obstacle } else { nil }
        }
        #expect(obstacle(WantedArrangement(.imageCenterTitleTop, padding: 4)) == .imageInTheMiddle)
        #expect(obstacle(WantedArrangement(.edgesImageLeft, padding: 10)) == .pushedApart(gap: 110))
        #expect(
            obstacle(WantedArrangement(.imageLeft, spacing: 8), .tight)
                == .frameTooSmall(needed: Size(width: 78, height: 30)))
    }

    /// What the solver makes of an arrangement, a configuration can do as well.
    @Test(arguments: [Arrangement.imageLeft, .imageRight, .imageTop, .imageBottom])
    func insetsHaveAnEquivalent(_ arrangement: Arrangement) throws {
        let wanted = WantedArrangement(arrangement, spacing: 8)
        for frame in [nil, Size(width: 200, height: 100)] {
            for direction in LayoutDirection.allCases {
                for scale in [2.0, 3.0] {
                    let plain = LayoutInput.roomy.with {
                        $0.frame = frame
                        $0.layoutDirection = direction
                        $0.scale = scale
                        if frame == nil { $0.contentEdgeInsets = EdgeInsets(top: 5, left: 9, bottom: 6, right: 11) }
                    }
                    let solution = try wanted.insets(for: plain).get()
                    let old = plain.with {
                        $0.contentEdgeInsets = solution.contentEdgeInsets
                        $0.titleEdgeInsets = solution.titleEdgeInsets
                        $0.imageEdgeInsets = solution.imageEdgeInsets
                    }
                    let configuration = try old.equivalentConfiguration.get()
                    #expect(configuration.imagePadding == 8)
                    let new = old.with { $0.configuration = configuration }
                    #expect(new.layout.looksLike(old.layout, within: 1 / scale + 1e-9))
                    if frame == nil {
                        let insets = configuration.contentInsets.resolved(rightToLeft: direction == .rtl)
                        #expect(insets == EdgeInsets(top: 5, left: 9, bottom: 6, right: 11))
                    }
                }
            }
        }
    }

    @Test func equivalentsAreWithinAPixelOrRefused() throws {
        var generator = SeededGenerator(seed: 9)
        var found = 0
        for _ in 0..<3000 {
            let old = generator.button().with {
                if generator.chance(50) { $0.frame = nil }
                $0.transform = generator.one(of: ButtonTransform.allCases)
                if generator.chance(70) { $0.titleEdgeInsets.top = $0.titleEdgeInsets.bottom }
            }
            guard case .success(let configuration) = old.equivalentConfiguration else { continue }
            found += 1
            let new = old.with { $0.configuration = configuration }
            #expect(new.layout.looksLike(old.layout, within: 1 / old.scale + 1e-6), "\(old) \(configuration)")
        }
        #expect(found > 100)
    }

    @Test func refusesWhatAConfigurationCannotDo() {
        func obstacle(_ change: (inout LayoutInput) -> Void) -> ConfigurationObstacle? {
            let result = LayoutInput.roomy.with(change).equivalentConfiguration
            return if case .failure(let obstacle) = result { obstacle } else { nil }
        }
        let covered = Size(width: 8, height: 20)
        #expect(obstacle { $0.imageEdgeInsets = EdgeInsets(left: 8, right: -8) } == .overlap(covered))
        #expect(obstacle { $0.contentHorizontalAlignment = .fill } == .fill(.horizontal))
        #expect(
            obstacle {
                $0.frame = Size(width: 70, height: 30)
                $0.imageEdgeInsets = EdgeInsets(top: 5, bottom: 5)
            } == .squeezedImage(Size(width: 0, height: 10)))
        #expect(
            obstacle {
                $0.imageEdgeInsets = EdgeInsets(left: -60, right: 60)
                $0.titleEdgeInsets = EdgeInsets(left: 60, right: -60)
            } == .pushedApart(gap: 120))
        #expect(
            obstacle {
                $0.frame = nil
                $0.titleEdgeInsets.left = 8
            } == .cutTitle(missing: 8))
        #expect(obstacle { $0.titleEdgeInsets = EdgeInsets(top: 6, bottom: -6) } == .differs(by: 5.5))
        #expect(
            obstacle {
                $0.image = nil
                $0.title = nil
            } == .nothingToPlace)
        #expect(obstacle { $0.configuration = Configuration() } == .hasConfiguration)
    }
}
