import Testing

@testable import ButtonLayout

/// The published inset formulas, judged as their authors' readers found them.
@Suite struct RecipeTests {
    private static let sizes: [(image: Size, title: Size)] = [
        (Size(width: 30, height: 30), Size(width: 40, height: 20)),
        (Size(width: 24, height: 16), Size(width: 80, height: 22)),
        (Size(width: 48, height: 48), Size(width: 26, height: 18)),
    ]

    private func button(_ size: (image: Size, title: Size), frame: Size?) -> LayoutInput {
        LayoutInput(frame: frame, image: size.image, title: size.title)
    }

    // MARK: ButtonImageTitleStyle

    @Test(arguments: [Size(width: 200, height: 140), Size(width: 300, height: 200)])
    func buttonImageTitleStyleReachesAllTen(_ frame: Size) throws {
        for size in Self.sizes {
            for arrangement in Arrangement.allCases {
                let plain = button(size, frame: frame)
                let p = 6.0
                let styled = try buttonImageTitleStyle(arrangement, plain, padding: p)
                let check = WantedArrangement(arrangement, spacing: p, padding: p).check(styled.layout)
                #expect(check.holds(within: 1e-9), "\(arrangement) \(check)")
                #expect(styled.layout.outside == .zero && styled.layout.titleMissingWidth == 0)
            }
        }
    }

    private func buttonImageTitleStyle(
        _ arrangement: Arrangement, _ plain: LayoutInput, padding p: Double
    ) throws -> LayoutInput {
        let i = try #require(plain.layout.imageRect)
        let t = try #require(plain.layout.titleRect)
        let size = plain.layout.bounds
        let total = i.height + p + t.height
        let cx = size.width / 2 - t.x - t.width / 2
        let gx = (size.width - t.width) / 2
        let jx = size.width / 2 - i.x - i.width / 2
        func stacked(_ a: Double, _ b: Double) -> (EdgeInsets, EdgeInsets) {
            (
                EdgeInsets(top: a, left: cx - gx, bottom: -a, right: -cx - gx),
                EdgeInsets(top: b, left: jx, bottom: -b, right: -jx)
            )
        }
        func shifted(_ title: Double, _ image: Double) -> (EdgeInsets, EdgeInsets) {
            (EdgeInsets(left: title, right: -title), EdgeInsets(left: image, right: -image))
        }
        let insets =
            switch arrangement {
            case .imageLeft: shifted(p / 2, -p / 2)
            case .imageRight: shifted(-(i.width + p / 2), t.width + p / 2)
            case .imageTop:
                stacked((size.height - total) / 2 + i.height + p - t.y, (size.height - total) / 2 - i.y)
            case .imageBottom:
                stacked((size.height - total) / 2 - t.y, (size.height - total) / 2 + t.height + p - i.y)
            case .imageCenterTitleTop: stacked(-(t.y - p), 0)
            case .imageCenterTitleBottom: stacked(size.height - p - t.y - t.height, 0)
            case .imageCenterTitleAbove: stacked(-(t.y + t.height - i.y + p), 0)
            case .imageCenterTitleBelow: stacked(i.y + i.height - t.y + p, 0)
            case .edgesImageRight: shifted(-(t.x - p), size.width - p - i.x - i.width)
            case .edgesImageLeft: shifted(size.width - p - t.x - t.width, -(i.x - p))
            }
        return plain.with { ($0.titleEdgeInsets, $0.imageEdgeInsets) = insets }
    }

    // MARK: swapWithPadding and FSButton

    @Test func swapWithPaddingSitsHalfThePaddingToTheLeft() {
        for size in Self.sizes {
            let layout = button(size, frame: Size(width: 200, height: 100)).with {
                let (iw, tw, p) = (size.image.width, size.title.width, 6.0)
                $0.titleEdgeInsets = EdgeInsets(left: -iw - p, right: iw + p)
                $0.imageEdgeInsets = EdgeInsets(left: tw, right: -tw)
            }.layout
            #expect(layout.relation == .imageRight)
            #expect(layout.gap == 6)
            #expect(layout.pairOffset == Offset(x: -3, y: 0))
        }
    }

    @Test(arguments: [80.0, 120, 200]) func fsButtonIsRightAtOneWidthOnly(_ width: Double) {
        let layout = button(Self.sizes[0], frame: Size(width: width, height: 30)).with {
            let content = Rect(x: 0, y: 0, width: width, height: 30)
            $0.customRects = CustomRects(
                titleRect: Rect(x: 0, y: 0, width: 40, height: content.height),
                imageRect: Rect(x: content.width - 30 - 5, y: 0, width: 30, height: content.height))
        }.layout
        let check = WantedArrangement(.imageRight, spacing: 5).check(layout)
        #expect(check.gap == width - 35 - 40)
        #expect(check.spacingError == width - (40 + 35 + 5))
    }

    // MARK: ZTContentAdjust

