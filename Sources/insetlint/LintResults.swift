import Diagnostics
import Linter
import RuleEngine

/// What comes out of a lint run while it goes on: reports, fixes, counts, and what went wrong.
struct LintResults {
    private let settings: Settings
    private var baseline: BaselineUse?
    /// Nil where findings are not reported.
    private var output: ReportOutput?
    private var fixOutput: FixOutput
    private var statistics = Statistics()
    private var outcome = Outcome()
    private var specCount = 0
    /// What could not be read, fixed or written, in words.
    var problems: [String]

    init(_ settings: Settings, baseline: BaselineUse?, of project: Project, problems: [String]) {
        self.settings = settings
        self.baseline = baseline
        self.problems = problems
        if settings.reportsFindings, !settings.fixes.showsDiff {
            output = ReportOutput(settings: settings, rules: settings.reportsListRules ? project.activeRules : [])
        }
        fixOutput = FixOutput(settings)
    }

    /// Begins the reports; gives the files that hold them until they are whole.
    mutating func begin() -> [FilePath] { output?.begin() ?? [] }

    /// Takes what was found in a file.
    mutating func take(
        _ file: FileReport, of path: String, isStandardInput: Bool = false, to console: inout Console
    ) {
        fixOutput.add(file.fixes, of: path, isStandardInput: isStandardInput, to: &console)
        guard file.isSpec else { return }
        specCount += 1
        if baseline == nil {
            report(file.findings, of: path, to: &console)
        } else {
            baseline?.add(file.findings, of: path)
        }
    }

    private mutating func report(_ findings: [Finding], of path: String, to console: inout Console) {
        outcome.add(findings)
        if settings.showsStatistics { statistics.add(findings) }
        output?.add(findings, of: path, to: &console)
    }

    /// Ends a run that was stopped: no report is finished.
    mutating func stop() {
        guard settings.fixes.isOn, !settings.fixes.showsDiff else { return }
        fixOutput.end()
        Console.complain("insetlint: stopped; files that were not fixed are as they were")
    }

    /// Ends the reports and writes them; gives the exit code, nil where there was nothing to judge.
    mutating func finish(of project: Project, to console: inout Console) -> Int32? {
        // Finding them out loads every rule, and a baseline without leftovers does not ask.
        lazy var idleRules = project.idleRules
        for file in baseline?.finish(isJudged: { !idleRules.contains($0) }, &problems) ?? [] {
            report(file.findings, of: file.path, to: &console)
        }
        output?.end()
        fixOutput.end()
        problems += fixOutput.problems
        problems += output?.finish(to: &console) ?? []
        if settings.showsStatistics { Console.write(report: statistics.text) }
        for problem in problems { Console.complain("insetlint: \(problem)") }
        guard problems.isEmpty else { return 2 }
        guard specCount > 0 else { return nil }
        return exitCode
    }

    /// The exit code of a run in which nothing went wrong.
    var exitCode: Int32 {
        if settings.fixes.showsDiff { return fixOutput.hasChanges ? 1 : 0 }
        return settings.reportsFindings ? outcome.exitCode(settings) : 0
    }
}

/// The counts that decide the exit code.
private struct Outcome {
    private var worst: Severity?
    private var warnings = 0

    mutating func add(_ findings: [Finding]) {
        for finding in findings {
            worst = max(worst ?? finding.severity, finding.severity)
            if finding.severity == .warning { warnings += 1 }
        }
    }

    func exitCode(_ settings: Settings) -> Int32 {
        if let worst, worst >= settings.failOn { return 1 }
        if let most = settings.maxWarnings, warnings > most { return 1 }
        return 0
    }
}
