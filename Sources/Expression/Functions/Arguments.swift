/// The arguments of a call, in the running program's frame. The checker has made sure of their number and types.
struct Arguments {
    let base: UnsafeMutablePointer<Slot>
    let count: Int
    let frame: UnsafePointer<Frame>

    @inline(__always)
    subscript(index: Int) -> Slot { base[index] }

    @inline(__always)
    func number(_ index: Int) -> Double { base[index].numberValue }

    func text(_ index: Int) -> UnsafeBufferPointer<UInt8> { frame.pointee.memory.bytes(of: base[index]) }

    func list(_ index: Int) -> UnsafeBufferPointer<Slot> { frame.pointee.memory.elements(of: base[index]) }
}
