import Diagnostics
import SpecTree
import YAMLReader

/// Fixes the findings of one file, in rounds: after each the file is read and judged again, and what has changed more
/// than its target, or has not mended what it was for, is thrown away.
struct FileFixer {
    private let linter: FileLinter
    private let judging: FileLinter
    private let includesUnsafe: Bool

    /// How often a file is gone through.
    static let rounds = 10
    /// How many results of a file may be thrown away before the rest of its fixes is given up: each costs a reading.
    static let failures = 200

    init(linter: FileLinter, includesUnsafe: Bool) {
        self.linter = linter
        self.includesUnsafe = includesUnsafe
        // Findings are counted before and after, so none may be left out.
        var limits = linter.limits
        limits.findings = .max
        judging = linter.limited(to: limits)
    }

    /// The file with its fixes, and the findings that are left.
    func fix(_ contents: [UInt8], path: String, isNamed: Bool) -> (result: FixResult, report: FileReport) {
        let encoding = TextEncoding(of: contents)
        var work = Work(
            state: state(of: SourceFile(path: path, contents: contents).text, encoding, path, isNamed),
            encoding: encoding, path: path, isNamed: isNamed)
        let start = work.state.text
        makeRounds(&work)
        var after = contents
        // A text that is not changed keeps its bytes, whatever they are.
        if work.state.text != start { after = encoding.bytes(of: work.state.text) }
        var report = work.state.report
        if report.findings.count > linter.limits.findings {
            report = linter.lint(after, path: path, isNamed: isNamed)
        }
        report.withdrawFixes { work.rejected[PlannedFix.Key(finding: FindingKey($0), description: $1)] != nil }
        let result = FixResult(before: contents, after: after, count: work.count, notes: work.allNotes)
        return (result, report)
    }

    /// Why a fix was not made, with the line that it is about.
    private struct Rejection {
        var line: Int
        var words: String
    }

    /// A file in the course of its rounds.
    private struct Work {
        var state: FixState
        let encoding: TextEncoding
        let path: String
        let isNamed: Bool
        var count = 0
        var notes: [String] = []
        /// Fixes that were thrown away, each with the reason, nil where that is said elsewhere.
        var rejected: [PlannedFix.Key: Rejection?] = [:]
        var failures = 0

        /// Everything that is to be said, in the order of the file where it is about a place.
        var allNotes: [String] {
            let rejections = rejected.values.compactMap(\.self)
            return rejections.sorted { ($0.line, $0.words) < ($1.line, $1.words) }.map(\.words) + notes
        }

        /// Forgets what was thrown away for buttons that have changed since: it may stand now.
        mutating func reconsider(_ buttons: Set<String?>) {
            rejected = rejected.filter { $0.value == nil || !buttons.contains($0.key.finding.button) }
        }
    }

    private func state(of text: [UInt8], _ encoding: TextEncoding, _ path: String, _ isNamed: Bool) -> FixState {
        FixState(text, encoding: encoding, path: path, isNamed: isNamed, linter: judging)
    }

    private func makeRounds(_ work: inout Work) {
        var seen: Set<[UInt8]> = [work.state.text]
        for _ in 0..<Self.rounds {
            let round = FixRound(candidates(work))
            guard !round.fixes.isEmpty else { return }
            let before = (work.state, work.count)
            make(round.fixes, &work)
            guard work.state.text != before.0.text else { continue }
            if seen.insert(work.state.text).inserted {
                work.reconsider(Set(round.fixes.filter { work.rejected[$0.key] == nil }.map(\.finding.button)))
            } else {
                (work.state, work.count) = before
                work.notes.append("fixes that undo each other were not made: \(Self.rules(of: round.fixes))")
                for fix in round.fixes { work.rejected[fix.key] = .some(nil) }
            }
        }
        let left = candidates(work)
        if !left.isEmpty {
            work.notes.append("after \(Self.rounds) rounds of fixes \(left.count) are left; run it again")
        }
    }

    private static func rules(of fixes: [PlannedFix]) -> String {
        Set(fixes.map(\.finding.rule)).sorted().joined(separator: ", ")
    }

    private func candidates(_ work: Work) -> [PlannedFix] {
        let markLength = SourceFile.markLength(of: work.encoding)
        return work.state.findings.compactMap { finding in
            guard let isSafe = finding.fix?.isSafe, isSafe || includesUnsafe,
                let fix = PlannedFix(finding, markLength: markLength), work.rejected[fix.key] == nil
            else { return nil }
            return fix
        }
    }

    /// Makes fixes that do not touch each other. Where the result does not stand, each half is tried by itself, so that
    /// only the fix at fault is lost. Gives the edits that were made.
    @discardableResult
    private func make(_ fixes: [PlannedFix], _ work: inout Work) -> [TextChange] {
        guard !fixes.isEmpty else { return [] }
        guard work.failures < Self.failures else {
            for fix in fixes { work.rejected[fix.key] = .some(nil) }
            return []
        }
        let fault: String
        if let change = TextChange(fixes.flatMap(\.edits)), let text = change.applied(to: work.state.text) {
            let next = state(of: text, work.encoding, work.path, work.isNamed)
            let check = FixCheck(change, fixes: fixes, before: work.state, after: next, limits: linter.limits)
            guard let found = check.fault else {
                work.state = next
                work.count += fixes.count
                return [change]
            }
            fault = found
        } else {
            fault = "its edits do not fit the text"
        }
        work.failures += 1
        if work.failures == Self.failures {
            work.notes.append("too many fixes of this file do not stand; the rest was not tried")
        }
        guard fixes.count > 1 else {
            work.rejected[fixes[0].key] = Rejection(
                line: fixes[0].finding.location.start.line, words: "\(fixes[0].words) was not made: \(fault)")
            return []
        }
        let middle = fixes.count / 2
        let changes = make(Array(fixes[..<middle]), &work)
        let rest = fixes[middle...].map { fix in changes.reduce(fix) { $0.moved(by: $1) } }
        return changes + make(rest, &work)
    }
}

extension SourceFile {
    /// The length in bytes that ``byteOrderMarkLength`` has for an encoding.
    static func markLength(of encoding: TextEncoding) -> Int {
        switch encoding {
        case .utf8: 0
        case .utf8WithMark: 3
        case .utf16LittleEndian, .utf16BigEndian: 2
        }
    }
}
