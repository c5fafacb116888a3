public import ButtonLayout

/// A configuration to be written as code.
public struct ConfigurationCode: Sendable, Hashable {
    /// What the code sets.
    public var configuration: Configuration
    /// Whether there are an image and a title; without both, placement and padding mean nothing and are left out.
    public var hasBothParts: Bool
    /// Where the code starts from.
    public var start: Start

    /// What the button has before.
    public enum Start: Sendable, Hashable {
        /// No configuration. The title keeps its font, where that is known: a configuration has one of its own.
        case plain(font: TitleFont?)
        /// A configuration of that style, as the spec has it, whose content insets stay.
        case existing(style: String?)
    }

    /// Code for a configuration.
    public init(_ configuration: Configuration, hasBothParts: Bool = true, start: Start) {
        self.configuration = configuration
        self.hasBothParts = hasBothParts
        self.start = start
    }

    /// The key `configuration` of a button in a spec, on one line.
    public var yaml: String {
        var entries: [String] = []
        switch start {
        case .plain: entries.append("style: plain")
        case .existing(let style): if let style { entries.append("style: \(style)") }
        }
        if hasBothParts {
            entries.append("imagePlacement: \(configuration.imagePlacement.rawValue)")
            entries.append("imagePadding: \(CodeNumber.text(configuration.imagePadding, in: .yaml))")
        }
        entries.append("contentInsets: {\(contentInsets(in: .yaml))}")
        return "configuration: {\(entries.joined(separator: ", "))}\n"
    }

    /// Statements that give a `button` the configuration.
    public var swift: String {
        let padding = CodeNumber.text(configuration.imagePadding, in: .swift)
        let pair =
            hasBothParts
            ? [("imagePlacement", ".\(configuration.imagePlacement.rawValue)"), ("imagePadding", padding)] : []
        guard case .plain(let font) = start else {
            return pair.map { "button.configuration?.\($0) = \($1)\n" }.joined()
        }
        let insets = ("contentInsets", "NSDirectionalEdgeInsets(\(contentInsets(in: .swift)))")
        return "var configuration = UIButton.Configuration.plain()\n"
            + (pair + [insets]).map { "configuration.\($0) = \($1)\n" }.joined()
            + (font.map(Self.transformer) ?? "")
            + "button.configuration = configuration\n"
    }

    private func contentInsets(in language: CodeLanguage) -> String {
        let insets = configuration.contentInsets
        return [insets.top, insets.leading, insets.bottom, insets.trailing]
            .map { CodeNumber.text($0, in: language) }.named("top", "leading", "bottom", "trailing")
    }

    /// The font of a configuration's title can only be set like this; `titleLabel.font` is overwritten.
    private static func transformer(_ font: TitleFont) -> String {
        """
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = \(font.swift)
            return outgoing
        }

        """
    }
}
