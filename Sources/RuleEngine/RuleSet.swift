import ButtonLayout
public import ButtonSpec
public import Diagnostics
import Expression
public import SpecTree

/// The rules of a run, ready to judge files.
public struct RuleSet: Sendable {
    /// The rules, each behind those that it yields to.
    public let rules: [Rule]
    private let yields: [[Int]]
    private let buttonFacts: [Int]
    private let insetFacts: [Int]
    private let hasInsetRules: Bool

    /// The rules of a run. A rule that yields to itself, by whatever way, yields to nothing.
    public init(_ rules: [Rule]) {
        let ordered = Self.ordered(rules)
        self.rules = ordered
        yields = ordered.map { rule in rule.yieldsTo.compactMap { id in ordered.firstIndex { $0.id == id } } }
        let facts = Set(ordered.flatMap(\.conditionFacts)).sorted()
        buttonFacts = facts.filter { Fact.all[$0].basis != .inset }
        insetFacts = facts.filter { Fact.all[$0].basis == .inset }
        hasInsetRules = ordered.contains { $0.scope == .inset }
    }

    /// Every rule behind those it yields to, otherwise by id.
    private static func ordered(_ rules: [Rule]) -> [Rule] {
        var result: [Rule] = []
        var done: Set<String> = []
        func add(_ rule: Rule, path: Set<String>) {
            guard !done.contains(rule.id), !path.contains(rule.id) else { return }
            for other in rules where rule.yieldsTo.contains(other.id) { add(other, path: path.union([rule.id])) }
            guard done.insert(rule.id).inserted else { return }
            result.append(rule)
        }
        for rule in rules.sorted(by: { $0.id < $1.id }) { add(rule, path: []) }
        return result
    }

    /// What the rules say about the buttons of a file.
    public func judge(_ buttons: [ButtonSpec], in tree: SpecTree) -> [Diagnostic] {
        let inputs = buttons.map { $0.judgedLayoutInput }
        let layouts = inputs.map { $0.map { Layout($0) } }
        let groups =
            buttons.contains { $0.isSet(.group) } ? GroupGap.groups(of: buttons, layouts: layouts, in: tree) : [:]
        var diagnostics: [Diagnostic] = []
        let count = Fact.all.count
        withUnsafeTemporaryAllocation(of: Slot.self, capacity: count) { slots in
            slots.initialize(repeating: .missing)
            tree.text.withUnsafeBufferPointer { text in
                let context = EvaluationContext(
                    slots: UnsafeBufferPointer(slots), text: text, lists: UnsafeBufferPointer(start: nil, count: 0))
                for (index, spec) in buttons.enumerated() {
                    let subject = Subject(
                        spec: spec, tree: tree, input: inputs[index], layout: layouts[index],
                        group: groups.isEmpty ? nil : groups[GroupGap.name(of: spec, in: tree)])
                    var judgement = Judgement(subject: subject, slots: slots, context: context, ruleCount: rules.count)
                    judge(&judgement)
                    diagnostics += judgement.diagnostics
                }
            }
        }
        return diagnostics
    }

    private func judge(_ judgement: inout Judgement) {
        let subject = judgement.subject
        judgement.fill(buttonFacts)
        for (index, rule) in rules.enumerated() {
            guard !rule.needsLayout || subject.layout != nil else { continue }
            switch rule.scope {
            case .button: judgement.apply(rule, at: index, yielding: yields[index])
            case .inset:
                for bit in judgement.setInsets {
                    judgement.turn(to: InsetEdge.all[bit], facts: insetFacts)
                    judgement.apply(rule, at: index, yielding: yields[index], inset: bit)
                }
                subject.inset = nil
            }
        }
    }
}

extension ButtonSpec {
    /// The simulator's input as far as the outcome can be judged: an SF Symbol's drawn size is not in the spec.
    var judgedLayoutInput: LayoutInput? {
        if isSet(.imageSymbol), self[.imageSymbol].boolValue { return nil }
        if isSet(.recipe) || isSet(.rects) || isSet(.configuration) { return nil }
        return layoutInput(direction: layoutDirections[0])
    }
}
