/// Runs instructions over a frame: first the stack, then the scratch lists.
///
/// Instructions are made by ``Emitter`` alone, which knows the height of the stack everywhere; therefore stack and
/// jumps are not checked again. Everything that comes from the context is. The topmost value is kept in a variable,
/// so the stack in memory ends with the one below it.
enum Machine {
    static func run(_ code: UnsafePointer<Instruction>, _ frame: UnsafePointer<Frame>) -> Slot {
        // Few variables, and everything that takes long in functions of its own: so they all stay in registers.
        var next = code
        var top = Slot.missing
        // The first push puts the meaningless value of an empty stack there.
        var below = frame.pointee.base
        while true {
            let instruction = next.pointee
            let index = Int(instruction.index)
            next += 1
            switch instruction.operation {
            case .finish: return top
            case .constant:
                push(&top, &below)
                top = Slot(bits: instruction.value)
            case .slot:
                push(&top, &below)
                top = frame.pointee.context.slot(at: index)
            case .slotOrConstant:
                push(&top, &below)
                top = frame.pointee.context.slot(at: index)
                if top.isMissing { top = Slot(bits: instruction.value) }
            case .local:
                push(&top, &below)
                top = frame.pointee.base[index]

            case .add: arithmetic(&top, &below) { $0 + $1 }
            case .subtract: arithmetic(&top, &below) { $0 - $1 }
            case .multiply: arithmetic(&top, &below) { $0 * $1 }
            case .divide: arithmetic(&top, &below) { $0 / $1 }
            case .remainder: arithmetic(&top, &below, remainder)
            case .minimum: arithmetic(&top, &below) { min($0, $1) }
            case .maximum: arithmetic(&top, &below) { max($0, $1) }
            case .negate: top = Slot(bits: (-top.numberValue).bitPattern)
            case .absolute: top = Slot(bits: abs(top.numberValue).bitPattern)
            case .roundDown: top = Slot(bits: top.numberValue.rounded(.down).bitPattern)
            case .roundUp: top = Slot(bits: top.numberValue.rounded(.up).bitPattern)
            case .isPresent: top = .bool(!top.isMissing)
            case .equalNumbers: comparison(&top, &below) { $0.numberValue == $1.numberValue }
            case .notEqualNumbers: comparison(&top, &below) { $0.numberValue != $1.numberValue }
            case .less: comparison(&top, &below) { $0.numberValue < $1.numberValue }
            case .lessOrEqual: comparison(&top, &below) { $0.numberValue <= $1.numberValue }
            case .greater: comparison(&top, &below) { $0.numberValue > $1.numberValue }
            case .greaterOrEqual: comparison(&top, &below) { $0.numberValue >= $1.numberValue }
            case .equalBits: comparison(&top, &below) { $0.bits == $1.bits }
            case .notEqualBits: comparison(&top, &below) { $0.bits != $1.bits }
            case .equalConstant: top = .bool(top.bits == instruction.value)
            case .notEqualConstant: top = .bool(top.bits != instruction.value)
            case .equalTexts: comparison(&top, &below) { isEqual(frame, $0, $1) }
            case .notEqualTexts: comparison(&top, &below) { !isEqual(frame, $0, $1) }
            case .containsNumber: comparison(&top, &below) { contains(frame, $0, inNumbers: $1) }
            case .containsBits: comparison(&top, &below) { contains(frame, $0, inBits: $1) }
            case .containsText: comparison(&top, &below) { contains(frame, $0, inTexts: $1) }
            case .isAmong: top = .bool(ConstantTest.isAmong(top, instruction.value))
            case .not: top = .bool(!top.boolValue)

            case .jump: next += index
            case .jumpIfFalse: if top.boolValue { drop(&top, &below) } else { next += index }
            case .jumpIfTrue: if top.boolValue { next += index } else { drop(&top, &below) }
            case .jumpIfPresent: if top.isMissing { drop(&top, &below) } else { next += index }
            case .jumpIfSlotIsFalse:
                if !frame.pointee.context.slot(at: Int(instruction.value & 0xFFFF_FFFF)).boolValue {
                    push(&top, &below)
                    top = Slot(bits: instruction.value >> 32)
                    next += index
                }
            case .jumpIfSlotIsTrue:
                if frame.pointee.context.slot(at: Int(instruction.value & 0xFFFF_FFFF)).boolValue {
                    push(&top, &below)
                    top = Slot(bits: instruction.value >> 32)
                    next += index
                }
            case .branchIfFalse:
                if !top.boolValue { next += index }
                drop(&top, &below)

            case .call:
                push(&top, &below)
                below -= Int(instruction.value)
                top = call(frame, index, below, Int(instruction.value))
            case .store:
                frame.pointee.base[index] = top
                drop(&top, &below)

            case .startLoop:
                below = frame.pointee.base + index
                below[0] = top
                below[1] = Slot(bits: 0)
                below[2] = Slot(bits: instruction.value)
                below += 3
            case .nextElement:
                let loop = frame.pointee.base + index
                if let element = element(frame, of: loop[0], at: loop[1].bits) {
                    loop[1] = Slot(bits: loop[1].bits &+ 1)
                    // The next push puts it into `loop[3]`, where the condition looks for it.
                    top = element
                } else {
                    next += Int(bitPattern: UInt(instruction.value))
                }
            case .anyStep:
                if top.boolValue {
                    frame.pointee.base[index + 2] = top
                } else {
                    next += Int(bitPattern: UInt(instruction.value))
                }
                drop(&top, &below)
            case .allStep:
                if top.boolValue {
                    next += Int(bitPattern: UInt(instruction.value))
                } else {
                    frame.pointee.base[index + 2] = top
                }
                drop(&top, &below)
            case .countStep:
                if top.boolValue { count(frame.pointee.base + index + 2) }
                next += Int(bitPattern: UInt(instruction.value))
                drop(&top, &below)
            case .endLoop:
                below = frame.pointee.base + index
                top = below[2]
            }
        }
    }

    @inline(__always)
    static func count(_ counter: UnsafeMutablePointer<Slot>) {
        counter.pointee = Slot(bits: (counter.pointee.numberValue + 1).bitPattern)
    }

    @inline(__always)
    static func push(_ top: inout Slot, _ below: inout UnsafeMutablePointer<Slot>) {
        below.pointee = top
        below += 1
    }

    @inline(__always)
    static func drop(_ top: inout Slot, _ below: inout UnsafeMutablePointer<Slot>) {
        below -= 1
        top = below.pointee
    }

    @inline(__always)
    static func arithmetic(
        _ top: inout Slot, _ below: inout UnsafeMutablePointer<Slot>, _ operation: (Double, Double) -> Double
    ) {
        below -= 1
        top = Slot(bits: operation(below.pointee.numberValue, top.numberValue).bitPattern)
    }

    @inline(__always)
    static func comparison(
        _ top: inout Slot, _ below: inout UnsafeMutablePointer<Slot>, _ holds: (Slot, Slot) -> Bool
    ) {
        below -= 1
        top = .bool(holds(below.pointee, top))
    }
}
