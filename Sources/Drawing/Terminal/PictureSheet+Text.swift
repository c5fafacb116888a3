import Reporters

extension PictureSheet {
    /// The sheet for a terminal, one button below the other.
    public func text(_ style: TerminalPictureStyle) -> String {
        cells.map { cell in
            let heading = TerminalText.escaped(cell.heading + (cell.note.map { " (\($0))" } ?? ""))
            let facts = cell.drawing.facts + cell.drawing.complaints
            let lines = [heading] + facts.map { "  \($0)" } + [""] + cell.drawing.lines(style)
            return lines.map { style.shown($0) + "\n" }.joined()
        }.joined(separator: "\n")
    }
}

extension ButtonDrawing {
    /// The button in characters with its insets in words, a line of the terminal each.
    public func lines(_ style: TerminalPictureStyle) -> [String] {
        let insets = InsetArrow.Owner.allCases.flatMap { owner -> [String] in
            let labels = self.insets.filter { $0.owner == owner }.map(\.label)
            return labels.isEmpty ? [] : Self.list(labels, behind: "\(owner.rawValue) insets:", width: style.width)
        }
        return TerminalFigure(self, style).lines + insets.map(style.shown)
    }

    /// Words with commas between them, in lines of at most a width.
    private static func list(_ words: [String], behind title: String, width: Int) -> [String] {
        var lines = [title]
        for (index, word) in words.enumerated() {
            let word = index < words.count - 1 ? word + "," : word
            if lines[lines.count - 1].count + 1 + word.count > width { lines.append(" ") }
            lines[lines.count - 1] += " " + word
        }
        return lines
    }
}
