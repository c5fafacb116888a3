import Linter
import Options
import Reporters
import SpecTree

/// `insetlint lint`: judges files and reports.
struct LintCommand {
    let settings: Settings

    /// Runs the command; gives the exit code.
    func run(_ console: inout Console) throws(Failure) -> Int32 {
        let fixes = try settings.fixOptions()
        var problems: [String] = []
        let discovery = try discoverFiles(&problems)
        let project = try settings.deferredProject()
        // The process ends with the command, and gives back all memory at once.
        _ = Unmanaged.passRetained(project)
        if let file = settings.settingsFile { return try ShowSettings(project: project).run(file, &console) }
        // What is wrong with the configuration that may name a baseline counts too.
        let settingsWithBaseline = settings.usingBaseline(of: project)
        let judged = JudgedFiles(discovery.files, settings: settings, project: project)
        let cache = settings.cache
        if !canDeferLinters(judged, project, cache) { try Settings.makeLinters(of: project) }
        if settings.listsFiles { return list(judged, problems, &console) }
        var results = LintResults(
            settings, baseline: try BaselineUse(settingsWithBaseline), of: project, problems: problems)
        Interruption.making { results.begin() }
        if let linter = judged.standardInput?.linter {
            judgeStandardInput(by: linter, fixes, into: &results, &console)
        }
        if settings.progress == .auto { console.progress = ProgressLine(total: judged.files.count) }
        let run = LintRun(linters: judged.linters, jobs: settings.threads, fixes: fixes, cache: cache) {
            Interruption.signal != nil
        }
        try Interruption.deferred { () throws(Failure) in
            try run.run(judged.files) { () throws(Failure) in
                try Settings.makeLinters(of: project)
            } deliver: { file, result in
                console.progress?.advance()
                switch result {
                case .success(let report): results.take(report, of: file.path.display, to: &console)
                case .failure(let problem): results.problems.append(problem.message)
                }
            }
            if !judged.files.isEmpty { cache?.finish(project.linters) }
        }
        console.endProgress()
        if let signal = Interruption.signal {
            results.stop()
            return Interruption.end(by: signal)
        }
        if let code = results.finish(of: project, to: &console) { return code }
        guard !settings.allowsEmpty, !judged.leavesOutNamed else { return results.exitCode }
        Console.complain("insetlint: \(nothingToJudge(judged))")
        return 2
    }

    private func list(_ judged: JudgedFiles, _ problems: [String], _ console: inout Console) -> Int32 {
        for file in judged.files { console.write(TerminalText.escapedPath(file.path.display) + "\n") }
        for problem in problems { Console.complain("insetlint: \(problem)") }
        return problems.isEmpty ? 0 : 2
    }

    private func judgeStandardInput(
        by linter: FileLinter, _ fixes: FixOptions?, into results: inout LintResults, _ console: inout Console
    ) {
        do throws(FileProblem) {
            let contents = try FileSystem.standardInput(limit: settings.limits.fileSize)
            let path = settings.stdinFilename
            // What is cut off at the limit must not take the place of the whole.
            let isWhole = contents.count <= settings.limits.fileSize
            if fixes != nil, !isWhole {
                results.problems.append(
                    "cannot fix standard input: it is longer than the limit; raise it with --limit file-size=N")
            }
            let report =
                (isWhole ? fixes : nil).map { linter.fix(contents, path: path, isNamed: true, $0) }
                ?? linter.lint(contents, path: path, isNamed: true)
            results.take(report, of: path, isStandardInput: true, to: &console)
        } catch {
            results.problems.append(error.message)
        }
    }

    /// Whether rules need not be loaded before there is a file that no earlier run has judged: what could be wrong with
    /// them and the configurations would have ended that run.
    private func canDeferLinters(_ judged: JudgedFiles, _ project: Project, _ cache: ResultCache?) -> Bool {
        // All that is wrong is to be told at once.
        guard project.findings.isEmpty, project.problems.isEmpty else { return false }
        // Whether a name of the command line means something depends on all configurations of the run together.
        guard settings.selection.names.isEmpty, judged.standardInput == nil else { return false }
        let linters = project.linters
        return !linters.isEmpty && cache?.knows(linters) == true
    }

    private func discoverFiles(_ problems: inout [String]) throws(Failure) -> FileDiscovery {
        var paths = settings.paths.filter { $0 != "-" }.map { FilePath($0) }
        if let list = settings.filesFrom {
            paths += try Self.paths(from: list, limit: settings.limits.fileSize)
        } else if settings.paths.isEmpty {
            paths = [FilePath(".")]
        }
        let discovery = FileDiscovery(
            paths: paths, kinds: settings.wantedKinds, treatsNamedAsFound: settings.skipsOtherYAML)
        for problem in discovery.problems {
            let hint =
                settings.paths.first == problem.path.display
                ? CommandTable.program.commandHint(forMissingPath: problem.path.display) : nil
            problems.append(problem.message + (hint.map { "; \($0)" } ?? ""))
        }
        return discovery
    }

    /// The paths of `--files-from`, separated by NUL where there is one, by line ends otherwise.
    private static func paths(from list: String, limit: Int) throws(Failure) -> [FilePath] {
        do throws(FileProblem) {
            let bytes =
                list == "-"
                ? try FileSystem.standardInput(limit: limit) : try FileSystem.contents(of: FilePath(list), limit: limit)
            let isNulSeparated = bytes.contains(0)
            return bytes.split { isNulSeparated ? $0 == 0 : $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
                .map { FilePath(Array($0)) }
        } catch {
            throw Failure(error.message)
        }
    }

    private func nothingToJudge(_ judged: JudgedFiles) -> String {
        let places = settings.paths.isEmpty ? "this folder" : settings.paths.joined(separator: ", ")
        let kinds = FileKind.allCases.filter(settings.wantedKinds.contains).map(\.rawValue).joined(separator: ", ")
        let what =
            judged.leavesOutAll
            ? "the configuration leaves out every file in \(places); --show-settings FILE says which line does"
            : judged.files.isEmpty
                ? "there are no files of the kinds \(kinds) in \(places)" : "no file in \(places) has buttons"
        return "\(what), so there is nothing to judge; --allow-empty makes that exit code 0"
    }
}
