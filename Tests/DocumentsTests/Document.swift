import Foundation
import TestSupport
import Testing

/// A document for readers, with parts that are made from the program: outputs of commands and tables.
struct Document: CustomTestStringConvertible {
    /// The path from the repository's root, such as `docs/cli.md`.
    let path: String

    var testDescription: String { path }

    var file: URL { Self.root.appendingPathComponent(path) }

    /// The repository's root, in which commands are run.
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static let all: [Document] = {
        let names =
            (try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("docs").path)) ?? []
        return [Document(path: "README.md")]
            + names.filter { $0.hasSuffix(".md") }.sorted().map { Document(path: "docs/\($0)") }
    }()

    func text() throws -> String { try String(contentsOf: file, encoding: .utf8) }

    /// The blocks of code in that language.
    func blocks(of language: String) throws -> [String] {
        var blocks: [String] = []
        var block: String?
        for line in try text().components(separatedBy: "\n") {
            if let text = block {
                block = line == "```" ? nil : text + line + "\n"
                if line == "```" { blocks.append(text) }
            } else if line == "```\(language)" {
                block = ""
            }
        }
        return blocks
    }

    /// The document with every output and table made anew.
    func regenerated() throws -> String {
        var result: [String] = []
        var end: String?
        var isConsole = false
        for line in try text().components(separatedBy: "\n") {
            if line == end {
                end = nil
            } else if end != nil {
                guard isConsole, line.hasPrefix("$ ") else { continue }
                result += [line] + (try Self.output(of: String(line.dropFirst(2))))
                continue
            } else if line == "```console" {
                (end, isConsole) = ("```", true)
            } else if let table = DocumentTable(marker: line) {
                (end, isConsole) = (DocumentTable.end, false)
                result += [line] + table.lines
                continue
            }
            result.append(line)
        }
        return result.joined(separator: "\n")
    }

    /// What a command prints: one of this program, or `cat` and a file.
    private static func output(of command: String) throws -> [String] {
        var words = command.split(separator: " ").map(String.init)
        let name = words.removeFirst()
        let text: String
        if name == "cat" {
            text = try words.map { try String(contentsOf: root.appendingPathComponent($0), encoding: .utf8) }.joined()
        } else {
            try #require(name == "insetlint", "a document can run `insetlint` and `cat`, not `\(command)`")
            let run = try BuiltProgram.insetlint.run(words, workingFolder: root.path)
            text = run.stdout + run.stderr
        }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).dropLast(
            text.hasSuffix("\n") ? 1 : 0)
    }
}
