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
            "bounds": layout.bounds.json,
            "fitted": .bool(layout.isFitted),
            "contentRect": layout.contentRect.json,
            "imageRect": layout.imageRect?.json ?? .null,
            "titleRect": layout.titleRect?.json ?? .null,
            "gap": JSONValue(layout.gap),
            "arrangement": JSONValue(button.arrangement),
            "imageSqueezed": layout.imageSqueezed.json,
            "titleMissingWidth": .number(layout.titleMissingWidth),
            "outside": ["image": layout.imageOutside.json, "title": layout.titleOutside.json],
            "smallestFrame": button.appearance.input.smallestFrame?.json ?? .null,
        ]
    }

    // MARK: - Text

    /// A button for people.
    static func text(_ button: LaidOutButton) -> String {
        let layout = button.layout
        var rows = [
            ("bounds", "\(layout.bounds.text)\(layout.isFitted ? ", sized to fit" : "")"),
            ("content", layout.contentRect.text),
        ]
        if let image = layout.imageRect { rows.append(("image", image.text)) }
        if let title = layout.titleRect { rows.append(("title", title.text)) }
        if let arrangement = button.arrangement {
            rows.append(("arrangement", arrangement + (layout.gap.map { ", gap \($0.points)" } ?? "")))
        }
        if layout.titleMissingWidth > 0 {
            rows.append(
                ("title cut", "needs \(layout.neededTitleWidth.points), \(layout.titleMissingWidth.points) missing"))
        }
        if layout.imageSqueezed != .zero { rows.append(("squeezed", "image by \(layout.imageSqueezed.text)")) }
        for (part, outside) in [("image", layout.imageOutside), ("title", layout.titleOutside)] where outside != .zero {
            rows.append(("outside", "\(part) by \(outside.text)"))
        }
        if let frame = button.appearance.input.smallestFrame { rows.append(("smallest frame", frame.text)) }
        let variant = button.variant.map { " (\($0))" } ?? ""
        let title = TerminalText.escaped("\(button.file):\(button.line): \(button.name)\(variant)")
        return title + "\n"
            + rows.map { "  \($0.0)\(String(repeating: " ", count: 16 - $0.0.count))\($0.1)\n" }.joined()
    }
}
