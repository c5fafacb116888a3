import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Signals that end the program: while files are written they are only noted, so that the file at hand is finished and
/// nothing is left behind. A second one ends the program at once.
enum Interruption {
    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    /// The signal that has come, nil for none.
    static var signal: Int32? {
        let number = received.load(ordering: .relaxed)
        return number == 0 ? nil : number
    }

    /// Does something that is not to be broken off.
    static func deferred<Problem>(_ work: () throws(Problem) -> Void) throws(Problem) {
        // What is first used in the handler would be made there.
        _ = signal
        for number in signals { set(number) { note($0) } }
        defer { for number in signals { set(number, SIG_DFL) } }
        try work()
    }

    /// Sets what a signal does, unless it is ignored, as under `nohup`.
    private static func set(_ number: Int32, _ handler: (@convention(c) (Int32) -> Void)?) {
        guard let before = change(number, handler), isIgnoring(before) else { return }
        _ = change(number, SIG_IGN)
    }

    private static func isIgnoring(_ handler: @convention(c) (Int32) -> Void) -> Bool {
        unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    /// Ends the program as the signal would have ended it.
    static func end(by number: Int32) -> Int32 {
        _ = change(number, SIG_DFL)
        raise(number)
        return 128 + number
    }
}

private let received = Atomic<Int32>(0)

/// The handler: it can do little more than note the signal.
private func note(_ number: Int32) {
    received.store(number, ordering: .relaxed)
    _ = change(number, SIG_DFL)
}

private func change(
    _ number: Int32, _ handler: (@convention(c) (Int32) -> Void)?
) -> (@convention(c) (Int32) -> Void)? {
    signal(number, handler)
}
