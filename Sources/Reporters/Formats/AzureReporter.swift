import Diagnostics

/// The `azure` format: `##vso[task.logissue]` commands, escaped as azure-pipelines-task-lib does it.
///
/// Azure Pipelines knows errors and warnings only, so a note is a plain line of the log.
struct AzureReporter: Reporter {
    private let paths: ReportPaths
    private let write: ReportSink

    init(_ context: ReportContext, _ write: @escaping ReportSink) {
        self.paths = context.paths
        self.write = write
    }

    mutating func add(_ findings: [Finding], of path: String) {
        for finding in findings {
            write((finding.severity == .info ? GCCReporter.line(of: finding, paths) : command(for: finding)) + "\n")
        }
    }

    private func command(for finding: Finding) -> String {
        let start = finding.location.start
        let properties = [
            "type=" + finding.severity.name,
            "sourcepath=" + Self.property(paths.relativeToRoot(finding.location.path)),
            "linenumber=\(start.line)",
            "columnnumber=\(start.column)",
            "code=" + Self.property(finding.rule),
        ]
        return "##vso[task.logissue \(properties.joined(separator: ";"));]" + Self.data(finding.message)
    }

    private static func data(_ text: String) -> String { escaped(text, bracketAndSemicolon: false) }

    private static func property(_ text: String) -> String { escaped(text, bracketAndSemicolon: true) }

    private static func escaped(_ text: String, bracketAndSemicolon: Bool) -> String {
        TerminalText.escaped(text, keepsLineBreaks: true).escaped { scalar, _ in
            switch scalar {
            case "%": "%AZP25"
            case "\r": "%0D"
            case "\n": "%0A"
            case "]" where bracketAndSemicolon: "%5D"
            case ";" where bracketAndSemicolon: "%3B"
            default: nil
            }
        }
    }
}
