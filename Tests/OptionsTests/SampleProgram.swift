import Options

/// Settings to parse into, with a log of what was applied in which order.
struct Settings: Equatable, Sendable {
    enum Format: String, CaseIterable, Sendable { case text, gcc, sarif }
    enum Color: String, CaseIterable, Sendable { case always, never, auto }

    var command = ""
    var color: Color?
    var jobs: Int?
    var isQuiet = false
    var log: [String] = []
}

/// A program with everything that a table can hold.
let sample = Program(
    "insetlint", summary: "Finds buttons whose title and image insets do not do what they are meant to do.",
    defaultCommand: lint, commands: [layout, explain, shell])

private let lint = Command<Settings>(
    "lint", summary: "Judge the buttons of files and folders.",
    operands: [
        Operand("PATH", .any, help: "A file, a folder to walk, or - for standard input; this folder if none is given.")
        {
            $0.log.append("path \($1)")
        }
    ],
    sections: [
        OptionSection(
            "Output options",
            [
                .choice(
                    "--format", short: "f", "FORMAT", help: "How findings are written; may come several times.",
                    describe: describe
                ) { (settings: inout Settings, format: Settings.Format) in
                    settings.log.append("format \(format.rawValue)")
                },
                .value("--output", short: "o", "FILE", help: "Where the format named before goes.") {
                    $0.log.append("output \($1)")
                },
                .choice("--color", "WHEN", help: "Whether colours are used.") { $0.color = $1 },
                .flag("--quiet", short: "q", help: "Print findings only.") { $0.isQuiet = true },
                .flag("--verbose", short: "v", help: "Say more; twice for still more.") { $0.log.append("verbose") },
            ]),
        OptionSection(
            "Rule options",
            [
                .value(
                    "--severity", "ID=LEVEL",
                    help:
                        "The severity of a rule's findings: off, info, warning or error, whatever the configuration says."
                ) { settings, text throws(UsageError) in
                    guard text.contains("=") else { throw UsageError("`--severity` needs ID=LEVEL, not `\(text)`") }
                    settings.log.append("severity \(text)")
                },
                .number("--jobs", short: "j", "N", in: 1...256, help: "How many files are judged at a time.") {
                    $0.jobs = $1
                },
                .flag("--report-unused-suppressions", help: "Report suppressions that suppress nothing.") {
                    $0.log.append("unused")
                },
            ]),
    ]
) { $0.command = "lint" }

private let layout = Command<Settings>(
    "layout", summary: "Print where image and title come to lie.",
    details: ["Rectangles are in points, from the top left corner of the button."],
    operands: [Operand("FILE", help: "The file to lay out.") { $0.log.append("file \($1)") }],
    sections: [
        OptionSection(
            "Output options",
            [
                .value("--format", "FORMAT", help: "How rectangles are written.", choices: ["text", "json"]) {
                    $0.log.append("format \($1)")
                },
                .value("--scale", "N", help: "Pixels per point.") { $0.log.append("scale \($1)") },
            ])
    ]
) { $0.command = "layout" }

private let explain = Command<Settings>(
    "explain", summary: "Explain rules.",
    operands: [
        Operand("RULE", help: "The rule.") { $0.log.append("rule \($1)") },
        Operand("MORE", .optional, help: "Another rule.") { $0.log.append("more \($1)") },
    ]
) { $0.command = "explain" }

private let shell = Command<Settings>(
    "completions", summary: "Print a shell's completions.",
    operands: [
        Operand("SHELL", .atLeastOne, help: "The shell.", choices: ["bash", "zsh", "fish"]) {
            $0.log.append("shell \($1)")
        }
    ]
) { $0.command = "completions" }

private func describe(_ format: Settings.Format) -> String {
    switch format {
    case .text: "for people, with source lines, carets below them, notes, and a summary at the end of it all"
    case .gcc: "one line a finding"
    case .sarif: "SARIF 2.1.0"
    }
}
