import Diagnostics
import Linter
import Reporters
import RuleEngine
import SpecTree

/// The reports of a run, each in its format and place.
struct ReportOutput {
    private var reports: [(report: Report, target: Target)] = []
    private let settings: Settings

    /// Where a report gathers. Standard output is written as it comes, files at the end and whole.
    private final class Target {
        let file: String?
        var text: [UInt8] = []
        init(file: String?) { self.file = file }
    }

    init(settings: Settings, rules: [Rule]) {
        self.settings = settings
        let targets = settings.reports.isEmpty ? [Settings.ReportTarget()] : settings.reports
        for target in targets {
            let format = target.format ?? Self.defaultFormat(toFile: target.file != nil)
            let output = Target(file: target.file)
            let context = ReportContext(
                tool: Version.tool, rules: BuiltinCheck.allCases.map(\.description) + rules.map(\.description),
                paths: ReportPaths(
                    workingDirectory: Console.workingFolder, root: ProjectRoot.folder(above: Console.workingFolder),
                    areAbsolute: settings.hasAbsolutePaths),
                usesColor: target.file == nil && settings.usesColor,
                showsSummary: !settings.isQuiet, width: Console.width)
            reports.append((Report(format, context: context) { output.text += $0.utf8 }, output))
        }
    }

    /// `text` for a person, `github` in a GitHub job, `gcc` for everything else.
    private static func defaultFormat(toFile: Bool) -> ReportFormat {
        if Console.environment("GITHUB_ACTIONS") == "true" { return .github }
        return Console.outputIsTerminal && !toFile ? .text : .gcc
    }

    mutating func begin() {
        for index in reports.indices { reports[index].report.begin() }
    }

    mutating func add(_ findings: [Finding], of path: String) {
        for index in reports.indices { reports[index].report.add(findings, of: path) }
    }

    mutating func end() {
        for index in reports.indices { reports[index].report.end() }
    }

    /// Writes what the reports say; gives what could not be written.
    func write(to console: inout Console) -> [String] {
        var problems: [String] = []
        for (_, target) in reports {
            guard let file = target.file else {
                console.write(String(decoding: target.text, as: UTF8.self))
                continue
            }
            do throws(FileProblem) { try FileSystem.output(target.text, to: FilePath(file)) } catch {
                problems.append("cannot write \(file): \(error.reason)")
            }
        }
        return problems
    }
}

extension Settings {
    /// Whether colour is used on standard output.
    var usesColor: Bool {
        switch color {
        case .always: true
        case .never: false
        case .auto:
            if Console.environment("NO_COLOR") != nil {
                false
            } else {
                Console.environment("FORCE_COLOR") != nil || Console.outputIsTerminal
            }
        }
    }
}
