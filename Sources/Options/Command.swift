/// A command of the program with all that it takes: the one row that parsing, help, completions and manual go by.
public struct Command<Settings>: Sendable {
    /// The word on the command line, such as `layout`.
    public let name: String
    /// What it does, in one sentence.
    public let summary: String
    /// Further paragraphs for its own help; empty where the summary says it all.
    public let details: [String]
    /// The words that it takes besides options, in their order.
    public let operands: [Operand<Settings>]
    /// Its options in groups, as help shows them.
    public let sections: [OptionSection<Settings>]
    /// Whether help and completions name it; what is for packagers alone is not listed.
    public let isListed: Bool
    let action: Action

    enum Action: Sendable {
        case run(@Sendable (inout Settings) -> Void)
        case showHelp
        case showVersion
    }

    /// A command; `select` notes in the settings that it was chosen, before any option is applied.
    public init(
        _ name: String, summary: String, details: [String] = [], operands: [Operand<Settings>] = [],
        sections: [OptionSection<Settings>] = [], isListed: Bool = true,
        select: @escaping @Sendable (inout Settings) -> Void
    ) {
        self.init(
            name: name, summary: summary, details: details, operands: operands, sections: sections,
            isListed: isListed, action: .run(select))
    }

    /// A command that takes what another one takes.
    public init(
        _ name: String, summary: String, details: [String] = [], like other: Command,
        select: @escaping @Sendable (inout Settings) -> Void
    ) {
        self.name = name
        self.summary = summary
        self.details = details
        operands = other.operands
        sections = other.sections
        isListed = true
        action = .run(select)
    }

    init(
        name: String, summary: String, details: [String] = [], operands: [Operand<Settings>] = [],
        sections: [OptionSection<Settings>] = [], isListed: Bool = true, action: Action
    ) {
        self.name = name
        self.summary = summary
        self.details = details
        self.operands = operands
        self.sections = sections + [OptionSection("General options", [.showHelp, .showVersion])]
        self.isListed = isListed
        self.action = action
    }

    /// The options of all sections.
    public var options: [Option<Settings>] { sections.flatMap(\.options) }

    /// What follows the command's name in a usage line, such as `[OPTIONS] [PATH]...`.
    public var synopsis: String { (["[OPTIONS]"] + operands.map(\.synopsis)).joined(separator: " ") }

    /// The option of that long name, with its dashes.
    func option(named name: some StringProtocol) -> Option<Settings>? { options.first { $0.name == name } }
}

/// Options that belong together, under one heading of the help.
public struct OptionSection<Settings>: Sendable {
    /// The heading, such as `Output options`.
    public let title: String
    /// The options in the order of the help.
    public let options: [Option<Settings>]

    /// A section of that heading and options.
    public init(_ title: String, _ options: [Option<Settings>]) {
        self.title = title
        self.options = options
    }
}
