import Foundation
import TestSupport
import Testing

/// A spec in `examples/`, with the output of the program beside it.
struct Example: Sendable, CustomTestStringConvertible {
    /// The path from the repository's root, such as `examples/bad/clipped-title.yml`.
    let path: String

    var testDescription: String { path }

    /// Where the expected output lies.
    var output: URL { Self.root.appendingPathComponent(path).deletingPathExtension().appendingPathExtension("out") }

    /// The repository's root, in which the program is run.
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The specs of a folder of `examples/`, sorted.
    static func all(in folder: String) -> [Example] {
        names(in: folder, extension: "yml").map { Example(path: "examples/\(folder)/\($0)") }
    }

    /// The files of a folder of `examples/` with that extension, sorted.
    static func names(in folder: String, extension: String) -> [String] {
        let url = root.appendingPathComponent("examples").appendingPathComponent(folder)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        return names.filter { $0.hasSuffix(".\(`extension`)") }.sorted()
    }

    /// Runs the program over paths from the repository's root; anything that it reports makes the exit code 1.
    static func lint(_ paths: [String], _ options: [String] = []) throws -> BuiltProgram.Output {
        try BuiltProgram.insetlint.run(
            ["--format", "text", "--color", "never", "--fail-on", "info"] + options + paths, workingFolder: root.path)
    }
}
