import Diagnostics

/// The `json` format: one document with a version, the records of all findings and the counts.
struct JSONReporter: Reporter {
    private let paths: ReportPaths
    private let write: ReportSink
    private var json: JSONWriter

    init(_ context: ReportContext, _ write: @escaping ReportSink) {
        self.paths = context.paths
        self.write = write
        self.json = JSONWriter(.pretty, write: write)
    }

    mutating func begin() {
        json.beginObject()
        json.member("version", 1)
        json.name("findings")
        json.beginArray()
    }

    mutating func add(_ findings: [Finding], of path: String) {
        for finding in findings { json.value(FindingRecord(paths: paths).value(of: finding)) }
    }

    mutating func end(_ summary: ReportSummary) {
        json.endArray()
        json.member(
            "summary",
            [
                "files": .integer(summary.files),
                "errors": .integer(summary.errors),
                "warnings": .integer(summary.warnings),
                "infos": .integer(summary.infos),
            ])
        json.endObject()
        write("\n")
    }
}
