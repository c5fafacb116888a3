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
        let insets = InsetArrow.Owner.allCases.compactMap { owner -> String? in
            let labels = self.insets.filter { $0.owner == owner }.map(\.label)
            return labels.isEmpty ? nil : style.shown("\(owner.rawValue) insets: \(labels.joined(separator: ", "))")
        }
        return TerminalFigure(self, style).lines + insets
    }
}
