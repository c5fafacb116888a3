import Reporters
import TestSupport
import Testing

@Suite struct GoldenReportTests {
    @Test(arguments: ReportFormat.allCases)
    func `an awkward run`(_ format: ReportFormat) {
        expectGolden(AwkwardRun.report(format), "awkward." + format.name)
    }

    @Test func `a run in colour`() {
        expectGolden(AwkwardRun.report(.text, usesColor: true), "awkward.color.text")
    }

    /// Clean runs of all formats in one file: each must be a valid document without findings.
    @Test func `clean runs`() {
        let text = ReportFormat.allCases.map { format in
            "=== \(format.name), no files\n" + AwkwardRun.report(format, of: [])
                + "=== \(format.name), two clean files\n"
                + AwkwardRun.report(format, of: [("a.yml", []), ("b & c.yml", [])])
        }
        expectGolden(text.joined(), "clean.txt")
    }
}
