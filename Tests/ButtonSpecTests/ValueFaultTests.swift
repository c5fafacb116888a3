import Testing

/// Values of the wrong kind, or of the right kind that cannot be.
@Suite struct ValueFaultTests {
    @Test(arguments: [
        Fault(
            "points", "titleEdgeInsets: {left: ⟦8pt⟧}",
            "wrong-type: `titleEdgeInsets.left` takes a number of points; write 8, without a unit"),
        Fault(
            "pixels", "titleEdgeInsets: {left: ⟦8px⟧}",
            "wrong-type: `titleEdgeInsets.left` takes a number of points; write 8, without a unit"),
        Fault(
            "a blank before the unit", "titleEdgeInsets: {left: ⟦-8.5 pt⟧}",
            "wrong-type: `titleEdgeInsets.left` takes a number of points; write -8.5, without a unit"),
        Fault(
            "quotes", "titleEdgeInsets: {left: ⟦\"8\"⟧, right: ⟦'-8'⟧}",
            "wrong-type: `titleEdgeInsets.left` takes a number of points; write 8, without quotes",
            "wrong-type: `titleEdgeInsets.right` takes a number of points; write -8, without quotes"),
        Fault(
            "per cent", "frame: {width: ⟦50%⟧, height: 20}",
            "wrong-type: `frame.width` takes a number of points; write 50, without a unit"),
        Fault(
            "a list", "titleEdgeInsets: {left: ⟦[1, 2]⟧}",
            "wrong-type: `titleEdgeInsets.left` takes a number of points or a formula, not a list"),
        Fault(
            "a mapping", "intent: {spacing: ⟦{points: 8}⟧}",
            "wrong-type: `intent.spacing` takes a number of points or a formula, not a mapping"),
        Fault(
            "a truth value", "intent: {spacing: ⟦true⟧}",
            "wrong-type: `intent.spacing` takes a number of points, not `true`"),
    ])
    func `a length is a number of points`(_ fault: Fault) { fault.check() }

    @Test(arguments: [
        Fault(
            "not a number", "contentEdgeInsets: {top: ⟦.nan⟧}",
            "invalid-value: `contentEdgeInsets.top` is not a number; write a number of points"),
        Fault(
            "infinite", "contentEdgeInsets: {top: ⟦-.inf⟧, left: ⟦.INF⟧, right: ⟦1e999⟧}",
            "invalid-value: `contentEdgeInsets.top` is infinite; write a number of points",
            "invalid-value: `contentEdgeInsets.left` is infinite; write a number of points",
            "invalid-value: `contentEdgeInsets.right` is infinite; write a number of points"),
        Fault(
            "too large", "contentEdgeInsets: {top: ⟦1e7⟧, bottom: ⟦-1000001⟧, left: 1e6, right: -1000000}",
            "invalid-value: `contentEdgeInsets.top` is 10000000; lengths go up to 1,000,000 pt",
            "invalid-value: `contentEdgeInsets.bottom` is -1000001; lengths go up to 1,000,000 pt"),
        Fault(
            "a negative size", "frame: {width: ⟦-1⟧, height: 0}",
            "invalid-value: `frame.width` is -1, but cannot be negative"),
        Fault(
            "a negative image", "image: {size: {width: 0, height: ⟦-0.5⟧}}",
            "invalid-value: `image.size.height` is -0.5, but cannot be negative"),
        Fault(
            "a negative tolerance", "intent: {tolerance: ⟦-1⟧, spacing: -4}",
            "invalid-value: `intent.tolerance` is -1, but cannot be negative"),
        Fault("zero of Interface Builder", "frame: {x: 2.2250738585072014e-308, width: 0x10, height: 0o14}"),
    ])
    func `a length is finite and not too large`(_ fault: Fault) { fault.check() }

    @Test(arguments: [
        Fault(
            "a scale of 2.5", "target: {scale: ⟦2.5⟧}",
            "invalid-value: `target.scale` takes a whole number from 1 to 3, not 2.5"),
        Fault(
            "a scale of 4", "target: {scale: ⟦4⟧}",
            "invalid-value: `target.scale` takes a whole number from 1 to 3, not 4"),
        Fault(
            "a scale of @2x", "target: {scale: ⟦2x⟧}",
            "wrong-type: `target.scale` takes a whole number from 1 to 3, not the text `2x`"),
        Fault(
            "no lines", "title: {text: a, numberOfLines: ⟦-1⟧}",
            "invalid-value: `title.numberOfLines` takes a whole number from 0 to 1000, not -1"),
        Fault(
            "no number of lines", "title: {text: a, numberOfLines: ⟦.nan⟧}",
            "invalid-value: `title.numberOfLines` takes a whole number from 0 to 1000, not nan"),
        Fault(
            "iOS 1", "target: {minimumIOS: ⟦1⟧}",
            "invalid-value: `target.minimumIOS` takes a number from 2 to 100, not 1"),
    ])
    func `a number has its range`(_ fault: Fault) { fault.check() }

