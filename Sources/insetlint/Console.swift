import Linter
import Reporters

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Standard output and standard error of the program.
///
/// Output is gathered and written in large pieces. A reader that closes its end of a pipe early (`| head`) ends the
/// output, not the program: the exit code still says what was found.
struct Console {
    /// Whether standard output and standard error are terminals.
    static let outputIsTerminal = isatty(STDOUT_FILENO) == 1
    static let errorIsTerminal = isatty(STDERR_FILENO) == 1

    /// Whether standard output is a file.
    static let outputIsFile = {
        var status = stat()
        return fstat(STDOUT_FILENO, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }()

    private var buffer: [UInt8] = []
    private var isClosed = false
    /// Why standard output could not be written to, nil where it could or its reader has gone.
    private(set) var problem: String?
    /// The line that says how far a run is, until something is printed that may come to the same terminal.
    var progress: ProgressLine?

    init() {
        signal(SIGPIPE, SIG_IGN)
        // A file that may not grow is a failed write, as a full disk is.
        signal(SIGXFSZ, SIG_IGN)
    }

    /// Adds text to standard output.
    mutating func write(_ text: String) { write(Array(text.utf8)) }

    /// Adds bytes to standard output.
    mutating func write(_ bytes: [UInt8]) {
        buffer += bytes
        if buffer.count > 1 << 16 { flush() }
    }

    /// Writes what is gathered.
    mutating func flush() {
        defer { buffer.removeAll(keepingCapacity: true) }
        if !Self.outputIsFile { endProgress() }
        guard !isClosed, !buffer.isEmpty, !FileSystem.write(buffer, to: STDOUT_FILENO) else { return }
        isClosed = true
        if errno != EPIPE { problem = FileSystem.reason(errno) }
    }

    /// Takes the line away that says how far a run is.
    mutating func endProgress() {
        progress?.end()
        progress = nil
    }

    /// Writes a line to standard error, made safe for a terminal: a line break in the message does not get through.
    static func complain(_ message: String) { write(report: TerminalText.escaped(message) + "\n") }

    /// Writes a report, which is safe for a terminal already, to standard error.
    static func write(report: String) { _ = FileSystem.write(Array(report.utf8), to: STDERR_FILENO) }

    /// The width of the terminal in columns, 100 where there is none.
    static var width: Int { window.map { Int($0.ws_col) } ?? 100 }

    /// The width of the terminal in pixels; nil where there is none or it does not tell.
    static var pixelWidth: Int? { window.flatMap { $0.ws_xpixel > 0 ? Int($0.ws_xpixel) : nil } }

    private static var window: winsize? {
        var size = winsize()
        return ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? size : nil
    }

    /// The value of an environment variable, nil where it is not set or empty.
    static func environment(_ name: String) -> String? {
        guard let value = getenv(name) else { return nil }
        let text = String(cString: value)
        return text.isEmpty ? nil : text
    }

    /// The folder that the program was started in, empty where it is not known.
    static var workingFolder: String {
        guard let path = getcwd(nil, 0) else { return "" }
        defer { free(path) }
        return String(cString: path)
    }
}
