public import Diagnostics
public import RuleEngine

/// What holds for one rule in some files, and why.
public struct RuleSetting: Sendable {
    /// The rule as it is loaded.
    public let rule: Rule
    /// Whether it runs.
    public let isOn: Sourced<Bool>
    /// The severity of all its findings; nil where the rule decides by itself.
    public let severity: Sourced<Severity?>
    /// The parameters, in the rule's order.
    public let params: [(name: String, value: Sourced<RuleParamValue>)]
}

/// What holds for a check that comes after the rules.
public struct CheckSetting: Sendable {
    public let check: BuiltinCheck
    /// Nil where it is off.
    public let severity: Sourced<Severity?>
}