    @Test(arguments: [
        Fault(
            "a mistyped word", "intent: {arrangement: ⟦imageleft⟧}",
            "invalid-value: `intent.arrangement` has no value `imageleft`: did you mean `imageLeft`? It takes one of "
                + "imageLeft, imageRight, imageTop, imageBottom, imageCenterTitleTop, imageCenterTitleBottom, "
                + "imageCenterTitleAbove, imageCenterTitleBelow, edgesImageRight, edgesImageLeft"),
        Fault(
            "a word that is far from all", "contentVerticalAlignment: ⟦leading⟧",
            "invalid-value: `contentVerticalAlignment` has no value `leading`; it takes one of center, top, bottom, fill"
        ),
        Fault(
            "a number", "origin: ⟦3⟧",
            "invalid-value: `origin` has no value `3`; it takes one of code, xib, storyboard"),
        Fault(
            "a list", "type: ⟦[custom]⟧", "wrong-type: `type` takes one of custom, system, not a list"),
        Fault(
            "directions as a word", "target: {layoutDirections: ⟦rtl⟧}",
            "wrong-type: `target.layoutDirections` takes a list such as `[ltr, rtl]`, not the text `rtl`"),
        Fault(
            "a direction that there is not", "target: {layoutDirections: [ltr, ⟦left⟧]}",
            "invalid-value: a layout direction is `ltr` or `rtl`"),
        Fault(
            "yes is a text", "image: {symbol: ⟦yes⟧}",
            "wrong-type: `image.symbol` takes `true` or `false`, not the text `yes`"),
        Fault(
            "a text in place of a mapping", "image: ⟦arrow.down⟧",
            "wrong-type: `image` takes a mapping with the keys `name`, `size`, `symbol`, not the text `arrow.down`"),
        Fault(
            "a number in place of a size", "image: {size: ⟦24⟧}",
            "wrong-type: `image.size` takes a mapping with the keys `width`, `height`, not the number 24"),
        Fault(
            "a mapping in place of a text", "group: ⟦{a: 1}⟧", "wrong-type: `group` takes a text, not a mapping"),
        Fault(
            "a list in place of a title", "title: ⟦[a]⟧",
            "wrong-type: `title` takes a mapping with the keys `text`, `size`, `font`, `numberOfLines`, not a list"),
        Fault(
            "a mapping among the rules", "disable: [touch-target, ⟦{a: 1}⟧]",
            "wrong-type: `disable` takes a list of rule ids, such as `[touch-target]`"),
        Fault("one rule", "disable: touch-target"),
    ])
    func `a choice takes its words and a group its mapping`(_ fault: Fault) { fault.check() }

    @Test(arguments: [
        Fault(
            "three numbers", "titleEdgeInsets: ⟦[1, 2, 3]⟧",
            "wrong-type: a list of insets has four numbers, `[top, left, bottom, right]`; this one has 3"),
        Fault(
            "a wrong one of four", "titleEdgeInsets: [1, ⟦2pt⟧, 3, 4]",
            "wrong-type: `titleEdgeInsets.left` takes a number of points; write 2, without a unit"),
        Fault(
            "one wrong number for all four is one error", "titleEdgeInsets: ⟦8pt⟧",
            "wrong-type: `titleEdgeInsets.top` takes a number of points; write 8, without a unit"),
        Fault(
            "one infinite number for all four is one error", "contentEdgeInsets: ⟦.inf⟧",
            "invalid-value: `contentEdgeInsets.top` is infinite; write a number of points"),
    ])
    func `insets have three forms`(_ fault: Fault) { fault.check() }

    @Test func `one wrong formula for all four edges is one error`() {
        Decoding(button: "contentEdgeInsets: ⟦imge.width⟧ + ⟦titel.width⟧").expect([
            "formula: `contentEdgeInsets.top`: unknown name `imge.width`: did you mean `image.width`?",
            "formula: `contentEdgeInsets.top`: unknown name `titel.width`: did you mean `title.width`?",
        ])
        Decoding(button: "contentEdgeInsets: ⟦image.width⟧ / 2").expect([
            "formula: `contentEdgeInsets.top`: `image.width`: this button has no image"
        ])
    }

    @Test(arguments: [
        Fault(
            "no such recipe", "recipe: {use: ⟦x⟧}",
            "unknown-reference: there is no recipe `x`; `insetlint recipes` lists them"),
        Fault(
            "a recipe without a name", "⟦recipe⟧: {spacing: 8}",
            "missing-key: `recipe` has no `use`; add the name of a recipe"),
        Fault(
            "a recipe that is no mapping", "recipe: ⟦x⟧",
            "wrong-type: `recipe` takes a mapping such as `{use: MKButtonEdgeInsetsStyle.top, spacing: 8}`, not the text `x`"
        ),
        Fault(
            "a placement that is not there", "configuration: {imagePlacement: ⟦tralling⟧}",
            "invalid-value: `configuration.imagePlacement` has no value `tralling`: did you mean `trailing`? It takes one of "
                + "leading, trailing, top, bottom"),
    ])
    func `recipes and configurations are checked`(_ fault: Fault) { fault.check() }
}
