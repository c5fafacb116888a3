import Foundation

// Usage: EmbedRules RULES-FOLDER OUTPUT.swift
//
// Writes every `<topic>/<name>.yml` of the folder as a string literal, and once more without the keys that only people
// read: linting never looks at these, and a program that starts for every save should not read them either.

let rulesFolder = URL(fileURLWithPath: CommandLine.arguments[1])
let outputFile = URL(fileURLWithPath: CommandLine.arguments[2])

let files =
    FileManager.default.enumerator(at: rulesFolder, includingPropertiesForKeys: nil)?
    .compactMap { $0 as? URL }.filter { $0.pathExtension == "yml" }
    .sorted { $0.path < $1.path } ?? []

/// A rule file without its `rationale` and `examples`: each from its key to the next one that is not indented.
func withoutKeysForPeople(_ text: String) -> String {
    var isLeftOut = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
        if let first = line.first, first != " ", first != "#" {
            isLeftOut = line.hasPrefix("rationale:") || line.hasPrefix("examples:")
        }
        return !isLeftOut
    }.joined(separator: "\n")
}

/// A raw string literal whose delimiter does not occur in the text.
func literal(_ text: String) -> String {
    var pounds = "#"
    while text.contains("\"\"\"\(pounds)") || text.contains("\\\(pounds)") { pounds += "#" }
    return "\(pounds)\"\"\"\n\(text)\n\"\"\"\(pounds)"
}

var output = "// Made from the files of Rules/ by EmbedRules.\n\nlet embeddedRules: [EmbeddedRule] = [\n"
for file in files {
    let text = try String(contentsOf: file, encoding: .utf8)
    output += "    EmbeddedRule(\n        topic: \"\(file.deletingLastPathComponent().lastPathComponent)\", "
    output += "name: \"\(file.deletingPathExtension().lastPathComponent)\",\n        judgingText: "
    output += literal(withoutKeysForPeople(text)) + ",\n        wholeText: "
    output += literal(text) + "),\n"
}
output += "]\n"
try output.write(to: outputFile, atomically: true, encoding: .utf8)
