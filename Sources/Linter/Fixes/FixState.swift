import Diagnostics
import SpecTree

/// A file between two rounds of fixes, with its findings.
struct FixState {
    private let file: SourceFile
    /// What reading the file gives; nil where it was not read again since it was judged.
    private var knownReading: FileReading?
    /// What the linter says about it.
    let report: FileReport

    init(_ file: SourceFile, reading: FileReading?, report: FileReport) {
        self.file = file
        knownReading = reading
        self.report = report
    }

    /// A file that is judged now.
    init(_ file: SourceFile, reading: FileReading, isNamed: Bool, linter: FileLinter) {
        let report = linter.judgement(of: file, in: reading, isNamed: isNamed).report(on: file)
        self.init(file, reading: reading, report: report)
    }

    /// The text in UTF-8, without a byte order mark.
    var text: [UInt8] { file.text }

    /// What reading the file gives.
    mutating func reading(limits: Limits) -> FileReading {
        let reading = knownReading ?? FileReading(file, limits: limits)
        knownReading = reading
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
