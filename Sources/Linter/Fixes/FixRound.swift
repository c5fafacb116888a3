import Diagnostics

/// A fix that is to be made, with the finding that it mends.
struct PlannedFix {
    var finding: Finding
    var description: String
    /// The edits, as ranges of the text without a byte order mark.
    var edits: [Edit]

    init?(_ finding: Finding, markLength: Int) {
        guard let fix = finding.fix, !fix.edits.isEmpty else { return nil }
        self.finding = finding
        description = fix.description
        edits = fix.edits.map { edit in
            let lower = max(0, edit.location.startOffset - markLength)
            let upper = max(0, edit.location.endOffset - markLength)
            return Edit(
                range: ByteRange(UInt32(clamping: lower), UInt32(clamping: upper)), replacement: edit.replacement)
        }
    }

    /// What tells a fix that was thrown away when the finding comes up again.
    struct Key: Hashable {
        var finding: FindingKey
        var description: String
    }

    var key: Key { Key(finding: FindingKey(finding), description: description) }

    /// The finding and the fix, for messages.
    var words: String { "line \(finding.location.start.line): the fix of \(finding.rule) (\(description))" }

    /// The fix after other edits of the same text.
    func moved(by change: TextChange) -> PlannedFix {
        var fix = self
        fix.edits = edits.map { $0.moved(change.moved) }
        return fix
    }
}

/// The fixes that one round makes, those of severe findings first.
struct FixRound {
    private(set) var fixes: [PlannedFix] = []

    init(_ candidates: [PlannedFix]) {
        var selection = FixSelection()
        let ordered = candidates.enumerated().sorted {
            ($1.element.finding.severity, $0.offset) < ($0.element.finding.severity, $1.offset)
        }
        fixes = ordered.map(\.element).filter { selection.takes($0.edits, of: $0.finding.button) }
        fixes.sort { ($0.edits.first?.range.lower ?? 0) < ($1.edits.first?.range.lower ?? 0) }
    }
}
