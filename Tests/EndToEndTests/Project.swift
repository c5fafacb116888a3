import Foundation
import TestSupport
import Testing

/// A folder of files to run the program in.
struct Project {
    let folder: TemporaryFolder

    /// A folder with those files, by their relative paths.
    init(_ files: [String: String] = [:]) throws {
        folder = try TemporaryFolder()
        for (name, text) in files { try folder.write(text, to: name) }
    }

    /// Runs the program in the folder.
    func run(
        _ arguments: String..., stdin: String = "", environment: [String: String] = [:]
    ) throws -> BuiltProgram.Output {
        try run(arguments, stdin: stdin, environment: environment)
    }

    /// Runs the program in the folder.
    func run(
        _ arguments: [String], stdin: String = "", environment: [String: String] = [:]
    ) throws -> BuiltProgram.Output {
        try BuiltProgram.insetlint.run(
            arguments, stdin: stdin, environment: environment, workingFolder: folder.path)
    }

    /// Runs a script of the shell in the folder; `$insetlint` is the program.
    func runScript(_ script: String, timeout: Double = 60) throws -> BuiltProgram.Output {
        try BuiltProgram.shell.run(
            ["-c", script], environment: ["insetlint": BuiltProgram.insetlint.path], workingFolder: folder.path,
            timeout: timeout)
    }

    /// The formats of a report, but for the one with pictures.
    static let formats = [
        "text", "gcc", "github", "gitlab", "sarif", "json", "jsonl", "checkstyle", "junit", "rdjson", "azure",
        "teamcity", "markdown",
    ]
}

/// Specs with findings of one severity each.
enum Sample {
    static let clean = """
        buttons:
          - name: clean
            frame: {width: 160, height: 44}
            title: {text: Download, size: {width: 72, height: 21}}

        """
    static let info = """
        buttons:
          - name: small
            frame: {width: 32, height: 32}
            image: {size: {width: 24, height: 24}}

        """
    static let warning = """
        buttons:
          - name: lone
            frame: {width: 160, height: 44}
            title: {text: Download, size: {width: 72, height: 21}}
            titleEdgeInsets: {left: 8}

        """
    static let error = """
        buttons:
          - name: narrow
            frame: {width: 60, height: 44}
            title: {text: Download, size: {width: 72, height: 21}}

        """
    static let broken = """
        buttons:
          - name: broken
            frame: {width: 60
            title: ]

        """
    /// Good YAML, but no spec.
    static let other = "on: push\njobs: {}\n"
}

extension BuiltProgram.Output {
    var lines: [String] { stdout.split(separator: "\n").map(String.init) }

    /// Expects an exit code and what stands on the two streams.
    func expect(
        _ code: Int32, stdout: String? = nil, stderr: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(exitCode == code, "stdout:\n\(self.stdout)\nstderr:\n\(self.stderr)", sourceLocation: sourceLocation)
        if let stdout { #expect(self.stdout == stdout, sourceLocation: sourceLocation) }
        if let stderr { #expect(self.stderr == stderr, sourceLocation: sourceLocation) }
    }

    /// The report on standard output as JSON.
    func json(sourceLocation: SourceLocation = #_sourceLocation) throws -> [String: Any] {
        let value = try JSONSerialization.jsonObject(with: Data(stdout.utf8))
        return try #require(value as? [String: Any], sourceLocation: sourceLocation)
    }
}
