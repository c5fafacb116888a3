import Diagnostics
import SpecTree
import YAMLReader

/// The text of a file between two rounds of fixes, with its documents and findings.
struct FixState {
    /// UTF-8 without a byte order mark.
    let text: [UInt8]
    let tree: SpecTree
    let findings: [Finding]
    /// Whether the whole text could be read.
    let isReadable: Bool
    let isSpec: Bool

    init(_ text: [UInt8], encoding: TextEncoding, path: String, isNamed: Bool, linter: FileLinter) {
        let reading = YAMLReader.read(SourceFile(path: path, text: text), limits: linter.limits)
        let report = linter.lint(encoding.bytes(of: text), path: path, isNamed: isNamed)
        self.text = text
        tree = reading.tree
        isReadable = !reading.diagnostics.contains(where: \.endsReading)
        findings = report.findings
        isSpec = report.isSpec
    }

    /// The number of findings that say that the file is no well-formed spec.
    var faults: Int { findings.count { Self.faultIDs.contains($0.rule) } }

    /// The findings of severity error.
    var errors: [Finding] { findings.filter { $0.severity == .error } }

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
