import Diagnostics

/// The `jsonl` format: the record of a finding a line, and nothing else.
struct JSONLinesReporter: Reporter {
    private let paths: ReportPaths
    private let write: ReportSink

    init(_ context: ReportContext, _ write: @escaping ReportSink) {
        self.paths = context.paths
        self.write = write
    }

    mutating func add(_ findings: [Finding], of path: String) {
        for finding in findings { write(FindingRecord(paths: paths).value(of: finding).text() + "\n") }
    }
}