    @Test func forcedRightToLeftHasNoGap() {
        let layout = LayoutInput.roomy.with { $0.semanticContentAttribute = .forceRightToLeft }.layout
        #expect(layout.relation == .imageRight)
        #expect(layout.gap == 0)
        #expect(layout.pairOffset == .zero)
    }

    @Test func ztContentAdjustStacksOffCentre() {
        for size in Self.sizes {
            let (iw, ih, tw, th, s) = (size.image.width, size.image.height, size.title.width, size.title.height, 6.0)
            for isUp in [true, false] {
                let sign = isUp ? 1.0 : -1.0
                let layout = button(size, frame: Size(width: 240, height: 160)).with {
                    $0.titleEdgeInsets = EdgeInsets(
                        top: sign * (th + s) / 2, left: -iw / 2, bottom: -sign * (th + s) / 2, right: iw / 2)
                    $0.imageEdgeInsets = EdgeInsets(
                        top: -sign * (ih + s) / 2, left: tw / 2, bottom: sign * (ih + s) / 2, right: -tw / 2)
                }.layout
                let check = WantedArrangement(isUp ? .imageTop : .imageBottom, spacing: s).check(layout)
                #expect(check.relationHolds)
                #expect(isNear(check.spacingError, 0))
                #expect(isNear(abs(check.offCenter.y), abs(ih - th) / 2))
            }
        }
    }

    // MARK: alignHorizontal and alignVertical

    @Test func alignIsExactAtTheFittedSize() throws {
        for size in Self.sizes {
            let (iw, ih, tw, th, s) = (size.image.width, size.image.height, size.title.width, size.title.height, 8.0)
            let imageFirst = button(size, frame: nil).with {
                $0.titleEdgeInsets = EdgeInsets(left: s / 2, right: -s / 2)
                $0.imageEdgeInsets = EdgeInsets(left: -s / 2, right: s / 2)
                $0.contentEdgeInsets = EdgeInsets(left: s / 2, right: s / 2)
            }
            let titleFirst = imageFirst.with {
                $0.titleEdgeInsets = EdgeInsets(left: -iw - s / 2, right: iw + s / 2)
                $0.imageEdgeInsets = EdgeInsets(left: tw + s / 2, right: -tw - s / 2)
            }
            let mirrored = imageFirst.with { $0.transform = .mirrored }
            for (styled, arrangement) in [
                (imageFirst, Arrangement.imageLeft), (titleFirst, .imageRight), (mirrored, .imageRight),
            ] {
                let layout = styled.layout
                #expect(WantedArrangement(arrangement, spacing: s).check(layout).holds(within: 1e-9))
                #expect(layout.pairRect?.minX == 0 && layout.pairRect?.maxX == layout.bounds.width)
            }
            for sign in [1.0, -1.0] {
                let (v, u, e) = (sign * (ih + s) / 2, sign * (th + s) / 2, (min(ih, th) + s) / 2)
                let layout = button(size, frame: nil).with {
                    $0.titleEdgeInsets = EdgeInsets(top: v, left: -iw / 2, bottom: -v, right: iw / 2)
                    $0.imageEdgeInsets = EdgeInsets(top: -u, left: tw / 2, bottom: u, right: -tw / 2)
                    $0.contentEdgeInsets = EdgeInsets(top: e, bottom: e)
                }.layout
                let wanted = WantedArrangement(sign > 0 ? .imageTop : .imageBottom, spacing: s)
                #expect(wanted.check(layout).holds(within: 1e-9))
                let pair = try #require(layout.pairRect)
                #expect(pair.minY == 0 && pair.maxY == layout.bounds.height)
                #expect(layout.outside == .zero)
            }
        }
    }

    // MARK: MKButtonEdgeInsetsStyle

    @Test func mkButtonHalvesTheGapAndLeavesTheFittedButton() {
        for size in Self.sizes {
            for isTop in [true, false] {
                let (iw, ih, tw, th, s) =
                    (size.image.width, size.image.height, size.title.width, size.title.height, 10.0)
                func styled(_ frame: Size?) -> Layout {
                    button(size, frame: frame).with {
                        $0.titleEdgeInsets =
                            isTop
                            ? EdgeInsets(left: -iw, bottom: -ih - s / 2) : EdgeInsets(top: -ih - s / 2, left: -iw)
                        $0.imageEdgeInsets =
                            isTop
                            ? EdgeInsets(top: -th - s / 2, right: -tw) : EdgeInsets(bottom: -th - s / 2, right: -tw)
                    }.layout
                }
                let check = WantedArrangement(isTop ? .imageTop : .imageBottom, spacing: s)
                    .check(styled(Size(width: 240, height: 160)))
                #expect(check.relationHolds)
                #expect(isNear(check.gap, s / 2))
                #expect(styled(nil).imageOutside != .zero && styled(nil).titleOutside != .zero)
            }
        }
    }
}
