import Diagnostics
import SpecTree

/// Whether fixes have done what they were for, and nothing else.
struct FixCheck {
    /// What is wrong with the result, in words.
    let fault: String
    /// The fixes that it comes from, by their index, where that is known.
    let suspects: Set<Int>

    private init(_ fault: String, suspects: Set<Int> = []) {
        self.fault = fault
        self.suspects = suspects
    }

    /// Edits that overlap or lie outside of the text.
    static let misfit = FixCheck("its edits do not fit the text")

    /// What is wrong with a changed file as YAML, nil where nothing is.
    init?(_ change: TextChange, from before: FileReading, to after: FileReading) {
        guard !after.isCutOff else {
            self.init("the file could not be read any more")
            return
        }
        switch TreeComparison.outcome(of: change, before: before.tree, after: after.tree) {
        case .onlyTargetsChanged: return nil
        case .moreChanged: self.init("it would change more than its target")
        case .sharedChanged: self.init("an alias uses the value elsewhere")
        }
    }

    /// What is wrong with the findings of a changed text, nil where nothing is.
    init?(_ fixes: [PlannedFix], before: FixState, after: FixState) {
        guard after.report.isSpec, after.faults <= before.faults else {
            self.init("the file would not be a proper spec any more")
            return
        }
        let (counts, left) = (before.findings.counts, after.findings.counts)
        let mended = fixes.map(\.finding).counts
        let remaining = fixes.indices.filter { index in
            let key = FindingKey(fixes[index].finding)
            return (left[key] ?? 0) > (counts[key] ?? 0) - (mended[key] ?? 0)
        }
        guard remaining.isEmpty else {
            self.init("the finding would still be there", suspects: Set(remaining))
            return
        }
        let errors = Self.newErrors(fixes, before: before, after: after)
        guard let error = errors.first else { return nil }
        let buttons = Set(errors.map(\.button))
        self.init(
            "it would bring an error: \(error.message) [\(error.rule)]",
            suspects: Set(fixes.indices.filter { buttons.contains(fixes[$0].finding.button) }))
    }

    /// An error of every button that has more errors than before, in the order of the file.
    ///
    /// A rule gives way to one that explains more: what an error has hidden may show up when it is mended, so buttons
    /// are left out that had one mended.
    private static func newErrors(_ fixes: [PlannedFix], before: FixState, after: FixState) -> [Finding] {
        let mended = Set(fixes.filter { $0.finding.severity == .error }.map(\.finding.button))
        let known = before.errorsByButton
        return after.errorsByButton.compactMap { button, found in
            let old = known[button] ?? []
            guard !mended.contains(button), found.count > old.count else { return nil }
            let keys = Set(old.map(FindingKey.init))
            return found.first { !keys.contains(FindingKey($0)) } ?? found.last
        }.sorted { ($0.location.startOffset, $0.rule) < ($1.location.startOffset, $1.rule) }
    }
}
