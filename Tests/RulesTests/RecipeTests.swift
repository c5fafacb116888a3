import ButtonLayout
import ButtonSpec
import Diagnostics
import Linter
import RuleSupport
import SpecTree
import Testing
import YAMLReader

/// The recipes set exactly the insets that the published code sets; the formulas are written out here once more.
@Suite struct RecipeTests {
    /// A button's numbers in the names of the published code.
    struct Sizes: Sendable {
        var (iw, ih, tw, th) = (0.0, 0.0, 0.0, 0.0)
        var frame: (width: Double, height: Double)?
    }

    struct Expected {
        var title: [Double]
        var image: [Double]
        var content: [Double] = [0, 0, 0, 0]
    }

    static let sizes = [
        Sizes(iw: 30, ih: 30, tw: 40, th: 20, frame: (200, 120)),
        Sizes(iw: 24, ih: 18, tw: 72, th: 21, frame: (180, 100)),
        Sizes(iw: 30, ih: 40, tw: 60, th: 18, frame: nil), Sizes(iw: 16, ih: 16, tw: 101, th: 21, frame: nil),
    ]

    @Test func `the recipe files can be read`() {
        #expect(RepositoryRules.recipeCatalogue.findings.map(\.line) == [])
        #expect(RepositoryRules.recipes.recipes.count == 26)
    }

    @Test(arguments: sizes)
    func `ButtonImageTitleStyle`(_ size: Sizes) throws {
        let p = 6.0
        // The button as UIKit lays it out before any insets: both parts centred side by side.
        let width = size.frame?.width ?? size.iw + size.tw
        let height = size.frame?.height ?? max(size.ih, size.th)
        let (iw, ih, tw, th) = (size.iw, size.ih, size.tw, size.th)
        func pixel(_ value: Double) -> Double { (value * 2 + 0.5).rounded(.down) / 2 }
        let ix = pixel((width - iw - tw) / 2)
        let (tx, iy, ty) = (ix + iw, pixel((height - ih) / 2), pixel((height - th) / 2))
        let (total, cx, gx, jx) = (ih + p + th, width / 2 - tx - tw / 2, (width - tw) / 2, width / 2 - ix - iw / 2)
        func stacked(_ a: Double, _ b: Double) -> Expected {
            Expected(title: [a, cx - gx, -a, -cx - gx], image: [b, jx, -b, -jx])
        }
        let left = Expected(title: [0, p / 2, 0, -p / 2], image: [0, -p / 2, 0, p / 2])
        let (atRight, titleAtRight) = (width - p - ix - iw, width - p - tx - tw)
        let expected: [String: Expected] = [
            "default": left, "left": left,
            "right": Expected(
                title: [0, -(iw + p / 2), 0, iw + p / 2], image: [0, tw + p / 2, 0, -(tw + p / 2)]),
            "top": stacked((height - total) / 2 + ih + p - ty, (height - total) / 2 - iy),
            "bottom": stacked((height - total) / 2 - ty, (height - total) / 2 + th + p - iy),
            "centerTop": stacked(-(ty - p), 0), "centerBottom": stacked(height - p - ty - th, 0),
            "centerUp": stacked(-(ty + th - iy + p), 0), "centerDown": stacked(iy + ih - ty + p, 0),
            "rightLeft": Expected(title: [0, -(tx - p), 0, tx - p], image: [0, atRight, 0, -atRight]),
            "leftRight": Expected(title: [0, titleAtRight, 0, -titleAtRight], image: [0, -(ix - p), 0, ix - p]),
        ]
        for (style, insets) in expected {
            try check("ButtonImageTitleStyle.\(style)", "padding: \(p)", size, insets)
        }
    }

