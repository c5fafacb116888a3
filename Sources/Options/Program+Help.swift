extension Program {
    /// The help of the program: its commands, and the options of the default one.
    public func helpText(width: Int = 90) -> String {
        var help = HelpText(width: width)
        help.paragraph(summary)
        help.block("Usage", ["\(name) \(defaultCommand.synopsis)", "\(name) COMMAND [OPTIONS] ..."])
        let entries = listedCommands.map { command in
            HelpText.Entry(
                term: command.name,
                help: command.summary + (command.name == defaultCommand.name ? " The default." : ""))
        }
        help.table("Commands", entries, column: HelpText.column(for: entries))
        add(defaultCommand, to: &help)
        help.paragraph("Run `\(name) help COMMAND` for the options of a command.")
        return help.text
    }

    /// The help of a command.
    public func helpText(for command: Command<Settings>, width: Int = 90) -> String {
        var help = HelpText(width: width)
        help.paragraph(command.summary)
        help.block("Usage", ["\(name) \(command.name) \(command.synopsis)"])
        for paragraph in command.details { help.paragraph(paragraph) }
        add(command, to: &help)
        return help.text
    }

    private func add(_ command: Command<Settings>, to help: inout HelpText) {
        let operands = command.operands.map {
            HelpText.Entry(term: $0.placeholder, help: $0.help, choices: $0.choices)
        }
        let hasShortNames = command.options.contains { $0.short != nil }
        let sections = command.sections.map { section in
            section.options.map { option in
                HelpText.Entry(
                    term: option.term(afterShortName: hasShortNames), help: option.help, choices: option.choices)
            }
        }
        let column = HelpText.column(for: operands + sections.flatMap { $0 })
        help.table("Arguments", operands, column: column)
        for (section, entries) in zip(command.sections, sections) {
            help.table(section.title, entries, column: column)
        }
    }
}

extension Option {
    /// The option as help writes it, such as `-o, --output FILE`.
    fileprivate func term(afterShortName: Bool) -> String {
        let start = short.map { "-\($0), " } ?? (afterShortName ? "    " : "")
        return start + name + (placeholder.map { " " + $0 } ?? "")
    }
}
