import Diagnostics
import Dispatch
import SpecTree
import Synchronization

/// Judges many files, on several threads, and hands on their findings in the order of the files.
public struct LintRun: Sendable {
    /// The linters of files that are not judged by the first, by the files' names in reports.
    private let others: [String: DeferredLinter]
    private let first: DeferredLinter?
    /// The number of threads; at least 1.
    public let jobs: Int
    /// The fixes that are made, nil for none.
    public let fixes: FixOptions?
    /// What is known of files from earlier runs, nil where that does not count.
    public let cache: ResultCache?

    /// Asked before each file whether the run is to end.
    public let isStopped: @Sendable () -> Bool

    /// What becomes of a file; nil where it cannot be judged before the linters are made, or the run has been stopped.
    private typealias Outcome = Result<FileReport, FileProblem>?

    /// A run whose files are judged by linters of their own: the first one, or that of the file's path in `others`.
    public init(
        linters: (first: DeferredLinter?, others: [String: DeferredLinter]), jobs: Int, fixes: FixOptions? = nil,
        cache: ResultCache? = nil, isStopped: @escaping @Sendable () -> Bool = { false }
    ) {
        first = linters.first
        others = linters.others
        self.jobs = max(1, jobs)
        self.fixes = fixes
        self.cache = cache
        self.isStopped = isStopped
    }

    /// Lints files and calls `deliver` for each, in order, as soon as all before it are done: on any thread, for one file
    /// at a time. `makeLinters` is called when the first file comes that no earlier run has judged; its error ends the
    /// run.
    public func run<Problem>(
        _ files: [FileDiscovery.File], makeLinters: () throws(Problem) -> Void,
        deliver: (FileDiscovery.File, Result<FileReport, FileProblem>) -> Void
    ) throws(Problem) {
        var progress = Progress()
        while progress.delivered < files.count, !isStopped() {
            withoutActuallyEscaping(deliver) { judge(files, &progress, $0) }
            if progress.needsLinters, !isStopped() {
                try makeLinters()
                progress.hasLinters = true
            }
        }
    }

    /// How far a run is.
    private struct Progress {
        /// The next file that a thread takes.
        var next = 0
        /// So many files are delivered.
        var delivered = 0
        /// What waits for files before it.
        var waiting: [Int: Outcome] = [:]
        /// Whether all threads are to come together: too much waits for a slow file.
        var isPaused = false
        /// Whether a file cannot be judged before the linters are made, and whether they are.
        var needsLinters = false
        var hasLinters = false

        /// Takes what waits for its turn; false where that file is not judged yet.
        mutating func takeWaiting(_ outcome: inout Outcome) -> Bool {
            guard !waiting.isEmpty, let next = waiting.removeValue(forKey: delivered) else { return false }
            outcome = next
            return true
        }
    }

    /// Judges files on all threads, each of which delivers what has its turn, until all files are done or the threads have
    /// to come together.
    private func judge(
        _ files: [FileDiscovery.File], _ progress: inout Progress,
        _ deliver: @escaping (FileDiscovery.File, Result<FileReport, FileProblem>) -> Void
    ) {
        // It is only called behind the lock.
        nonisolated(unsafe) let deliver = deliver
        progress.next = progress.delivered
        (progress.isPaused, progress.needsLinters) = (false, false)
        // So that the findings that wait to be delivered stay few.
        let mostAhead = 64 * jobs
        let shared = Mutex(progress)
        @Sendable func takeFile() -> Int? {
            shared.withLock { progress in
                while !progress.waiting.isEmpty, progress.waiting[progress.next] != nil { progress.next += 1 }
                guard progress.next < files.count, !progress.isPaused, !progress.needsLinters else { return nil }
                guard progress.next < progress.delivered + mostAhead else {
                    progress.isPaused = true
                    return nil
                }
                defer { progress.next += 1 }
                return progress.next
            }
        }
        DispatchQueue.concurrentPerform(iterations: min(jobs, files.count - progress.delivered)) { _ in
            while let index = takeFile(), !isStopped() {
                let outcome = lint(files[index])
                shared.withLock { progress in
                    guard outcome != nil || progress.hasLinters else {
                        progress.needsLinters = true
                        return
                    }
                    guard index == progress.delivered else {
                        progress.waiting[index] = .some(outcome)
                        return
                    }
                    var next = outcome
                    repeat {
                        if let next { deliver(files[progress.delivered], next) }
                        progress.delivered += 1
                    } while progress.takeWaiting(&next)
                }
            }
        }
        progress = shared.withLock { $0 }
    }

    private func lint(_ file: FileDiscovery.File) -> Outcome {
        guard !isStopped() else { return nil }
        guard let deferred = others.isEmpty ? first : others[file.path.display] ?? first else {
            return .success(FileReport(findings: [], isSpec: false))
        }
        do throws(FileProblem) {
            let contents = try FileSystem.contents(of: file.path, limit: deferred.limits.fileSize)
            var known: JudgedReading?
            guard let report = report(on: contents, of: file, by: deferred, known: &known) else { return nil }
            guard let fixes else { return .success(report) }
            guard report.mayBeFixed(fixes, deferred.limits) else {
                return .success(report.with(FixResult(before: contents, after: contents)))
            }
            guard let linter = deferred.linter else { return nil }
            let fixed = linter.fix(
                contents, path: file.path.display, isNamed: file.isNamed, fixes, from: report, known: known)
            return .success(fixes.writesFiles ? try fixed.written(to: file.path, orElse: report) : fixed)
        } catch {
            return .failure(error)
        }
    }

    /// What is found in a file, or was found by an earlier run; nil where it was not, and there is no linter yet. Keeps
    /// what reading the file gives where fixes will ask for it.
    private func report(
        on contents: [UInt8], of file: FileDiscovery.File, by deferred: DeferredLinter, known: inout JudgedReading?
    ) -> FileReport? {
        let source = SourceFile(path: file.path.display, contents: contents)
        let key = cache.map { _ in
            ResultCache.key(
                of: contents, kind: FileKind(path: file.path.display), isNamed: file.isNamed,
                settings: deferred.settings)
        }
        if let cache, let key, let judgement = cache.judgement(of: source, key: key) {
            return judgement.report(on: source)
        }
        guard let linter = deferred.linter else { return nil }
        let read = FileReading(source, limits: linter.limits)
        let judgement = linter.judgement(of: source, in: read, isNamed: file.isNamed)
        if fixes != nil { known = JudgedReading(reading: read, found: judgement.found) }
        if let cache, let key { cache.add(judgement, key: key) }
        return judgement.report(on: source)
    }
}
