/// Graphics as a terminal takes them, and how many pixels there are for them.
public struct TerminalGraphics: Sendable {
    /// How a terminal is told which pixels to show.
    public enum Format: String, CaseIterable, Sendable {
        /// Sixels, which DEC made for its printers and terminals.
        case sixel
        /// The protocol of kitty.
        case kitty

        /// Which terminals take it, in a few words.
        public var summary: String {
            switch self {
            case .sixel: "for iTerm2, WezTerm, foot, Windows Terminal, xterm -ti vt340"
            case .kitty: "for kitty, Ghostty, Konsole"
            }
        }
    }

    /// How the pixels are told.
    public var format: Format
    /// The width in pixels; pictures are no wider.
    public var width: Int
    /// How large lines and letters are drawn: the pixels for each that a picture on a screen of low density has, 1 to 3.
    public var unit: Int

    /// The graphics of a terminal with so many columns, and a width in pixels; nil where it does not tell, for 8 to a column.
    public init(_ format: Format, columns: Int, width: Int?) {
        let cell = width.map { max(1, $0 / max(1, columns)) } ?? 8
        self.format = format
        self.width = max(1, columns) * cell
        // Letters are 9 pixels high, and cells are about twice as high as wide.
        unit = min(max(1, (cell + 4) / 9), 3)
    }

    /// The escape sequences that show a bitmap where the cursor is.
    func text(_ bitmap: Bitmap) -> String {
        switch format {
        case .sixel: SixelImage(bitmap: bitmap, theme: .light).text
        case .kitty: KittyImage(bitmap: bitmap, theme: .light).text
        }
    }
}
