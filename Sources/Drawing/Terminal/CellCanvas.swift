import Reporters

/// A grid of terminal cells to draw on.
struct CellCanvas {
    /// What a cell is drawn for, which gives its colour.
    enum Role: Int {
        case none = 0
        case bounds = 1
        case fault = 31
        case title = 33
        case image = 34
        case smallestFrame = 35
        case content = 36
    }

    private struct Cell {
        var text = " "
        var role = Role.none
    }

    /// Cells from the first to the last, both included.
    struct Area {
        var columns: ClosedRange<Int>
        var rows: ClosedRange<Int>
    }

    private var cells: [[Cell]]
    let width: Int

    init(width: Int, height: Int) {
        self.width = width
        cells = Array(repeating: Array(repeating: Cell(), count: width), count: height)
    }

    mutating func set(_ character: Character, column: Int, row: Int, _ role: Role) {
        guard cells.indices.contains(row), cells[row].indices.contains(column) else { return }
        cells[row][column] = Cell(text: String(character), role: role)
    }

    mutating func fill(_ area: Area, _ character: Character, _ role: Role) {
        for row in area.rows {
            for column in area.columns { set(character, column: column, row: row, role) }
        }
    }

    /// Draws a frame on the outermost cells of an area, which is at least 2 × 2 cells large.
    mutating func frame(_ area: Area, _ characters: [Character], _ role: Role) {
        let (left, right) = (area.columns.lowerBound, area.columns.upperBound)
        let (top, bottom) = (area.rows.lowerBound, area.rows.upperBound)
        for column in area.columns {
            let place = column == left ? 0 : column == right ? 2 : 1
            set(characters[place], column: column, row: top, role)
            set(characters[5 + place], column: column, row: bottom, role)
        }
        for row in area.rows.dropFirst().dropLast() {
            set(characters[3], column: left, row: row, role)
            set(characters[4], column: right, row: row, role)
        }
    }

    /// Writes as much of a text as there is room for, in the middle of the columns; `more` stands where it does not fit.
    mutating func write(_ text: String, in columns: ClosedRange<Int>, row: Int, more: Character, _ role: Role) {
        let room = columns.count
        var characters = text.map { (text: String($0), width: CellWidth.of($0)) }
        var used = characters.reduce(0) { $0 + $1.width }
        if used > room {
            while let last = characters.popLast() {
                used -= last.width
                if used + 1 <= room { break }
            }
            guard used + 1 <= room else { return }
            characters.append((String(more), 1))
            used += 1
        }
        guard cells.indices.contains(row) else { return }
        var column = columns.lowerBound + (room - used) / 2
        for character in characters {
            guard cells[row].indices.contains(column), column + character.width <= width else { return }
            if character.width == 0 {
                if column > 0 { cells[row][column - 1].text += character.text }
                continue
            }
            cells[row][column] = Cell(text: character.text, role: role)
            if character.width == 2 { cells[row][column + 1] = Cell(text: "", role: role) }
            column += character.width
        }
    }

    /// The lines without the blanks at their ends.
    func lines(usesColor: Bool) -> [String] {
        cells.map { row in
            let end = row.lastIndex { $0.text != " " } ?? -1
            var line = ""
            var current = Role.none
            for cell in row[...end] {
                if usesColor, cell.role != current, cell.text != " " {
                    if current != .none { line += "\u{1B}[0m" }
                    if cell.role != .none { line += "\u{1B}[\(cell.role.rawValue)m" }
                    current = cell.role
                }
                line += cell.text
            }
            return current == .none ? line : line + "\u{1B}[0m"
        }
    }
}
