import ButtonLayout
import ButtonSpec
import Diagnostics
import SpecTree
import Testing

/// Lengths that are written as formulas.
@Suite struct FormulaTests {
    private static let parts = """
        frame: {width: 200, height: 60}
        title: {text: Download, size: {width: 70, height: 20}}
        image: {size: {width: 30, height: 24}}
        intent: {spacing: 8, padding: 10}

        """

    private func value(_ formula: String, of property: Property = .titleLeft) throws -> Double? {
        let decoding = Decoding(button: Self.parts + "titleEdgeInsets: {left: \(formula)}")
        decoding.expect([])
        return try decoding.button().number(property)
    }

    @Test(arguments: [
        ("image.width", 30.0), ("image.height", 24), ("title.width", 70), ("title.height", 20), ("frame.width", 200),
        ("frame.height", 60), ("spacing", 8), ("padding", 10), ("contentRect.x", 0), ("contentRect.y", 0),
        ("contentRect.width", 200), ("contentRect.height", 60), ("imageRect.x", 50), ("imageRect.y", 18),
        ("imageRect.width", 30), ("imageRect.height", 24), ("titleRect.x", 80), ("titleRect.y", 20),
        ("titleRect.width", 70), ("titleRect.height", 20), ("-(image.width + spacing / 2)", -34),
        ("\"min(1, 2, -3)\"", -3), ("'max(1, 2)'", 2), ("abs(-1.5)", 1.5), ("floor(1.5)", 1), ("ceil(1.5)", 2),
        ("round(2.5)", 3), ("7 % 4", 3), ("\"if image.width > 20 then spacing else 0\"", 8),
    ])
    func `every name and function has its value`(_ formula: String, _ expected: Double) throws {
        #expect(try value(formula) == expected, "\(formula)")
    }

    @Test func `a formula can stand in every length`() throws {
        for row in Property.rows {
            guard case .length = row.kind else { continue }
            let keys = row.path.split(separator: ".")
            let text = keys.reversed().reduce("1 + 2") { "{\($1): \($0)}" }
            let decoding = Decoding("buttons: {a: \(text)}\n")
            #expect(try decoding.button().number(row.property) == 3, "\(row.path)")
        }
    }

    @Test func `formulas rest on each other in any order`() throws {
        let decoding = Decoding(
            button: """
                titleEdgeInsets: {left: imageRect.x + spacing, right: -(spacing)}
                intent: {spacing: padding / 2, padding: frame.height / 4}
                frame: {width: image.width * 5, height: title.height + 20}
                image: {size: {width: title.height, height: title.height}}
                title: {text: a, size: {width: 40, height: 10 + 10}}
                contentEdgeInsets: {left: image.width / 2}
                """)
        decoding.expect([])
        let spec = try decoding.button()
        #expect(spec.number(.frameWidth) == 100 && spec.number(.frameHeight) == 40)
        #expect(spec.number(.imageWidth) == 20 && spec.number(.spacing) == 5)
        // The pair is 60 wide, in a content rect from 10 to 100.
        #expect(spec.number(.titleLeft) == 25 + 5 && spec.number(.titleRight) == -5)
    }

    @Test func `a formula in the defaults is computed for each button`() throws {
        let decoding = Decoding(
            """
            defaults: {titleEdgeInsets: {left: image.width / 2, right: -(image.width / 2)}}
            buttons:
              - {name: a, image: {size: {width: 10, height: 10}}}
              - {name: b, image: {size: {width: 20, height: 10}}}
              - {name: c, image: {size: {width: 20, height: 10}}, titleEdgeInsets: {left: 1, right: ~}}
            """)
        decoding.expect([])
        #expect(decoding.buttons.map { $0.number(.titleLeft) } == [5, 10, 1])
        #expect(decoding.buttons.map { $0.number(.titleRight) } == [-5, -10, nil])
    }

