import ButtonSpec
import Expression

/// The memory in which a file's buttons are judged, one after the other.
struct JudgingMemory {
    /// The value of every fact, as far as it was asked for.
    private let slots: UnsafeMutableBufferPointer<Slot>
    /// For every rule the insets that it matched, one bit each; all bits for a rule about the button.
    let matches: UnsafeMutableBufferPointer<UInt16>
    /// What conditions and texts read.
    let context: UnsafeMutablePointer<EvaluationContext>
    /// Where conditions run.
    let conditions: EvaluatorMemory
    /// The text that slots point into.
    private let text: UnsafeBufferPointer<UInt8>
    private let plan: JudgingPlan

    /// Hands out memory for the facts and rules of a plan, which is gone afterwards.
    static func with<Result>(
        for plan: JudgingPlan, text: UnsafeBufferPointer<UInt8>, _ body: (JudgingMemory) -> Result
    ) -> Result {
        withUnsafeTemporaryAllocation(of: Slot.self, capacity: plan.readers.count) { slots in
            withUnsafeTemporaryAllocation(of: UInt16.self, capacity: plan.rules.count) { matches in
                withUnsafeTemporaryAllocation(of: EvaluationContext.self, capacity: 1) { context in
                    slots.initialize(repeating: .missing)
                    matches.initialize(repeating: 0)
                    context.initialize(repeating: .empty)
                    guard let start = context.baseAddress else { preconditionFailure("no memory") }
                    return EvaluatorMemory.with(start, size: plan.frameSize) { conditions in
                        body(
                            JudgingMemory(
                                slots: slots, matches: matches, context: start, conditions: conditions, text: text,
                                plan: plan))
                    }
                }
            }
        }
    }

    /// Forgets what was read and matched, and reads from another subject from now on.
    func turn(to subject: Subject, lists: UnsafeBufferPointer<Slot> = .init(start: nil, count: 0)) {
        slots.update(repeating: .unread)
        subject.spec.write(plan.properties, to: slots)
        matches.update(repeating: 0)
        context.pointee = EvaluationContext(slots: slots, text: text, lists: lists, reader: subject)
    }

    /// Forgets what was read of an inset, for another one or none.
    func turn(toInset inset: Int?) {
        let own = UnsafeMutableBufferPointer(rebasing: slots[plan.insetFacts])
        guard let inset else { return own.update(repeating: .unread) }
        let start = inset * own.count
        _ = own.update(fromContentsOf: UnsafeBufferPointer(rebasing: plan.insetSlots[start..<start + own.count]))
    }

    /// Gives facts their values.
    func set(_ values: [(fact: Int, value: Slot)], lists: UnsafeBufferPointer<Slot>, subject: Subject) {
        turn(to: subject, lists: lists)
        for (fact, value) in values { slots[fact] = value }
    }
}
