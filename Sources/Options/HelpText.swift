/// Help as it is printed, set to a width from the table of commands.
struct HelpText {
    private let width: Int
    private var lines: [String] = []

    init(width: Int) { self.width = max(Self.minimalWidth, width) }

    /// Below this the second column would have no room for words.
    private static let minimalWidth = 60

    /// The text with a line end behind every line.
    var text: String { lines.map { $0 + "\n" }.joined() }

    mutating func paragraph(_ text: String) {
        if !lines.isEmpty { lines.append("") }
        lines += Self.wrapped(text, width: width)
    }

    /// A heading with lines below it that stay as they are.
    mutating func block(_ title: String, _ block: [String]) {
        lines += ["", title + ":"] + block.map { "  " + $0 }
    }

    /// A heading with a table below it, whose second column starts at `column`.
    mutating func table(_ title: String, _ entries: [Entry], column: Int) {
        guard !entries.isEmpty else { return }
        lines += ["", title + ":"]
        for entry in entries { append(entry, column: column) }
    }

    /// A row: a term and what it means, and the choices that have something to say about themselves.
    struct Entry {
        var term: String
        var help: String
        var choices: [Choice]

        init(term: String, help: String, choices: [Choice] = []) {
            let areBare = choices.allSatisfy(\.help.isEmpty)
            let names = choices.map(\.name).joined(separator: ", ")
            self.term = term
            self.help = areBare && !choices.isEmpty ? "\(help) One of: \(names)." : help
            self.choices = areBare ? [] : choices
        }
    }

    /// Where the second column of such rows starts: behind the longest term that is not out of the ordinary.
    static func column(for entries: [Entry]) -> Int {
        let lengths = entries.map(\.term.count)
        return (lengths.filter { $0 <= 24 }.max() ?? 24) + 4
    }

    private mutating func append(_ entry: Entry, column: Int) {
        let margin = String(repeating: " ", count: column)
        var help = Self.wrapped(entry.help, width: width - column)
        let indent = (entry.choices.map(\.name.count).max() ?? 0) + 4
        for choice in entry.choices {
            let meaning = Self.wrapped(choice.help, width: width - column - indent)
            let name = "  " + choice.name + String(repeating: " ", count: indent - 2 - choice.name.count)
            help.append((name + (meaning.first ?? "")).trimmingSpacesAtEnd())
            help += meaning.dropFirst().map { String(repeating: " ", count: indent) + $0 }
        }
        var term = "  " + entry.term
        if term.count + 2 <= column, !help.isEmpty {
            term += String(repeating: " ", count: column - term.count) + help.removeFirst()
        }
        lines.append(term)
        lines += help.map { margin + $0 }
    }

    /// The words of a text on lines no longer than the width; a longer word has a line of its own.
    static func wrapped(_ text: String, width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if !line.isEmpty, line.count + 1 + word.count > width {
                lines.append(line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        if !line.isEmpty { lines.append(line) }
        return lines
    }
}

extension String {
    fileprivate func trimmingSpacesAtEnd() -> String {
        var text = Substring(self)
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