    @Test(arguments: sizes)
    func `the others`(_ size: Sizes) throws {
        let s = 6.0
        let (iw, ih, tw, th) = (size.iw, size.ih, size.tw, size.th)
        let (v, u, e) = ((ih + s) / 2, (th + s) / 2, (min(ih, th) + s) / 2)
        let first = Expected(title: [0, s / 2, 0, -s / 2], image: [0, -s / 2, 0, s / 2])
        let second = Expected(title: [0, -iw - s / 2, 0, iw + s / 2], image: [0, tw + s / 2, 0, -tw - s / 2])
        func paid(_ insets: Expected, _ content: [Double]) -> Expected {
            Expected(title: insets.title, image: insets.image, content: content)
        }
        func stacked(_ title: Double, _ image: Double) -> Expected {
            Expected(title: [title, -iw / 2, -title, iw / 2], image: [image, tw / 2, -image, -tw / 2])
        }
        let sides = [0, s / 2, 0, s / 2]
        let expected: [String: Expected] = [
            "ZTContentAdjust.imageLeftTitleRight": first, "ZTContentAdjust.imageRightTitleLeft": second,
            "ZTContentAdjust.imageUpTitleDown": stacked(u, -v), "ZTContentAdjust.imageDownTitleUp": stacked(-u, v),
            "alignHorizontal.imageFirst": paid(first, sides), "alignHorizontal.titleFirst": paid(second, sides),
            "alignHorizontalMirrored.imageFirst": paid(first, sides),
            "alignHorizontalMirrored.titleFirst": paid(first, sides),
            "alignVertical.imageTop": paid(stacked(v, -u), [e, 0, e, 0]),
            "alignVertical.imageBottom": paid(stacked(-v, u), [e, 0, e, 0]),
            "MKButtonEdgeInsetsStyle.left": first, "MKButtonEdgeInsetsStyle.right": second,
            "MKButtonEdgeInsetsStyle.top": Expected(title: [0, -iw, -ih - s / 2, 0], image: [-th - s / 2, 0, 0, -tw]),
            "MKButtonEdgeInsetsStyle.bottom": Expected(
                title: [-ih - s / 2, -iw, 0, 0], image: [0, 0, -th - s / 2, -tw]),
        ]
        for (name, insets) in expected { try check(name, "spacing: \(s)", size, insets) }
        let swapped = Expected(title: [0, -iw - s, 0, iw + s], image: [0, tw, 0, -tw])
        try check("swapWithPadding", "padding: \(s)", size, swapped)
    }

    @Test func `what is not given counts as five`() throws {
        let size = Self.sizes[0]
        let swapped = Expected(title: [0, -35, 0, 35], image: [0, 40, 0, -40])
        try check("swapWithPadding", nil, size, swapped)
        let pair = Expected(title: [0, 2.5, 0, -2.5], image: [0, -2.5, 0, 2.5])
        try check("ZTContentAdjust.imageLeftTitleRight", nil, size, pair)
    }

    @Test func `a title counts as at most its greatest width`() throws {
        let expected = Expected(title: [0, -33, 0, 33], image: [0, 28, 0, -28])
        try check("ZTContentAdjust.imageRightTitleLeft", "spacing: 6, maxTitleWidth: 25", Self.sizes[0], expected)
    }

    @Test func `without a part the style that needs both sets nothing`() throws {
        let spec =
            "buttons:\n  - name: a\n    image: {size: {width: 30, height: 30}}\n"
            + "    recipe: {use: ButtonImageTitleStyle.top, padding: 8}\n"
        let button = try #require(decode(spec))
        #expect(button.insets(.titleEdgeInsets) == .zero && button.insets(.imageEdgeInsets) == .zero)
    }

    private func check(_ name: String, _ parameters: String?, _ size: Sizes, _ expected: Expected) throws {
        let frame = size.frame.map { "    frame: {width: \($0.width), height: \($0.height)}\n" } ?? ""
        let spec =
            "buttons:\n  - name: a\n\(frame)    title: {size: {width: \(size.tw), height: \(size.th)}}\n"
            + "    image: {size: {width: \(size.iw), height: \(size.ih)}}\n"
            + "    recipe: {use: \(name)\(parameters.map { ", \($0)" } ?? "")}\n"
        let button = try #require(decode(spec))
        expect(button.insets(.titleEdgeInsets), expected.title, "\(name), title, \(size)")
        expect(button.insets(.imageEdgeInsets), expected.image, "\(name), image, \(size)")
        expect(button.insets(.contentEdgeInsets), expected.content, "\(name), content, \(size)")
    }

    private func expect(_ insets: EdgeInsets, _ expected: [Double], _ what: String) {
        let values = [insets.top, insets.left, insets.bottom, insets.right]
        #expect(zip(values, expected).allSatisfy { abs($0 - $1) < 1e-9 }, "\(what): \(values), expected \(expected)")
    }

    private func decode(_ text: String) -> ButtonSpec? {
        let reading = YAMLReader.read(SourceFile(path: "spec.yml", text: text))
        let document = SpecDecoder.decode(reading.tree, recipes: RepositoryRules.recipes)
        #expect(document.diagnostics.map(\.message) == [], "\(text)")
        return document.buttons.first
    }
}
