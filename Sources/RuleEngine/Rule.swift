public import Diagnostics
public import Expression

/// A rule, compiled: when it applies, what has to hold, and what to say where it does not.
public struct Rule: Sendable {
    /// The id in reports, such as `unpaired-inset`.
    public let id: String
    /// The folder it comes from, such as `pairing`.
    public let topic: String
    /// The severity that it has unless its own expression says otherwise for a finding.
    public private(set) var severity: Severity
    /// Whether it runs unless somebody turns it off.
    public let isOnByDefault: Bool
    /// Whether it proposes changes.
    public let isFixable: Bool
    /// What it flags, in one sentence.
    public let summary: String
    /// Why that is a fault, in Markdown.
    public let rationale: String
    public let scope: Scope
    public let params: [RuleParam]
    /// The rules that explain the same fault better: where one of them holds, this one is silent.
    public let yieldsTo: [String]
    /// The examples that are its documentation and its tests.
    public let examples: [RuleExample]

    /// The severity that a user has chosen for all findings.
    var fixedSeverity: Severity?
    let when: Program?
    let assert: Program
    let places: [RulePlace]
    let report: RuleReport
    /// Whether it needs a simulated layout.
    let needsLayout: Bool

    /// Whether it asks what becomes of a button in a right-to-left run.
    public var isAboutRightToLeft: Bool {
        ((when?.references ?? []) + assert.references).contains { Fact.all[$0.slot].name.hasPrefix("rightToLeft.") }
    }

    /// The places that `at`, `related` and `fix` can name.
    public static var placeNames: [String] { RulePlace.names }

    /// The keys of a rule file.
    public static var keys: [String] { RuleLoader.keys }

    /// The rule with all its findings at one severity.
    public func reported(as severity: Severity) -> Rule {
        var rule = self
        rule.severity = severity
        rule.fixedSeverity = severity
        return rule
    }

    /// What a rule is asked about.
    public enum Scope: String, CaseIterable, Sendable {
        /// Every button.
        case button
        /// Every edge of content, title and image insets that is set to something else than 0.
        case inset
        /// Every group of buttons.
        case group
        /// All buttons of a file together.
        case document
    }
}

/// A value that a configuration can change.
public struct RuleParam: Sendable {
    public let name: String
    public let type: ValueType
    public let value: Constant
    public let summary: String

    /// The types that a rule file can name.
    public static var typeNames: [String] { RuleParams.typeNames }
}

/// A spec that shows what a rule flags or leaves alone.
public struct RuleExample: Sendable {
    public let isGood: Bool
    /// The spec; `↓` stands in front of the place of every finding of a bad one.
    public let spec: String
    /// What the findings say, in order; empty where the example does not fix it.
    public let messages: [String]
    /// The spec after the rule's fix, nil where there is none.
    public let fixed: String?
    /// Where it stands in the rule file.
    public let range: ByteRange

    /// The spec without its marks.
    public var text: String { String(String.UnicodeScalarView(spec.unicodeScalars.filter { $0 != "↓" })) }
}

/// A text of a rule that may depend on a condition.
struct RuleText: Sendable {
    var when: Program?
    var template: Template
}

/// A further place of a rule's findings.
struct RuleRelated: Sendable {
    var place: RulePlace
    var template: Template
}

/// The change that a rule proposes.
struct RuleFix: Sendable {
    var when: Program?
    var description: Template
    var isSafe: Bool
    var change: Change

    enum Change: Sendable {
        /// Sets properties to computed lengths.
        case set([(place: RulePlace, value: Program)])
        /// Takes properties out.
        case remove([RulePlace])
        /// Sets all insets to those that give what is wanted.
        case solve
    }
}
