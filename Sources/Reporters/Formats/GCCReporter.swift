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
        let start = findings.isEmpty ? "" : Self.start(path, paths)
        for finding in findings {
            let ownStart = finding.location.path == path ? start : Self.start(finding.location.path, paths)
            write(Self.line(of: finding, behind: ownStart, lineEnd: "\n"))
        }
    }

    /// The line of a finding, without a line end.
    static func line(of finding: Finding, _ paths: ReportPaths) -> String {
        line(of: finding, behind: start(finding.location.path, paths), lineEnd: "")
    }

    /// What the lines of a file begin with.
    private static func start(_ path: String, _ paths: ReportPaths) -> String {
        TerminalText.escapedPath(paths.shown(path)) + ":"
    }

    private static func line(of finding: Finding, behind start: String, lineEnd: String) -> String {
        let message = TerminalText.escaped(finding.message)
        let rule = TerminalText.escaped(finding.rule)
        let place = finding.location.start
        var line = start
        // Room for both numbers, the severity and what stands between; growing a text costs more than its parts.
        line.reserveCapacity(start.utf8.count + message.utf8.count + rule.utf8.count + 64)
        line += "\(place.line):\(place.column): "
        line += finding.severity.compilerWord
        line += ": "
        line += message
        line += " ["
        line += rule
        line += "]"
        line += lineEnd
        return line
    }
}
