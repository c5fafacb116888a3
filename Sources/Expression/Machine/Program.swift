/// A compiled expression.
public struct Program: Sendable {
    /// A use of a symbol whose value comes from a slot.
    public struct Reference: Hashable, Sendable {
        /// The index of the slot.
        public let slot: Int
        /// The name as it is written.
        public let name: String
        /// The bytes of the name in the text that was compiled.
        public let range: Range<Int>
    }

    /// The type of the value.
    public let type: ValueType
    /// The uses of slots, in the order of their places. A name that is written twice is in it twice.
    public let references: [Reference]
    let code: Code

    /// The value in that context, in some 20 ns for a typical condition, without allocation.
    ///
    /// An absent value in a slot whose type is not optional counts as NaN, false, or the empty text or list.
    public func evaluate(_ context: EvaluationContext) -> Slot { code.run(context) }

    /// The text of a value that this program gave for that context, as a message shows it.
    public func text(of value: Slot, in context: EvaluationContext) -> String {
        var text: [UInt8] = []
        write(value, in: context, to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    /// Writes the text of a value behind another one, in UTF-8.
    func write(_ value: Slot, in context: EvaluationContext, to text: inout [UInt8]) {
        code.memory.pointee.pools(context).write(value, type: type, to: &text)
    }

    /// The bytes of a text that this program gave for that context; empty for a value of another type.
    public func string(of value: Slot, in context: EvaluationContext) -> String {
        guard type.opened == .string, !value.isMissing else { return "" }
        return text(of: value, in: context)
    }

    /// The elements of a list that this program gave for that context; empty for a value of another type.
    public func elements(of value: Slot, in context: EvaluationContext) -> [Slot] {
        guard case .list = type.opened, !value.isMissing else { return [] }
        return Array(code.memory.pointee.pools(context).elements(of: value))
    }
}
