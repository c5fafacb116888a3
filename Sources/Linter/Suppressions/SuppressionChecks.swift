public import Diagnostics

/// How suppressions count in a run, and how what is wrong with them is reported.
public struct SuppressionChecks: Hashable, Sendable {
    /// Whether comments and `disable` keys hold findings back.
    public var areHonoured = true
    /// The severity of `unused-suppression`, nil where it is off.
    public var unused: Severity? = .info
    /// The severity of `unknown-rule`, nil where it is off.
    public var unknown: Severity? = .warning

    public init() {}
}
