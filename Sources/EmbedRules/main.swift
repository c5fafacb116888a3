import Foundation

// Usage: EmbedRules RULES-FOLDER OUTPUT.swift
//
// Writes every `<topic>/<name>.yml` of the folder as a string literal. The part of a rule file from its `examples:` on is
// kept apart: linting never reads it, and a program that starts for every save should not either.

let rulesFolder = URL(fileURLWithPath: CommandLine.arguments[1])
let outputFile = URL(fileURLWithPath: CommandLine.arguments[2])

let files =
    FileManager.default.enumerator(at: rulesFolder, includingPropertiesForKeys: nil)?
    .compactMap { $0 as? URL }.filter { $0.pathExtension == "yml" }
    .sorted { $0.path < $1.path } ?? []

/// A raw string literal whose delimiter does not occur in the text.
func literal(_ text: String) -> String {
    var pounds = "#"
    while text.contains("\"\"\"\(pounds)") || text.contains("\\\(pounds)") { pounds += "#" }
    return "\(pounds)\"\"\"\n\(text)\n\"\"\"\(pounds)"
}

var output = "// Made from the files of Rules/ by EmbedRules.\n\nlet embeddedRules: [EmbeddedRule] = [\n"
for file in files {
    let text = try String(contentsOf: file, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let head = lines.prefix { !$0.hasPrefix("examples:") }
    let examples = lines.dropFirst(head.count)
    output += "    EmbeddedRule(\n        topic: \"\(file.deletingLastPathComponent().lastPathComponent)\", "
    output += "name: \"\(file.deletingPathExtension().lastPathComponent)\",\n        head: "
    output += literal(head.joined(separator: "\n")) + ",\n        examples: "
    output += literal(examples.joined(separator: "\n")) + "),\n"
}
output += "]\n"
try output.write(to: outputFile, atomically: true, encoding: .utf8)
