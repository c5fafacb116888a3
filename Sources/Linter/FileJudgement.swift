package import Diagnostics
import RuleEngine

/// What was found in a file, before the places are looked up in its lines.
package struct FileJudgement: Sendable {
    /// The findings, sorted by place and rule.
    package var diagnostics: [Diagnostic]
    /// Whether the file is a spec, or was meant as one.
    package var isSpec: Bool
    /// What the rules have found before anything was held back; nil where that is not known.
    var found: RuleFindings?
    /// The lines of the file, where they were needed already.
    var lines: LineIndex?
    /// The pictures of every finding; none where no report shows any.
    var pictures: [[FindingPicture]] = []

    /// The findings with their places.
    func report(on file: SourceFile) -> FileReport {
        var findings = diagnostics.findings(in: file, lines: lines)
        for (index, pictures) in zip(findings.indices, pictures) { findings[index].pictures = pictures }
        return FileReport(findings: findings, isSpec: isSpec)
    }
}
