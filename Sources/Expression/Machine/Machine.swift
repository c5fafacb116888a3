/// Runs instructions over a frame: first the stack, then the scratch lists.
///
/// Instructions are made by ``Emitter`` alone, which knows the height of the stack everywhere; therefore stack and
/// jumps are not checked again. Everything that comes from the context is.
struct Machine {
    let code: UnsafePointer<Instruction>
    let slots: UnsafeBufferPointer<Slot>
    let frame: UnsafeMutablePointer<Slot>
    let bodies: [Function.Body]
    let memory: UnsafePointer<Memory>

    func run() -> Slot {
        var next = code
        // Points at the topmost value.
        var top = frame - 1
        while true {
            let instruction = next.pointee
            let index = Int(instruction.index)
            next += 1
            switch instruction.operation {
            case .finish: return top.pointee
            case .constant: push(Slot(bits: instruction.value), &top)
            case .slot: push(index < slots.count ? slots[index] : .missing, &top)
            case .local: push(frame[index], &top)

            case .add: arithmetic(&top) { $0 + $1 }
            case .subtract: arithmetic(&top) { $0 - $1 }
            case .multiply: arithmetic(&top) { $0 * $1 }
            case .divide: arithmetic(&top) { $0 / $1 }
            case .remainder: arithmetic(&top) { $0.truncatingRemainder(dividingBy: $1) }
            case .negate: top.pointee = .init(bits: (-top.pointee.numberValue).bitPattern)
            case .equalNumbers: comparison(&top) { $0.numberValue == $1.numberValue }
            case .notEqualNumbers: comparison(&top) { $0.numberValue != $1.numberValue }
            case .less: comparison(&top) { $0.numberValue < $1.numberValue }
            case .lessOrEqual: comparison(&top) { $0.numberValue <= $1.numberValue }
            case .greater: comparison(&top) { $0.numberValue > $1.numberValue }
            case .greaterOrEqual: comparison(&top) { $0.numberValue >= $1.numberValue }
            case .equalBits: comparison(&top) { $0.bits == $1.bits }
            case .notEqualBits: comparison(&top) { $0.bits != $1.bits }
            case .equalTexts: comparison(&top) { memory.pointee.isEqual($0, $1) }
            case .notEqualTexts: comparison(&top) { !memory.pointee.isEqual($0, $1) }
            case .containsNumber: membership(&top) { $0.numberValue == $1.numberValue }
            case .containsBits: membership(&top) { $0.bits == $1.bits }
            case .containsText: membership(&top) { memory.pointee.isEqual($0, $1) }
            case .not: top.pointee = .bool(!top.pointee.boolValue)

            case .jump: next = code + index
            case .jumpIfFalse: if top.pointee.boolValue { top -= 1 } else { next = code + index }
            case .jumpIfTrue: if top.pointee.boolValue { next = code + index } else { top -= 1 }
            case .jumpIfPresent: if top.pointee.isMissing { top -= 1 } else { next = code + index }
            case .branchIfFalse:
                if !top.pointee.boolValue { next = code + index }
                top -= 1

            case .call: call(bodies[index], count: Int(instruction.value), &top)
            case .store:
                frame[index] = top.pointee
                top -= 1
            default: step(instruction, &next, &top)
            }
        }
    }

    @inline(__always)
    private func push(_ value: Slot, _ top: inout UnsafeMutablePointer<Slot>) {
        top += 1
        top.pointee = value
    }

    @inline(__always)
    private func arithmetic(_ top: inout UnsafeMutablePointer<Slot>, _ operation: (Double, Double) -> Double) {
        top -= 1
        top.pointee = Slot(bits: operation(top[0].numberValue, top[1].numberValue).bitPattern)
    }

    @inline(__always)
    private func comparison(_ top: inout UnsafeMutablePointer<Slot>, _ holds: (Slot, Slot) -> Bool) {
        top -= 1
        top.pointee = .bool(holds(top[0], top[1]))
    }

    @inline(__always)
    private func membership(_ top: inout UnsafeMutablePointer<Slot>, _ isEqual: (Slot, Slot) -> Bool) {
        top -= 1
        let value = top[0]
        top.pointee = .bool(memory.pointee.elements(of: top[1]).contains { isEqual(value, $0) })
    }

    @inline(__always)
    private func call(_ body: Function.Body, count: Int, _ top: inout UnsafeMutablePointer<Slot>) {
        top -= count - 1
        top.pointee = body(Arguments(base: top, count: count, memory: memory))
    }

    /// The steps of loops. The loop at `index` keeps 4 slots: the list, the next index, the accumulator, the element.
    @inline(never)
    private func step(
        _ instruction: Instruction, _ next: inout UnsafePointer<Instruction>, _ top: inout UnsafeMutablePointer<Slot>
    ) {
        let loop = frame + Int(instruction.index)
        switch instruction.operation {
        case .startLoop:
            loop[1] = Slot(bits: 0)
            loop[2] = Slot(bits: instruction.value)
            top = loop + 3
        case .nextElement:
            let elements = memory.pointee.elements(of: loop[0])
            let index = Int(loop[1].bits)
            if index < elements.count {
                loop[3] = elements[index]
                loop[1] = Slot(bits: loop[1].bits + 1)
            } else {
                next = code + Int(instruction.value)
            }
        case .anyStep:
            if top.pointee.boolValue { loop[2] = .bool(true) } else { next = code + Int(instruction.value) }
            top -= 1
        case .allStep:
            if top.pointee.boolValue { next = code + Int(instruction.value) } else { loop[2] = .bool(false) }
            top -= 1
        case .countStep:
            if top.pointee.boolValue { loop[2] = .number(loop[2].numberValue + 1) }
            next = code + Int(instruction.value)
            top -= 1
        default:
            loop[0] = loop[2]
            top = loop
        }
    }
}
