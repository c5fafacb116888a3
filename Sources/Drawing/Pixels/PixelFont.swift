import Reporters

/// Letters of pixels: capitals are 7 high, small letters 5, and each is as wide as it needs.
///
/// It has ASCII, the letters of most European languages in Latin script, and the signs of pictures. Anything else is a
/// box.
enum PixelFont {
    /// A letter: its rows from the top, a bit a pixel with the leftmost as the lowest one.
    struct Glyph: Hashable {
        var rows: [UInt8]
        var width: Int
        /// How far the first row is above the line that letters stand on.
        var ascent = capHeight
    }

    /// The height of capitals and digits.
    static let capHeight = 7
    /// The pixels between two letters.
    static let space = 1

    /// How a character is drawn; nil for one that takes no room.
    static func glyph(of character: Character) -> Glyph? {
        if let glyph = glyphs[character] { return glyph }
        let cells = CellWidth.of(character)
        return cells == 0 ? nil : cells == 1 ? box : wideBox
    }

    /// The pixels that a text takes, from the first letter's left to the last one's right.
    static func width(of text: String) -> Int {
        max(0, text.reduce(-space) { width, character in width + (glyph(of: character).map { $0.width + space } ?? 0) })
    }

    private static let glyphs: [Character: Glyph] = {
        var glyphs: [Character: Glyph] = [" ": Glyph(rows: [], width: 2), "\u{A0}": Glyph(rows: [], width: 2)]
        for sheet in sheets { glyphs.merge(letters(on: sheet)) { $1 } }
        for mark in marks {
            for (letter, base) in zip(mark.letters, mark.bases) {
                guard let base = glyphs[base] else { continue }
                glyphs[letter] = mark.placed(on: base, isBelow: mark.isBelow)
            }
        }
        return glyphs
    }()

    private static let box = boxed(width: 5)
    private static let wideBox = boxed(width: 7)

    private static func boxed(width: Int) -> Glyph {
        let line = UInt8((1 << width) - 1)
        let sides = 1 | UInt8(1 << (width - 1))
        return Glyph(rows: [line] + Array(repeating: sides, count: capHeight - 2) + [line], width: width)
    }

    /// The letters of a sheet of ``sheets``.
    private static func letters(on sheet: String) -> [Character: Glyph] {
        let lines = sheet.split(separator: "\n").map(Array.init)
        guard let names = lines.first else { return [:] }
        let rows = lines.dropFirst()
        var letters: [Character: Glyph] = [:]
        for (column, name) in names.enumerated() where name != " " {
            let pixels = rows.map { $0.dropFirst(column).prefix { $0 != " " } }
            letters[name] = Glyph(rows: pixels.map { bits($0) }, width: pixels.first?.count ?? 0)
        }
        return letters
    }

    /// The pixels of a row as bits.
    static func bits(_ row: some Collection<Character>) -> UInt8 {
        row.reversed().reduce(0) { $0 << 1 | ($1 == "#" ? 1 : 0) }
    }
}
