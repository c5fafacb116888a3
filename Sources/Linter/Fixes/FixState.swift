import Diagnostics
import RuleEngine
import SpecTree

/// What reading and judging a file has given, as far as fixes make use of it.
struct JudgedReading {
    let reading: FileReading
    /// What the rules have found; nil where that is not known.
    var found: RuleFindings?

    /// What was found, for judging the file again after a change that `reading` has read.
    func findings(before change: TextChange, in reading: FileReading) -> EarlierFindings? {
        guard let found, let changedLines = reading.changedLines else { return nil }
        return EarlierFindings(found, changedLines: changedLines, moved: change.moved)
    }
}

/// A file between two rounds of fixes, with its findings.
struct FixState {
    private let file: SourceFile
    /// What reading the file gives; nil where it was not read since it was judged.
    private var known: JudgedReading?
    /// What the linter says about it.
    let report: FileReport

    init(_ file: SourceFile, _ known: JudgedReading?, report: FileReport) {
        self.file = file
        self.known = known
        self.report = report
    }

    /// A file that is judged now; `earlier` is what was found before it was changed.
    init(
        _ file: SourceFile, reading: FileReading, isNamed: Bool, linter: FileLinter, earlier: EarlierFindings? = nil
    ) {
        let judgement = linter.judgement(of: file, in: reading, isNamed: isNamed, earlier: earlier)
        self.init(file, JudgedReading(reading: reading, found: judgement.found), report: judgement.report(on: file))
    }

    /// The text in UTF-8, without a byte order mark.
    var text: [UInt8] { file.text }

    /// What reading the file gives, and what was found in it.
    mutating func reading(limits: Limits) -> JudgedReading {
        let reading = known ?? JudgedReading(reading: FileReading(file, limits: limits))
        known = reading
        return reading
    }

    var findings: [Finding] { report.findings }

    /// The number of findings that say that the file is no well-formed spec.
    var faults: Int { findings.count { Self.faultIDs.contains($0.rule) } }

    /// The findings of severity error, by their button.
    var errorsByButton: [String?: [Finding]] {
        Dictionary(grouping: findings.filter { $0.severity == .error }, by: \.button)
    }

    private static let faultIDs: Set<String> = [
        BuiltinCheck.syntax, .duplicateKey, .unknownKey, .wrongType, .invalidValue, .missingKey, .duplicateName,
        .unknownReference, .formula, .limitExceeded,
    ].reduce(into: []) { $0.insert($1.id) }
}

extension Diagnostic {
    /// Whether a part of the file has not been read, so that nothing in it can be changed with certainty.
    var endsReading: Bool {
        severity == .error && (rule == BuiltinCheck.syntax.id || rule == BuiltinCheck.limitExceeded.id)
    }
}
