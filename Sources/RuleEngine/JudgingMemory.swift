import Expression

/// The memory in which a file's buttons are judged, one after the other.
struct JudgingMemory {
    /// The value of every fact, as far as it was asked for.
    let slots: UnsafeMutableBufferPointer<Slot>
    /// For every rule the insets that it matched, one bit each; all bits for a rule about the button.
    let matches: UnsafeMutableBufferPointer<UInt16>

    /// Hands out memory for so many facts and rules, which is gone afterwards.
    static func with<Result>(facts: Int, rules: Int, _ body: (JudgingMemory) -> Result) -> Result {
        withUnsafeTemporaryAllocation(of: Slot.self, capacity: facts) { slots in
            withUnsafeTemporaryAllocation(of: UInt16.self, capacity: rules) { matches in
                slots.initialize(repeating: .missing)
                matches.initialize(repeating: 0)
                return body(JudgingMemory(slots: slots, matches: matches))
            }
        }
    }
}
