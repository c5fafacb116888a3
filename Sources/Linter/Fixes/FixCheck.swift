import Diagnostics
import SpecTree

/// Whether fixes have done what they were for, and nothing else.
struct FixCheck {
    /// What is wrong with the result, nil where nothing is.
    let fault: String?

    init(_ change: TextChange, fixes: [PlannedFix], before: FixState, after: FixState) {
        fault = Self.fault(change, fixes: fixes, before: before, after: after)
    }

    private static func fault(
        _ change: TextChange, fixes: [PlannedFix], before: FixState, after: FixState
    ) -> String? {
        guard after.isReadable, after.isSpec else { return "the file could not be read any more" }
        switch TreeComparison.outcome(of: change, before: before.tree, after: after.tree) {
        case .onlyTargetsChanged: break
        case .moreChanged: return "it would change more than its target"
        case .sharedChanged: return "an alias uses the value elsewhere"
        }
        guard after.faults <= before.faults else { return "the file would not be a proper spec any more" }
        let left = after.findings.counts
        let counts = before.findings.counts
        for (key, count) in fixes.map(\.finding).counts where (left[key] ?? 0) > (counts[key] ?? 0) - count {
            return "the finding would still be there"
        }
        let errors = before.errors.counts
        guard after.errors.count <= before.errors.count else {
            let new = after.errors.first { (errors[FindingKey($0)] ?? 0) == 0 }
            return "it would bring an error" + (new.map { ": \($0.message) [\($0.rule)]" } ?? "")
        }
        return nil
    }
}
