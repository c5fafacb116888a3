/// One step of the machine. Values come from and go to the top of a stack.
struct Instruction {
    enum Operation: UInt8 {
        /// Ends the program; its value is on the stack.
        case finish
        /// Pushes `value`.
        case constant
        /// Pushes the context's slot at `index`.
        case slot
        /// Pushes the context's slot at `index`, or `value` where it is absent.
        case slotOrConstant
        /// Pushes the frame's slot at `index`.
        case local

        case add, subtract, multiply, divide, remainder, minimum, maximum
        case negate, absolute, roundDown, roundUp
        case isPresent
        case equalNumbers, notEqualNumbers, less, lessOrEqual, greater, greaterOrEqual
        /// For conditions and enumerations.
        case equalBits, notEqualBits
        /// Compares the top with `value`.
        case equalConstant, notEqualConstant
        case equalTexts, notEqualTexts
        case containsNumber, containsBits, containsText
        /// Whether the bit of `value` that the top counts is set: a list of enumeration cases that are known.
        case isAmong
        case not

        /// Goes `index` instructions on.
        case jump
        /// Goes `index` instructions on where the top is false, else drops it.
        case jumpIfFalse
        /// Goes `index` instructions on where the top is true, else drops it.
        case jumpIfTrue
        /// Goes `index` instructions on where the top is there, else drops it.
        case jumpIfPresent
        /// Where the context's slot at the low half of `value` is false, pushes its high half and goes `index`
        /// instructions on; else nothing.
        case jumpIfSlotIsFalse
        /// The same where the slot is true.
        case jumpIfSlotIsTrue
        /// Drops the top, and goes `index` instructions on where it is false.
        case branchIfFalse

        /// Calls the body at `index` with `value` arguments.
        case call
        /// Moves the top to the scratch list at `index`.
        case store

        /// Begins a loop over the list on top, whose place in the frame is `index`; the accumulator becomes `value`.
        case startLoop
        /// Takes the next element of the loop at `index`, or goes `value` instructions on after the last.
        case nextElement
        /// Drops the condition: where it is true, sets the accumulator of the loop at `index`, else goes `value` instructions on.
        case anyStep
        /// Drops the condition: where it is false, clears the accumulator of the loop at `index`, else goes `value` instructions on.
        case allStep
        /// Drops the condition, counts it in the accumulator of the loop at `index`, and goes `value` instructions on.
        case countStep
        /// Leaves the accumulator of the loop at `index` on top.
        case endLoop
    }

    var operation: Operation
    var index: UInt32 = 0
    var value: UInt64 = 0
}
