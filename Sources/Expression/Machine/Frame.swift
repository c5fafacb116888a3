/// What one run of a program works on.
struct Frame {
    let context: UnsafePointer<EvaluationContext>
    let code: UnsafePointer<CodeMemory>
    /// The stack, and behind it the lists that the program puts together.
    let base: UnsafeMutablePointer<Slot>

    /// The pools that references point into.
    var memory: Memory { code.pointee.pools(context.pointee, scratch: code.pointee.scratch(in: base)) }
}
