import Diagnostics
import Linter
import TestSupport

/// The files that a project has besides its specs.
enum FileTargets {
    static func ruleFault(in bytes: [UInt8]) -> String? { FileTrial.rule(bytes).fault(length: length(of: bytes)) }

    static func recipeFault(in bytes: [UInt8]) -> String? { FileTrial.recipe(bytes).fault(length: length(of: bytes)) }

    static func configurationFault(in bytes: [UInt8]) -> String? {
        guard let folder else { return nil }
        return (try? FileTrial.configuration(bytes, in: folder))?.fault(length: length(of: bytes))
    }

    /// A baseline that is accepted is written as one that says the same.
    static func baselineFault(in bytes: [UInt8]) -> String? {
        let (baseline, findings) = BaselineFile.read(bytes, path: "fuzz.yml")
        if let fault = findings.fault(length: length(of: bytes)) { return fault }
        guard findings.isEmpty else { return nil }
        let text = BaselineFile.text(of: baseline)
        let (again, mistakes) = BaselineFile.read(Array(text.utf8), path: "fuzz.yml")
        return mistakes.isEmpty && again.counts == baseline.counts ? nil : "another baseline: \(text)"
    }

    private static let folder = try? TemporaryFolder()

    /// The bytes of a text with its byte order mark, which of UTF-16 may be more than those of the file.
    private static func length(of bytes: [UInt8]) -> Int { 2 * bytes.count }
}
