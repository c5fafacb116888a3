import Foundation

// Usage: EmbedRules RULES-FOLDER OUTPUT.swift
//
// Writes every `<topic>/<name>.yml` of the folder as string literals: whole, without the keys that only people read, and
// with no more than what is needed to judge. A program that starts for every save should read no more than it needs.

let rulesFolder = URL(fileURLWithPath: CommandLine.arguments[1])
let outputFile = URL(fileURLWithPath: CommandLine.arguments[2])

let files =
    FileManager.default.enumerator(at: rulesFolder, includingPropertiesForKeys: nil)?
    .compactMap { $0 as? URL }.filter { $0.pathExtension == "yml" }
    .sorted { $0.path < $1.path } ?? []

/// The keys of what a rule says of itself, and of its findings.
let keysForPeople = ["rationale", "examples"]
let keysOfFindings = ["message", "notes", "related", "fix"]

/// A rule file without some keys: each from its line to the next one that is not indented.
func leavingOut(_ keys: [String], of text: String) -> String {
    var isLeftOut = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
        if let first = line.first, first != " ", first != "#" {
            isLeftOut = keys.contains { line.hasPrefix($0 + ":") }
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
    output += "name: \"\(file.deletingPathExtension().lastPathComponent)\",\n        conditionText: "
    output += literal(leavingOut(keysForPeople + keysOfFindings, of: text)) + ",\n        findingText: "
    output += literal(leavingOut(keysForPeople, of: text)) + ",\n        wholeText: "
    output += literal(text) + "),\n"
}
output += "]\n"
try output.write(to: outputFile, atomically: true, encoding: .utf8)
