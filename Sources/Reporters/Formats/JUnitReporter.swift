import Diagnostics

/// The `junit` format: a test suite a file, a failed test a finding.
///
/// A clean file is one passed test, since CI systems take a report without tests for a broken one. A note is a passed
/// test with output. Times are 0, so that the same findings give the same report.
struct JUnitReporter: Reporter {
    private let context: ReportContext
    private let write: ReportSink

    init(_ context: ReportContext, _ write: @escaping ReportSink) {
        self.context = context
        self.write = write
    }

    mutating func begin() {
        write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
        write("<testsuites" + XMLText.attributes(["name": context.tool.name]) + ">\n")
    }

    mutating func add(_ findings: [Finding], of path: String) {
        let path = context.paths.shown(path)
        let suite = XMLText.attributes([
            "name": path,
            "tests": String(max(1, findings.count)),
            "failures": String(findings.count { $0.severity > .info }),
            "errors": "0",
            "skipped": "0",
            "time": "0",
        ])
        write("  <testsuite\(suite)>\n")
        if findings.isEmpty {
            let testcase = XMLText.attributes(["classname": path, "name": "no findings", "time": "0"])
            write("    <testcase\(testcase)/>\n")
        }
        var occurrences: [String: Int] = [:]
        for finding in findings {
            occurrences[finding.rule, default: 0] += 1
            write(testcase(of: finding, in: path, occurrence: occurrences[finding.rule, default: 1]))
        }
        write("  </testsuite>\n")
    }

    mutating func end(_ summary: ReportSummary) { write("</testsuites>\n") }

    private func testcase(of finding: Finding, in path: String, occurrence: Int) -> String {
        let testcase = XMLText.attributes([
            "classname": path,
            "name": "\(finding.rule) #\(occurrence)",
            "file": path,
            "line": String(finding.location.start.line),
            "time": "0",
        ])
        let lines = [GCCReporter.line(of: finding, context.paths)] + finding.explanations
        let body = lines.map(XMLText.escaped).joined(separator: "\n")
        let result =
            finding.severity == .info
            ? "<system-out>\(body)</system-out>"
            : "<failure"
                + XMLText.attributes(["type": finding.rule, "message": "\(finding.severity.name): \(finding.message)"])
                + ">\(body)</failure>"
        return "    <testcase\(testcase)>\n      \(result)\n    </testcase>\n"
    }
}
