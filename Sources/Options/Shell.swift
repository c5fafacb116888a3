/// The shells that completions are written for.
public enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish
}

/// What a shell can offer for a value, besides the choices that an option has in its own row.
public enum ValueSource: Sendable {
    case files
    case folders
    /// The words that a command prints, one a line; `isList` where several may follow each other, with commas between.
    case command(String, isList: Bool)
    /// `KEY=VALUE`: the keys that a command prints, and the values.
    case pairs(keysOf: String, values: [String])
    /// `KEY=VALUE` of those keys and any value.
    case keys([String])
}

extension Program {
    /// The completions of a shell, as the script that the shell loads.
    ///
    /// `sources` says what the placeholders stand for, such as `FILE`; there is nothing to offer for the others.
    public func completions(for shell: Shell, sources: [String: ValueSource]) -> String {
        switch shell {
        case .bash: BashCompletions(program: self, sources: sources).text
        case .zsh: ZshCompletions(program: self, sources: sources).text
        case .fish: FishCompletions(program: self, sources: sources).text
        }
    }

    var listedCommands: [Command<Settings>] { commands.filter(\.isListed) }
}

extension Option {
    /// The names as they are typed, the short one first.
    var names: [String] { (short.map { ["-\($0)"] } ?? []) + [name] }
}

extension String {
    /// The text in single quotes, for a shell.
    var quoted: String {
        "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}
