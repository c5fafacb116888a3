/// The checks that come before the rules (and two that come after them), with the ids that they report under.
public enum BuiltinCheck: String, CaseIterable, Sendable {
    case syntax
    case duplicateKey = "duplicate-key"
    case unknownKey = "unknown-key"
    case wrongType = "wrong-type"
    case invalidValue = "invalid-value"
    case missingKey = "missing-key"
    case duplicateName = "duplicate-name"
    case unknownReference = "unknown-reference"
    case formula
    case limitExceeded = "limit-exceeded"
    case cannotJudge = "cannot-judge"
    case unusedSuppression = "unused-suppression"
    case unknownRule = "unknown-rule"

    /// The id in reports.
    public var id: String { rawValue }

    /// Whether a configuration can turn the check off or change its severity: the two that come after the rules.
    public var isConfigurable: Bool { self == .unusedSuppression || self == .unknownRule }

    /// What the check reports, in one sentence.
    public var summary: String {
        switch self {
        case .syntax: "The file is not well-formed YAML or XML; what was read of YAML before the place is still judged."
        case .duplicateKey: "A mapping has the same key twice; the first one counts."
        case .unknownKey: "A key that the spec format does not have."
        case .wrongType: "A value of another kind than the key takes, such as text for a number."
        case .invalidValue: "A value of the right kind that the key cannot take."
        case .missingKey: "A required key is absent."
        case .duplicateName: "Two buttons of a file have the same name."
        case .unknownReference: "An alias, recipe or other reference to something that is not there."
        case .formula: "A formula that cannot be computed."
        case .limitExceeded: "The file is larger or deeper than insetlint reads; `--limit name=value` moves the limit."
        case .cannotJudge: "With `--verbose`: what keeps the layout of a button from being computed."
        case .unusedSuppression: "A suppression that holds nothing back; a configuration can turn this check off."
        case .unknownRule:
            "A suppression of a rule that is not there or cannot be suppressed; a configuration can turn this check off."
        }
    }
}

extension Diagnostic {
    /// A finding of a built-in check, an error unless another severity is given.
    public init(
        _ check: BuiltinCheck, severity: Severity = .error, _ message: String, at range: ByteRange,
        related: [RelatedRange] = [], button: String? = nil
    ) {
        self.init(
            rule: check.id, severity: severity, message: message, range: range, related: related, button: button)
    }
}
