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

    /// Lints files and calls `deliver` for each, in order, as soon as all before it are done. `makeLinters` is called
    /// when the first file comes that no earlier run has judged; its error ends the run.
    public func run<Problem>(
        _ files: [FileDiscovery.File], makeLinters: () throws(Problem) -> Void,
        deliver: (FileDiscovery.File, Result<FileReport, FileProblem>) -> Void
    ) throws(Problem) {
        // Files go to the threads in slices, so that the findings waiting to be delivered stay few.
        let sliceSize = 64 * jobs
        for start in stride(from: 0, to: files.count, by: sliceSize) where !isStopped() {
            let slice = Array(files[start..<min(files.count, start + sliceSize)])
            var outcomes = outcomes(of: slice)
            let open = outcomes.indices.filter { outcomes[$0] == nil }
            if !open.isEmpty, !isStopped() {
                try makeLinters()
                for (index, outcome) in zip(open, self.outcomes(of: open.map { slice[$0] })) {
                    outcomes[index] = outcome
                }
            }
            for (file, outcome) in zip(slice, outcomes) {
                if let outcome { deliver(file, outcome) }
            }
        }
    }

    private func outcomes(of files: [FileDiscovery.File]) -> [Outcome] {
        guard jobs > 1, files.count > 1 else { return files.map(lint) }
        let next = Atomic(0)
        let outcomes = Mutex([Outcome](repeating: nil, count: files.count))
        DispatchQueue.concurrentPerform(iterations: min(jobs, files.count)) { _ in
            while true {
                let index = next.add(1, ordering: .relaxed).oldValue
                guard index < files.count else { return }
                let outcome = lint(files[index])
                outcomes.withLock { $0[index] = outcome }
            }
        }
        return outcomes.withLock { $0 }
    }

    private func lint(_ file: FileDiscovery.File) -> Outcome {
        guard !isStopped() else { return nil }
        guard let deferred = others.isEmpty ? first : others[file.path.display] ?? first else {
            return .success(FileReport(findings: [], isSpec: false))
        }
        do throws(FileProblem) {
            let contents = try FileSystem.contents(of: file.path, limit: deferred.limits.fileSize)
            guard let report = report(on: contents, of: file, by: deferred) else { return nil }
            guard let fixes else { return .success(report) }
            guard report.mayBeFixed(fixes, deferred.limits) else {
                return .success(report.with(FixResult(before: contents, after: contents)))
            }
            guard let linter = deferred.linter else { return nil }
            let fixed = linter.fix(contents, path: file.path.display, isNamed: file.isNamed, fixes, from: report)
            return .success(fixes.writesFiles ? try fixed.written(to: file.path, orElse: report) : fixed)
        } catch {
            return .failure(error)
        }
    }

    /// What is found in a file, or was found by an earlier run; nil where it was not, and there is no linter yet.
    private func report(
        on contents: [UInt8], of file: FileDiscovery.File, by deferred: DeferredLinter
    ) -> FileReport? {
        let source = SourceFile(path: file.path.display, contents: contents)
        guard let cache else { return deferred.linter?.judgement(of: source, isNamed: file.isNamed).report(on: source) }
        let key = ResultCache.key(
            of: contents, kind: FileKind(path: file.path.display), isNamed: file.isNamed, settings: deferred.settings)
        if let known = cache.judgement(of: source, key: key) { return known.report(on: source) }
        guard let judgement = deferred.linter?.judgement(of: source, isNamed: file.isNamed) else { return nil }
        cache.add(judgement, key: key)
        return judgement.report(on: source)
    }
}