    @Test(arguments: [
        Fault(
            "of itself", "frame: {width: ⟦frame.width + 1⟧, height: 10}",
            "formula: `frame.width`: the formula depends on itself: `frame.width` → `frame.width`"),
        Fault(
            "of two", "frame: {width: ⟦frame.height⟧, height: frame.width}",
            "formula: `frame.width`: the formula depends on itself: `frame.width` → `frame.height` → `frame.width`"),
        Fault(
            "of three",
            "intent: {spacing: ⟦padding⟧, padding: image.width}\nimage: {size: {width: spacing, height: 3}}",
            "formula: `intent.spacing`: the formula depends on itself: `intent.spacing` → `intent.padding` → "
                + "`image.size.width` → `intent.spacing`"),
        Fault(
            "through the content rect",
            "frame: {width: 10, height: 10}\ncontentEdgeInsets: {left: ⟦contentRect.width / 4⟧}",
            "formula: `contentEdgeInsets.left`: the formula depends on itself: `contentEdgeInsets.left` → "
                + "`contentEdgeInsets.left`"),
        Fault(
            "through the image rect",
            "frame: {width: ⟦imageRect.width * 2⟧, height: 10}\nimage: {size: {width: 10, height: 10}}",
            "formula: `frame.width`: the formula depends on itself: `frame.width` → `frame.width`"),
    ])
    func `a formula cannot depend on itself`(_ fault: Fault) { fault.check() }

    @Test(arguments: [
        Fault(
            "no image", "titleEdgeInsets: {left: 2 * ⟦image.width⟧}",
            "formula: `titleEdgeInsets.left`: `image.width`: this button has no image"),
        Fault(
            "an image without a size", "image: {name: a}\ntitleEdgeInsets: {left: ⟦image.width⟧}",
            "formula: `titleEdgeInsets.left`: `image.width`: the image has no `size`"),
        Fault(
            "no title", "titleEdgeInsets: {left: ⟦title.height⟧}",
            "formula: `titleEdgeInsets.left`: `title.height`: this button has no title"),
        Fault(
            "a title without a size", "title: {font: {size: 12}}\ntitleEdgeInsets: {left: ⟦title.height⟧}",
            "formula: `titleEdgeInsets.left`: `title.height`: the title has no `size`"),
        Fault(
            "no frame", "titleEdgeInsets: {left: ⟦frame.width⟧ / 2}",
            "formula: `titleEdgeInsets.left`: `frame.width`: this button has no frame; it is sized to fit"),
        Fault(
            "no spacing", "titleEdgeInsets: {left: ⟦spacing⟧}",
            "formula: `titleEdgeInsets.left`: `spacing`: `intent.spacing` is not set"),
        Fault(
            "no rect of an image",
            "title: {text: a, size: {width: 1, height: 1}}\ntitleEdgeInsets: {left: ⟦imageRect.x⟧}",
            "formula: `titleEdgeInsets.left`: `imageRect.x`: this button has no image"),
        Fault(
            "no rects at all", "title: {font: {size: 12}}\ntitleEdgeInsets: {left: ⟦titleRect.x⟧}",
            "formula: `titleEdgeInsets.left`: `titleRect.x`: the title has no `size`"),
        Fault(
            "what rests on a wrong value is not reported again",
            "image: {size: {width: ⟦3pt⟧, height: 3}}\ntitleEdgeInsets: {left: image.width, right: titleRect.x}",
            "wrong-type: `image.size.width` takes a number of points; write 3, without a unit"),
    ])
    func `a name without a value is reported at its place`(_ fault: Fault) { fault.check() }

