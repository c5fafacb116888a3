import Diagnostics
import Linter
import RuleEngine

/// What a run does with a baseline: it leaves known findings out, writes a new file, or prunes one.
struct BaselineUse {
    private let settings: Settings
    private let file: String
    private let paths: BaselinePaths
    private let known: Baseline
    private var files: [BaselineMatch.File] = []

    /// Nil where the run has no baseline; fails where its file cannot be used.
    init?(_ settings: Settings) throws(Failure) {
        guard let file = settings.writtenBaseline ?? settings.baseline else { return nil }
        self.settings = settings
        self.file = file
        paths = BaselinePaths(file: file, workingFolder: Console.workingFolder)
        if settings.writtenBaseline != nil {
            try Self.checkOverwriting(file)
            known = Baseline()
        } else {
            known = try Self.read(file)
        }
    }

    private static func read(_ file: String) throws(Failure) -> Baseline {
        let contents: [UInt8]
        do throws(FileProblem) {
            contents = try FileSystem.contents(of: FilePath(file), limit: 1 << 24)
        } catch {
            throw Failure(error.message)
        }
        let (baseline, findings) = BaselineFile.read(contents, path: FilePath(file).display)
        guard !findings.contains(where: { $0.severity == .error }) else {
            var failure = Failure("the baseline cannot be used until this is mended")
            failure.report = RuleProblems.text(of: findings)
            throw failure
        }
        return baseline
    }

    /// A baseline takes the place of a baseline only, not of a spec that was named by mistake.
    private static func checkOverwriting(_ file: String) throws(Failure) {
        guard FileSystem.exists(FilePath(file)) else { return }
        let isBaseline: Bool
        do throws(FileProblem) {
            let contents = try FileSystem.contents(of: FilePath(file), limit: 1 << 24)
            isBaseline = !BaselineFile.read(contents, path: file).findings.contains { $0.severity == .error }
        } catch {
            throw Failure("cannot write \(file): \(error.reason)")
        }
        guard isBaseline else {
            throw Failure("\(file) is there and is no baseline; remove it, or write the baseline to another file")
        }
    }

    /// Adds the findings of a file.
    mutating func add(_ findings: [Finding], of path: String) {
        files.append(BaselineMatch.File(path: path, findings: findings))
    }

    /// The files with the findings that are to be reported. What is to be written is written, unless there are problems.
    func finish(isJudged: (_ rule: String) -> Bool, _ problems: inout [String]) -> [BaselineMatch.File] {
        var baseline = known
        if settings.writtenBaseline != nil {
            for file in files { baseline.add(file.findings, ofFile: paths.name(of: file.path)) }
            write(baseline, &problems) {
                "wrote \(Self.findings(baseline.findings)) of \(Self.count(baseline.files, "file", "files")) to \(file)"
            }
        }
        let roots = settings.paths.isEmpty && settings.filesFrom == nil ? ["."] : settings.paths.filter { $0 != "-" }
        let match = BaselineMatch(
            files, baseline, paths: paths, roots: roots, isJudged: isJudged,
            exists: { FileSystem.exists(FilePath($0)) })
        let stale = match.stale.counts.count
        if settings.prunesBaseline {
            write(match.pruned, &problems) {
                let removed = "removed \(Self.count(stale, "entry", "entries")) from \(file)"
                return "\(removed); \(match.pruned.counts.count) are left"
            }
        } else if stale > 0, !settings.isQuiet, settings.writtenBaseline == nil {
            Console.complain(
                "\(Self.count(stale, "entry of the baseline matches", "entries of the baseline match")) nothing any "
                    + "more; `insetlint baseline prune\(pruneOption)` removes them")
        }
        return match.files
    }

    private var pruneOption: String { file == BaselineFile.defaultName ? "" : " --baseline \(file)" }

    private func write(_ baseline: Baseline, _ problems: inout [String], words: () -> String) {
        guard problems.isEmpty else {
            problems.append("\(file) was not written, for not everything could be judged")
            return
        }
        do throws(FileProblem) {
            try FileSystem.output(Array(BaselineFile.text(of: baseline).utf8), to: FilePath(file))
            if !settings.isQuiet { Console.complain(words()) }
        } catch {
            problems.append("cannot write \(file): \(error.reason)")
        }
    }

    private static func findings(_ number: Int) -> String { count(number, "finding", "findings") }

    private static func count(_ number: Int, _ one: String, _ many: String) -> String {
        "\(number) \(number == 1 ? one : many)"
    }
}
