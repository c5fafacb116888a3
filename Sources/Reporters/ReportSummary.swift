public import Diagnostics

/// The counts of a run.
public struct ReportSummary: Hashable, Sendable {
    /// The number of files that were judged.
    public private(set) var files = 0
    /// The number of those with at least one finding.
    public private(set) var filesWithFindings = 0
    /// The number of findings of severity error.
    public private(set) var errors = 0
    /// The number of findings of severity warning.
    public private(set) var warnings = 0
    /// The number of findings of severity info.
    public private(set) var infos = 0
    /// The number of findings with a safe fix.
    public private(set) var safeFixes = 0
    /// The number of findings with a fix that needs to be looked at.
    public private(set) var unsafeFixes = 0

    /// The counts before the first file.
    public init() {}

    /// The number of findings of every severity.
    public var findings: Int { errors + warnings + infos }

    /// Counts one more file.
    public mutating func add(_ findings: [Finding]) {
        files += 1
        if !findings.isEmpty { filesWithFindings += 1 }
        for finding in findings {
            switch finding.severity {
            case .error: errors += 1
            case .warning: warnings += 1
            case .info: infos += 1
            }
            guard let fix = finding.fix else { continue }
            if fix.isSafe { safeFixes += 1 } else { unsafeFixes += 1 }
        }
    }

    /// The counts for people, such as `3 errors, 2 warnings in 2 of 14 files` or `No findings in 14 files.`
    public var sentence: String {
        guard findings > 0 else { return "No findings in \(Self.count(files, "file"))." }
        let counts = [(errors, "error"), (warnings, "warning"), (infos, "note")]
        let parts = counts.filter { $0.0 > 0 }.map { Self.count($0.0, $0.1) }
        let place = files == 1 ? "1 file" : "\(filesWithFindings) of \(files) files"
        return parts.joined(separator: ", ") + " in " + place
    }

    /// How many findings can be fixed and how, nil where none can.
    public var fixSentence: String? {
        switch (safeFixes, unsafeFixes) {
        case (0, 0): nil
        case (_, 0): "\(safeFixes) can be fixed with --fix"
        case (0, _): "\(unsafeFixes) can be fixed with --fix --unsafe-fixes"
        default: "\(safeFixes) can be fixed with --fix, \(unsafeFixes) more with --unsafe-fixes"
        }
    }

    private static func count(_ number: Int, _ noun: String) -> String {
        number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
    }
}
