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
    /// The rules' conditions and the facts that they read, ready to run.
    let plan: JudgingPlan

    /// The rules of a run, judged together: which rule yields to which does not depend on their order.
    public init(_ rules: [Rule]) {
        let rules = rules.sorted { $0.id < $1.id }
        self.rules = rules
        yields = rules.map { rule in rule.yieldsTo.compactMap { id in rules.firstIndex { $0.id == id } } }
        plan = JudgingPlan(of: rules)
    }

    /// What the rules say about the buttons of a file, and about their variants.
    public func judge(_ buttons: [ButtonSpec], in tree: SpecTree) -> [Diagnostic] {
        var disabling = Disabling()
        return judge(buttons, in: tree, disabling: &disabling).all
    }

    /// What the rules say; `disabling` says how the buttons' `disable` keys count, and learns what they held back.
    /// `earlier` is what was found before a change of the file, which is taken over where it still holds.
    public func judge(
        _ buttons: [ButtonSpec], in tree: SpecTree, disabling: inout Disabling, earlier: EarlierFindings? = nil
    ) -> RuleFindings {
        guard !buttons.isEmpty else { return RuleFindings() }
        let simulations = buttons.map { Simulation(of: $0) }
        let groups = GroupGap.groups(of: buttons, simulations, in: tree)
        let file = JudgedFile(tree)
        return tree.text.withUnsafeBufferPointer { text in
            JudgingMemory.with(for: plan, text: text) { memory in
                var judgement = Judgement(of: self, memory: memory)
                judgement.disabling = disabling
                defer { disabling = judgement.disabling }
                var earlier = earlier
                var findings = RuleFindings(buttonCount: buttons.count)
                for index in buttons.indices {
                    let group = groups.isEmpty ? nil : groups[index]
                    let start = tree.range(of: buttons[index].ownPlace(of: .button)).lower
                    // What a `disable` key holds back is learnt by judging.
                    let known = buttons[index].hasDisabledRules ? nil : earlier?.findings(ofButtonAt: start, group)
                    let found =
                        known
                        ?? judgement.findings(
                            Subject(
                                in: file, spec: buttons[index], simulation: simulations[index], group: group,
                                plan: plan))
                    findings.add(found, ofButtonAt: start, group)
                }
                guard !plan.batchSteps.isEmpty else { return findings }
                let members = buttons.indices.map {
                    Batch.Member(spec: buttons[$0], simulation: simulations[$0])
                }
                findings.add(judgeBatches(of: members, in: file, memory: memory))
                return findings
            }
        }
    }
}

extension RuleSet {
    /// What the rules about groups and files say.
    private func judgeBatches(
        of members: [Batch.Member], in file: JudgedFile, memory: JudgingMemory
    ) -> [Diagnostic] {
        let scopes = Set(plan.batchSteps.map { rules[$0.rule].scope })
        return Batch.all(of: members, scopes: scopes, in: file.tree).flatMap { batch -> [Diagnostic] in
            guard let first = batch.members.first else { return [] }
            let subject = Subject(
                in: file, spec: first.spec, simulation: first.simulation, group: nil, plan: plan)
            var values: [(fact: Int, value: Slot)] = []
            var lists: [Slot] = []
            for (index, fact) in Fact.all.enumerated() {
                guard case .batch(let read) = fact.source else { continue }
                switch read(batch) {
                case .slot(let slot): values.append((index, slot))
                case .numbers(let numbers):
                    values.append((index, .list(offset: lists.count, count: numbers.count)))
                    lists += numbers.map(Slot.number)
                }
            }
            return lists.withUnsafeBufferPointer { lists in
                memory.set(values, lists: lists, subject: subject)
                var judgement = Judgement(of: self, memory: memory)
                judgement.judge(batch, first: subject)
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
        isSymbol ? nil : layoutInput(direction: layoutDirection)
    }

    /// Whether the image is an SF Symbol: the spec says so, or says nothing and comes from Interface Builder, which
    /// records a size for symbols that is not the drawn one.
    var isSymbol: Bool {
        if isSet(.imageSymbol) { return self[.imageSymbol].boolValue }
        return hasSymbolName && (choice(.origin) ?? 0) != 0
    }
}
