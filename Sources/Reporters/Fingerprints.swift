import Diagnostics

/// Names findings so that they are known again when lines move and numbers change.
///
/// A fingerprint is the SHA-256 of path, rule, button and how many findings of these have come before it in the file;
/// so no two findings of a report have the same one. It holds neither line numbers nor measured numbers.
struct Fingerprints {
    private var seen: [[String]: Int] = [:]
    private let path: String

    /// The fingerprints of the findings of one file, whose path must be the same on every machine.
    init(path: String) { self.path = path }

    /// The fingerprint of the next finding of the file, as 64 hexadecimal digits.
    mutating func next(_ finding: Finding) -> String {
        let key = [finding.rule, finding.button.map { "button " + $0 } ?? ""]
        let occurrence = seen[key, default: 0]
        seen[key] = occurrence + 1
        // Lengths keep the parts apart, whatever characters they hold.
        let parts = [path] + key + [String(occurrence)]
        return SHA256.hexDigest(of: parts.flatMap { Array("\($0.utf8.count):\($0),".utf8) })
    }
}
