import ButtonSpec
import Diagnostics
import Expression
import SpecTree

/// The judging of one button: facts in their slots, what has matched, what is to be reported.
struct Judgement {
    let subject: Subject
    private let slots: UnsafeMutableBufferPointer<Slot>
    private let context: EvaluationContext
    /// For every rule the insets that it matched, one bit each; all bits for a rule about the button.
    private var matches: [UInt16]
    private(set) var diagnostics: [Diagnostic] = []
    /// The insets that are set to something else than 0, as indices of `InsetEdge.all`.
    let setInsets: [Int]

    init(subject: Subject, slots: UnsafeMutableBufferPointer<Slot>, context: EvaluationContext, ruleCount: Int) {
        self.subject = subject
        self.slots = slots
        self.context = context
        matches = Array(repeating: 0, count: ruleCount)
        setInsets = InsetEdge.all.indices.filter { abs(subject.spec.number(InsetEdge.all[$0].path) ?? 0) >= 1e-6 }
    }

    func fill(_ facts: [Int]) {
        for fact in facts { slots[fact] = Fact.all[fact].read(subject) }
    }

    func turn(to inset: InsetEdge, facts: [Int]) {
        guard subject.inset != inset else { return }
        subject.inset = inset
        fill(facts)
    }

    mutating func apply(_ rule: Rule, at index: Int, yielding: [Int], inset: Int? = nil) {
        if let when = rule.when, !when.evaluate(context).boolValue { return }
        guard !rule.assert.evaluate(context).boolValue else { return }
        let mask: UInt16 = inset.map { 1 << UInt16($0) } ?? .max
        matches[index] |= mask
        guard !yielding.contains(where: { matches[$0] & mask != 0 }) else { return }
        guard !subject.spec.disabledRules.contains(where: { $0.id == rule.id }) else { return }
        report(rule)
    }

    private mutating func report(_ rule: Rule) {
        fill(rule.reportFacts)
        let severity = rule.severityProgram.evaluate(context).enumCaseValue.flatMap {
            Severity(rawValue: UInt8(clamping: $0))
        }
        let (range, related) = subject.range(of: rule.places)
        diagnostics.append(
            Diagnostic(
                rule: rule.id, severity: rule.fixedSeverity ?? severity ?? rule.severity,
                message: text(rule.messages).first ?? rule.summary,
                range: range, notes: rule.notes.flatMap { text([$0]) },
                related: related + rule.related.compactMap(relatedRange),
                button: subject.spec.text(of: .name, in: subject.tree), fix: rule.fix.flatMap(fix)))
    }

    private func text(_ texts: [RuleText]) -> [String] {
        texts.filter { $0.when?.evaluate(context).boolValue ?? true }.map { $0.template.render(context) }
    }

    private func relatedRange(_ related: RuleRelated) -> RelatedRange? {
        subject.range(of: related.place).map { RelatedRange(range: $0, message: related.template.render(context)) }
    }

    private func fix(_ fix: RuleFix) -> Fix? {
        guard fix.when?.evaluate(context).boolValue ?? true else { return nil }
        let edits: [Edit]?
        switch fix.change {
        case .set(let values):
            edits = FixBuilder(subject).edits(
                setting: values.compactMap { place, value in
                    place.property(in: subject).map { ($0, value.evaluate(context).numberValue) }
                })
        case .remove(let places):
            edits = FixBuilder(subject).edits(removing: places.compactMap { $0.property(in: subject) })
        case .solve:
            edits = subject.solution.flatMap { FixBuilder(subject).edits(setting: $0.lengths(in: subject)) }
        }
        guard let edits, !edits.isEmpty else { return nil }
        return Fix(description: fix.description.render(context), isSafe: fix.isSafe, edits: edits)
    }
}
