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
        report.withdrawFixes { work.rejected.contains(PlannedFix.Key(finding: FindingKey($0), description: $1)) }
        let result = FixResult(before: contents, after: after, count: work.count, notes: work.notes)
        return (result, report)
    }

    /// A file in the course of its rounds.
    private struct Work {
        var state: FixState
        let encoding: TextEncoding
        let path: String
        let isNamed: Bool
        var count = 0
        var notes: [String] = []
        var rejected: Set<PlannedFix.Key> = []
    }

    private func state(of text: [UInt8], _ encoding: TextEncoding, _ path: String, _ isNamed: Bool) -> FixState {
        FixState(text, encoding: encoding, path: path, isNamed: isNamed, linter: judging)
    }

    private func makeRounds(_ work: inout Work) {
        var seen: Set<[UInt8]> = [work.state.text]
        for _ in 0..<Self.rounds {
            let round = FixRound(candidates(work))
            guard !round.fixes.isEmpty else { return }
            let (before, count) = (work.state, work.count)
            make(round.fixes, &work)
            if work.state.text != before.text, !seen.insert(work.state.text).inserted {
                (work.state, work.count) = (before, count)
                work.notes.append("fixes that undo each other were not made: \(Self.rules(of: round.fixes))")
                work.rejected.formUnion(round.fixes.map(\.key))
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
                let fix = PlannedFix(finding, markLength: markLength), !work.rejected.contains(fix.key)
            else { return nil }
            return fix
        }
    }

    /// Makes fixes that do not touch each other. Where the result does not stand, each half is tried by itself, so that
    /// only the fix at fault is lost. Gives the edits that were made.
    @discardableResult
    private func make(_ fixes: [PlannedFix], _ work: inout Work) -> [TextChange] {
        guard !fixes.isEmpty else { return [] }
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
        guard fixes.count > 1 else {
            work.rejected.insert(fixes[0].key)
            work.notes.append("\(fixes[0].words) was not made: \(fault)")
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
