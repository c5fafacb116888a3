extension Memory {
    /// Writes a value as a message shows it: numbers as ``NumberText`` writes them, conditions as `yes` and `no`, lists
    /// with commas, an absent value as `absent`.
    func write(_ value: Slot, type: ValueType, to text: inout [UInt8]) {
        guard !value.isMissing else {
            text += "absent".utf8
            return
        }
        switch type {
        case .number: NumberText.write(value.numberValue, to: &text)
        case .bool: text += (value.boolValue ? "yes" : "no").utf8
        case .string: text += bytes(of: value)
        case .enumeration(let enumeration):
            guard let index = value.enumCaseValue, index < enumeration.cases.count else { return }
            text += enumeration.cases[index].utf8
        case .list(let element):
            for (index, item) in elements(of: value).enumerated() {
                if index > 0 { text += ", ".utf8 }
                write(item, type: element, to: &text)
            }
        case .optional(let inner): write(value, type: inner, to: &text)
        }
    }
}
