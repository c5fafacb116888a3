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
        let start = finding.location.start
        let message = TerminalText.escaped("\(finding.message) [\(finding.rule)]")
        return "\(path):\(start.line):\(start.column): \(finding.severity.compilerWord): \(message)"
    }
}
