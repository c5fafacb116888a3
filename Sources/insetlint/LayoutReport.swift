import ButtonLayout
import ButtonSpec
import Reporters

/// The result of `layout` as text and as JSON.
enum LayoutReport {
    // MARK: - JSON

    static func json(_ buttons: [LaidOutButton]) -> JSONValue {
        ["version": 1, "buttons": .array(buttons.map(json))]
    }

    private static func json(_ button: LaidOutButton) -> JSONValue {
        let layout = button.layout
        return [
            "file": .string(button.file),
            "line": .integer(button.line),
            "name": .string(button.name),
            "variant": JSONValue(button.variant),
            "bounds": json(layout.bounds),
            "fitted": .bool(layout.isFitted),
            "contentRect": json(layout.contentRect),
            "imageRect": layout.imageRect.map(json) ?? .null,
            "titleRect": layout.titleRect.map(json) ?? .null,
            "gap": JSONValue(layout.gap),
            "arrangement": JSONValue(button.arrangement),
            "imageSqueezed": json(layout.imageSqueezed),
            "titleMissingWidth": .number(layout.titleMissingWidth),
            "outside": ["image": json(layout.imageOutside), "title": json(layout.titleOutside)],
            "smallestFrame": button.input.smallestFrame.map(json) ?? .null,
        ]
    }

    private static func json(_ size: Size) -> JSONValue {
        ["width": .number(size.width), "height": .number(size.height)]
    }

    private static func json(_ rect: Rect) -> JSONValue {
        [
            "x": .number(rect.x), "y": .number(rect.y), "width": .number(rect.width), "height": .number(rect.height),
        ]
    }

    private static func json(_ insets: EdgeInsets) -> JSONValue {
        [
            "top": .number(insets.top), "left": .number(insets.left), "bottom": .number(insets.bottom),
            "right": .number(insets.right),
        ]
    }

    // MARK: - Text

    static func text(_ buttons: [LaidOutButton]) -> String {
        buttons.map(text).joined(separator: "\n")
    }

    private static func text(_ button: LaidOutButton) -> String {
        let layout = button.layout
        var rows = [
            ("bounds", "\(text(layout.bounds))\(layout.isFitted ? ", sized to fit" : "")"),
            ("content", text(layout.contentRect)),
        ]
        if let image = layout.imageRect { rows.append(("image", text(image))) }
        if let title = layout.titleRect { rows.append(("title", text(title))) }
        if let arrangement = button.arrangement {
            rows.append(("arrangement", arrangement + (layout.gap.map { ", gap \($0.points)" } ?? "")))
        }
        if layout.titleMissingWidth > 0 {
            rows.append(
                ("title cut", "needs \(layout.neededTitleWidth.points), \(layout.titleMissingWidth.points) missing"))
        }
        if layout.imageSqueezed != .zero { rows.append(("squeezed", "image by \(text(layout.imageSqueezed))")) }
        for (part, outside) in [("image", layout.imageOutside), ("title", layout.titleOutside)] where outside != .zero {
            rows.append(("outside", "\(part) by \(text(outside))"))
        }
        if let frame = button.input.smallestFrame { rows.append(("smallest frame", text(frame))) }
        let variant = button.variant.map { " (\($0))" } ?? ""
        let title = TerminalText.escaped("\(button.file):\(button.line): \(button.name)\(variant)")
        return title + "\n"
            + rows.map { "  \($0.0)\(String(repeating: " ", count: 16 - $0.0.count))\($0.1)\n" }.joined()
    }

    private static func text(_ size: Size) -> String { "\(size.width.points) × \(size.height.points)" }

    private static func text(_ rect: Rect) -> String {
        "\(rect.width.points) × \(rect.height.points) at \(rect.x.points), \(rect.y.points)"
    }

    private static func text(_ insets: EdgeInsets) -> String {
        let sides = [("top", insets.top), ("left", insets.left), ("bottom", insets.bottom), ("right", insets.right)]
        return sides.filter { $0.1 != 0 }.map { "\($0.1.points) at the \($0.0)" }.joined(separator: ", ")
    }
}
