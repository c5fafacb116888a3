import Diagnostics

/// A proposed change in the `html` format: what it does, and its lines with what goes and what comes.
struct HTMLChange {
    private let fix: ResolvedFix

    init(_ fix: ResolvedFix) { self.fix = fix }

    var markup: String {
        let kind = fix.isSafe ? "Fix" : "Fix to look at"
        return "<p class=\"fix\"><strong>\(kind):</strong> \(HTMLText.withCode(fix.description))</p>"
            + editsByLine.map(line).joined()
    }

    /// The edits of each line, for they are ordered.
    private var editsByLine: [[ResolvedEdit]] {
        var lines: [[ResolvedEdit]] = []
        for edit in fix.edits {
            if let last = lines.last?.last?.location, last.start.line == edit.location.start.line,
                last.end.line == last.start.line, last.excerpt == edit.location.excerpt
            {
                lines[lines.count - 1].append(edit)
            } else {
                lines.append([edit])
            }
        }
        return lines
    }

    private func line(_ edits: [ResolvedEdit]) -> String {
        guard let location = edits.first?.location else { return "" }
        let excerpt = location.excerpt
        var markup = ""
        var place = excerpt.text.startIndex
        for edit in edits {
            let marked = edit.location.markedText
            let start = max(place, marked.lowerBound)
            let end = max(start, marked.upperBound)
            markup += HTMLText.escaped(String(excerpt.text[place..<start]))
            if end > start {
                let lines = edit.location.end.line - location.start.line
                let rest = lines > 0 ? " … \(lines) more \(lines == 1 ? "line" : "lines")" : ""
                markup += "<del>\(HTMLText.escaped(String(excerpt.text[start..<end])))\(rest)</del>"
            }
            if !edit.replacement.isEmpty { markup += "<ins>\(Self.inserted(edit.replacement))</ins>" }
            place = end
        }
        return HTMLSource.pre(location.start.line, excerpt, markup + HTMLText.escaped(String(excerpt.text[place...])))
    }

    /// A replacement with its line ends.
    private static func inserted(_ text: String) -> String {
        text.split(omittingEmptySubsequences: false) { $0.isNewline }.map { HTMLText.escaped(String($0)) }
            .joined(separator: "\n")
    }
}
