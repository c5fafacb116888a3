import Diagnostics

/// The `text` format: the header line of `gcc`, the source line with carets, notes and the fix offered; a summary last.
struct TextReporter: Reporter {
    private let context: ReportContext
    private let style: TerminalStyle
    private let write: ReportSink

    init(_ context: ReportContext, _ write: @escaping ReportSink) {
        self.context = context
        self.style = TerminalStyle(usesColor: context.usesColor)
        self.write = write
    }

    mutating func add(_ findings: [Finding], of path: String) {
        for finding in findings { write(text(of: finding) + "\n") }
    }

    mutating func end(_ summary: ReportSummary) {
        guard context.showsSummary else { return }
        write(style.paint(summary.sentence, .bold) + "\n")
        if let fixSentence = summary.fixSentence { write(fixSentence + "\n") }
    }

    private func text(of finding: Finding) -> String {
        let location = finding.location
        let number = String(location.start.line)
        let margin = String(repeating: " ", count: max(3, number.utf8.count))
        var lines = [header(finding.severity, finding.message, at: location, rule: finding.rule)]
        if !location.excerpt.text.isEmpty {
            let excerpt = SourceExcerpt(of: location, width: context.width - margin.utf8.count - 3)
            let gutter = String(margin.dropLast(number.utf8.count)) + number + " |"
            let carets = "^" + String(repeating: "~", count: excerpt.caretCount - 1)
            lines.append(style.paint(gutter, .gutter) + " " + excerpt.line)
            lines.append(
                style.paint(margin + " |", .gutter) + String(repeating: " ", count: excerpt.caretOffset + 1)
                    + style.paint(carets, finding.severity.ink))
        }
        for note in finding.explanations {
            lines.append(style.paint(margin + " =", .gutter) + " " + TerminalText.escaped(note))
        }
        for related in finding.related {
            lines.append(header(.info, related.message, at: related.location, rule: nil))
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private func header(_ severity: Severity, _ message: String, at location: Location, rule: String?) -> String {
        let path = TerminalText.escapedPath(context.paths.shown(location.path))
        let place = "\(path):\(location.start.line):\(location.start.column):"
        let word = style.paint(severity.compilerWord + ":", severity.ink)
        let suffix = rule.map { " " + style.paint("[" + TerminalText.escaped($0) + "]", .dim) } ?? ""
        return style.paint(place, .bold) + " " + word + " " + TerminalText.escaped(message) + suffix
    }
}
