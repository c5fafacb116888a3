import Diagnostics
import Linter
import Reporters
import RuleEngine
import RuleSupport
import SpecTree
import Testing

/// The way from bytes to reports, with what has to hold for every input.
struct Pipeline {
    let linter: FileLinter

    /// All rules, those that are off by default too.
    static let all = Pipeline(
        linter: FileLinter(rules: RuleSet(RepositoryRules.all), recipes: RepositoryRules.recipes, limits: Limits()))

    /// Lints bytes, and expects places inside them, the same result twice, and a report in every format.
    @discardableResult
    func check(_ bytes: [UInt8], seed: UInt64, formats: [ReportFormat] = ReportFormat.allCases) -> [Finding] {
        let findings = self.findings(in: bytes)
        let file = SourceFile(path: "fuzz.yml", contents: bytes)
        let end = file.text.count + file.byteOrderMarkLength
        for finding in findings {
            let places = [finding.location] + finding.related.map(\.location)
            for place in places + (finding.fix?.edits ?? []).map(\.location) {
                #expect(
                    file.byteOrderMarkLength <= place.startOffset && place.startOffset <= place.endOffset
                        && place.endOffset <= end, "seed \(seed): \(finding.line)\n\(shown(bytes))")
            }
            #expect(!finding.message.isEmpty, "seed \(seed)\n\(shown(bytes))")
            let edits = finding.fix?.edits ?? []
            for (edit, next) in zip(edits, edits.dropFirst()) {
                #expect(
                    edit.location.endOffset <= next.location.startOffset,
                    "seed \(seed): edits overlap: \(finding.line)\n\(shown(bytes))")
            }
        }
        let order = findings.map { ($0.location.startOffset, $0.rule) }
        #expect(zip(order, order.dropFirst()).allSatisfy { $0 <= $1 }, "seed \(seed)")
        let again = self.findings(in: bytes)
        #expect(again.map(\.line) == findings.map(\.line), "seed \(seed)\n\(shown(bytes))")
        checkFixes(of: findings, in: bytes, seed: seed)
        for format in formats { check(findings, as: format, seed: seed) }
        return findings
    }

    /// What the linter says about bytes.
    func findings(in bytes: [UInt8]) -> [Finding] {
        linter.lint(bytes, path: "fuzz.yml", isNamed: true).findings
    }

    /// A file that can be read can still be read after any of its fixes.
    private func checkFixes(of findings: [Finding], in bytes: [UInt8], seed: UInt64) {
        func faults(_ findings: [Finding]) -> Int {
            findings.count { ["syntax", "duplicate-key", "unknown-key", "wrong-type", "formula"].contains($0.rule) }
        }
        guard !bytes.starts(with: [0xFF]), !bytes.starts(with: [0xFE]) else { return }
        let before = faults(findings)
        for finding in findings {
            guard let fix = finding.fix else { continue }
            let fixed = self.findings(in: fix.applied(to: bytes))
            #expect(
                faults(fixed) <= before,
                """
                seed \(seed): a fix breaks the file: \(finding.line)
                \(shown(bytes))
                becomes
                \(shown(fix.applied(to: bytes)))
                \(fixed.map(\.line).joined(separator: "\n"))
                """)
        }
    }

    private func check(_ findings: [Finding], as format: ReportFormat, seed: UInt64) {
        var text = ""
        let context = ReportContext(tool: ToolDescription(version: "1.0.0"), usesColor: false, width: 80)
        var report = Report(format, context: context) { text += $0 }
        report.begin()
        report.add(findings, of: "fuzz.yml")
        report.end()
        #expect(text.isEmpty || text.hasSuffix("\n"), "seed \(seed), \(format)")
        #expect(!text.utf8.contains(0x1B) && !text.utf8.contains(0), "seed \(seed), \(format)")
    }

    private func shown(_ bytes: [UInt8]) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        return text.utf8.elementsEqual(bytes) && !text.utf8.contains { $0 < 9 } ? text : "\(bytes)"
    }
}
