import Testing

@testable import ButtonLayout

/// How image and title are seen to stand to each other.
@Suite struct RelationTests {
    private func layout(image: Rect, title: Rect) -> Layout {
        LayoutInput(
            frame: Size(width: 200, height: 200), image: image.size, title: title.size,
            customRects: CustomRects(titleRect: title, imageRect: image)
        ).layout
    }

    private let image = Rect(x: 50, y: 50, width: 20, height: 20)

    @Test(arguments: [
        (Rect(x: 78, y: 50, width: 40, height: 20), Relation.imageLeft, 8.0),
        (Rect(x: 2, y: 55, width: 40, height: 20), .imageRight, 8),
        (Rect(x: 40, y: 75, width: 40, height: 20), .imageTop, 5),
        (Rect(x: 40, y: 27, width: 40, height: 20), .imageBottom, 3),
        (Rect(x: 70, y: 50, width: 40, height: 20), .imageLeft, 0),
        (Rect(x: 62, y: 50, width: 40, height: 20), .imageLeft, -8),
        (Rect(x: 40, y: 62, width: 40, height: 20), .imageTop, -8),
        (Rect(x: 75, y: 90, width: 40, height: 20), .imageTop, 20),
        (Rect(x: 90, y: 71, width: 40, height: 20), .imageLeft, 20),
    ]) func seesWhatFollowsWhat(_ title: Rect, _ relation: Relation, _ gap: Double) {
        let layout = layout(image: image, title: title)
        #expect(layout.relation == relation)
        #expect(layout.gap == gap)
        #expect(layout.gap(along: relation) == gap)
    }

    @Test func coveredPartsAreAnOverlay() {
        let layout = layout(image: image, title: Rect(x: 45, y: 52, width: 40, height: 16))
        #expect(layout.relation == .overlay)
        #expect(layout.gap == nil)
        #expect(layout.overlap == Size(width: 20, height: 16))
        #expect(layout.gap(along: Relation.imageLeft) == -25)
        #expect(layout.gap(along: Axis.vertical) == -18)
    }

    @Test func lessThanAPixelIsNoOverlap() {
        let layout = layout(image: image, title: Rect(x: 69.7, y: 50, width: 40, height: 20))
        #expect(layout.overlap == .zero)
        #expect(layout.relation == .imageLeft)
    }

    @Test func aLonePartHasNoRelation() {
        let layout = LayoutInput.roomy.with { $0.title = nil }.layout
        #expect(layout.relation == nil)
        #expect(layout.gap(along: Axis.horizontal) == nil)
        #expect(layout.pairRect == layout.imageRect)
        #expect(layout.pairOffset == .zero)
    }

    @Test func everyArrangementIsItsMirrorsMirror() {
        for arrangement in Arrangement.allCases {
            #expect(arrangement.mirrored.mirrored == arrangement)
            #expect(arrangement.mirrored.relation == arrangement.relation.mirrored)
            #expect(arrangement.needsSpacing != arrangement.needsPadding)
        }
    }

    @Test func aCheckMeasuresWhatAnArrangementAsksFor() {
        let check = WantedArrangement(.imageLeft, spacing: 8).check(
            LayoutInput.roomy.with { $0.titleEdgeInsets = EdgeInsets(top: -2, left: 5, bottom: 2, right: -5) }.layout)
        #expect(check.relationHolds)
        #expect(check.gap == 5 && check.spacingError == -3)
        #expect(check.offCenter == Offset(x: 2.5, y: 0))
        #expect(!check.holds(within: 0.5))
        let edges = WantedArrangement(.edgesImageLeft, padding: 10).check(LayoutInput.roomy.layout)
        #expect(edges.imagePadding == 65 && edges.titlePadding == 65)
        #expect(edges.imagePaddingError == 55 && edges.spacingError == nil)
        let other = WantedArrangement(.imageTop, spacing: 8).check(LayoutInput.roomy.layout)
        #expect(!other.relationHolds && other.gap == -25)
    }

    @Test func aPairAtAnEdgeNeedNotBeCentred() {
        let layout = LayoutInput.roomy.with { $0.contentHorizontalAlignment = .left }.layout
        #expect(WantedArrangement(.imageLeft, spacing: 0).check(layout).holds(within: 1e-9))
    }

    /// Real buttons often pay for a shifted title on the right only: the middle of the button is as good.
    @Test func theMiddleOfTheButtonIsAsGoodAsThatOfTheContent() {
        let layout = LayoutInput(
            frame: Size(width: 114, height: 49), image: Size(width: 18, height: 19),
            title: Size(width: 51, height: 20),
            contentEdgeInsets: EdgeInsets(top: 15, left: 15, bottom: 15, right: 30),
            titleEdgeInsets: EdgeInsets(left: 15, right: -15)
        ).layout
        #expect(layout.pairOffset == Offset(x: 7.5, y: 0))
        #expect(layout.pairOffsetInBounds == Offset(x: 0, y: 0))
        #expect(WantedArrangement(.imageLeft, spacing: 15).check(layout).holds(within: 0.5))
    }

    @Test func aRightToLeftRunExpectsTheMirrorImage() {
        let wanted = WantedArrangement(.imageLeft, spacing: 8)
        let run = LayoutInput.roomy.with { $0.layoutDirection = .rtl }
        #expect(wanted.expected(of: run).arrangement == .imageRight)
        #expect(wanted.expected(of: run.with { $0.semanticContentAttribute = .forceRightToLeft }) == wanted)
        #expect(wanted.expected(of: LayoutInput.roomy) == wanted)
    }
}
