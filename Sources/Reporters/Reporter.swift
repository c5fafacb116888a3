import Diagnostics

/// Writes one report: `begin`, then `add` for every file of the run in its order, then `end`.
///
/// The findings of a file come sorted. What a reporter has written it may forget, so memory stays bounded by one file.
protocol Reporter {
    /// Writes what stands before the first file.
    mutating func begin()
    /// Writes the findings of one file, of which there may be none.
    mutating func add(_ findings: [Finding], of path: String)
    /// Writes what stands behind the last file.
    mutating func end(_ summary: ReportSummary)
}

extension Reporter {
    mutating func begin() {}
    mutating func end(_ summary: ReportSummary) {}
}

/// Takes the next piece of a report.
public typealias ReportSink = (String) -> Void
