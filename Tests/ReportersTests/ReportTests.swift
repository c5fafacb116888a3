import Diagnostics
import Foundation
import Reporters
import Testing

@Suite struct ReportTests {
    private func findings(_ count: Int, _ severity: Severity = .warning, button: String? = nil) -> [Finding] {
        let source = Source("a.yml", "title: Save\n")
        return (0..<count).map { source.finding("clipped-title", severity, "number \($0)", at: "Save", button: button) }
    }

    private func objects(_ report: String) throws -> [[String: Any]] {
        try #require(JSONSerialization.jsonObject(with: Data(report.utf8)) as? [[String: Any]])
    }

    @Test func `reports come piece by piece`() {
        // Those two begin with counts.
        for format in ReportFormat.allCases where format != .markdown && format != .html {
            var pieces: [String] = []
            let context = ReportContext(tool: ToolDescription(version: "1.0.0"))
            var report = Report(format, context: context) { pieces.append($0) }
            report.begin()
            let before = pieces.count
            report.add(findings(1), of: "a.yml")
            #expect(pieces.count > before, "\(format.name) waits with what it was given")
            report.end()
            #expect(pieces.last?.hasSuffix("\n") == true)
        }
    }

    @Test func `github says that it hides annotations`() {
        #expect(!AwkwardRun.report(.github, of: [("a.yml", findings(10))]).contains("GitHub shows"))
        let report = AwkwardRun.report(.github, of: [("a.yml", findings(11))])
        #expect(report.hasSuffix("GitHub shows 10 annotations of a kind for a step; this log has all 11 findings.\n"))
    }

    @Test func `markdown is capped`() {
        let many = findings(10_000)
        let report = AwkwardRun.report(.markdown, of: [("a.yml", many)])
        #expect(report.utf8.count < 600_000)
        let rows = report.split(separator: "\n").count { $0.hasPrefix("| warning") }
        #expect(report.hasSuffix("\n\(10_000 - rows) more findings are not shown here.\n"))
    }

    @Test func `fingerprints stay when lines, numbers and severities change`() throws {
        let early = Source("a.yml", "title: Save\n").finding("r", .error, "needs 72", at: "Save", button: "b")
        let late = Source("./a.yml", "\n\n# x\ntitle: Save\n").finding("r", .info, "needs 80", at: "Save", button: "b")
        let first = try objects(AwkwardRun.report(.gitlab, of: [("a.yml", [early])]))
        let second = try objects(AwkwardRun.report(.gitlab, of: [("./a.yml", [late])]))
        #expect(first[0]["fingerprint"] as? String == second[0]["fingerprint"] as? String)
    }

    @Test func `fingerprints are unique`() throws {
        let list = findings(3) + findings(3, button: "a") + findings(2, button: "") + findings(2, button: "a,6:")
        let report = AwkwardRun.report(.gitlab, of: [("a.yml", list), ("b.yml", list)])
        let prints = try objects(report).map { $0["fingerprint"] as? String }
        #expect(Set(prints).count == 20)
    }

    @Test(
        arguments: [
            ([], 0, "No findings in 0 files."), ([], 1, "No findings in 1 file."), ([], 14, "No findings in 14 files."),
            ([.error], 0, "1 error in 1 file"),
            ([.error, .error, .warning], 13, "2 errors, 1 warning in 1 of 14 files"),
            ([.info, .info], 1, "2 notes in 1 of 2 files"),
        ] as [([Severity], Int, String)])
    func `the summary`(_ severities: [Severity], _ cleanFiles: Int, _ sentence: String) {
        var summary = ReportSummary()
        if !severities.isEmpty { summary.add(severities.flatMap { findings(1, $0) }) }
        for _ in 0..<cleanFiles { summary.add([]) }
        #expect(summary.sentence == sentence)
        #expect(summary.findings == severities.count)
        #expect(summary.fixSentence == nil)
    }

    @Test(arguments: [
        (1, 0, "1 can be fixed with --fix"), (0, 2, "2 can be fixed with --fix --unsafe-fixes"),
        (3, 2, "3 can be fixed with --fix, 2 more with --unsafe-fixes"),
    ])
    func `what can be fixed`(_ safe: Int, _ unsafe: Int, _ sentence: String) {
        var summary = ReportSummary()
        for isSafe in Array(repeating: true, count: safe) + Array(repeating: false, count: unsafe) {
            var finding = findings(1)[0]
            finding.fix = ResolvedFix(description: "x", isSafe: isSafe, edits: [])
            summary.add([finding])
        }
        #expect(summary.fixSentence == sentence)
    }

    @Test func `the problem line keeps its shape`() throws {
        let pattern = try Regex("^(.+?):([0-9]+):([0-9]+): (error|warning|note): (.*?)(?: \\[([^\\[\\]]*)\\])?$")
        for line in AwkwardRun.report(.gcc).split(separator: "\n") {
            let match = try #require(line.wholeMatch(of: pattern), "\(line)")
            #expect(match.output[1].substring?.hasSuffix(".yml") == true)
        }
    }
}
