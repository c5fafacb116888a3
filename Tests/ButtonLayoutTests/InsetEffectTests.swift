import Testing

@testable import ButtonLayout

/// What follows from UIKit's rules, one statement a test.
@Suite struct InsetEffectTests {
    @Test func centredLoneInsetMovesItsPartByHalf() {
        let image = LayoutInput.roomy.with { $0.imageEdgeInsets.left = 10 }.layout
        #expect(image.imageShift == Offset(x: 5, y: 0))
        #expect(image.titleShift == .zero)
        let title = LayoutInput.roomy.with { $0.titleEdgeInsets.bottom = 10 }.layout
        #expect(title.titleShift == Offset(x: 0, y: -5))
        #expect(title.imageShift == .zero)
    }

    @Test func centredOppositePairMovesItsPartByAllOfIt() {
        let layout = LayoutInput.roomy.with {
            $0.imageEdgeInsets = EdgeInsets(top: 3, left: -7, bottom: -3, right: 7)
            $0.titleEdgeInsets = EdgeInsets(top: -4, left: 9, bottom: 4, right: -9)
        }.layout
        #expect(layout.imageShift == Offset(x: -7, y: 3))
        #expect(layout.titleShift == Offset(x: 9, y: -4))
    }

    @Test(arguments: [HorizontalAlignment.left, .right]) func atAnEdgeOnlyTheInsetThereCounts(
        _ alignment: HorizontalAlignment
    ) {
        let isLeft = alignment == .left
        let button = LayoutInput.roomy.with { $0.contentHorizontalAlignment = alignment }
        let there = EdgeInsets(left: isLeft ? 10 : 0, right: isLeft ? 0 : 10)
        let shift = Offset(x: isLeft ? 10 : -10, y: 0)
        #expect(button.with { $0.imageEdgeInsets = there }.layout.imageShift == shift)
        #expect(button.with { $0.titleEdgeInsets = there }.layout.titleShift == shift)
        let opposite = button.with {
            $0.imageEdgeInsets = there.mirrored
            $0.titleEdgeInsets = there.mirrored
        }
        #expect(opposite.layout.looksLike(button.layout))
    }

    @Test(arguments: [VerticalAlignment.top, .bottom]) func atTopAndBottomLikewise(_ alignment: VerticalAlignment) {
        let isTop = alignment == .top
        let button = LayoutInput.roomy.with { $0.contentVerticalAlignment = alignment }
        let there = EdgeInsets(top: isTop ? 10 : 0, bottom: isTop ? 0 : 10)
        let shift = Offset(x: 0, y: isTop ? 10 : -10)
        #expect(button.with { $0.imageEdgeInsets = there }.layout.imageShift == shift)
        #expect(button.with { $0.titleEdgeInsets = there }.layout.titleShift == shift)
        let opposite = EdgeInsets(top: there.bottom, bottom: there.top)
        #expect(button.with { $0.imageEdgeInsets = opposite }.layout.looksLike(button.layout))
    }

    @Test func tightLoneRightInsetOnTheImageDoesNothing() {
        let button = LayoutInput.tight.with { $0.imageEdgeInsets.right = 8 }
        #expect(button.layout.looksLike(LayoutInput.tight.layout))
        let left = LayoutInput.tight.with { $0.imageEdgeInsets.left = 8 }.layout
        #expect(left.imageShift == Offset(x: 8, y: 0), "a lone left inset moves it by all")
        #expect(left.relation == .imageLeft)
        #expect(left.gap == -8)
        #expect(left.overlap == Size(width: 8, height: 20))
    }

    @Test func theTitleYieldsFirstDownToNothing() {
        let narrow = LayoutInput.tight.with { $0.frame?.width = 45 }.layout
        #expect(narrow.titleMissingWidth == 25)
        #expect(narrow.availableTitleWidth == 15)
        #expect(narrow.imageSqueezed == .zero)
        let narrower = LayoutInput.tight.with { $0.frame?.width = 20 }.layout
        #expect(narrower.titleRect?.width == 0)
        #expect(narrower.imageSqueezed == Size(width: 10, height: 0))
        #expect(narrower.relation == nil, "nothing stands beside a title without width")
        #expect(narrower.gap == nil)
    }

    @Test func anAreaSmallerThanTheImageSqueezesEachAxisAlone() {
        let layout = LayoutInput.tight.with { $0.imageEdgeInsets = EdgeInsets(top: 10, bottom: 4) }.layout
        #expect(layout.imageSqueezed == Size(width: 0, height: 14))
        #expect(layout.imageRect == Rect(x: 0, y: 10, width: 30, height: 16))
    }

