/// The values that an expression reads. It is valid as long as its buffers and its reader are.
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
    /// What gives the values of unread slots. Not counted: a context is used for every condition of every rule.
    fileprivate let reader: Unmanaged<SlotReader>?

    /// A context over those pools.
    public init(
        slots: UnsafeBufferPointer<Slot>, text: UnsafeBufferPointer<UInt8>, lists: UnsafeBufferPointer<Slot>
    ) {
        self.slots = slots
        self.text = text
        self.lists = lists
        reader = nil
    }

    /// A context whose unread slots are read when an expression first asks for them, and then keep their values.
    public init(
        slots: UnsafeMutableBufferPointer<Slot>, text: UnsafeBufferPointer<UInt8>, lists: UnsafeBufferPointer<Slot>,
        reader: SlotReader
    ) {
        self.slots = UnsafeBufferPointer(slots)
        self.text = text
        self.lists = lists
        self.reader = Unmanaged.passUnretained(reader)
    }

    /// A context without any values.
    public static var empty: EvaluationContext {
        EvaluationContext(
            slots: UnsafeBufferPointer(start: nil, count: 0), text: .init(start: nil, count: 0),
            lists: .init(start: nil, count: 0))
    }
}

extension UnsafePointer<EvaluationContext> {
    /// The value of a symbol.
    @inline(__always)
    func slot(at index: Int) -> Slot {
        guard index < pointee.slots.count else { return .missing }
        let slot = pointee.slots[index]
        return slot == .unread ? readSlot(at: index) : slot
    }

    @inline(never)
    private func readSlot(at index: Int) -> Slot {
        guard let reader = pointee.reader, let start = pointee.slots.baseAddress else { return .missing }
        let value = reader._withUnsafeGuaranteedRef { $0.value(ofSlot: index) }
        // Whoever gives a reader gives slots that can be written.
        UnsafeMutablePointer(mutating: start)[index] = value
        return value
    }
}

/// Gives the values of slots that are ``Slot/unread``.
///
/// To fill all slots that a rule may read costs more than most rules do, which look at one or two and know enough.
open class SlotReader {
    public init() {}

    /// The value of a slot; not `unread`.
    open func value(ofSlot index: Int) -> Slot { .missing }
}
