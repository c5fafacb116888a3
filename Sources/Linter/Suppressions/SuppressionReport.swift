import ButtonSpec
import Diagnostics
import SpecTree

/// Says what is wrong with the suppressions of a file: those that hold nothing back, and rules that are not there.
struct SuppressionReport {
    let checks: SuppressionChecks
    /// The ids of all rules, sorted, and of those that have judged the file.
    let knownRules: [String]
    let activeRules: Set<String>
    /// Whether everything in the file could be judged, so that what held nothing back is known.
    let isComplete: Bool
    private(set) var diagnostics: [Diagnostic] = []
    /// More than are reported; a hostile file could have millions.
    private static let most = 10_000

    init(checks: SuppressionChecks, knownRules: [String], activeRules: Set<String>, isComplete: Bool) {
        self.checks = checks
        self.knownRules = knownRules
        self.activeRules = activeRules
        self.isComplete = isComplete
    }

    /// Whether more can be said; says once where it cannot.
    private mutating func hasRoom(at range: ByteRange) -> Bool {
        if diagnostics.count == Self.most {
            diagnostics.append(
                Diagnostic(
                    .limitExceeded,
                    "more than \(Self.most) of this file's suppressions are wrong; mend those first, the others are not shown",
                    at: range))
        }
        return diagnostics.count < Self.most
    }

    // MARK: - Comments

    mutating func add(_ suppressions: Suppressions, in text: [UInt8]) {
        for mistake in suppressions.mistakes {
            guard hasRoom(at: mistake.range) else { return }
            diagnostics.append(Diagnostic(.invalidValue, severity: .warning, mistake.message, at: mistake.range))
        }
        for (index, comment) in suppressions.comments.enumerated() {
            guard hasRoom(at: comment.range) else { return }
            for (position, entry) in comment.entries.enumerated() where !knownRules.contains(entry.id) {
                reportUnknown(entry.id, at: entry.range, button: nil) { replacement in
                    if let replacement { return Edit(range: entry.range, replacement: replacement) }
                    return SuppressionRemoval.edit(removing: [position], of: comment, in: text)
                }
            }
            reportUnused(suppressions.unusedEntries(ofComment: index), of: comment, in: text)
        }
    }

    private mutating func reportUnused(_ unused: [Int], of comment: SuppressionComment, in text: [UInt8]) {
        guard let severity = checks.unused, isComplete else { return }
        let isLoneEnable = comment.entries.isEmpty
        let unused = isLoneEnable ? unused : unused.filter { activeRules.contains(comment.entries[$0].id) }
        guard let first = unused.first else { return }
        let names = unused.filter { !isLoneEnable && $0 >= 0 }.map { "`\(comment.entries[$0].id)`" }
        let list = names.joined(separator: " and ")
        let message: String
        switch comment.kind {
        case .enable where isLoneEnable: message = "nothing is disabled here that could be enabled; remove this comment"
        case .enable: message = "\(list) is not disabled here; remove it from this comment"
        case .disableLine: message = "there is no finding of \(list) on this line; remove it from this comment"
        case .disableNextLine: message = "there is no finding of \(list) on the next line; remove it from this comment"
        case .disable:
            message =
                "there is no finding of \(list) from here on that nothing else holds back; remove it from this comment"
        case .disableFile:
            message =
                "there is no finding of \(list) in this file that nothing else holds back; remove it from this comment"
        }
        let range = isLoneEnable ? comment.range : comment.entries[first].range
        var diagnostic = Diagnostic(.unusedSuppression, severity: severity, message, at: range)
        diagnostic.fix = Fix(
            description: "remove the suppression", isSafe: true,
            edits: [SuppressionRemoval.edit(removing: unused, of: comment, in: text)])
        diagnostics.append(diagnostic)
    }

    // MARK: - The key `disable`

    /// Looks at the `disable` keys of buttons; `used` are the entries that held something back.
    mutating func add(_ buttons: [ButtonSpec], in tree: SpecTree, used: Set<NodeID>) {
        var seen: Set<NodeID> = []
        // A list in the defaults holds for all buttons of its document.
        for spec in buttons where !spec.disabledRules.isEmpty && !spec.configured.contains(.disable) {
            let list = spec.place(of: .disable)
            for (id, place) in spec.disabledRules where seen.insert(place.value).inserted {
                guard hasRoom(at: tree.range(of: place)) else { return }
                let name = spec.text(of: .name, in: tree)
                if !knownRules.contains(id) {
                    reportUnknown(id, at: tree.range(of: place), button: name) { replacement in
                        guard place.use == place.value else { return nil }
                        if let replacement { return Edit(range: tree[place.value].range, replacement: replacement) }
                        return SuppressionRemoval.edit(removing: place, from: list, in: tree)
                    }
                } else if !used.contains(place.value), activeRules.contains(id), let severity = checks.unused,
                    isComplete
                {
                    let message = "there is no finding of `\(id)` that this would hold back; remove it from `disable`"
                    var diagnostic = Diagnostic(
                        .unusedSuppression, severity: severity, message, at: tree.range(of: place), button: name)
                    diagnostic.fix = SuppressionRemoval.edit(removing: place, from: list, in: tree).map {
                        Fix(description: "remove the suppression", isSafe: true, edits: [$0])
                    }
                    diagnostics.append(diagnostic)
                }
            }
        }
    }

    // MARK: - Unknown rules

    /// Reports a rule that is not there. `edit` makes the change to another rule, or (for nil) takes the name out.
    private mutating func reportUnknown(
        _ id: String, at range: ByteRange, button: String?, edit: (String?) -> Edit?
    ) {
        guard let severity = checks.unknown else { return }
        var message: String
        var fix: Fix?
        if BuiltinCheck(rawValue: id) != nil {
            message = "`\(id)` is a built-in check, which cannot be suppressed here; mend what it finds"
            if BuiltinCheck(rawValue: id)?.isConfigurable == true {
                message = "`\(id)` can be turned off only in a configuration, under `rules`"
            }
            fix = edit(nil).map { Fix(description: "remove the suppression", isSafe: true, edits: [$0]) }
        } else if let near = nearest(to: id) {
            message = "there is no rule `\(id)`: did you mean `\(near)`?"
            fix = edit(near).map { Fix(description: "write `\(near)`", isSafe: false, edits: [$0]) }
        } else {
            message = "there is no rule `\(id)`; `insetlint rules` lists them, and a reason is written behind ` -- `"
            fix = edit(nil).map { Fix(description: "remove the suppression", isSafe: true, edits: [$0]) }
        }
        var diagnostic = Diagnostic(.unknownRule, severity: severity, message, at: range, button: button)
        diagnostic.fix = fix
        diagnostics.append(diagnostic)
    }

    /// The id that was meant; `topic/id` is understood.
    private func nearest(to id: String) -> String? {
        if let slash = id.lastIndex(of: "/"), case let name = String(id[id.index(after: slash)...]),
            knownRules.contains(name)
        {
            return name
        }
        return Suggestion.nearest(to: id, in: knownRules)
    }
}
