import Diagnostics

/// The text of a file between two rounds of fixes, with its findings.
struct FixState {
    /// UTF-8 without a byte order mark.
    let text: [UInt8]
    /// What the linter says about it.
    let report: FileReport

    init(text: [UInt8], report: FileReport) {
        self.text = text
        self.report = report
    }

    init(_ text: [UInt8], encoding: TextEncoding, path: String, isNamed: Bool, linter: FileLinter) {
        self.text = text
        report = linter.lint(encoding.bytes(of: text), path: path, isNamed: isNamed)
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
