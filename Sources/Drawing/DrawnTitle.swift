public import ButtonLayout
import ButtonSpec
import Reporters
public import TitleMetrics

/// A title in its rect, cut with an ellipsis where the simulator cuts it.
public struct DrawnTitle: Sendable, Hashable {
    /// The title's rect, with a size that is not negative.
    public let rect: Rect
    /// What is seen of the text on its one line, control characters made visible; nil where only the size is known.
    public let text: String?
    /// Whether a part of the text is missing.
    public let isCut: Bool
    /// The width of the text in points, at most that of the rect.
    public let width: Double
    /// The size of the font in points.
    public let fontSize: Double
    /// The weight of the font.
    public let weight: FontWeight

    init?(_ appearance: ButtonAppearance, _ layout: Layout) {
        guard let rect = layout.titleRect?.seen else { return nil }
        self.rect = rect
        fontSize = appearance.fontSize
        weight = appearance.fontWeight
        isCut = layout.titleMissingWidth > 0
        let natural = appearance.input.title?.width ?? rect.width
        guard let whole = appearance.titleText.map(Self.line) else {
            text = nil
            width = min(natural, rect.width)
            return
        }
        // The estimate only says how the measured width is shared out.
        func estimated(_ text: some StringProtocol) -> Double {
            estimate(text: String(text), size: appearance.fontSize, weight: appearance.fontWeight).likely
        }
        let total = estimated(whole)
        let factor = total > 0 ? natural / total : 1
        let shown = isCut ? Self.cut(whole) { estimated($0) * factor <= rect.width } : whole
        text = TerminalText.escaped(shown)
        width = min(isCut ? estimated(shown) * factor : natural, rect.width)
    }

    /// The text as a label of one line draws it: without line breaks.
    private static func line(_ text: String) -> String {
        text.utf8.contains(10) || text.utf8.contains(13) ? String(text.filter { !$0.isNewline }) : text
    }

    /// The longest beginning of a text that fits with an ellipsis behind it; empty where not even that fits.
    private static func cut(_ text: String, fits: (String) -> Bool) -> String {
        let characters = Array(text)
        func cut(to count: Int) -> String { String(characters[..<count]) + "…" }
        guard fits("…") else { return "" }
        var low = 0
        var high = characters.count
        while low < high {
            let middle = (low + high + 1) / 2
            if fits(cut(to: middle)) { low = middle } else { high = middle - 1 }
        }
        return cut(to: low)
    }
}
