import Expression

/// What is known of an inset before there is a button: the property and the edge.
///
/// Most rules about insets are about some of the twelve only, and say so first.
final class ConstantInset: SlotReader {
    private let inset: InsetEdge
    /// Whether something was asked that depends on the button.
    private var isUncertain = false

    private init(_ inset: InsetEdge) { self.inset = inset }

    override func value(ofSlot fact: Int) -> Slot {
        if case .constant(let read) = Fact.all[fact].source { return read(inset) }
        isUncertain = true
        return .missing
    }

    /// The insets that a condition may hold for, one bit each, counted as in `InsetEdge.all`.
    static func mayApply(_ condition: Program?) -> UInt16 {
        guard let condition else { return .max }
        return withUnsafeTemporaryAllocation(of: Slot.self, capacity: Fact.all.count) { slots in
            let nothing = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
            return InsetEdge.all.indices.reduce(0) { bits, index in
                slots.initialize(repeating: .unread)
                let reader = ConstantInset(InsetEdge.all[index])
                let context = EvaluationContext(
                    slots: slots, text: nothing, lists: UnsafeBufferPointer(start: nil, count: 0), reader: reader)
                let holds = withExtendedLifetime(reader) { condition.evaluate(context).boolValue }
                return holds || reader.isUncertain ? bits | 1 << UInt16(index) : bits
            }
        }
    }
}
