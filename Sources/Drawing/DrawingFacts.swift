import ButtonLayout
import ButtonSpec

/// What a drawing shows, in words: for captions, and for those who cannot see it.
extension ButtonDrawing {
    /// The size and the distance between the parts.
    public var facts: [String] {
        var facts = ["\(layout.bounds.words)\(layout.isFitted ? ", sized to fit" : "")"]
        if let gap = layout.gap { facts.append("gap \(gap.points.minus)") }
        if let frame = smallestFrame { facts.append("smallest frame \(frame.size.words)") }
        return facts
    }

    /// What is wrong with the drawing by itself, whatever is wanted of the button.
    public var complaints: [String] {
        var complaints: [String] = []
        if layout.titleMissingWidth > 0 {
            complaints.append(
                "title cut: \(layout.titleMissingWidth.points) of \(layout.neededTitleWidth.points) missing")
        }
        if layout.imageSqueezed != .zero {
            complaints.append("image squeezed by \(layout.imageSqueezed.words)")
        }
        if layout.imageStretched != .zero {
            complaints.append("image stretched by \(layout.imageStretched.words)")
        }
        if layout.overlap != .zero { complaints.append("overlap \(layout.overlap.words)") }
        for (part, outside) in [("image", layout.imageOutside), ("title", layout.titleOutside)] where outside != .zero {
            complaints.append("\(part) outside: \(outside.words)")
        }
        return complaints
    }

    /// The whole picture in one sentence a part.
    public var description: String {
        var sentences = ["Button of \(facts.joined(separator: ", "))"]
        if let image = layout.imageRect { sentences.append("Image \(image.words)") }
        if let title = layout.titleRect { sentences.append("Title \(title.words)") }
        for owner in InsetArrow.Owner.allCases {
            let labels = insets.filter { $0.owner == owner }.map(\.label)
            if !labels.isEmpty {
                sentences.append("\(owner.rawValue.capitalizedFirst) insets \(labels.joined(separator: ", "))")
            }
        }
        sentences += complaints.map(\.capitalizedFirst)
        return sentences.joined(separator: ". ") + "."
    }
}

extension Size {
    fileprivate var words: String { "\(width.points.minus) × \(height.points.minus)" }
}

extension Rect {
    fileprivate var words: String { "\(size.words) at \(x.points.minus), \(y.points.minus)" }
}

extension EdgeInsets {
    fileprivate var words: String {
        [(top, "top"), (left, "left"), (bottom, "bottom"), (right, "right")].filter { $0.0 != 0 }
            .map { "\($0.0.points) at the \($0.1)" }.joined(separator: ", ")
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
