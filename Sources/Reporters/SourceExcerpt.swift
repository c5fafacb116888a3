import Diagnostics

/// The line that a finding starts on, safe for a terminal, cut to a width, and where the carets go below it.
struct SourceExcerpt {
    /// The line or the part of it around the place; `…` stands where something was cut off.
    private(set) var line = ""
    /// The cells before the first caret.
    private(set) var caretOffset = 0
    /// The number of carets, at least 1.
    private(set) var caretCount = 0

    /// The excerpt for a place, at most `width` cells wide. A range over several lines is marked to the end of the first.
    init(of location: Location, width: Int) {
        let text = location.excerpt.text
        let marked = location.markedText
        let start = marked.lowerBound
        // Only what can be shown is looked at.
        let scalars = text.unicodeScalars
        let from = scalars.index(start, offsetBy: -width, limitedBy: scalars.startIndex) ?? scalars.startIndex
        let to = scalars.index(start, offsetBy: width, limitedBy: scalars.endIndex) ?? scalars.endIndex
        let pieces = Self.pieces(of: text[from..<to], marking: marked)
        let isCut = location.excerpt.bytesBefore > 0 || location.excerpt.bytesBehind > 0
        let isWhole = from == scalars.startIndex && to == scalars.endIndex && !isCut
        compose(pieces, window: Self.window(pieces, isWhole: isWhole, width: width), of: from, to, in: location.excerpt)
    }

    /// One character as it is shown.
    private struct Piece {
        var text: String
        var width: Int
        var isMarked: Bool
    }

    private static func pieces(of text: Substring, marking range: Range<String.Index>) -> [Piece] {
        var pieces: [Piece] = []
        for index in text.indices {
            let startsBeforeEnd = range.isEmpty ? index <= range.lowerBound : index < range.upperBound
            let isMarked = startsBeforeEnd && range.lowerBound < text.index(after: index)
            pieces.append(piece(text[index], isMarked: isMarked))
        }
        breakCommands(&pieces)
        return pieces
    }

    private static func piece(_ character: Character, isMarked: Bool) -> Piece {
        if character == "\t" { return Piece(text: " ", width: 1, isMarked: isMarked) }
        if let byte = character.asciiValue, byte >= 0x20, byte < 0x7F {
            return Piece(text: String(character), width: 1, isMarked: isMarked)
        }
        if character.unicodeScalars.contains(where: TerminalText.isUnsafe) {
            let visible = character.unicodeScalars.map(TerminalText.visible).joined()
            return Piece(text: visible, width: visible.utf8.count, isMarked: isMarked)
        }
        return Piece(text: String(character), width: CellWidth.of(character), isMarked: isMarked)
    }

    private static func breakCommands(_ pieces: inout [Piece]) {
        for index in pieces.indices.dropFirst() where pieces[index].text == "#" && pieces[index - 1].text == "#" {
            let rest = pieces[(index + 1)...].lazy.compactMap { $0.text.unicodeScalars.first }
            if TerminalText.opensCommand(rest) {
                pieces[index].text = TerminalText.visible("#")
                pieces[index].width = pieces[index].text.utf8.count
            }
        }
    }

    /// The pieces to show: all where they fit, else those around the first marked one with about a third before it.
    private static func window(_ pieces: [Piece], isWhole: Bool, width: Int) -> Range<Int> {
        if isWhole, pieces.reduce(0, { $0 + $1.width }) <= width { return pieces.indices }
        let room = width - 2
        var lower = pieces.firstIndex(where: \.isMarked) ?? pieces.count
        var upper = lower
        var used = 0
        while lower > 0, used + pieces[lower - 1].width <= room / 3 {
            lower -= 1
            used += pieces[lower].width
        }
        while upper < pieces.count, used + pieces[upper].width <= room {
            used += pieces[upper].width
            upper += 1
        }
        while lower > 0, used + pieces[lower - 1].width <= room {
            lower -= 1
            used += pieces[lower].width
        }
        return lower..<upper
    }

    private mutating func compose(
        _ pieces: [Piece], window: Range<Int>, of from: String.Index, _ to: String.Index,
        in excerpt: LineExcerpt
    ) {
        let startsEarlier = window.lowerBound > 0 || from > excerpt.text.startIndex || excerpt.bytesBefore > 0
        let endsLater = window.upperBound < pieces.count || to < excerpt.text.endIndex || excerpt.bytesBehind > 0
        var cells = startsEarlier ? 1 : 0
        line = startsEarlier ? "…" : ""
        var offset: Int?
        for piece in pieces[window] {
            if piece.isMarked {
                offset = offset ?? cells
                caretCount += piece.width
            }
            line += piece.text
            cells += piece.width
        }
        caretOffset = offset ?? cells
        caretCount = max(1, caretCount)
        if endsLater { line += "…" }
    }
}

extension Location {
    /// What of the excerpt's text the place covers: to its end where it goes on behind its first line.
    var markedText: Range<String.Index> {
        let lower = index(of: start)
        return lower..<(end.line == start.line ? max(lower, index(of: end)) : excerpt.text.endIndex)
    }

    /// Where a position is in the excerpt's text; its start or end for one that was cut off.
    private func index(of position: Position) -> String.Index {
        let text = excerpt.text
        let offset = min(max(0, position.byteColumn - 1 - excerpt.bytesBefore), text.utf8.count)
        let index = text.utf8.index(text.utf8.startIndex, offsetBy: offset)
        return text.unicodeScalars.index(index, offsetBy: 0)
    }
}
