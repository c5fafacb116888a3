import ButtonLayout
public import ButtonSpec
public import Diagnostics
import Expression
public import SpecTree

/// The rules of a run, ready to judge files.
public struct RuleSet: Sendable {
    /// The rules, sorted by id.
    public let rules: [Rule]
    /// For every rule those that it yields to.
    let yields: [[Int]]
    /// The rules of each scope, by their places in `rules`.
    let buttonRules: [Int]
    let insetRules: [Int]
    let batchRules: [Int]
    /// Where every fact of the table comes from.
    let facts: ContiguousArray<Fact.Source>
    let isInsetFact: ContiguousArray<Bool>

    /// What evaluating a rule needs, by the places in `rules`.
    let conditions: ContiguousArray<Conditions>

    /// A rule's conditions, ready to run. A class, so that walking them costs one reference each.
    final class Conditions: Sendable {
        let when: Evaluator?
        let assert: Evaluator
        let needsLayout: Bool
        /// The facts of `when`, and those that only `assert` needs: they are read when `when` holds.
        let whenFacts: [Int]
        let assertFacts: [Int]

        init(of rule: Rule) {
            when = rule.when.map(Evaluator.init)
            assert = Evaluator(rule.assert)
            needsLayout = rule.needsLayout
            let facts = Set(rule.when?.references.map(\.slot) ?? [])
            whenFacts = facts.sorted()
            assertFacts = Set(rule.assert.references.map(\.slot)).subtracting(facts).sorted()
        }
    }

    /// The rules of a run, judged together: which rule yields to which does not depend on their order.
    public init(_ rules: [Rule]) {
        let rules = rules.sorted { $0.id < $1.id }
        self.rules = rules
        yields = rules.map { rule in rule.yieldsTo.compactMap { id in rules.firstIndex { $0.id == id } } }
        buttonRules = rules.indices.filter { rules[$0].scope == .button }
        insetRules = rules.indices.filter { rules[$0].scope == .inset }
        batchRules = rules.indices.filter { rules[$0].scope == .group || rules[$0].scope == .document }
        conditions = ContiguousArray(rules.map(Conditions.init))
        facts = ContiguousArray(Fact.all.map(\.source))
        isInsetFact = ContiguousArray(Fact.all.map { $0.basis == .inset })
    }

    /// What the rules say about the buttons of a file, and about their variants.
    public func judge(_ buttons: [ButtonSpec], in tree: SpecTree) -> [Diagnostic] {
        var disabling = Disabling()
        return judge(buttons, in: tree, disabling: &disabling)
    }

    /// What the rules say; `disabling` says how the buttons' `disable` keys count, and learns what they held back.
    public func judge(_ buttons: [ButtonSpec], in tree: SpecTree, disabling: inout Disabling) -> [Diagnostic] {
        guard let first = buttons.first else { return [] }
        let inputs = buttons.map(\.judgedLayoutInput)
        let layouts = inputs.map { $0.map { Layout($0) } }
        let groups =
            buttons.contains { $0.isSet(.group) } ? GroupGap.groups(of: buttons, layouts: layouts, in: tree) : [:]
        let start = Subject(tree: tree, spec: first, input: inputs[0], layout: layouts[0], group: nil)
        return withUnsafeTemporaryAllocation(of: Slot.self, capacity: facts.count) { slots in
            slots.initialize(repeating: .missing)
            return tree.text.withUnsafeBufferPointer { text in
                let context = EvaluationContext(
                    slots: UnsafeBufferPointer(slots), text: text, lists: UnsafeBufferPointer(start: nil, count: 0))
                var judgement = Judgement(of: self, subject: start, slots: slots, context: context)
                judgement.disabling = disabling
                defer { disabling = judgement.disabling }
                var diagnostics: [Diagnostic] = []
                for (index, spec) in buttons.enumerated() {
                    let group = groups.isEmpty ? nil : groups[GroupGap.name(of: spec, in: tree)]
                    let subject = Subject(
                        tree: tree, spec: spec, input: inputs[index], layout: layouts[index], group: group)
                    judgement.judge(subject)
                    let found = judgement.takeDiagnostics()
                    diagnostics += found
                    diagnostics += judgement.judgeVariants(of: spec, in: tree, base: found)
                }
                guard !batchRules.isEmpty else { return diagnostics }
                let members = buttons.indices.map {
                    Batch.Member(spec: buttons[$0], input: inputs[$0], layout: layouts[$0])
                }
                return diagnostics + judgeBatches(of: members, in: tree, slots: slots, text: text)
            }
        }
    }
}

extension RuleSet {
    /// What the rules about groups and files say.
    private func judgeBatches(
        of members: [Batch.Member], in tree: SpecTree, slots: UnsafeMutableBufferPointer<Slot>,
        text: UnsafeBufferPointer<UInt8>
    ) -> [Diagnostic] {
        let scopes = Set(batchRules.map { rules[$0].scope })
        return Batch.all(of: members, scopes: scopes, in: tree).flatMap { batch -> [Diagnostic] in
            guard let first = batch.members.first else { return [] }
            let subject = Subject(
                tree: tree, spec: first.spec, input: first.input, layout: first.layout, group: nil)
            var lists: [Slot] = []
            for (index, source) in facts.enumerated() {
                guard case .batch(let read) = source else { continue }
                switch read(batch) {
                case .slot(let slot): slots[index] = slot
                case .numbers(let numbers):
                    slots[index] = .list(offset: lists.count, count: numbers.count)
                    lists += numbers.map(Slot.number)
                }
            }
            return lists.withUnsafeBufferPointer { lists in
                let context = EvaluationContext(slots: UnsafeBufferPointer(slots), text: text, lists: lists)
                var judgement = Judgement(of: self, subject: subject, slots: slots, context: context)
                judgement.judge(batch)
                return judgement.takeDiagnostics()
            }
        }
    }
}

/// How the `disable` keys of buttons count, and what they held back.
public struct Disabling: Sendable {
    /// Whether they count at all.
    public var isHonoured = true
    /// The entries that held a finding back, by the nodes of their texts.
    public var used: Set<NodeID> = []

    public init(isHonoured: Bool = true) { self.isHonoured = isHonoured }
}

extension ButtonSpec {
    /// The simulator's input as far as the outcome can be judged: an SF Symbol's drawn size is not in the spec.
    var judgedLayoutInput: LayoutInput? {
        hasSymbol ? nil : layoutInput(direction: layoutDirections[0])
    }

    /// Whether the image is an SF Symbol: the spec says so, or says nothing and comes from Interface Builder, which
    /// records a size for symbols that is not the drawn one.
    private var hasSymbol: Bool {
        if isSet(.imageSymbol) { return self[.imageSymbol].boolValue }
        return hasSymbolName && (choice(.origin) ?? 0) != 0
    }
}
