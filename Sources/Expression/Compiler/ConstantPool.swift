/// The constant texts and lists of a program.
struct ConstantPool: Sendable {
    private(set) var text: [UInt8] = []
    private(set) var lists: [Slot] = []

    /// A reference to a constant text.
    mutating func add(_ bytes: some Collection<UInt8>) -> Slot {
        let offset = text.count
        text.append(contentsOf: bytes)
        return .reference(to: .constants, offset: offset, count: text.count - offset)
    }

    /// A reference to a constant list.
    mutating func add(_ elements: [Slot]) -> Slot {
        let offset = lists.count
        lists.append(contentsOf: elements)
        return .reference(to: .constants, offset: offset, count: elements.count)
    }

    /// A constant list of enumeration cases as one bit for each case; nil for a list that is none, or is not here.
    func bits(ofList list: Slot) -> UInt64? {
        guard list.pool == .constants, list.offset + list.count <= lists.count else { return nil }
        var bits: UInt64 = 0
        for element in lists[list.offset..<list.offset + list.count] {
            guard element.bits < 64 else { return nil }
            bits |= 1 << element.bits
        }
        return bits
    }

    /// The slot of a constant; absent where the constant does not fit the type.
    mutating func add(_ constant: Constant, type: ValueType) -> Slot {
        switch (constant, type.opened) {
        case (.number(let value), .number): return .number(value)
        case (.bool(let value), .bool): return .bool(value)
        case (.string(let value), .string): return add(value.utf8)
        case (.enumCase(let enumeration, let index), .enumeration(let expected)) where enumeration == expected:
            return .enumCase(index)
        case (.list(let values), .list(let element)):
            return add(values.map { add($0, type: element) })
        default: return .missing
        }
    }
}
