import Diagnostics
import SpecTree

/// The findings of one reading. There is an end to them: a hostile file could have millions.
struct Findings {
    /// More than are reported, so that a report can say how many it leaves out.
    private let limit: Int
    private(set) var all: [Diagnostic] = []
    private var isFull = false

    init(limits: Limits) { limit = max(10_000, limits.findings) }

    /// Adds a finding, or says once that there are too many.
    mutating func append(_ finding: Diagnostic) {
        guard all.count >= limit else { return all.append(finding) }
        guard !isFull else { return }
        isFull = true
        all.append(
            Diagnostic(
                .limitExceeded,
                "the YAML of this file has more than \(limit) errors; mend those first, the others are not shown",
                at: finding.range))
    }

    /// Adds the finding that ends the reading, however many there are.
    mutating func append(last finding: Diagnostic) { all.append(finding) }
}

extension String {
    /// A name from the file for a message, in backquotes behind its `*` or `&`; cut short where it is very long.
    static func quoted(_ bytes: some Collection<UInt8>, sigil: String = "") -> String {
        let text = String(decoding: bytes.prefix(300), as: UTF8.self)
        guard text.unicodeScalars.count > 60 || bytes.count > 300 else { return "`\(sigil)\(text)`" }
        return "`\(sigil)\(String(String.UnicodeScalarView(text.unicodeScalars.prefix(60))))…`"
    }
}
