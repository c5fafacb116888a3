import Diagnostics
import Options

/// `insetlint completions`: prints what a shell loads to complete commands, options and their values.
struct CompletionsCommand {
    let settings: Settings

    func run(_ console: inout Console) -> Int32 {
        console.write(CommandTable.program.completions(for: settings.shell, sources: Self.sources))
        return 0
    }

    /// What the placeholders of the command table stand for.
    private static let sources: [String: ValueSource] = {
        let rules = "\(CommandTable.program.name) rules --ids"
        return [
            "PATH": .files,
            "FILE": .files,
            "FOLDER": .folders,
            "RULE": .command(rules, isList: false),
            "RULES": .command(rules, isList: true),
            "RULE=LEVEL": .pairs(keysOf: rules, values: Severity.allCases.map(\.name) + ["off"]),
            "NAME=VALUE": .keys(LimitName.allCases.map(\.rawValue)),
        ]
    }()
}
