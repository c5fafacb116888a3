public import Diagnostics

/// The findings of a run beside a baseline: which are new, and which entries match nothing any more.
public struct BaselineMatch: Sendable {
    /// The findings of a file.
    public struct File: Sendable {
        /// The path as reports show it.
        public var path: String
        public var findings: [Finding]

        public init(path: String, findings: [Finding]) {
            self.path = path
            self.findings = findings
        }
    }

    /// The files with the findings that the baseline does not cover, in the order of the run. Of several findings of a
    /// kind the last are the new ones.
    public private(set) var files: [File]
    /// What the baseline has that is not there any more.
    public private(set) var stale = Baseline()
    /// The baseline without that, and with the new paths of files that were moved.
    public private(set) var pruned = Baseline()

    private typealias Kinds = [Baseline.Entry: Int]

    /// Matches the findings of a run.
    ///
    /// - Parameters:
    ///   - files: Every file of the run, those without findings too.
    ///   - roots: The paths that the run was asked for; what lies below and is not there is stale.
    ///   - isJudged: Whether a rule is on, so that its findings are there if any are.
    ///   - exists: Whether there is a file at an absolute path.
    public init(
        _ files: [File], _ baseline: Baseline, paths: BaselinePaths, roots: [String],
        isJudged: (_ rule: String) -> Bool, exists: (_ path: String) -> Bool
    ) {
        self.files = files
        let names = files.map { paths.name(of: $0.path) }
        var known: [String: Kinds] = [:]
        for (entry, count) in baseline.counts { known[entry.file, default: [:]][entry] = count }
        let present = Set(names)
        var new: [String: Kinds] = [:]
        for (name, file) in zip(names, files) where known[name] == nil && !file.findings.isEmpty {
            new[name] = file.findings.reduce(into: [:]) { $0[Baseline.Entry(file: name, $1), default: 0] += 1 }
        }
        let gone = new.isEmpty ? [:] : known.filter { !present.contains($0.key) && !exists(paths.path(of: $0.key)) }
        let moves = FileMoves(new: new, gone: gone).origins
        var left = known
        for (index, name) in names.enumerated() {
            let origin = known[name] == nil ? moves[name] : name
            guard let origin, var kinds = left[origin] else { continue }
            self.files[index].findings = cover(files[index].findings, from: origin, as: name, by: &kinds)
            left[origin] = kinds
        }
        let judged = present.union(moves.values)
        let roots = roots.map(paths.name)
        for (file, kinds) in left {
            let isInRun = judged.contains(file) || roots.contains { BaselinePaths.contains($0, file) }
            for (entry, count) in kinds where count > 0 {
                if isInRun, isJudged(entry.rule) {
                    stale.counts[entry, default: 0] += count
                } else {
                    pruned.counts[entry, default: 0] += count
                }
            }
        }
    }

    /// Takes the findings out that the baseline knows.
    private mutating func cover(
        _ findings: [Finding], from origin: String, as name: String, by kinds: inout Kinds
    ) -> [Finding] {
        findings.filter { finding in
            let known = Baseline.Entry(file: origin, finding)
            guard Baseline.canHold(finding), let count = kinds[known], count > 0 else { return true }
            kinds[known] = count - 1
            pruned.counts[Baseline.Entry(file: name, finding), default: 0] += 1
            return false
        }
    }
}
