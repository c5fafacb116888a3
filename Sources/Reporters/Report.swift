public import Diagnostics

/// A report under way: begin it, add the files of the run in their order, end it.
public struct Report {
    /// The counts of the files that were added.
    public private(set) var summary = ReportSummary()
    private var reporter: any Reporter

    /// A report of that format whose text goes to `write` piece by piece; it ends with a line end unless it is empty.
    public init(_ format: ReportFormat, context: ReportContext, write: @escaping ReportSink) {
        reporter = format.reporter(context, write)
    }

    /// Writes what stands before the first file.
    public mutating func begin() { reporter.begin() }

    /// Adds the findings of one file, sorted by place and rule; none for a file that is clean.
    public mutating func add(_ findings: [Finding], of path: String) {
        summary.add(findings)
        reporter.add(findings, of: path)
    }

    /// Writes what stands behind the last file.
    public mutating func end() { reporter.end(summary) }
}
