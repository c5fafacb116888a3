public import Diagnostics

/// What a report says about a rule, for the formats that list the rules of a run.
public struct RuleDescription: Hashable, Sendable {
    /// The id of the rule, such as `unpaired-inset`.
    public var id: String
    /// The folder of rules that it belongs to, such as `pairing`.
    public var topic: String
    /// The severity that its findings have in this run.
    public var severity: Severity
    /// What the rule flags, in one sentence.
    public var summary: String
    /// Why that is a problem and what to do about it, as Markdown.
    public var rationale: String
    /// The address of the rule's page, nil where it has none.
    public var documentation: String?

    /// A description made of its parts.
    public init(
        id: String, topic: String, severity: Severity, summary: String, rationale: String,
        documentation: String? = nil
    ) {
        self.id = id
        self.topic = topic
        self.severity = severity
        self.summary = summary
        self.rationale = rationale
        self.documentation = documentation
    }
}
