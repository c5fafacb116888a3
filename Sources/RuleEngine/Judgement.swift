import ButtonLayout
import ButtonSpec
import Diagnostics
import Expression
import SpecTree

/// The judging of a file's buttons, one after the other: facts in their slots, what has matched, what is to be reported.
struct Judgement {
    private let ruleSet: RuleSet
    private let plan: JudgingPlan
    private let memory: JudgingMemory
    private var diagnostics: [Diagnostic] = []
    var disabling = Disabling()

    init(of ruleSet: RuleSet, memory: JudgingMemory) {
        self.ruleSet = ruleSet
        plan = ruleSet.plan
        self.memory = memory
    }

    /// What has been found since this was last asked.
    mutating func takeDiagnostics() -> [Diagnostic] {
        guard !diagnostics.isEmpty else { return [] }
        defer { diagnostics.removeAll(keepingCapacity: true) }
        return diagnostics
    }

    /// What the rules say about a button and its variants.
    mutating func findings(_ subject: Subject) -> [Diagnostic] {
        judge(subject)
        let found = takeDiagnostics()
        guard subject.spec.isSet(.variants) else { return found }
        return found + judgeVariants(of: subject.spec, in: subject.file, base: found)
    }

    /// Applies the rules to a button.
    private mutating func judge(_ subject: Subject) {
        memory.turn(to: subject)
        let insets = subject.setInsets
        let hasLayout = subject.simulation != nil
        if insets != 0 { judgeInsets(insets, of: subject) }
        turn(subject, to: nil)
        for step in plan.buttonSteps where hasLayout || !step.needsLayout {
            if isBroken(step) { memory.matches[step.rule] = .max }
        }
        reportMatches(of: subject, insets: insets)
    }

    private func judgeInsets(_ insets: UInt16, of subject: Subject) {
        let hasLayout = subject.simulation != nil
        for (inset, edge) in InsetEdge.all.enumerated() where insets >> UInt16(inset) & 1 == 1 {
            guard hasLayout || subject.spec.isJudgedWithoutLayout(edge) else { continue }
            turn(subject, to: inset)
            for step in plan.insetSteps where hasLayout || !step.needsLayout {
                if isBroken(step) { memory.matches[step.rule] |= 1 << UInt16(inset) }
            }
        }
    }

    /// Applies the rules about several buttons, whose facts are in their slots.
    mutating func judge(_ batch: Batch, first: Subject) {
        for step in plan.batchSteps {
            let kept = plan.rules[step.rule]
            if kept.rule.scope == batch.scope, isBroken(step) { report(kept, of: first) }
        }
    }

    /// Goes on to an inset by its place in `InsetEdge.all`, or to the button as a whole.
    private func turn(_ subject: Subject, to inset: Int?) {
        subject.turn(to: inset.map { InsetEdge.all[$0] })
        memory.turn(toInset: inset)
    }

    /// Whether a rule applies and does not hold.
    private func isBroken(_ step: JudgingPlan.Step) -> Bool {
        if let when = step.when, !memory.conditions.evaluate(when).boolValue { return false }
        return !memory.conditions.evaluate(step.assert).boolValue
    }

    /// What the rules say about the variants of a button besides `base`, what they say about the button.
    private mutating func judgeVariants(of spec: ButtonSpec, in file: JudgedFile, base: [Diagnostic]) -> [Diagnostic] {
        let variants = spec.variants.filter { !$0.isDirectionOnly }
        guard !variants.isEmpty else { return [] }
        var merge = VariantMerge(base: base)
        for variant in variants {
            judge(
                Subject(
                    in: file, spec: variant.spec, simulation: Simulation(of: variant.spec), group: nil, plan: plan))
            merge.add(takeDiagnostics(), of: variant.label)
        }
        return merge.findings
    }

