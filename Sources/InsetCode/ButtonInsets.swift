public import ButtonLayout

/// The three legacy insets of a button, to be written as code.
public struct ButtonInsets: Sendable, Hashable {
    /// `contentEdgeInsets`.
    public var contentEdgeInsets: EdgeInsets
    /// `titleEdgeInsets`.
    public var titleEdgeInsets: EdgeInsets
    /// `imageEdgeInsets`.
    public var imageEdgeInsets: EdgeInsets

    /// Insets in points.
    public init(
        contentEdgeInsets: EdgeInsets = .zero, titleEdgeInsets: EdgeInsets = .zero, imageEdgeInsets: EdgeInsets = .zero
    ) {
        self.contentEdgeInsets = contentEdgeInsets
        self.titleEdgeInsets = titleEdgeInsets
        self.imageEdgeInsets = imageEdgeInsets
    }

    /// The insets that were found for an arrangement.
    public init(_ solution: ArrangementInsets) {
        self.init(
            contentEdgeInsets: solution.contentEdgeInsets, titleEdgeInsets: solution.titleEdgeInsets,
            imageEdgeInsets: solution.imageEdgeInsets)
    }

    /// All three as lines that set them: as keys of a button in a spec, or as properties of a `button` in an app.
    ///
    /// All four edges are written, since in a spec an edge that is not there may come from the defaults.
    public func code(in language: CodeLanguage) -> String {
        let all = [
            ("contentEdgeInsets", contentEdgeInsets), ("titleEdgeInsets", titleEdgeInsets),
            ("imageEdgeInsets", imageEdgeInsets),
        ]
        return all.map { name, insets in
            let value = insets.code(in: language)
            return switch language {
            case .yaml: "\(name): \(value)\n"
            case .swift: "button.\(name) = \(value)\n"
            case .objc: "button.\(name) = \(value);\n"
            }
        }.joined()
    }
}

extension EdgeInsets {
    fileprivate func code(in language: CodeLanguage) -> String {
        let edges = [top, left, bottom, right].map { CodeNumber.text($0, in: language) }
        let isZero = edges.allSatisfy { $0 == "0" }
        switch language {
        case .yaml: return isZero ? "0" : "{\(edges.named("top", "left", "bottom", "right"))}"
        case .swift: return isZero ? ".zero" : "UIEdgeInsets(\(edges.named("top", "left", "bottom", "right")))"
        case .objc: return isZero ? "UIEdgeInsetsZero" : "UIEdgeInsetsMake(\(edges.joined(separator: ", ")))"
        }
    }
}

extension [String] {
    /// The values with their names: `top: 0, left: 4`.
    func named(_ names: String...) -> String { zip(names, self).map { "\($0): \($1)" }.joined(separator: ", ") }
}
