/// One step of the machine. Values come from and go to the top of a stack.
struct Instruction {
    enum Operation: UInt8 {
        /// Ends the program; its value is on the stack.
        case finish
        /// Pushes `value`.
        case constant
        /// Pushes the context's slot at `index`.
        case slot
        /// Pushes the frame's slot at `index`.
        case local

        case add, subtract, multiply, divide, remainder, negate
        case equalNumbers, notEqualNumbers, less, lessOrEqual, greater, greaterOrEqual
        /// For conditions and enumerations.
        case equalBits, notEqualBits
        case equalTexts, notEqualTexts
        case containsNumber, containsBits, containsText
        case not

        /// Goes to `index`.
        case jump
        /// Goes to `index` where the top is false, else drops it.
        case jumpIfFalse
        /// Goes to `index` where the top is true, else drops it.
        case jumpIfTrue
        /// Goes to `index` where the top is there, else drops it.
        case jumpIfPresent
        /// Drops the top, and goes to `index` where it is false.
        case branchIfFalse

        /// Calls the body at `index` with `value` arguments.
        case call
        /// Moves the top to the scratch list at `index`.
        case store

        /// Begins a loop over the list on top, whose place in the frame is `index`; the accumulator becomes `value`.
        case startLoop
        /// Takes the next element of the loop at `index`, or goes to `value` after the last.
        case nextElement
        /// Drops the condition: where it is true, sets the accumulator of the loop at `index`, else goes to `value`.
        case anyStep
        /// Drops the condition: where it is false, clears the accumulator of the loop at `index`, else goes to `value`.
        case allStep
        /// Drops the condition, counts it in the accumulator of the loop at `index`, and goes to `value`.
        case countStep
        /// Leaves the accumulator of the loop at `index` on top.
        case endLoop
    }

    var operation: Operation
    var index: UInt32 = 0
    var value: UInt64 = 0
}