    @Test(arguments: [
        Fault(
            "plain", "titleEdgeInsets: {left: 2 * ⟦imag.width⟧ + 1}",
            "formula: `titleEdgeInsets.left`: unknown name `imag.width`: did you mean `image.width`?"),
        Fault(
            "in double quotes with an escape", #"titleEdgeInsets: {left: "2 *\t⟦imag.width⟧"}"#,
            "formula: `titleEdgeInsets.left`: unknown name `imag.width`: did you mean `image.width`?"),
        Fault(
            "in single quotes", "titleEdgeInsets: {left: '2 * ⟦imag.width⟧'}",
            "formula: `titleEdgeInsets.left`: unknown name `imag.width`: did you mean `image.width`?"),
        Fault(
            "folded", "titleEdgeInsets:\n  left: >-\n    2 *\n    ⟦imag.width⟧\n    + 1",
            "formula: `titleEdgeInsets.left`: unknown name `imag.width`: did you mean `image.width`?"),
        Fault(
            "literal", "titleEdgeInsets:\n  left: |\n    2 *\n      ⟦imag.width⟧",
            "formula: `titleEdgeInsets.left`: unknown name `imag.width`: did you mean `image.width`?"),
        Fault(
            "plain over two lines", "titleEdgeInsets:\n  left: 2 *\n    ⟦imag.width⟧",
            "formula: `titleEdgeInsets.left`: unknown name `imag.width`: did you mean `image.width`?"),
        Fault(
            "without a value, in quotes", "titleEdgeInsets: {left: \"1 + ⟦image.width⟧\"}",
            "formula: `titleEdgeInsets.left`: `image.width`: this button has no image"),
        Fault(
            "by an alias",
            spec: """
                x-anchors: [&shift 2 * ⟨imag.width⟩]
                buttons:
                  - name: a
                    titleEdgeInsets: {left: ⟦*shift⟧}

                """,
            "formula: `titleEdgeInsets.left`: unknown name `imag.width`: did you mean `image.width`?"),
        Fault(
            "without a value, by an alias",
            spec: """
                x-anchors: [&shift 2 * ⟨image.width⟩]
                buttons:
                  - name: a
                    titleEdgeInsets: {left: ⟦*shift⟧}

                """,
            "formula: `titleEdgeInsets.left`: `image.width`: this button has no image"),
    ])
    func `a mistake in a formula has its exact place`(_ fault: Fault) { fault.check() }

    @Test(arguments: [
        Fault(
            "by zero", "titleEdgeInsets: {left: ⟦1 / 0⟧}",
            "formula: `titleEdgeInsets.left`: the result is infinite, as after a division by zero"),
        Fault(
            "zero by zero", "intent: {spacing: 0}\ntitleEdgeInsets: {left: ⟦spacing / spacing⟧}",
            "formula: `titleEdgeInsets.left`: the result is not a number, as after a division by zero"),
        Fault(
            "a negative width", "frame: {width: ⟦10 - 20⟧, height: 10}",
            "formula: `frame.width`: the result is -10, but cannot be negative"),
        Fault(
            "too large", "titleEdgeInsets: {left: ⟦1000 * 1000 * 2⟧}",
            "formula: `titleEdgeInsets.left`: the result is 2000000; lengths go up to 1,000,000 pt"),
    ])
    func `a result is a length`(_ fault: Fault) { fault.check() }

    @Test func `a formula has a limit of depth`() throws {
        var limits = Limits()
        limits.formulaDepth = 10
        let deep = String(repeating: "(", count: 40) + "1" + String(repeating: ")", count: 40)
        let decoding = Decoding(button: "titleEdgeInsets: {left: \(deep)}", limits: limits)
        #expect(decoding.diagnostics.map(\.rule) == ["formula"])
        #expect(decoding.diagnostics.first?.message.contains("10") == true, "\(decoding.diagnostics)")
        let fine = Decoding(button: "titleEdgeInsets: {left: \(deep)}")
        fine.expect([])
        let minus = String(repeating: "-", count: 100_000) + "1"
        #expect(Decoding(button: "titleEdgeInsets: {left: 0 \(minus)}").diagnostics.map(\.rule) == ["formula"])
    }
}
