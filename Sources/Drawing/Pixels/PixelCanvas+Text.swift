import ButtonLayout

extension PixelCanvas {
    /// A line of text on the bitmap.
    private struct Line {
        var text: String
        /// The left end, and the line that the letters stand on.
        var x: Int
        var baseline: Int
        /// The pixels of the bitmap to one of the font.
        var size: Int
        /// The width that the letters are spread to.
        var width: Int
    }

    mutating func label(_ label: String, x: Double, y: Double, _ style: String) {
        let inks = StyleInks(style, isText: true)
        guard let ink = inks.ink(.fill) else { return }
        let place = point(x, y)
        let width = PixelFont.width(of: label) * unit
        let classes = style.split(separator: " ")
        let start = classes.contains("end") ? width : classes.contains("middle") ? width / 2 : 0
        let line = Line(text: label, x: place.x - start, baseline: place.y, size: unit, width: width)
        // What is behind the letters is covered around them, so that they can be read on lines.
        if let ground = inks.ink(.stroke) { draw(line, ground, grownBy: unit) }
        draw(line, ink)
    }

    mutating func text(of title: DrawnTitle, zoom: Double) {
        scaled(by: zoom) { $0.write(title) }
    }

    private mutating func write(_ title: DrawnTitle) {
        guard let text = title.text else { return rect(title.bar, "bar") }
        guard let ink = StyleInks("title-text", isText: true).ink(.fill) else { return }
        let top = point(title.rect.midX - title.width / 2, title.baseline - title.fontSize * 0.7)
        let end = point(title.rect.midX + title.width / 2, title.baseline)
        let room = end.x - top.x
        let shown = Self.cut(text, to: room)
        let natural = PixelFont.width(of: shown)
        guard natural > 0 else { return }
        // The letters have the height that is nearest to those of the title's font, as far as they have room.
        let size = max(1, min((end.y - top.y + PixelFont.capHeight / 2) / PixelFont.capHeight, room / natural))
        let height = PixelFont.capHeight * size
        draw(
            Line(
                text: shown, x: top.x, baseline: (top.y + end.y + height) / 2, size: size,
                width: shown == text ? room : natural * size), ink)
    }

    /// The text, or as much of it as fits with an ellipsis behind it; empty where not even that fits.
    private static func cut(_ text: String, to width: Int) -> String {
        if PixelFont.width(of: text) <= width { return text }
        var (shown, used) = ("", PixelFont.width(of: "…"))
        guard used <= width else { return "" }
        for character in text {
            used += PixelFont.glyph(of: character).map { $0.width + PixelFont.space } ?? 0
            guard used <= width else { break }
            shown.append(character)
        }
        return shown + "…"
    }

    private mutating func draw(_ line: Line, _ ink: Ink, grownBy margin: Int = 0) {
        let natural = PixelFont.width(of: line.text) * line.size
        let whole = natural + PixelFont.space * line.size
        var used = 0
        for character in line.text {
            guard let glyph = PixelFont.glyph(of: character) else { continue }
            let advance = (glyph.width + PixelFont.space) * line.size
            // What is left over is shared out on both sides of every letter.
            let rest = (line.width - natural) * (2 * used + advance) / (2 * whole)
            draw(glyph, x: line.x + used + rest, line, ink, grownBy: margin)
            used += advance
        }
    }

    private mutating func draw(_ glyph: PixelFont.Glyph, x: Int, _ line: Line, _ ink: Ink, grownBy margin: Int) {
        for (row, bits) in glyph.rows.enumerated() {
            let top = line.baseline + (row - glyph.ascent) * line.size
            for column in 0..<glyph.width where bits >> UInt8(column) & 1 == 1 {
                let left = x + column * line.size
                fill(
                    x: left - margin..<left + line.size + margin, y: top - margin..<top + line.size + margin, ink)
            }
        }
    }
}
