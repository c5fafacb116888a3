/// A line on standard error that says how far a long run is. It is gone when the run ends.
struct ProgressLine {
    private let total: Int
    private let isWanted: Bool
    private let start = ContinuousClock.now
    private var done = 0
    private var lastShown: ContinuousClock.Instant?

    /// A line for that many files; it is shown on a terminal alone.
    init(total: Int, isWanted: Bool) {
        self.total = total
        self.isWanted = isWanted && Console.errorIsTerminal
    }

    /// Counts a file. The line comes after a second and changes ten times a second at most.
    mutating func advance() {
        done += 1
        guard isWanted else { return }
        let now = ContinuousClock.now
        guard now - (lastShown ?? start) > (lastShown == nil ? .seconds(1) : .milliseconds(100)) else { return }
        lastShown = now
        Console.write(report: "\r\(done) of \(total) files")
    }

    /// Takes the line away.
    func end() {
        if lastShown != nil { Console.write(report: "\r\u{1B}[K") }
    }
}
