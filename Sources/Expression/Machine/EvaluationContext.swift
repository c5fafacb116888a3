/// The values that an expression reads. It is valid as long as its buffers are.
///
/// Reading is safe for any content: a slot index that is not there gives an absent value, a text or list reference
/// that leaves its pool gives the empty text or list.
public struct EvaluationContext {
    /// The values of the symbols.
    public let slots: UnsafeBufferPointer<Slot>
    /// The bytes that text slots point into.
    public let text: UnsafeBufferPointer<UInt8>
    /// The slots that list slots point into.
    public let lists: UnsafeBufferPointer<Slot>

    /// A context over those pools.
    public init(
        slots: UnsafeBufferPointer<Slot>, text: UnsafeBufferPointer<UInt8>, lists: UnsafeBufferPointer<Slot>
    ) {
        self.slots = slots
        self.text = text
        self.lists = lists
    }

    /// A context without any values.
    public static var empty: EvaluationContext {
        EvaluationContext(
            slots: .init(start: nil, count: 0), text: .init(start: nil, count: 0), lists: .init(start: nil, count: 0))
    }
}
