import Diagnostics

/// The `github` format: workflow commands that annotate a pull request, escaped as actions/toolkit does it.
///
/// Below its message a command carries place, rule, notes and fix, because the log shows nothing else of a command.
struct GitHubReporter: Reporter {
    private let paths: ReportPaths
    private let write: ReportSink

    init(_ context: ReportContext, _ write: @escaping ReportSink) {
        self.paths = context.paths
        self.write = write
    }

    mutating func add(_ findings: [Finding], of path: String) {
        for finding in findings { write(command(for: finding) + "\n") }
    }

    mutating func end(_ summary: ReportSummary) {
        guard max(summary.errors, summary.warnings, summary.infos) > Self.annotationsOfAKind else { return }
        write(
            "GitHub shows \(Self.annotationsOfAKind) annotations of a kind for a step; "
                + "this log has all \(summary.findings) findings.\n")
    }

    /// What the runner keeps of each kind; it drops the rest without a word.
    private static let annotationsOfAKind = 10

    private func command(for finding: Finding) -> String {
        let word = finding.severity == .info ? "notice" : finding.severity.name
        let file = paths.relativeToRoot(finding.location.path)
        let properties =
            ["file=" + Self.property(file)] + place(of: finding.location) + ["title=" + Self.property(finding.rule)]
        return "::\(word) \(properties.joined(separator: ","))::\(message(of: finding))"
    }

    /// The runner drops columns of a range over several lines, and takes the last column as part of the range.
    private func place(of location: Location) -> [String] {
        let start = location.start
        // A range that ends before the first character of a line ends with the line before.
        let endsAtLineStart = location.end.column == 1 && location.end.line > start.line
        let endLine = max(start.line, endsAtLineStart ? location.end.line - 1 : location.end.line)
        if location.end.line > start.line, endLine > start.line { return ["line=\(start.line)", "endLine=\(endLine)"] }
        var place = ["line=\(start.line)", "endLine=\(endLine)", "col=\(start.column)"]
        if location.end.line == start.line, location.end.column > start.column {
            place.append("endColumn=\(location.end.column - 1)")
        }
        return place
    }

    private func message(of finding: Finding) -> String {
        let related = finding.related.map { "\(shown($0.location)): \($0.message)" }
        let lines =
            [finding.message, "\(shown(finding.location)) [\(finding.rule)]"] + finding.explanations + related
        return Self.data(lines.joined(separator: "\n"))
    }

    private func shown(_ location: Location) -> String {
        "\(paths.shown(location.path)):\(location.start.line):\(location.start.column)"
    }

    private static func data(_ text: String) -> String { escaped(text, colonAndComma: false) }

    private static func property(_ text: String) -> String { escaped(text, colonAndComma: true) }

    private static func escaped(_ text: String, colonAndComma: Bool) -> String {
        TerminalText.escaped(text, keepsLineBreaks: true).escaped { scalar, _ in
            switch scalar {
            case "%": "%25"
            case "\r": "%0D"
            case "\n": "%0A"
            case ":" where colonAndComma: "%3A"
            case "," where colonAndComma: "%2C"
            default: nil
            }
        }
    }
}
