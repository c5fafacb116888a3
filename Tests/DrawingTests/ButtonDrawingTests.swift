import ButtonLayout
import ButtonSpec
public import Drawing
public import Testing

@Suite struct ButtonDrawingTests {
    @Test func `insets are measured from the edge that they belong to`() {
        let drawing = Buttons.stack
        func places(_ owner: InsetArrow.Owner) -> [String] {
            drawing.insets.filter { $0.owner == owner }.map { "\($0.label): \($0.start) to \($0.end)" }
        }
        #expect(
            places(.content) == [
                "top 4: 0.0 to 4.0", "left 8: 0.0 to 8.0", "bottom 4: 80.0 to 76.0", "right 8: 120.0 to 112.0",
            ])
        #expect(
            places(.title) == [
                "top −16: 4.0 to -12.0", "left −12: 8.0 to -4.0", "bottom 16: 76.0 to 60.0", "right 12: 112.0 to 100.0",
            ])
    }

    @Test func `a mirroring transform mirrors the arrows, which keep their names`() {
        let drawing = Buttons.button(frame: Size(width: 100, height: 44)) { input in
            input.transform = .mirrored
            input.contentEdgeInsets = EdgeInsets(left: 20)
        }
        #expect(drawing.contentRect == Rect(x: 0, y: 0, width: 80, height: 44))
        #expect(drawing.insets.map(\.label) == ["left 20"])
        #expect(drawing.insets.map(\.start) == [100] && drawing.insets.map(\.end) == [80])
    }

    @Test func `only the insets that UIKit looks at are drawn`() {
        let configured = Buttons.button { input in
            input.titleEdgeInsets = EdgeInsets(left: 8)
            input.layoutDirection = .rtl
            input.configuration = Configuration(
                contentInsets: DirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 6))
        }
        #expect(configured.insets.map(\.label) == ["trailing 6", "leading 5"])
        let custom = Buttons.button { input in
            input.titleEdgeInsets = EdgeInsets(left: 8)
            input.imageEdgeInsets = EdgeInsets(left: 9)
            input.customRects = CustomRects(titleRect: Rect(x: 0, y: 0, width: 10, height: 10))
        }
        #expect(custom.insets.map(\.label) == ["left 9"])
    }

    @Test func `distances and parts add up to the width`() {
        let drawing = Buttons.button(frame: Size(width: 160, height: 44)) { input in
            input.titleEdgeInsets = EdgeInsets(left: 4, right: -4)
            input.imageEdgeInsets = EdgeInsets(left: -4, right: 4)
        }
        #expect(drawing.dimensions.map(\.kind) == [.padding, .gap, .padding])
        #expect(drawing.dimensions.map(\.label) == ["28", "8", "28"])
        #expect(drawing.dimensions.reduce(0) { $0 + $1.value } + 24 + 72 == 160)
    }

    @Test func `what is outside is dimensioned and at fault`() {
        let drawing = Buttons.sticksOut
        #expect(drawing.dimensions.map { "\($0.kind.rawValue) \($0.label)" } == ["outside 4", "gap 8", "outside 4"])
        #expect(drawing.faults == [Rect(x: -4, y: 0, width: 4, height: 24), Rect(x: 96, y: 1.5, width: 4, height: 21)])
        #expect(drawing.smallestFrame == Rect(x: -4, y: 0, width: 104, height: 24))
        #expect(drawing.complaints == ["image outside: 4 at the left", "title outside: 4 at the right"])
    }

    @Test func `an overlap is at fault`() {
        let drawing = Buttons.button(frame: Size(width: 160, height: 44)) {
            $0.titleEdgeInsets = EdgeInsets(left: -20, right: 20)
        }
        #expect(drawing.faults == [Rect(x: 36, y: 11.5, width: 20, height: 21)])
        #expect(drawing.dimensions.map(\.label) == ["32", "−20", "52"])
    }

    @Test(arguments: Buttons.random(400, seed: 1))
    func `faults are where the simulator says that something is wrong`(_ drawing: ButtonDrawing) {
        let layout = drawing.layout
        #expect(drawing.faults.isEmpty == (layout.outside == .zero && layout.overlap == .zero))
        let areas = [layout.imageRect, layout.titleRect].compactMap { $0?.standardized }
        for fault in drawing.faults {
            #expect(fault.width > 0 && fault.height > 0)
            #expect(areas.contains { $0.union(fault).size.isClose(to: $0.size) }, "\(fault) is in no part")
        }
    }

    @Test func `a drawing says in words what it shows`() {
        #expect(
            Buttons.sticksOut.description
                == "Button of 96 × 24, sized to fit, gap 8, smallest frame 104 × 24. Image 24 × 24 at −4, 0. "
                + "Title 72 × 21 at 28, 1.5. Image insets left −4, right 4. Title insets left 4, right −4. "
                + "Image outside: 4 at the left. Title outside: 4 at the right.")
    }
}

extension Size {
    fileprivate func isClose(to other: Size) -> Bool {
        abs(width - other.width) < 1e-6 * (1 + abs(width)) && abs(height - other.height) < 1e-6 * (1 + abs(height))
    }
}

extension ButtonDrawing: CustomTestStringConvertible {
    public var testDescription: String { String(description.prefix(200)) }
}
