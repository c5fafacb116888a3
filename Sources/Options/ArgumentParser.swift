import Diagnostics

/// Reads the words that follow a command.
struct ArgumentParser<Settings> {
    let program: Program<Settings>
    let command: Command<Settings>
    /// Whether the command's name was written.
    let isNamed: Bool
    var words: ArraySlice<String>
    var settings: Settings
    private var operands: [String] = []

    init(
        program: Program<Settings>, command: Command<Settings>, isNamed: Bool, words: ArraySlice<String>,
        settings: Settings
    ) {
        self.program = program
        self.command = command
        self.isNamed = isNamed
        self.words = words
        self.settings = settings
    }

    mutating func parse() throws(UsageError) -> Invocation<Settings> {
        if case .run(let select) = command.action { select(&settings) }
        while let word = words.popFirst() {
            if word == "--" {
                operands += words
                words = []
            } else if let invocation = try parse(word) {
                return invocation
            }
        }
        try assignOperands()
        switch command.action {
        case .run: return .run(settings)
        case .showHelp: return .help(operands.first.flatMap(program.command))
        case .showVersion: return .version
        }
    }

    /// Takes one word and the value that belongs to it. Help and version end the reading.
    private mutating func parse(_ word: String) throws(UsageError) -> Invocation<Settings>? {
        if Self.isLong(word) { return try parseLong(word) }
        if word.utf8.first == UInt8(ascii: "-"), word != "-" { return try parseCluster(word) }
        operands.append(word)
        return nil
    }

    private static func isLong(_ word: String) -> Bool { word.utf8.starts(with: "--".utf8) }

    private mutating func parseLong(_ word: String) throws(UsageError) -> Invocation<Settings>? {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        guard let option = command.option(named: name) else { throw unknownOption(name) }
        return try apply(option, spelled: name, attached: parts.count > 1 ? String(parts[1]) : nil)
    }

    /// `-qv` is `-q -v`; an option with a value takes the rest of the word, or the next one.
    private mutating func parseCluster(_ word: String) throws(UsageError) -> Invocation<Settings>? {
        // `-format` is meant as `--format`, not as a row of short names.
        if word.count > 2, command.option(named: "-" + word.prefix { $0 != "=" }) != nil { throw unknownOption(word) }
        var letters = word.dropFirst()
        while let letter = letters.popFirst() {
            guard let option = command.options.first(where: { $0.short == letter }) else {
                throw unknownOption("-\(letter)")
            }
            var attached: String?
            if option.placeholder != nil, !letters.isEmpty {
                attached = String(letters.first == "=" ? letters.dropFirst() : letters)
                letters = ""
            }
            if let invocation = try apply(option, spelled: "-\(letter)", attached: attached) { return invocation }
        }
        return nil
    }

    private mutating func apply(
        _ option: Option<Settings>, spelled name: String, attached: String?
    ) throws(UsageError) -> Invocation<Settings>? {
        if option.placeholder == nil, let attached {
            throw UsageError("`\(name)` takes no value, but `\(attached)` was given")
        }
        switch option.action {
        case .flag(let apply): apply(&settings)
        case .value(let apply):
            let value = if let attached { attached } else { try nextValue(of: option, spelled: name) }
            try option.choices.check(value, for: name)
            try apply(&settings, value)
        case .showHelp: return .help(isNamed ? command : nil)
        case .showVersion: return .version
        }
        return nil
    }

    private mutating func nextValue(of option: Option<Settings>, spelled name: String) throws(UsageError) -> String {
        guard let word = words.first, !Self.isLong(word) else {
            throw UsageError("`\(name)` needs a value: \(name) \(option.placeholder ?? "VALUE")")
        }
        words.removeFirst()
        return word
    }

    private mutating func assignOperands() throws(UsageError) {
        var rest = operands[...]
        for operand in command.operands {
            if rest.isEmpty, operand.count.isRequired {
                let usage = "\(program.name) \(command.name) \(command.synopsis)"
                throw UsageError("`\(command.name)` needs \(operand.placeholder): \(usage)", hint: hint)
            }
            while let word = rest.popFirst() {
                try operand.choices.check(word, for: operand.placeholder)
                try operand.apply(&settings, word)
                if !operand.count.repeats { break }
            }
        }
        guard let extra = rest.first else { return }
        let known = command.operands.map(\.placeholder).joined(separator: " ")
        let limit = known.isEmpty ? "no arguments but options" : "no more than \(known)"
        throw UsageError("unexpected argument `\(extra)`: `\(command.name)` takes \(limit)", hint: hint)
    }

    private var hint: String { "Run `\(program.name) help \(command.name)` for what it takes" }

    private func unknownOption(_ name: String) -> UsageError {
        let owners = program.commands.filter { $0.options.contains { $0.name == name } }.map {
            "`\(program.name) \($0.name)`"
        }
        if !owners.isEmpty {
            let list = owners.joined(separator: ", ")
            return UsageError("`\(command.name)` has no option `\(name)`; it is an option of \(list)", hint: hint)
        }
        if let suggestion = suggestion(for: name) {
            return UsageError("unknown option `\(name)`: did you mean `\(suggestion)`?", hint: hint)
        }
        let known = command.options.map(\.name).joined(separator: ", ")
        return UsageError("unknown option `\(name)`", hint: "`\(command.name)` has the options \(known)")
    }

    /// The option meant by a mistyped or shortened name, or by a long name with one dash.
    private func suggestion(for name: String) -> String? {
        let word = String(name.drop { $0 == "-" }.prefix { $0 != "=" })
        guard word.utf8.count > 1 else { return nil }
        let names = command.options.map { String($0.name.dropFirst(2)) }
        let continued = names.filter { $0.hasPrefix(word) }
        if continued.count == 1, let only = continued.first { return "--" + only }
        return Suggestion.nearest(to: word, in: names).map { "--" + $0 }
    }
}
