import Dispatch
import SpecTree
import Synchronization

/// Judges many files, on several threads, and hands on their findings in the order of the files.
public struct LintRun: Sendable {
    /// The linters of files that are not judged by the first, by the files' names in reports.
    private let others: [String: FileLinter]
    private let first: FileLinter?
    /// The number of threads; at least 1.
    public let jobs: Int
    /// The fixes that are made, nil for none.
    public let fixes: FixOptions?

    /// A run whose files are judged by linters of their own: the first one, or that of the file's path in `others`.
    public init(linters: (first: FileLinter?, others: [String: FileLinter]), jobs: Int, fixes: FixOptions? = nil) {
        first = linters.first
        others = linters.others
        self.jobs = max(1, jobs)
        self.fixes = fixes
    }

    /// Lints files and calls `deliver` for each, in order, as soon as all before it are done.
    public func run(
        _ files: [FileDiscovery.File], deliver: (FileDiscovery.File, Result<FileReport, FileProblem>) -> Void
    ) {
        // Files go to the threads in slices, so that the findings waiting to be delivered stay few.
        let sliceSize = 64 * jobs
        for start in stride(from: 0, to: files.count, by: sliceSize) {
            let slice = Array(files[start..<min(files.count, start + sliceSize)])
            for (file, result) in zip(slice, results(of: slice)) { deliver(file, result) }
        }
    }

    private func results(of files: [FileDiscovery.File]) -> [Result<FileReport, FileProblem>] {
        guard jobs > 1, files.count > 1 else { return files.map(lint) }
        let next = Atomic(0)
        let results = Mutex([Result<FileReport, FileProblem>?](repeating: nil, count: files.count))
        DispatchQueue.concurrentPerform(iterations: min(jobs, files.count)) { _ in
            while true {
                let index = next.add(1, ordering: .relaxed).oldValue
                guard index < files.count else { return }
                let result = lint(files[index])
                results.withLock { $0[index] = result }
            }
        }
        return results.withLock { $0.compactMap { $0 } }
    }

    private func lint(_ file: FileDiscovery.File) -> Result<FileReport, FileProblem> {
        guard let linter = others.isEmpty ? first : others[file.path.display] ?? first else {
            return .success(FileReport(findings: [], isSpec: false))
        }
        do throws(FileProblem) {
            let contents = try FileSystem.contents(of: file.path, limit: linter.limits.fileSize)
            guard let fixes else {
                return .success(linter.lint(contents, path: file.path.display, isNamed: file.isNamed))
            }
            let fixed = linter.fix(contents, path: file.path.display, isNamed: file.isNamed, fixes)
            return .success(fixes.writesFiles ? try fixed.written(to: file.path, with: linter, file) : fixed)
        } catch {
            return .failure(error)
        }
    }
}
