/// What one run of a program works on.
struct Frame {
    let memory: Memory
    /// The stack, and behind it the lists that the program puts together.
    let base: UnsafeMutablePointer<Slot>
    /// The functions that the program calls.
    let bodies: UnsafePointer<Function.Custom>
}
