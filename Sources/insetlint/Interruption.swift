import Linter
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
        defer { for number in signals { set(number) { breakOff($0) } } }
        try work()
    }

    /// Makes files that go away with the program where a signal ends it. There can be such files once in a run.
    static func making(_ make: () -> [FilePath]) {
        // What comes while the files are made waits until their names are known.
        var waiting = sigset_t()
        var before = sigset_t()
        sigemptyset(&waiting)
        for number in signals { sigaddset(&waiting, number) }
        pthread_sigmask(SIG_BLOCK, &waiting, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        let names = make().map { $0.withCString { strdup($0) } }
        let list = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: names.count + 1)
        list.initialize(repeating: nil, count: names.count + 1)
        for (index, name) in names.enumerated() { list[index] = name }
        unfinished = list
        for number in signals { set(number) { breakOff($0) } }
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
        breakOff(number)
        return 128 + number
    }
}

private let received = Atomic<Int32>(0)

/// The names of files that are to be gone when a signal ends the program, with a nil behind the last. They stay as they
/// are from then on, for the handler may read them at any time.
nonisolated(unsafe) private var unfinished: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?

/// The handler: it can do little more than note the signal.
private func note(_ number: Int32) {
    if received.exchange(number, ordering: .relaxed) != 0 { breakOff(number) }
}

/// The handler where there is nothing to wait for.
private func breakOff(_ number: Int32) {
    var next = unfinished
    while let name = next?.pointee {
        unlink(name)
        next = next?.successor()
    }
    _ = change(number, SIG_DFL)
    raise(number)
}

private func change(
    _ number: Int32, _ handler: (@convention(c) (Int32) -> Void)?
) -> (@convention(c) (Int32) -> Void)? {
    signal(number, handler)
}
