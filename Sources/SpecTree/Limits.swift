package import Diagnostics

/// How much of an input is read before a clear `limit-exceeded` error takes the place of the rest.
public struct Limits: Hashable, Sendable {
    /// Bytes of one file.
    public var fileSize = 16 * 1024 * 1024
    /// Levels of nested collections, aliases followed.
    public var nesting = 200
    /// Nodes of one file, counted as if every alias were written out.
    public var nodes = 2_000_000
    /// Levels of nested parts in one formula or rule expression.
    public var formulaDepth = 100
    /// Findings of one file that are reported.
    public var findings = 1_000
    /// Variants of one button.
    public var variants = 1_000

    public init() {}

    /// All of them, in the order above.
    public var values: [Int] { [fileSize, nesting, nodes, formulaDepth, findings, variants] }

    /// What is wrong with the size of a file, nil where it can be read.
    ///
    /// - Parameter remedy: What else helps than a higher limit, as the begin of the sentence that names it.
    package func problem(ofSize size: Int, remedy: String = "") -> Diagnostic? {
        // Offsets into the tree's text, the file and its decoded values, have 32 bits.
        guard size > min(fileSize, 1 << 30) else { return nil }
        let message =
            "the file has \(size) bytes, more than the limit of \(fileSize); \(remedy)raise the limit "
            + "with --limit file-size=\(size)"
        return Diagnostic(.limitExceeded, message, at: ByteRange(0, 0))
    }
}