    @Test func insetsNeverTouchTheOtherPart() {
        let title = LayoutInput.roomy.with { $0.titleEdgeInsets = EdgeInsets(top: 4, left: 9, bottom: 1, right: -3) }
        #expect(title.layout.imageRect == LayoutInput.roomy.layout.imageRect)
        let image = LayoutInput.roomy.with { $0.imageEdgeInsets = EdgeInsets(top: 4, left: 9, bottom: 1, right: -3) }
        #expect(image.layout.titleRect == LayoutInput.roomy.layout.titleRect)
    }

    @Test func insetsArePhysicalInRightToLeft() {
        let button = LayoutInput.roomy.with {
            $0.layoutDirection = .rtl
            $0.imageEdgeInsets = EdgeInsets(left: -4, right: 4)
            $0.titleEdgeInsets = EdgeInsets(left: 4, right: -4)
        }
        #expect(button.layout.relation == .imageRight)
        #expect(button.layout.gap == -8, "made for left to right, the parts run into each other")
    }

    @Test func spacingMadeWithInsetsLeavesAFittedButton() {
        let button = LayoutInput.roomy.with {
            $0.frame = nil
            $0.imageEdgeInsets = EdgeInsets(left: -4, right: 4)
            $0.titleEdgeInsets = EdgeInsets(left: 4, right: -4)
        }
        let layout = button.layout
        #expect(layout.bounds == Size(width: 70, height: 30))
        #expect(layout.imageOutside == EdgeInsets(left: 4))
        #expect(layout.titleOutside == EdgeInsets(right: 4))
        let missing = button.missingContentInsets(in: layout)
        #expect(missing == EdgeInsets(left: 4, right: 4))
        let paid = button.with { $0.contentEdgeInsets = missing }.layout
        #expect(paid.outside == .zero)
        #expect(paid.pairRect == Rect(x: 0, y: 0, width: 78, height: 30))
    }

    @Test func missingContentInsetsMakeUpForTheFitPaddingThatTheyEnd() {
        let button = LayoutInput(title: Size(width: 60, height: 18)).with {
            $0.titleEdgeInsets = EdgeInsets(top: 10, bottom: -10)
        }
        #expect(button.layout.titleOutside == EdgeInsets(bottom: 4))
        #expect(button.missingContentInsets(in: button.layout) == EdgeInsets(bottom: 10))
    }

    @Test func anyContentInsetSwitchesTheFitPaddingOff() {
        let button = LayoutInput(title: Size(width: 20, height: 18))
        #expect(button.fittedSize == Size(width: 30, height: 30))
        #expect(button.layout.hasFitPadding)
        #expect(button.layout.contentRect == Rect(x: 0, y: 6, width: 30, height: 18))
        let inset = button.with { $0.contentEdgeInsets.left = 1e-7 }
        #expect(inset.fittedSize == Size(width: 20, height: 18))
        #expect(!inset.layout.hasFitPadding)
    }

    @Test func aTransformMirrorsBothRects() {
        let plain = LayoutInput.roomy.with { $0.imageEdgeInsets = EdgeInsets(left: -6, right: 6) }
        let mirrored = plain.with { $0.transform = .mirrored }.layout
        #expect(mirrored.imageRect == plain.layout.imageRect?.mirrored(inWidth: 200))
        #expect(mirrored.titleRect == plain.layout.titleRect?.mirrored(inWidth: 200))
        #expect(mirrored.relation == .imageRight)
        #expect(mirrored.imageShift == Offset(x: -6, y: 0), "insets work before the transform")
    }

    @Test func customRectsReplaceInsetsAndStandInTheContentRect() {
        let layout = LayoutInput.roomy.with {
            $0.contentEdgeInsets = EdgeInsets(top: 2, left: 5, bottom: 2, right: 5)
            $0.titleEdgeInsets.left = 50
            $0.customRects = CustomRects(
                titleRect: Rect(x: 0, y: 0, width: 35, height: 20), imageRect: Rect(x: 60, y: 3, width: 20, height: 40))
        }.layout
        #expect(layout.titleRect == Rect(x: 5, y: 2, width: 35, height: 20))
        #expect(layout.imageRect == Rect(x: 65, y: 5, width: 20, height: 40))
        #expect(layout.titleMissingWidth == 5)
        #expect(layout.imageSqueezed == Size(width: 10, height: 0))
        #expect(layout.imageStretched == Size(width: 0, height: 10))
    }
}
