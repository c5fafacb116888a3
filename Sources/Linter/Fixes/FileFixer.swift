import Diagnostics
import SpecTree

/// Fixes the findings of one file, in rounds: after each the file is read and judged again, and what has changed more
/// than its target, or has not mended what it was for, is thrown away.
struct FileFixer {
    private let linter: FileLinter
    private let judging: FileLinter
    private let includesUnsafe: Bool

    /// How often a file is gone through.
    static let rounds = 10
    /// How many results of a file may be thrown away before the rest of its fixes is given up: each costs a reading.
    static let failures = 100

    init(linter: FileLinter, includesUnsafe: Bool) {
        self.linter = linter
        self.includesUnsafe = includesUnsafe
        // Findings are counted before and after, so none may be left out.
        var limits = linter.limits
        limits.findings = .max
        // Only what is left in the end has its picture made.
        judging = linter.limited(to: limits).withoutPictures
    }

    /// The file with its fixes, and the findings that are left; `start` is the report of the file as it is, and `known`
    /// what reading it has given, if that is still there.
    func fix(
        _ contents: [UInt8], path: String, isNamed: Bool, from start: FileReport, known: JudgedReading?
    ) -> (result: FixResult, report: FileReport) {
        let encoding = TextEncoding(of: contents)
        let file = SourceFile(path: path, contents: contents)
        let state =
            start.isCut(linter.limits)
            ? FixState(
                file, reading: known?.reading ?? FileReading(file, limits: linter.limits), isNamed: isNamed,
                linter: judging)
            : FixState(file, known, report: start)
        var work = Work(
            state: state, encoding: encoding,
            markLength: file.byteOrderMarkLength, path: path, isNamed: isNamed)
        makeRounds(&work)
        let isChanged = work.state.text != file.text
        var after = contents
        // A text that is not changed keeps its bytes, whatever they are.
        if isChanged { after = encoding.bytes(of: work.state.text) }
        var report = work.state.report
        if report.findings.count > linter.limits.findings || linter.illustrator != nil {
            report = isChanged ? linter.lint(after, path: path, isNamed: isNamed) : start
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
        /// The length of the byte order mark, in bytes.
        let markLength: Int
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

    private func makeRounds(_ work: inout Work) {
        var seen = [work.state.text]
        for _ in 0..<Self.rounds {
            let round = FixRound(candidates(work))
            guard !round.fixes.isEmpty else { return }
            let before = (work.state, work.count)
            make(round.fixes, &work)
            guard work.state.text != before.0.text else { continue }
            if seen.contains(work.state.text) {
                (work.state, work.count) = before
                work.notes.append("fixes that undo each other were not made: \(Self.rules(of: round.fixes))")
                for fix in round.fixes { work.rejected[fix.key] = .some(nil) }
            } else {
                seen.append(work.state.text)
                work.reconsider(Set(round.fixes.filter { work.rejected[$0.key] == nil }.map(\.finding.button)))
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
        work.state.findings.compactMap { finding in
            guard let isSafe = finding.fix?.isSafe, isSafe || includesUnsafe,
                let fix = PlannedFix(finding, markLength: work.markLength), work.rejected[fix.key] == nil
            else { return nil }
            return fix
        }
    }

    /// Makes fixes that do not touch each other. Where the result does not stand, those at fault are tried by themselves,
    /// or each half where it is not known which these are, so that only they are lost. Gives the edits that were made.
    @discardableResult
    private func make(_ fixes: [PlannedFix], _ work: inout Work) -> [TextChange] {
        guard !fixes.isEmpty else { return [] }
        guard work.failures < Self.failures else {
            for fix in fixes { work.rejected[fix.key] = .some(nil) }
            return []
        }
        let (change, check) = tryOut(fixes, &work)
        guard let check else { return [change].compactMap(\.self) }
        work.failures += 1
        if work.failures == Self.failures {
            work.notes.append("too many fixes of this file do not stand; the rest was not tried")
        }
        guard fixes.count > 1 else {
            work.rejected[fixes[0].key] = Rejection(
                line: fixes[0].finding.location.start.line, words: "\(fixes[0].words) was not made: \(check.fault)")
            return []
        }
        let isKnown = !check.suspects.isEmpty && check.suspects.count < fixes.count
        let suspects = isKnown ? check.suspects : Set(fixes.count / 2..<fixes.count)
        let changes = make(fixes.indices.filter { !suspects.contains($0) }.map { fixes[$0] }, &work)
        let rest = suspects.sorted().map { index in changes.reduce(fixes[index]) { $0.moved(by: $1) } }
        return changes + make(rest, &work)
    }

    /// Makes fixes if the result stands; says what is wrong where it does not.
    private func tryOut(_ fixes: [PlannedFix], _ work: inout Work) -> (TextChange?, FixCheck?) {
        guard let change = TextChange(fixes.flatMap(\.edits)), let text = change.applied(to: work.state.text) else {
            return (nil, .misfit)
        }
        let file = SourceFile(path: work.path, contents: work.encoding.bytes(of: text))
        let before = work.state.reading(limits: linter.limits)
        let reading = FileReading(file, after: change, of: before.reading, limits: linter.limits)
        if let check = FixCheck(change, from: before.reading, to: reading) {
            return (nil, check)
        }
        let earlier = before.findings(before: change, in: reading)
        let next = FixState(file, reading: reading, isNamed: work.isNamed, linter: judging, earlier: earlier)
        if let check = FixCheck(fixes, before: work.state, after: next) { return (nil, check) }
        work.state = next
        work.count += fixes.count
        return (change, nil)
    }
}
