import Diagnostics

/// The `markdown` format: the counts and a table of findings for the summary page of a job.
///
/// The counts come first, so rows wait for the end; they are capped, because such pages are (GitHub's at 1 MiB).
struct MarkdownReporter: Reporter {
    private let context: ReportContext
    private let write: ReportSink
    private var rows: [String] = []
    private var size = 0

    private static let sizeLimit = 500_000

    init(_ context: ReportContext, _ write: @escaping ReportSink) {
        self.context = context
        self.write = write
    }

    mutating func add(_ findings: [Finding], of path: String) {
        for finding in findings where size < Self.sizeLimit {
            let row = row(finding)
            size += row.utf8.count
            if size < Self.sizeLimit { rows.append(row) }
        }
    }

    mutating func end(_ summary: ReportSummary) {
        write("## \(Self.escaped(context.tool.name))\n\n")
        write(summary.sentence + "\n")
        if let fixSentence = summary.fixSentence { write("\n" + fixSentence.replacingFlags() + "\n") }
        guard summary.findings > 0 else { return }
        write("\n| Severity | Place | Finding | Rule |\n| --- | --- | --- | --- |\n")
        for row in rows { write(row) }
        let hidden = summary.findings - rows.count
        if hidden > 0 { write("\n\(hidden) more \(hidden == 1 ? "finding is" : "findings are") not shown here.\n") }
    }

    private func row(_ finding: Finding) -> String {
        let start = finding.location.start
        let place = "\(context.paths.shown(finding.location.path)):\(start.line):\(start.column)"
        let text = ([finding.message] + finding.notes).map(Self.escaped).joined(separator: "<br>")
        return "| \(finding.severity.name) | \(Self.code(place)) | \(text) | \(Self.code(finding.rule)) |\n"
    }

    private static func code(_ text: String) -> String { "<code>\(escaped(text))</code>" }

    /// The text with nothing left in it that Markdown, HTML or GitHub's own links and mentions would take up.
    static func escaped(_ text: String) -> String {
        TerminalText.escaped(text).escaped { scalar, previous in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "@": "@<!-- -->"
            case "\\", "`", "*", "_", "[", "]", "|", "~", "$", "#": "\\" + String(scalar)
            // Bare addresses become links at `://` and `www.`.
            case "/" where previous == ":": "<!-- -->/"
            case "." where previous == "w" || previous == "W": "\\."
            default: nil
            }
        }
    }
}

extension String {
    /// Flags set as code.
    fileprivate func replacingFlags() -> String {
        split(separator: " ", omittingEmptySubsequences: false).map { word in
            guard word.hasPrefix("--") else { return String(word) }
            let flag = word.prefix { $0 != "," }
            return "`\(flag)`\(word.dropFirst(flag.count))"
        }.joined(separator: " ")
    }
}
