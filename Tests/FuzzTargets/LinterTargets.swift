import Diagnostics
import Linter
import Reporters
import RuleEngine
import RuleSupport
import SpecTree

/// Specs, whole or parts of them.
enum LinterTargets {
    private static let linter = FileLinter(
        rules: RuleSet(RepositoryRules.all), recipes: RepositoryRules.recipes, limits: Limits(),
        knownRules: RepositoryRules.all.map(\.id).sorted())

    /// A spec gets findings in it, and a report.
    static func specFault(in bytes: [UInt8]) -> String? {
        let findings = linter.lint(bytes, path: "fuzz.yml", isNamed: true).findings
        let file = SourceFile(path: "fuzz.yml", contents: bytes)
        if let fault = findings.fault(length: file.text.count + file.byteOrderMarkLength) { return fault }
        let format = ReportFormat.allCases[bytes.count % ReportFormat.allCases.count]
        let text = report(findings, as: format)
        return text.utf8.contains(0x1B) || text.utf8.contains(0) ? "a control character in \(format)" : nil
    }

    private static func report(_ findings: [Finding], as format: ReportFormat) -> String {
        var text = ""
        let context = ReportContext(tool: ToolDescription(version: "1.0.0"), width: 80)
        var report = Report(format, context: context) { text += $0 }
        report.begin()
        report.add(findings, of: "fuzz.yml")
        report.end()
        return text
    }

    /// Fixes leave a spec that is no worse.
    static func fixFault(in bytes: [UInt8]) -> String? {
        let options = FixOptions(includesUnsafe: true, writesFiles: true)
        let before = linter.lint(bytes, path: "fuzz.yml", isNamed: true).findings
        let report = linter.fix(bytes, path: "fuzz.yml", isNamed: true, options)
        guard let fixes = report.fixes else { return "no result" }
        let checks = Set(BuiltinCheck.allCases.map(\.id))
        func faults(_ findings: [Finding]) -> Int { findings.count { checks.contains($0.rule) } }
        if faults(report.findings) > faults(before) { return "worse: \(report.findings.map(\.line))" }
        return fixes.isChanged == (fixes.count > 0) ? nil : "changed without a fix"
    }

    /// Lines as comments in all places where one can be.
    static func suppressionFault(in bytes: [UInt8]) -> String? {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).prefix(4).map(
            Array.init)
        func comment(_ index: Int) -> [UInt8] {
            Array("# insetlint:".utf8) + (lines.indices.contains(index) ? lines[index] : [])
        }
        var text = comment(0) + Array("\nbuttons: ".utf8) + comment(1)
        text += Array("\n  - name: a\n    frame: {width: 20, height: 20} ".utf8) + comment(2) + Array("\n    ".utf8)
        text +=
            comment(3)
            + Array("\n    title: {text: x, size: {width: 30, height: 9}}\n    disable: [touch-target]\n".utf8)
        return specFault(in: text)
    }
}
