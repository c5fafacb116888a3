/// The colours of styles: the one table for all that draws.
struct StyleInks {
    /// What is coloured.
    enum Part: String {
        /// An area, or the letters of a text.
        case fill
        /// A line, or what surrounds the letters of a text.
        case stroke
    }

    /// A row of the table: what has all of its classes has its ink, and the last such row counts.
    struct Row {
        /// Whether the row is about texts alone.
        var isForText = false
        var classes: [String]
        var part: Part
        var ink: Ink

        fileprivate init(_ selector: String, _ part: Part, _ ink: Ink) {
            let words = selector.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
            isForText = words.first == "text"
            classes = Array(words.dropFirst())
            self.part = part
            self.ink = ink
        }

        /// The row's condition in CSS.
        var selector: String { (isForText ? "text" : "") + classes.map { ".\($0)" }.joined() }
    }

    static let rows = [
        Row(".paper", .fill, .paper), Row("text", .fill, .ink), Row(".quiet", .fill, .quiet),
        Row(".fault-text", .fill, .fault), Row(".bounds", .fill, .surface), Row(".bounds-edge", .stroke, .ink),
        Row(".content-rect", .stroke, .content), Row(".image", .fill, .imageFill), Row(".image", .stroke, .image),
        Row(".glyph", .fill, .image), Row(".title", .fill, .titleFill), Row(".title", .stroke, .title),
        Row(".bar", .fill, .title), Row(".smallest", .stroke, .frame), Row(".grid", .stroke, .grid),
        Row(".hatch-line", .stroke, .fault), Row(".hatch-edge", .stroke, .fault),
        Row(".content-inset.line", .stroke, .content), Row(".content-inset.solid", .fill, .content),
        Row(".image-inset.line", .stroke, .image), Row(".image-inset.solid", .fill, .image),
        Row(".title-inset.line", .stroke, .title), Row(".title-inset.solid", .fill, .title),
        Row(".gap.line", .stroke, .ink), Row(".gap.solid", .fill, .ink), Row(".padding.line", .stroke, .quiet),
        Row(".padding.solid", .fill, .quiet), Row(".outside.line", .stroke, .fault),
        Row(".outside.solid", .fill, .fault), Row("text.solid", .stroke, .paper),
    ]

    private let classes: Set<Substring>
    private let isText: Bool

    /// The inks of a style, which are other ones for a text.
    init(_ style: String, isText: Bool = false) {
        classes = Set(style.split(separator: " "))
        self.isText = isText
    }

    /// The ink of a part; nil where it is not drawn.
    func ink(_ part: Part) -> Ink? {
        Self.rows.last { row in
            row.part == part && (isText || !row.isForText) && row.classes.allSatisfy { classes.contains($0[...]) }
        }?.ink
    }

    /// The dash of lines; nil for whole ones.
    var dash: Dash? { Dash.allCases.first { classes.contains($0.rawValue[...]) } }
}

/// The broken lines, named by their class.
enum Dash: String, CaseIterable {
    case contentRect = "content-rect"
    case smallest
    case guide
    case broken

    /// The pixels of a dash and of the space behind it.
    var lengths: (dash: Int, space: Int) {
        switch self {
        case .contentRect: (2, 3)
        case .smallest: (7, 4)
        case .guide: (1, 2)
        case .broken: (6, 3)
        }
    }
}
