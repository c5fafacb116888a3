import Diagnostics

/// The table of all commands.
public struct Program<Settings>: Sendable {
    /// The name of the program, such as `insetlint`.
    public let name: String
    /// What it does, in one sentence.
    public let summary: String
    /// The command that is meant where none is named.
    public let defaultCommand: Command<Settings>
    /// All commands: the default one, the others, and `version` and `help`, which every program has.
    public let commands: [Command<Settings>]

    /// A program of those commands.
    public init(
        _ name: String, summary: String, defaultCommand: Command<Settings>, commands: [Command<Settings>] = []
    ) {
        let version = Command<Settings>(name: "version", summary: "Show the version.", action: .showVersion)
        self.name = name
        self.summary = summary
        self.defaultCommand = defaultCommand
        self.commands = Self.addingHelp(to: [defaultCommand] + commands + [version])
    }

    private static func addingHelp(to commands: [Command<Settings>]) -> [Command<Settings>] {
        let summary = "Show help for the program or a command."
        let choices =
            commands.filter(\.isListed).map { Choice($0.name, help: $0.summary) } + [Choice("help", help: summary)]
        let topic = Operand<Settings>(
            "COMMAND", .optional, help: "The command to explain; the program where none is named.", choices: choices,
            apply: { _, _ in })
        return commands + [Command(name: "help", summary: summary, operands: [topic], action: .showHelp)]
    }

    /// The command of that name.
    public func command(named name: String) -> Command<Settings>? { commands.first { $0.name == name } }

    /// What to say about a path that does not exist: that it may be a command; nil where no command is near.
    ///
    /// A first word that is no command is a path of the default command, so a mistyped command arrives as a path.
    public func commandHint(forMissingPath path: String) -> String? {
        if command(named: path) != nil {
            return "`\(path)` is a command too; to run it, write it first: \(name) \(path)"
        }
        return Suggestion.nearest(to: path, in: commands.map(\.name)).map { "did you mean the command `\($0)`?" }
    }

    /// What the arguments, without the program's name, ask for; options change `settings`, from left to right.
    ///
    /// The command is the first word, if it is the name of one. `--name VALUE` and `--name=VALUE` are the same, `-qv`
    /// is `-q -v`, `--` ends the options, and `-` is no option. A value that starts with `--` is taken with `=` only.
    public func parse(_ arguments: [String], into settings: Settings) throws(UsageError) -> Invocation<Settings> {
        if let first = arguments.first, let command = command(named: first) {
            var parser = ArgumentParser(
                program: self, command: command, isNamed: true, words: arguments.dropFirst(), settings: settings)
            return try parser.parse()
        }
        var parser = ArgumentParser(
            program: self, command: defaultCommand, isNamed: false, words: arguments[...], settings: settings)
        return try parser.parse()
    }
}

/// What a command line asks for.
public enum Invocation<Settings> {
    /// Run with these settings.
    case run(Settings)
    /// Print the help of a command, or of the program for nil.
    case help(Command<Settings>?)
    /// Print the version.
    case version
}

extension Invocation: Sendable where Settings: Sendable {}
