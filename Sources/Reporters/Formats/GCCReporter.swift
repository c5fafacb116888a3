import Diagnostics

/// The `gcc` format: `path:line:col: severity: message [rule]`, one line a finding and nothing else.
struct GCCReporter: Reporter {
    private let paths: ReportPaths
    private let write: ReportSink

    init(_ context: ReportContext, _ write: @escaping ReportSink) {
        self.paths = context.paths
        self.write = write
    }

    mutating func add(_ findings: [Finding], of path: String) {
        for finding in findings { write(Self.line(of: finding, paths) + "\n") }
    }

    /// The line of a finding, without a line end.
    static func line(of finding: Finding, _ paths: ReportPaths) -> String {
        let path = TerminalText.escapedPath(paths.shown(finding.location.path))
        let message = TerminalText.escaped(finding.message)
        let rule = TerminalText.escaped(finding.rule)
        let start = finding.location.start
        var line = path
        // Room for both numbers, the severity and what stands between; growing a text costs more than its parts.
        line.reserveCapacity(path.utf8.count + message.utf8.count + rule.utf8.count + 64)
        line += ":\(start.line):\(start.column): "
        line += finding.severity.compilerWord
        line += ": "
        line += message
        line += " ["
        line += rule
        line += "]"
        return line
    }
}
