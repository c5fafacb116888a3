extension PixelFont {
    /// A mark above or below letters.
    struct Mark {
        fileprivate var rows: [String]
        /// The letters with the mark, and in the same order those without it.
        var letters: String
        var bases: String
        var isBelow = false
    }

    static let marks = [
        Mark(rows: ["#.", ".#"], letters: "àèìòùÀÈÌÒÙ", bases: "aeıouAEIOU"),
        Mark(rows: [".#", "#."], letters: "áéíóúýćĺńŕśźÁÉÍÓÚÝĆĹŃŔŚŹ", bases: "aeıouyclnrszAEIOUYCLNRSZ"),
        Mark(rows: [".#.", "#.#"], letters: "âêîôûŵŷÂÊÎÔÛŴŶ", bases: "aeıouwyAEIOUWY"),
        Mark(rows: ["#.#", ".#."], letters: "čěňřšžČĎĚŇŘŠŤŽ", bases: "cenrszCDENRSTZ"),
        Mark(rows: [".#.#", "#.#."], letters: "ãñõÃÑÕ", bases: "anoANO"),
        Mark(rows: ["...", "#.#"], letters: "äëïöüÿÄËÏÖÜŸ", bases: "aeıouyAEIOUY"),
        Mark(rows: [".#.", "#.#", ".#."], letters: "åůÅŮ", bases: "auAU"),
        Mark(rows: [".#.#", "#.#."], letters: "őűŐŰ", bases: "ouOU"),
        Mark(rows: ["#..#", ".##."], letters: "ăğĂĞ", bases: "agAG"),
        Mark(rows: ["...", "###"], letters: "āēīōūĀĒĪŌŪ", bases: "aeıouAEIOU"),
        Mark(rows: [".", "#"], letters: "ċėżĊĖİŻ", bases: "cezCEIZ"),
        Mark(rows: [".#", "#."], letters: "çşșțÇŞȘȚ", bases: "csstCSST", isBelow: true),
        Mark(rows: ["#.", "##"], letters: "ąęįųĄĘĮŲ", bases: "aeıuAEIU", isBelow: true),
    ]
}

extension PixelFont.Mark {
    /// A letter with the mark at its middle: below the line, or a row of pixels above the letter.
    func placed(on base: PixelFont.Glyph, isBelow: Bool) -> PixelFont.Glyph {
        let markWidth = rows.first?.count ?? 0
        let width = max(base.width, markWidth)
        func moved(_ rows: [UInt8], width own: Int) -> [UInt8] { rows.map { $0 << UInt8((width - own) / 2) } }
        let mark = moved(rows.map { PixelFont.bits($0) }, width: markWidth)
        let letter = moved(base.rows, width: base.width)
        if isBelow {
            let above = letter.prefix(PixelFont.capHeight)
            return PixelFont.Glyph(rows: above + mark, width: width)
        }
        let empty = letter.prefix { $0 == 0 }.count
        let rows = mark + [0] + letter.dropFirst(empty)
        return PixelFont.Glyph(rows: rows, width: width, ascent: PixelFont.capHeight - empty + mark.count + 1)
    }
}
