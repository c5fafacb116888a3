import Diagnostics

/// The `gitlab` format: a Code Quality report, an array of issues with fingerprints that stay when lines move.
struct GitLabReporter: Reporter {
    private let paths: ReportPaths
    private let write: ReportSink
    private var json: JSONWriter

    init(_ context: ReportContext, _ write: @escaping ReportSink) {
        self.paths = context.paths
        self.write = write
        self.json = JSONWriter(.pretty, write: write)
    }

    mutating func begin() { json.beginArray() }

    mutating func add(_ findings: [Finding], of path: String) {
        var fingerprints = Fingerprints(path: paths.relativeToRoot(path))
        for finding in findings {
            let location = finding.location
            json.value([
                // The merge request shows the description only, so it says the rule too.
                "description": "\(finding.rule): \(finding.message)",
                "check_name": .string(finding.rule),
                "fingerprint": .string(fingerprints.next(finding)),
                "severity": .string(Self.word(for: finding.severity)),
                "location": [
                    "path": .string(paths.relativeToRoot(location.path)),
                    "lines": [
                        "begin": .integer(location.start.line),
                        "end": .integer(max(location.start.line, location.end.line)),
                    ],
                ],
            ])
        }
    }

    mutating func end(_ summary: ReportSummary) {
        json.endArray()
        write("\n")
    }

    private static func word(for severity: Severity) -> String {
        switch severity {
        case .error: "major"
        case .warning: "minor"
        case .info: "info"
        }
    }
}
