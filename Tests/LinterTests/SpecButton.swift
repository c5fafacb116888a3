import ButtonLayout

/// Writes a button of the simulator as a spec.
struct SpecButton {
    var input: LayoutInput
    var wanted: WantedArrangement?

    /// The whole spec.
    var text: String {
        var lines = ["name: a"]
        if let frame = input.frame { lines.append("frame: \(Self.text(frame))") }
        if let title = input.title { lines.append("title: {text: Title, size: \(Self.text(title))}") }
        if let image = input.image { lines.append("image: {size: \(Self.text(image))}") }
        for (name, insets) in [
            ("contentEdgeInsets", input.contentEdgeInsets), ("titleEdgeInsets", input.titleEdgeInsets),
            ("imageEdgeInsets", input.imageEdgeInsets),
        ] where insets != .zero {
            lines.append(
                "\(name): {top: \(insets.top), left: \(insets.left), bottom: \(insets.bottom), right: \(insets.right)}")
        }
        if input.contentHorizontalAlignment != .center {
            lines.append("contentHorizontalAlignment: \(input.contentHorizontalAlignment)")
        }
        if input.contentVerticalAlignment != .center {
            lines.append("contentVerticalAlignment: \(input.contentVerticalAlignment)")
        }
        if input.semanticContentAttribute != .unspecified {
            lines.append("semanticContentAttribute: \(input.semanticContentAttribute)")
        }
        if input.transform != .none { lines.append("transform: \(input.transform)") }
        lines.append("target: {scale: \(Int(input.scale))}")
        if let wanted {
            let spacing = wanted.spacing.map { ", spacing: \($0)" } ?? ""
            let padding = wanted.padding.map { ", padding: \($0)" } ?? ""
            lines.append("intent: {arrangement: \(wanted.arrangement)\(spacing)\(padding)}")
        }
        return "buttons:\n  - " + lines.joined(separator: "\n    ") + "\n"
    }

    private static func text(_ size: Size) -> String { "{width: \(size.width), height: \(size.height)}" }
}
