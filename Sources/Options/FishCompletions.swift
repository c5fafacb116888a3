/// Completions for fish.
struct FishCompletions<Settings> {
    let program: Program<Settings>
    let sources: [String: ValueSource]

    private var name: String { program.name }

    var text: String {
        let commands = program.listedCommands
        let names = commands.map(\.name).joined(separator: " ")
        var lines = [
            "# fish completion for \(name)",
            "",
            "function __\(name)_command",
            "    set -l words (commandline -opc)",
            "    if set -q words[2]; and contains -- $words[2] \(names)",
            "        echo $words[2]",
            "    else",
            "        echo \(program.defaultCommand.name)",
            "    end",
            "end",
            "",
            "function __\(name)_is",
            "    contains -- (__\(name)_command) $argv",
            "end",
            "",
            "function __\(name)_is_first",
            "    test (count (commandline -opc)) = 1",
            "end",
            "",
        ]
        for command in commands {
            lines.append(
                "complete -c \(name) -n __\(name)_is_first -a \(command.name) -d \(Self.quoted(command.summary))")
        }
        for command in commands {
            lines.append("")
            lines += operands(of: command)
            lines += command.options.map { line(for: $0, of: command) }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func condition(_ command: Command<Settings>) -> String {
        "complete -c \(name) -n '__\(name)_is \(command.name)'"
    }

    private func line(for option: Option<Settings>, of command: Command<Settings>) -> String {
        let short = option.short.map { " -s \($0)" } ?? ""
        let value = option.placeholder.map { " " + self.value(option.choices, $0) } ?? ""
        return condition(command) + short + " -l \(option.name.dropFirst(2))\(value) -d \(Self.quoted(option.help))"
    }

    /// A command that takes no paths offers none.
    private func operands(of command: Command<Settings>) -> [String] {
        var takesPaths = false
        var lines: [String] = []
        for operand in command.operands {
            if case .files? = sources[operand.placeholder] {
                takesPaths = true
            } else {
                // The `-x` of a value would turn paths off.
                let words = value(operand.choices, operand.placeholder).dropFirst(2)
                if !words.isEmpty { lines.append(condition(command) + words) }
            }
        }
        return takesPaths ? lines : [condition(command) + " -f"] + lines
    }

    /// Such as `-x -a 'text gcc'`: what to offer for a value, and that no paths are.
    private func value(_ choices: [Choice], _ placeholder: String) -> String {
        if !choices.isEmpty {
            let words = choices.map { choice in
                choice.help.isEmpty ? choice.name : choice.name + "\\t" + Self.quoted(choice.help)
            }
            return "-x -a " + Self.quoted(words.joined(separator: " "))
        }
        switch sources[placeholder] {
        case .files: return "-r -F"
        case .folders: return "-x -a '(__fish_complete_directories)'"
        case .command(let command, isList: true):
            return "-x -a " + Self.quoted("(__fish_complete_list , '\(command) 2>/dev/null')")
        case .command(let command, isList: false): return "-x -a " + Self.quoted("(\(command) 2>/dev/null)")
        case .pairs(let keys, let values):
            let command = "(for key in (\(keys) 2>/dev/null); printf '%s\\n' $key=\(Self.list(values)); end)"
            return "-x -a " + Self.quoted(command)
        case .keys(let keys): return "-x -a " + Self.quoted(keys.map { $0 + "=" }.joined(separator: " "))
        case nil: return "-x"
        }
    }

    private static func list(_ words: [String]) -> String { "{\(words.joined(separator: ","))}" }

    /// In single quotes, in which fish reads `\'` and `\\`.
    private static func quoted(_ text: String) -> String {
        var result = "'"
        for character in text {
            if character == "'" || character == "\\" { result.append("\\") }
            result.append(character)
        }
        return result + "'"
    }
}
