import Foundation

/// A program of this package as `swift build` made it, found beside the test bundle.
public struct BuiltProgram: Sendable {
    /// Where the program lies.
    public let path: String

    /// The program that people call.
    public static let insetlint = BuiltProgram("insetlint")

    /// The shell, for runs that need a pipe.
    public static let shell = BuiltProgram(path: "/bin/bash")

    /// A program that lies there.
    public init(path: String) { self.path = path }

    /// The program of that name.
    public init(_ name: String) { path = Self.productFolder.appendingPathComponent(name).path }

    /// What a run of a program gave.
    public struct Output: Sendable {
        /// The text on standard output; bytes that are not UTF-8 become U+FFFD.
        public var stdout: String
        /// The text on standard error, likewise.
        public var stderr: String
        /// The exit code, or 128 and the signal's number where a signal ended the program.
        public var exitCode: Int32
    }

    /// An error that keeps a run from giving an output.
    public enum Failure: Error {
        /// The program did not end in time and was killed.
        case timedOut(seconds: Double, stdout: String, stderr: String)
    }

    /// Runs the program to its end.
    ///
    /// - Parameters:
    ///   - arguments: What follows the program's name.
    ///   - stdin: The text on standard input; empty unless given.
    ///   - environment: Variables besides `PATH`, `HOME` and the folder of the cache; nothing else is inherited, so that a run is the same
    ///     everywhere.
    ///   - workingFolder: The folder to run in; that of the tests unless given.
    ///   - timeout: The seconds after which the program is killed and an error thrown.
    public func run(
        _ arguments: [String] = [], stdin: String = "", environment: [String: String] = [:],
        workingFolder: String? = nil, timeout: Double = 60
    ) throws -> Output {
        let folder = try TemporaryFolder()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        let inherited = ProcessInfo.processInfo.environment.filter { ["PATH", "HOME"].contains($0.key) }
        // Every run judges anew, unless a test says where results are kept.
        let own = ["XDG_CACHE_HOME": folder.path + "/cache"]
        process.environment = inherited.merging(own) { $1 }.merging(environment) { $1 }
        if let workingFolder { process.currentDirectoryURL = URL(fileURLWithPath: workingFolder) }
        // Files in place of pipes: no output is too long for them.
        try folder.write(stdin, to: "stdin")
        try folder.write("", to: "stdout")
        try folder.write("", to: "stderr")
        let handles = [
            try FileHandle(forReadingFrom: folder.url("stdin")), try FileHandle(forWritingTo: folder.url("stdout")),
            try FileHandle(forWritingTo: folder.url("stderr")),
        ]
        // Foundation on Linux crashes in `run` once the tests hold some 1,365 open files: its copy of the last name
        // from /proc/self/fd then reads past the end of the list. So no run may leave a file open.
        defer { for handle in handles { try? handle.close() } }
        process.standardInput = handles[0]
        process.standardOutput = handles[1]
        process.standardError = handles[2]

        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        // Foundation's launching on Linux is not safe on several threads at once.
        try Self.launching.withLock {
            // The threads of tests take no signals, and a program would have that from them.
            var none = sigset_t()
            var before = sigset_t()
            sigemptyset(&none)
            pthread_sigmask(SIG_SETMASK, &none, &before)
            defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
            try process.run()
        }
        let isInTime = ended.wait(timeout: .now() + timeout) == .success
        if !isInTime {
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }
        let stdout = try folder.read("stdout")
        let stderr = try folder.read("stderr")
        guard isInTime else { throw Failure.timedOut(seconds: timeout, stdout: stdout, stderr: stderr) }
        let status = process.terminationStatus
        return Output(
            stdout: stdout, stderr: stderr,
            exitCode: process.terminationReason == .uncaughtSignal ? 128 + status : status)
    }

    private static let launching = NSLock()

    /// The folder of the test bundle, which is the folder of all products.
    private static let productFolder: URL = {
        let arguments = CommandLine.arguments
        if let flag = arguments.firstIndex(of: "--test-bundle-path"), flag + 1 < arguments.count {
            // On macOS: …/insetlintPackageTests.xctest/Contents/MacOS/insetlintPackageTests
            var url = URL(fileURLWithPath: arguments[flag + 1])
            while url.path != "/", url.pathExtension != "xctest" { url.deleteLastPathComponent() }
            return url.deletingLastPathComponent()
        }
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        return bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    }()
}