    private mutating func reportMatches(of subject: Subject, insets: UInt16) {
        let matches = memory.matches
        for index in matches.indices where matches[index] != 0 {
            let kept = plan.rules[index]
            let yielding = ruleSet.yields[index].reduce(0) { $0 | matches[$1] }
            if disabling.isHonoured, subject.spec.hasDisabledRules,
                let entry = subject.spec.disabledRules.first(where: { $0.id == kept.rule.id })
            {
                if matches[index] & ~yielding != 0 { disabling.used.insert(entry.place.value) }
                continue
            }
            switch kept.rule.scope {
            case .group, .document: break
            case .button:
                if yielding == 0 { report(kept, of: subject) }
            case .inset:
                let reported = matches[index] & ~yielding & insets
                for inset in InsetEdge.all.indices where reported >> UInt16(inset) & 1 == 1 {
                    turn(subject, to: inset)
                    report(kept, of: subject)
                }
                turn(subject, to: nil)
            }
        }
    }

    private mutating func report(_ kept: JudgingPlan.KeptRule, of subject: Subject) {
        let texts = kept.rule.report.texts
        let context = memory.context.pointee
        let severity = texts.severity?.evaluate(context).enumCaseValue.flatMap {
            Severity(rawValue: UInt8(clamping: $0))
        }
        let (range, related, property) = subject.range(of: kept.rule.places)
        var notes = text(texts.notes)
        if kept.rule.needsLayout, subject.spec.titleEstimate != nil {
            notes.append("the title's size is estimated from its text and font; give `title.size` to be sure")
        }
        if let formula = subject.recipeFormula(of: property) { notes.append(formula) }
        let configured = subject.spec.configured
        if configured.contains(property) || property.children.contains(where: configured.contains) {
            notes.append("`\(property.path)` comes from the defaults of the configuration")
        }
        let message = text(texts.messages).first ?? kept.rule.summary
        // A recipe computes several insets in one place; what a rule has against them is one finding.
        if let last = diagnostics.indices.last, diagnostics[last].rule == kept.rule.id, diagnostics[last].range == range
        {
            diagnostics[last].notes.append(message)
            return
        }
        diagnostics.append(
            Diagnostic(
                rule: kept.rule.id, severity: kept.rule.fixedSeverity ?? severity ?? kept.rule.severity,
                message: message,
                range: range, notes: notes,
                related: related + texts.related.compactMap { relatedRange($0, of: subject) },
                button: subject.spec.text(of: .name, in: subject.tree),
                keyPath: property == .button ? nil : property.path, fix: texts.fix.flatMap { fix($0, of: subject) }))
    }

    private func text(_ texts: [RuleText]) -> [String] {
        let context = memory.context.pointee
        var result: [String] = []
        for text in texts where text.when?.evaluate(context).boolValue ?? true {
            result.append(text.template.render(context))
        }
        return result
    }

    private func relatedRange(_ related: RuleRelated, of subject: Subject) -> RelatedRange? {
        subject.range(of: related.place).map {
            RelatedRange(range: $0, message: related.template.render(memory.context.pointee))
        }
    }

    private func fix(_ fix: RuleFix, of subject: Subject) -> Fix? {
        let context = memory.context.pointee
        guard fix.when?.evaluate(context).boolValue ?? true else { return nil }
        let edits: [Edit]?
        let builder = FixBuilder(subject)
        switch fix.change {
        case .set(let values):
            edits = builder.edits(
                setting: values.compactMap { place, value in
                    place.property(in: subject).map { ($0, value.evaluate(context).numberValue) }
                })
        case .remove(let places):
            edits = builder.edits(removing: places.compactMap { $0.property(in: subject) })
        case .solve:
            edits = subject.solution.flatMap { builder.edits(setting: $0.lengths(in: subject)) }
        }
        guard let edits, !edits.isEmpty else { return nil }
        return Fix(
            description: fix.description.render(context), isSafe: fix.isSafe && !builder.replaceFormula(edits),
            edits: edits)
    }
}
