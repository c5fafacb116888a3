extension Program {
    /// The manual page in roff, section 1, of all commands that help lists.
    ///
    /// - Parameters:
    ///   - version: The version for the foot of the page.
    ///   - sections: Further sections behind those of the table, each a title and paragraphs.
    public func manual(version: String, sections: [(title: String, paragraphs: [String])] = []) -> String {
        var page = ManualPage()
        page.line(".TH \(name.uppercased()) 1 \"\" \"\(name) \(version)\" \"User Commands\"")
        page.section("NAME")
        page.text("\(name) - \(summary.first.map { $0.lowercased() + summary.dropFirst() } ?? "")".withoutFullStop)
        page.section("SYNOPSIS")
        page.line(".B \(name)")
        page.text(defaultCommand.synopsis)
        page.line(".br")
        page.line(".B \(name)")
        page.text("COMMAND [OPTIONS] ...")
        page.section("COMMANDS")
        for command in listedCommands { page.entry("\\fB\(ManualPage.escaped(command.name))\\fR", command.summary) }
        for command in listedCommands where !command.isTrivial {
            page.section("\(name) \(command.name)".uppercased())
            page.text("\(name) \(command.name) \(command.synopsis)")
            for paragraph in [command.summary] + command.details { page.paragraph(paragraph) }
            for operand in command.operands {
                page.entry("\\fI\(operand.placeholder)\\fR", operand.help, operand.choices)
            }
            for section in command.sections {
                page.subsection(section.title)
                for option in section.options { page.entry(option.manualTerm, option.help, option.choices) }
            }
        }
        for section in sections {
            page.section(section.title)
            for paragraph in section.paragraphs { page.paragraph(paragraph) }
        }
        return page.text
    }
}

/// A page in roff.
private struct ManualPage {
    private(set) var text = ""

    mutating func line(_ line: String) { text += line + "\n" }

    mutating func section(_ title: String) { line(".SH \"\(Self.escaped(title))\"") }

    mutating func subsection(_ title: String) { line(".SS \"\(Self.escaped(title))\"") }

    mutating func text(_ text: String) { line(Self.escaped(text)) }

    mutating func paragraph(_ text: String) {
        line(".PP")
        self.text(text)
    }

    /// A term, already in roff, with what it means.
    mutating func entry(_ term: String, _ help: String, _ choices: [Choice] = []) {
        line(".TP")
        line(term)
        text(help)
        guard !choices.isEmpty else { return }
        line(".RS")
        for choice in choices {
            line(".TP")
            line("\\fB\(Self.escaped(choice.name))\\fR")
            text(choice.help)
        }
        line(".RE")
    }

    /// Text in which nothing is taken for a request or an escape.
    static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "\\": result += "\\e"
            case "-": result += "\\-"
            case "`", "'": result += character == "`" ? "\\(ga" : "\\(aq"
            default: result.append(character)
            }
        }
        return result.first == "." ? "\\&" + result : result
    }
}

extension Option {
    /// The option as the manual writes it, such as `-o, --output FILE`, in roff.
    fileprivate var manualTerm: String {
        let names = names.map { "\\fB\(ManualPage.escaped($0))\\fR" }.joined(separator: ", ")
        return names + (placeholder.map { " \\fI\(ManualPage.escaped($0))\\fR" } ?? "")
    }
}

extension Command {
    /// Whether there is nothing to say about it but its summary.
    fileprivate var isTrivial: Bool { operands.isEmpty && sections.count == 1 }
}

extension String {
    fileprivate var withoutFullStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
