import ButtonLayout
import ButtonSpec
import Reporters

/// Sizes, rects and insets as reports show them.

extension Size {
    /// The size in words, such as `24 × 21`.
    var text: String { "\(width.points) × \(height.points)" }

    var json: JSONValue { ["width": .number(width), "height": .number(height)] }
}

extension Rect {
    /// The rect in words, such as `24 × 21 at 0, 4`.
    var text: String { "\(size.text) at \(x.points), \(y.points)" }

    var json: JSONValue {
        ["x": .number(x), "y": .number(y), "width": .number(width), "height": .number(height)]
    }
}

extension EdgeInsets {
    /// The insets in words, without those that are 0.
    var text: String {
        let edges = [("top", top), ("left", left), ("bottom", bottom), ("right", right)]
        return edges.filter { $0.1 != 0 }.map { "\($0.1.points) at the \($0.0)" }.joined(separator: ", ")
    }

    var json: JSONValue {
        ["top": .number(top), "left": .number(left), "bottom": .number(bottom), "right": .number(right)]
    }
}

extension Layout {
    /// Where the parts are, with their gap and the button's size: what `solve` and `migrate` prove their numbers by.
    var outcomeLines: [String] {
        var lines: [String] = []
        if let imageRect { lines.append("image  \(imageRect.text)") }
        if let titleRect { lines.append("title  \(titleRect.text)") }
        if let gap { lines.append("gap    \(gap.points)") }
        lines.append(isFitted ? "size   \(bounds.text), sized to fit" : "frame  \(bounds.text)")
        return lines
    }

    var outcomeJSON: JSONValue {
        [
            "bounds": bounds.json, "fitted": .bool(isFitted), "imageRect": imageRect?.json ?? .null,
            "titleRect": titleRect?.json ?? .null, "gap": JSONValue(gap),
        ]
    }
}

extension Configuration {
    var json: JSONValue {
        let insets = contentInsets
        return [
            "imagePlacement": .string(imagePlacement.rawValue),
            "imagePadding": .number(imagePadding),
            "contentInsets": [
                "top": .number(insets.top), "leading": .number(insets.leading), "bottom": .number(insets.bottom),
                "trailing": .number(insets.trailing),
            ],
        ]
    }
}
