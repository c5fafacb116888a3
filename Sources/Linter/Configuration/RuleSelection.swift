public import Diagnostics

/// What a command line says about rules; it counts more than any configuration.
public struct RuleSelection: Sendable {
    /// Ids, topics or `all`; empty where the configuration decides which rules run.
    public var select: [String] = []
    /// Rules that run too.
    public var extend: [String] = []
    /// Rules that do not run.
    public var ignore: [String] = []
    /// The severity of rules, by id, topic or `all`.
    public var severities: [String: Severity] = [:]

    public init() {}

    /// Every name in it.
    public var names: [String] { select + extend + ignore + severities.keys.sorted() }
}

/// The names that a selection or configuration can use for a rule, the most general first.
enum RuleName {
    static func names(id: String, topic: String) -> [String] { ["all", topic, id, "\(topic)/\(id)"] }
}
