import Diagnostics
import Linter
import Reporters
import RuleEngine
import SpecTree

/// The reports of a run, each in its format and place. They are written as they come, so that they may be longer than
/// memory is large.
struct ReportOutput {
    private var reports: [(report: Report, target: ReportTarget)] = []

    init(settings: Settings, rules: [Rule]) {
        let targets = settings.reports.isEmpty ? [Settings.ReportTarget()] : settings.reports
        let rules = BuiltinCheck.allCases.map(\.description) + rules.map(\.description)
        let folder = Console.workingFolder
        let paths = ReportPaths(
            workingDirectory: folder, root: FileSystem.repositoryRoot(of: FilePath(folder)).display,
            areAbsolute: settings.hasAbsolutePaths)
        for target in targets {
            let format = target.format ?? settings.defaultFormat(toFile: target.file != nil)
            let output = ReportTarget(
                target.file.map { .file($0) } ?? (settings.reportsToStandardError ? .standardError : .standardOutput))
            let context = ReportContext(
                tool: Version.tool, rules: rules, paths: paths, usesColor: target.file == nil && settings.usesColor,
                showsSummary: !settings.isQuiet, width: Console.width,
                pictures: format.showsPictures ? FindingPictures.resources : PictureResources())
            reports.append((Report(format, context: context, write: output.append), output))
        }
    }

    /// Begins the reports; gives the files that hold them until the end.
    mutating func begin() -> [FilePath] {
        for index in reports.indices {
            reports[index].target.open()
            reports[index].report.begin()
        }
        return reports.compactMap(\.target.temporary)
    }

    mutating func add(_ findings: [Finding], of path: String, to console: inout Console) {
        for index in reports.indices {
            reports[index].report.add(findings, of: path)
            reports[index].target.handOn(to: &console)
        }
    }

    mutating func end() {
        for index in reports.indices { reports[index].report.end() }
    }

    /// Puts the reports in their places; gives what could not be written.
    func finish(to console: inout Console) -> [String] { reports.compactMap { $0.target.finish(to: &console) } }
}

extension Settings {
    /// Whether standard output holds the fixed standard input, so that the report has to go elsewhere.
    var reportsToStandardError: Bool { fixes.isOn && paths.contains("-") }

    /// Whether a report tells of the rules of the run, whatever was found.
    var reportsListRules: Bool { reports.contains { $0.format?.listsRules == true } }

    /// `text` for a person, `github` in a GitHub job, `gcc` for everything else.
    func defaultFormat(toFile: Bool) -> ReportFormat {
        if Console.environment("GITHUB_ACTIONS") == "true" { return .github }
        return outputIsTerminal && !toFile ? .text : .gcc
    }

    /// Whether the report goes to a terminal unless it goes to a file.
    private var outputIsTerminal: Bool {
        reportsToStandardError ? Console.errorIsTerminal : Console.outputIsTerminal
    }

    /// Whether colour is used in a report that does not go to a file.
    var usesColor: Bool {
        switch color {
        case .always: true
        case .never: false
        case .auto:
            if Console.environment("NO_COLOR") != nil {
                false
            } else {
                Console.environment("FORCE_COLOR") != nil || outputIsTerminal
            }
        }
    }
}
