import Diagnostics

/// The `checkstyle` format; clean files are left out.
struct CheckstyleReporter: Reporter {
    private let context: ReportContext
    private let topics: [String: String]
    private let write: ReportSink

    init(_ context: ReportContext, _ write: @escaping ReportSink) {
        self.context = context
        self.topics = Dictionary(context.rules.map { ($0.id, $0.topic) }, uniquingKeysWith: { first, _ in first })
        self.write = write
    }

    mutating func begin() {
        write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n")
    }

    mutating func add(_ findings: [Finding], of path: String) {
        guard !findings.isEmpty else { return }
        write("  <file" + XMLText.attributes(["name": context.paths.shown(path)]) + ">\n")
        for finding in findings {
            let topic = topics[finding.rule].map { $0 + "." } ?? ""
            let attributes = XMLText.attributes([
                "line": String(finding.location.start.line),
                "column": String(finding.location.start.column),
                "severity": finding.severity.name,
                "message": finding.message,
                "source": "\(context.tool.name).\(topic)\(finding.rule)",
            ])
            write("    <error\(attributes)/>\n")
        }
        write("  </file>\n")
    }

    mutating func end(_ summary: ReportSummary) { write("</checkstyle>\n") }
}
