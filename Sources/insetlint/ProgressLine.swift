/// A line on standard error that says how far a long run is. It is gone when the run ends.
struct ProgressLine {
    private let total: Int
    private let start = ContinuousClock.now
    private var done = 0
    private var lastShown: ContinuousClock.Instant?

    /// A line for that many files; nil where it would not be on a terminal.
    init?(total: Int) {
        guard Console.errorIsTerminal else { return nil }
        self.total = total
    }

    /// Counts a file. The line comes after a second and changes ten times a second at most.
    mutating func advance() {
        done += 1
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
