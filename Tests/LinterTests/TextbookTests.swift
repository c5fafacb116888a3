import ButtonLayout
import Diagnostics
import RuleSupport
import Testing

/// Buttons that are made by the book are silent under all default rules.
@Suite struct TextbookTests {
    static let sizes: [(image: Size, title: Size)] = [
        (Size(width: 24, height: 24), Size(width: 72, height: 21)),
        (Size(width: 30, height: 30), Size(width: 40, height: 20)),
        (Size(width: 48, height: 48), Size(width: 26, height: 18)),
        (Size(width: 17, height: 13), Size(width: 61.33, height: 20.33)),
    ]

    private func expectSilence(_ button: SpecButton, sourceLocation: SourceLocation = #_sourceLocation) {
        let findings = RepositoryRules.linter.findings(in: button.text)
        #expect(findings.map(\.line) == [], "\(button.text)", sourceLocation: sourceLocation)
        // Without an intent too, but for an image in the middle with a title above or below it.
        guard !(button.wanted?.arrangement.centersImage ?? false) else { return }
        let plain = SpecButton(input: button.input)
        let others = RepositoryRules.linter.findings(in: plain.text)
        #expect(others.map(\.line) == [], "\(plain.text)", sourceLocation: sourceLocation)
    }

    private func expect(
        _ rules: Set<String>, _ input: LayoutInput, _ wanted: WantedArrangement?,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let button = SpecButton(input: input, wanted: wanted)
        let findings = RepositoryRules.linter.findings(in: button.text)
        #expect(
            Set(findings.map(\.rule)) == rules, "\(button.text)\(findings.map(\.line).joined(separator: "\n"))",
            sourceLocation: sourceLocation)
    }

    // MARK: The solver's insets

    @Test(arguments: Arrangement.allCases, [2.0, 3])
    func `an arrangement in a frame`(_ arrangement: Arrangement, _ scale: Double) throws {
        for (image, title) in Self.sizes {
            for distance in [0.0, 5, 8, 10] {
                try expectSolved(
                    arrangement, distance,
                    LayoutInput(frame: Size(width: 240, height: 160), image: image, title: title, scale: scale))
            }
        }
    }

    @Test(arguments: Arrangement.allCases, [2.0, 3])
    func `an arrangement sized to fit`(_ arrangement: Arrangement, _ scale: Double) throws {
        for (image, title) in Self.sizes {
            for distance in [0.0, 5, 8, 10] {
                try expectSolved(arrangement, distance, LayoutInput(image: image, title: title, scale: scale))
                try expectSolved(
                    arrangement, distance,
                    LayoutInput(
                        image: image, title: title,
                        contentEdgeInsets: EdgeInsets(top: 6, left: 12, bottom: 6, right: 12), scale: scale))
            }
        }
    }

    @Test(arguments: Arrangement.allCases, [3.0])
    func `an arrangement in every alignment and direction`(_ arrangement: Arrangement, _ scale: Double) throws {
        let (image, title) = Self.sizes[0]
        for frame in [Size(width: 240, height: 160), nil] {
            for horizontal in HorizontalAlignment.allCases where horizontal != .fill {
                for vertical in VerticalAlignment.allCases where vertical != .fill {
                    for direction in [SemanticContentAttribute.unspecified, .forceLeftToRight, .forceRightToLeft] {
                        try expectSolved(
                            arrangement, 8,
                            LayoutInput(
                                frame: frame, image: image, title: title, contentHorizontalAlignment: horizontal,
                                contentVerticalAlignment: vertical, semanticContentAttribute: direction, scale: scale))
                    }
                }
            }
        }
    }

    private func expectSolved(_ arrangement: Arrangement, _ distance: Double, _ plain: LayoutInput) throws {
        let isPadding = arrangement.needsPadding
        let wanted = WantedArrangement(
            arrangement, spacing: isPadding ? nil : distance, padding: isPadding ? distance : nil)
        let insets = try wanted.insets(for: plain).get()
        var input = plain
        input.contentEdgeInsets = insets.contentEdgeInsets
        input.titleEdgeInsets = insets.titleEdgeInsets
        input.imageEdgeInsets = insets.imageEdgeInsets
        expectSilence(SpecButton(input: input, wanted: wanted))
    }

    @Test(arguments: Arrangement.allCases.filter(\.centersImage))
    func `an image in the middle with a title above or below it is no stack`(_ arrangement: Arrangement) throws {
        let plain = LayoutInput(
            frame: Size(width: 240, height: 160), image: Self.sizes[0].image, title: Self.sizes[0].title)
        let insets = try WantedArrangement(arrangement, spacing: 8, padding: 8).insets(for: plain).get()
        var input = plain
        input.titleEdgeInsets = insets.titleEdgeInsets
        input.imageEdgeInsets = insets.imageEdgeInsets
        let button = SpecButton(input: input)
        #expect(RepositoryRules.linter.findings(in: button.text).map(\.line) == [], "\(button.text)")
    }

    // MARK: Published systems

    /// The ten styles of `ButtonImageTitleStyle`, by their formulas over the laid-out button.
    @Test(arguments: Arrangement.allCases, [2.0, 3])
    func `ButtonImageTitleStyle in a roomy button`(_ arrangement: Arrangement, _ scale: Double) throws {
        for (image, title) in Self.sizes.dropLast() {
            let plain = LayoutInput(frame: Size(width: 240, height: 160), image: image, title: title, scale: scale)
            let styled = try buttonImageTitleStyle(arrangement, plain, padding: 6)
            let isPadding = arrangement.needsPadding
            expectSilence(
                SpecButton(
                    input: styled,
                    wanted: WantedArrangement(
                        arrangement, spacing: isPadding ? nil : 6, padding: isPadding ? 6 : nil)))
        }
    }

    private func buttonImageTitleStyle(
        _ arrangement: Arrangement, _ plain: LayoutInput, padding p: Double
    ) throws -> LayoutInput {
        let layout = Layout(plain)
        let i = try #require(layout.imageRect)
        let t = try #require(layout.titleRect)
        let (w, h) = (layout.bounds.width, layout.bounds.height)
        let total = i.height + p + t.height
        let cx = w / 2 - t.x - t.width / 2
        let gx = (w - t.width) / 2
        let jx = w / 2 - i.x - i.width / 2
        func stacked(_ a: Double, _ b: Double) -> (EdgeInsets, EdgeInsets) {
            (
                EdgeInsets(top: a, left: cx - gx, bottom: -a, right: -cx - gx),
                EdgeInsets(top: b, left: jx, bottom: -b, right: -jx)
            )
        }
        func shifted(_ title: Double, _ image: Double) -> (EdgeInsets, EdgeInsets) {
            (EdgeInsets(left: title, right: -title), EdgeInsets(left: image, right: -image))
        }
        var styled = plain
        (styled.titleEdgeInsets, styled.imageEdgeInsets) =
            switch arrangement {
            case .imageLeft: shifted(p / 2, -p / 2)
            case .imageRight: shifted(-(i.width + p / 2), t.width + p / 2)
            case .imageTop: stacked((h - total) / 2 + i.height + p - t.y, (h - total) / 2 - i.y)
            case .imageBottom: stacked((h - total) / 2 - t.y, (h - total) / 2 + t.height + p - i.y)
            case .imageCenterTitleTop: stacked(-(t.y - p), 0)
            case .imageCenterTitleBottom: stacked(h - p - t.y - t.height, 0)
            case .imageCenterTitleAbove: stacked(-(t.y + t.height - i.y + p), 0)
            case .imageCenterTitleBelow: stacked(i.y + i.height - t.y + p, 0)
            case .edgesImageRight: shifted(-(t.x - p), w - p - i.x - i.width)
            case .edgesImageLeft: shifted(w - p - t.x - t.width, -(i.x - p))
            }
        return styled
    }

    /// `alignHorizontal` and `alignVertical`, which bring the content insets that a fitted button needs.
    @Test(arguments: [2.0, 3], [0.0, 8])
    func `alignHorizontal and alignVertical sized to fit`(_ scale: Double, _ s: Double) {
        for (image, title) in Self.sizes.dropLast() {
            let (iw, ih, tw, th) = (image.width, image.height, title.width, title.height)
            var input = LayoutInput(image: image, title: title, scale: scale)
            input.contentEdgeInsets = EdgeInsets(left: s / 2, right: s / 2)
            input.titleEdgeInsets = EdgeInsets(left: s / 2, right: -s / 2)
            input.imageEdgeInsets = EdgeInsets(left: -s / 2, right: s / 2)
            expectSilence(SpecButton(input: input, wanted: WantedArrangement(.imageLeft, spacing: s)))
            input.transform = .mirrored
            expectSilence(SpecButton(input: input, wanted: WantedArrangement(.imageRight, spacing: s)))
            input.transform = .none
            input.titleEdgeInsets = EdgeInsets(left: -iw - s / 2, right: iw + s / 2)
            input.imageEdgeInsets = EdgeInsets(left: tw + s / 2, right: -tw - s / 2)
            expectSilence(SpecButton(input: input, wanted: WantedArrangement(.imageRight, spacing: s)))
            for sign in [1.0, -1] {
                let (v, u, e) = (sign * (ih + s) / 2, sign * (th + s) / 2, (min(ih, th) + s) / 2)
                input.titleEdgeInsets = EdgeInsets(top: v, left: -iw / 2, bottom: -v, right: iw / 2)
                input.imageEdgeInsets = EdgeInsets(top: -u, left: tw / 2, bottom: u, right: -tw / 2)
                input.contentEdgeInsets = EdgeInsets(top: e, bottom: e)
                expectSilence(
                    SpecButton(
                        input: input, wanted: WantedArrangement(sign > 0 ? .imageTop : .imageBottom, spacing: s)))
            }
        }
    }

    @Test(arguments: [2.0, 3])
    func `a forced direction alone is silent`(_ scale: Double) {
        for frame in [Size(width: 200, height: 60), nil] {
            let (image, title) = Self.sizes[0]
            let input = LayoutInput(
                frame: frame, image: image, title: title, semanticContentAttribute: .forceRightToLeft, scale: scale)
            expectSilence(SpecButton(input: input, wanted: WantedArrangement(.imageRight, spacing: 0)))
        }
    }

    // MARK: Published systems that are not exact

    @Test(arguments: [2.0, 3])
    func `swapWithPadding is off centre`(_ scale: Double) {
        for (image, title) in Self.sizes.dropLast() {
            var input = LayoutInput(frame: Size(width: 240, height: 160), image: image, title: title, scale: scale)
            input.titleEdgeInsets = EdgeInsets(left: -image.width - 6, right: image.width + 6)
            input.imageEdgeInsets = EdgeInsets(left: title.width, right: -title.width)
            expect(["off-center"], input, WantedArrangement(.imageRight, spacing: 6))
            expect(["off-center"], input, nil)
        }
    }

    @Test(arguments: [2.0, 3])
    func `ZTContentAdjust stacks off centre`(_ scale: Double) {
        for (image, title) in Self.sizes.dropLast() {
            let (iw, ih, tw, th, s) = (image.width, image.height, title.width, title.height, 6.0)
            for sign in [1.0, -1] {
                var input = LayoutInput(frame: Size(width: 240, height: 160), image: image, title: title, scale: scale)
                let (v, u) = (sign * (th + s) / 2, sign * (ih + s) / 2)
                input.titleEdgeInsets = EdgeInsets(top: v, left: -iw / 2, bottom: -v, right: iw / 2)
                input.imageEdgeInsets = EdgeInsets(top: -u, left: tw / 2, bottom: u, right: -tw / 2)
                let wanted = WantedArrangement(sign > 0 ? .imageTop : .imageBottom, spacing: s)
                expect(["off-center"], input, wanted)
                expect(["off-center"], input, nil)
            }
        }
    }

    @Test(arguments: [2.0, 3])
    func `MKButtonEdgeInsetsStyle sets lone edges and leaves the fitted button`(_ scale: Double) {
        for (image, title) in Self.sizes.dropLast() {
            let (iw, ih, tw, th, s) = (image.width, image.height, title.width, title.height, 10.0)
            for isTop in [true, false] {
                var input = LayoutInput(frame: Size(width: 240, height: 160), image: image, title: title, scale: scale)
                input.titleEdgeInsets =
                    isTop
                    ? EdgeInsets(left: -iw, bottom: -ih - s / 2) : EdgeInsets(top: -ih - s / 2, left: -iw)
                input.imageEdgeInsets =
                    isTop
                    ? EdgeInsets(top: -th - s / 2, right: -tw) : EdgeInsets(bottom: -th - s / 2, right: -tw)
                let wanted = WantedArrangement(isTop ? .imageTop : .imageBottom, spacing: s)
                expect(["unpaired-inset", "spacing-mismatch"], input, wanted)
                expect(["unpaired-inset"], input, nil)
                input.frame = nil
                expect(["outside-bounds"], input, wanted)
                expect(["outside-bounds"], input, nil)
            }
        }
    }
}
