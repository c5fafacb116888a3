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

        func append(_ piece: String) {
            // Reports come in small pieces; taken as a mere sequence of bytes each would cost several times as much.
            var piece = piece
            piece.withUTF8 { text.append(contentsOf: $0) }
        }
    }

    init(settings: Settings, rules: [Rule]) {
        self.settings = settings
        let targets = settings.reports.isEmpty ? [Settings.ReportTarget()] : settings.reports
        let rules = BuiltinCheck.allCases.map(\.description) + rules.map(\.description)
        let folder = Console.workingFolder
        let paths = ReportPaths(
            workingDirectory: folder, root: FileSystem.repositoryRoot(of: FilePath(folder)).display,
            areAbsolute: settings.hasAbsolutePaths)
        for target in targets {
            let format = target.format ?? settings.defaultFormat(toFile: target.file != nil)
            let output = Target(file: target.file)
            let context = ReportContext(
                tool: Version.tool, rules: rules, paths: paths, usesColor: target.file == nil && settings.usesColor,
                showsSummary: !settings.isQuiet, width: Console.width,
                pictures: format.showsPictures ? FindingPictures.resources : PictureResources())
            reports.append((Report(format, context: context, write: output.append), output))
        }
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
                let text = String(decoding: target.text, as: UTF8.self)
                if settings.reportsToStandardError { Console.write(report: text) } else { console.write(text) }
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
    /// Whether standard output holds the fixed standard input, so that the report has to go elsewhere.
    var reportsToStandardError: Bool { fixes.isOn && paths.contains("-") }

    /// Whether a report tells of the rules of the run, whatever was found.
    var reportsListRules: Bool {
        reports.contains { ($0.format ?? defaultFormat(toFile: $0.file != nil)).listsRules }
    }

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
