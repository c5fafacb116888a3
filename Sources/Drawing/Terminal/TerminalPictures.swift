/// Buttons that are drawn on a terminal, one below the other.
public struct TerminalPictures {
    private let style: TerminalPictureStyle
    /// The lines and colours of which it was said what they mean.
    private var explained: Set<Legend.Entry> = []

    /// No buttons yet.
    public init(_ style: TerminalPictureStyle) { self.style = style }

    /// A button, a line of the terminal each; with graphics one that holds all of it, and says what the lines and
    /// colours mean that are seen for the first time.
    public mutating func lines(of drawing: ButtonDrawing) -> [String] {
        guard let graphics = style.graphics else { return drawing.lines(style) }
        let entries = Legend.Entry.allCases.filter { $0.isShown(in: drawing) && !explained.contains($0) }
        let picture = PixelPicture(drawing, explaining: entries, width: graphics.width, unit: graphics.unit)
        guard let picture else {
            return ["The terminal is too narrow to draw this in pixels.", ""] + drawing.lines(style)
        }
        explained.formUnion(entries)
        return [graphics.text(picture.bitmap)]
    }
}
