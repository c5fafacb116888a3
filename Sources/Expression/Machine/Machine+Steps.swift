/// The steps that take longer, kept apart so that they take no registers from the others.
extension Machine {
    @inline(never)
    static func call(
        _ frame: UnsafePointer<Frame>, _ index: Int, _ base: UnsafeMutablePointer<Slot>, _ count: Int
    ) -> Slot {
        frame.pointee.code.pointee.bodies[index]._withUnsafeGuaranteedRef {
            $0.run(Arguments(base: base, count: count, frame: frame))
        }
    }

    @inline(never)
    static func remainder(_ left: Double, _ right: Double) -> Double {
        left.truncatingRemainder(dividingBy: right)
    }

    /// The element of a list at an index; nil behind the last.
    @inline(never)
    static func element(_ frame: UnsafePointer<Frame>, of list: Slot, at index: UInt64) -> Slot? {
        let elements = frame.pointee.memory.elements(of: list)
        return index < UInt64(elements.count) ? elements[Int(truncatingIfNeeded: index)] : nil
    }

    @inline(never)
    static func isEqual(_ frame: UnsafePointer<Frame>, _ left: Slot, _ right: Slot) -> Bool {
        let left = frame.pointee.memory.bytes(of: left)
        let right = frame.pointee.memory.bytes(of: right)
        guard left.count == right.count else { return false }
        for index in 0..<left.count where left[index] != right[index] { return false }
        return true
    }

    @inline(never)
    static func contains(_ frame: UnsafePointer<Frame>, _ value: Slot, inNumbers list: Slot) -> Bool {
        frame.pointee.memory.elements(of: list).contains { $0.numberValue == value.numberValue }
    }

    @inline(never)
    static func contains(_ frame: UnsafePointer<Frame>, _ value: Slot, inBits list: Slot) -> Bool {
        frame.pointee.memory.elements(of: list).contains { $0.bits == value.bits }
    }

    @inline(never)
    static func contains(_ frame: UnsafePointer<Frame>, _ value: Slot, inTexts list: Slot) -> Bool {
        frame.pointee.memory.elements(of: list).contains { isEqual(frame, $0, value) }
    }
}
