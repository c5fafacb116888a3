import ButtonLayout
import ButtonSpec
import Drawing
import TestSupport

/// Buttons to draw.
enum Buttons {
    /// A button of those sizes.
    static func button(
        frame: Size? = nil, image: Size? = Size(width: 24, height: 24), title: Size? = Size(width: 72, height: 21),
        text: String? = "Download", _ change: (inout LayoutInput) -> Void = { _ in }
    ) -> ButtonDrawing {
        var input = LayoutInput(frame: frame, image: image, title: title)
        change(&input)
        return ButtonDrawing(ButtonAppearance(input, titleText: text))
    }

    /// The most frequent mistake: a fitted button whose parts stick out at the sides.
    static let sticksOut = button { input in
        input.titleEdgeInsets = EdgeInsets(left: 4, right: -4)
        input.imageEdgeInsets = EdgeInsets(left: -4, right: 4)
    }

    /// A title above an image, with content insets.
    static let stack = button(frame: Size(width: 120, height: 80)) { input in
        input.contentEdgeInsets = EdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
        input.titleEdgeInsets = EdgeInsets(top: -16, left: -12, bottom: 16, right: 12)
        input.imageEdgeInsets = EdgeInsets(top: 14.5, left: 36, bottom: -14.5, right: -36)
    }

    /// Buttons of any sizes and insets, some of them absurd.
    static func random(_ count: Int, seed: UInt64) -> [ButtonDrawing] {
        var generator = SeededGenerator(seed: seed)
        func length(_ most: Double) -> Double { Double.random(in: 0...most, using: &generator).rounded() }
        func size(_ most: Double) -> Size { Size(width: length(most), height: length(most)) }
        func insets() -> EdgeInsets {
            let reach = [0.0, 10, 100, 1e6][generator.number(below: 4)]
            func edge() -> Double { reach == 0 ? 0 : Double.random(in: -reach...reach, using: &generator) }
            return EdgeInsets(top: edge(), left: edge(), bottom: edge(), right: edge())
        }
        let texts = [
            "Download", "", "保存 👨‍👩‍👧", "تنزيل", "<b>&", "a\u{202E}b\n\t\u{7}", String(repeating: "long ", count: 100),
        ]
        return (0..<count).map { _ in
            let most = [60.0, 300, 1e6][generator.number(below: 3)]
            let hasFrame = Bool.random(using: &generator)
            let hasImage = Bool.random(using: &generator)
            let hasTitle = Bool.random(using: &generator)
            return button(
                frame: hasFrame ? size(most) : nil, image: hasImage ? size(most) : nil,
                title: hasTitle ? size(most) : nil,
                text: generator.one(of: texts)
            ) { input in
                input.contentEdgeInsets = insets()
                input.titleEdgeInsets = insets()
                input.imageEdgeInsets = insets()
                input.scale = generator.one(of: [1, 2, 3])
                input.contentHorizontalAlignment = generator.one(of: HorizontalAlignment.allCases)
                input.contentVerticalAlignment = generator.one(of: VerticalAlignment.allCases)
                input.layoutDirection = generator.one(of: [.ltr, .rtl])
                input.transform = generator.one(of: [.none, .mirrored])
                if generator.number(below: 4) == 0 { input.configuration = Configuration(imagePadding: length(20)) }
                if generator.number(below: 6) == 0 {
                    input.customRects = CustomRects(
                        titleRect: Rect(x: length(50), y: 0, width: -length(50), height: 20))
                }
            }
        }
    }
}
