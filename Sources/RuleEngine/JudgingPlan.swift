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
    }

    /// Where a fact of the table comes from. An object, because what is read from a constant of an object that is kept
    /// elsewhere needs no counting.
    final class Reader {
        let source: Fact.Source

        init(_ source: Fact.Source) { self.source = source }
    }

    /// A rule. An object, because a rule has many parts to count references to.
    final class KeptRule {
        let rule: Rule

        init(_ rule: Rule) { self.rule = rule }
    }

    /// The rules, in the order of the rule set.
    let rules: [KeptRule]
    let buttonSteps: UnsafeBufferPointer<Step>
    let insetSteps: UnsafeBufferPointer<Step>
    let batchSteps: UnsafeBufferPointer<Step>
    /// The readers of all facts, in the order of the table.
    let readers: UnsafeBufferPointer<Unmanaged<Reader>>
    /// The facts that are values of the spec, which are read for every button: that is less work than to read them one by
    /// one.
    let properties: UnsafeBufferPointer<ButtonSpec.SlotRow>
    /// The facts about an inset.
    let insetFacts: Range<Int>
    /// Their slots for each inset, one inset behind the other, with what is known before there is a button.
    let insetSlots: UnsafeBufferPointer<Slot>
    /// The memory that every step can run in.
    let frameSize: Int
    private let keptReaders: [Reader]

    init(of rules: [Rule]) {
        self.rules = rules.map(KeptRule.init)
        func steps(_ scopes: [Rule.Scope]) -> UnsafeBufferPointer<Step> {
            Self.kept(
                rules.indices.filter { scopes.contains(rules[$0].scope) }.map { Self.step(of: rules[$0], at: $0) })
        }
        buttonSteps = steps([.button])
        insetSteps = steps([.inset])
        batchSteps = steps([.group, .document])
        frameSize = rules.flatMap { [$0.when, $0.assert] }.reduce(1) { size, program in
            max(size, program.map { Evaluator($0).frameSize } ?? 0)
        }
        let facts = Fact.all
        keptReaders = facts.map { Reader($0.source) }
        readers = Self.kept(keptReaders.map(Unmanaged.passUnretained))
        let first = facts.firstIndex { $0.basis == .inset } ?? facts.endIndex
        let range = first..<(facts[first...].firstIndex { $0.basis != .inset } ?? facts.endIndex)
        insetFacts = range
        properties = Self.kept(
            facts.enumerated().compactMap { index, fact in
                guard case .property(let property, let absent) = fact.source else { return nil }
                return ButtonSpec.SlotRow(slot: index, property: property, absent: absent)
            })
        insetSlots = Self.kept(
            InsetEdge.all.flatMap { inset in
                facts[range].map { fact in
                    if case .constant(let read) = fact.source { read(inset) } else { Slot.unread }
                }
            })
    }

    deinit {
        buttonSteps.deallocate()
        insetSteps.deallocate()
        batchSteps.deallocate()
        readers.deallocate()
        properties.deallocate()
        insetSlots.deallocate()
    }

    private static func step(of rule: Rule, at index: Int) -> Step {
        Step(
            rule: index, when: rule.when.map(Evaluator.init), assert: Evaluator(rule.assert),
            needsLayout: rule.needsLayout)
    }

    private static func kept<Element>(_ elements: [Element]) -> UnsafeBufferPointer<Element> {
        let memory = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
        _ = memory.initialize(from: elements)
        return UnsafeBufferPointer(memory)
    }
}
