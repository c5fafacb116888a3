import ButtonSpec
import Expression

/// What judging a button walks over for every rule and fact, in memory of its own: going along it counts no references.
///
/// It lives as long as the rules whose programs it runs, for it keeps them.
final class JudgingPlan: @unchecked Sendable {
    /// A rule's conditions, ready to run.
    struct Step {
        /// The rule, by its place in the rule set.
        let rule: Int
        let when: Evaluator?
        let assert: Evaluator
        let needsLayout: Bool
        /// The facts of `when`, and those that only `assert` needs: they are read when `when` holds.
        let whenFacts: UnsafeBufferPointer<Int>
        let assertFacts: UnsafeBufferPointer<Int>
    }

    let buttonSteps: UnsafeBufferPointer<Step>
    let insetSteps: UnsafeBufferPointer<Step>
    let batchSteps: UnsafeBufferPointer<Step>
    /// Where every fact of the table comes from.
    let facts: UnsafeBufferPointer<Fact.Source>
    /// For every fact that the spec holds itself the property, and what counts where that is not set; nil for others.
    let properties: UnsafeBufferPointer<(property: Property, absent: Slot)?>
    let isInsetFact: UnsafeBufferPointer<Bool>
    private let rules: [Rule]

    init(of rules: [Rule]) {
        self.rules = rules
        func steps(_ scopes: Set<Rule.Scope>) -> UnsafeBufferPointer<Step> {
            Self.kept(
                rules.indices.filter { scopes.contains(rules[$0].scope) }.map { Self.step(of: rules[$0], at: $0) })
        }
        buttonSteps = steps([.button])
        insetSteps = steps([.inset])
        batchSteps = steps([.group, .document])
        facts = Self.kept(Fact.all.map(\.source))
        properties = Self.kept(
            Fact.all.map { fact in
                if case .property(let property, let absent) = fact.source { (property, absent) } else { nil }
            })
        isInsetFact = Self.kept(Fact.all.map { $0.basis == .inset })
    }

    deinit {
        for steps in [buttonSteps, insetSteps, batchSteps] {
            for step in steps {
                step.whenFacts.deallocate()
                step.assertFacts.deallocate()
            }
            steps.deallocate()
        }
        UnsafeMutableBufferPointer(mutating: facts).deinitialize()
        facts.deallocate()
        properties.deallocate()
        isInsetFact.deallocate()
    }

    private static func step(of rule: Rule, at index: Int) -> Step {
        let whenFacts = Set(rule.when?.references.map(\.slot) ?? [])
        let assertFacts = Set(rule.assert.references.map(\.slot)).subtracting(whenFacts)
        return Step(
            rule: index, when: rule.when.map(Evaluator.init), assert: Evaluator(rule.assert),
            needsLayout: rule.needsLayout, whenFacts: kept(whenFacts.sorted()), assertFacts: kept(assertFacts.sorted()))
    }

    private static func kept<Element>(_ elements: [Element]) -> UnsafeBufferPointer<Element> {
        let memory = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
        _ = memory.initialize(from: elements)
        return UnsafeBufferPointer(memory)
    }
}
