import Diagnostics
import SpecTree
import YAMLReader

/// Whether fixes have done what they were for, and nothing else.
struct FixCheck {
    /// What is wrong with the result, nil where nothing is.
    let fault: String?

    init(_ change: TextChange, fixes: [PlannedFix], before: FixState, after: FixState, limits: Limits) {
        func reading(_ state: FixState) -> YAMLReading {
            YAMLReader.read(SourceFile(path: "", text: state.text), limits: limits)
        }
        let (old, new) = (reading(before), reading(after))
        let isReadable = after.report.isSpec && !new.diagnostics.contains(where: \.endsReading)
        fault =
            isReadable
            ? Self.fault(in: TreeComparison.outcome(of: change, before: old.tree, after: new.tree))
                ?? Self.fault(fixes, before: before, after: after)
            : "the file could not be read any more"
    }

    private static func fault(in outcome: TreeComparison.Outcome) -> String? {
        switch outcome {
        case .onlyTargetsChanged: nil
        case .moreChanged: "it would change more than its target"
        case .sharedChanged: "an alias uses the value elsewhere"
        }
    }

    private static func fault(_ fixes: [PlannedFix], before: FixState, after: FixState) -> String? {
        guard after.faults <= before.faults else { return "the file would not be a proper spec any more" }
        let left = after.findings.counts
        let counts = before.findings.counts
        for (key, count) in fixes.map(\.finding).counts where (left[key] ?? 0) > (counts[key] ?? 0) - count {
            return "the finding would still be there"
        }
        // A rule gives way to one that explains more: what an error has hidden may show up when it is mended.
        let mended = Set(fixes.filter { $0.finding.severity == .error }.map(\.finding.button))
        let errors = before.errorsByButton
        for (button, found) in after.errorsByButton where !mended.contains(button) {
            let known = errors[button] ?? []
            guard found.count > known.count else { continue }
            let new = found.first { error in !known.contains { FindingKey($0) == FindingKey(error) } }
            return "it would bring an error" + (new.map { ": \($0.message) [\($0.rule)]" } ?? "")
        }
        return nil
    }
}
