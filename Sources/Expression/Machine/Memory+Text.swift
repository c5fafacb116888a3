extension Memory {
    /// A value as a message shows it: numbers as ``NumberText`` writes them, conditions as `yes` and `no`, lists with
    /// commas, an absent value as `absent`.
    func text(of value: Slot, type: ValueType) -> String {
        guard !value.isMissing else { return "absent" }
        switch type {
        case .number: return NumberText.text(value.numberValue)
        case .bool: return value.boolValue ? "yes" : "no"
        case .string: return String(decoding: bytes(of: value), as: UTF8.self)
        case .enumeration(let enumeration):
            guard let index = value.enumCaseValue, index < enumeration.cases.count else { return "" }
            return enumeration.cases[index]
        case .list(let element):
            return elements(of: value).map { text(of: $0, type: element) }.joined(separator: ", ")
        case .optional(let inner): return text(of: value, type: inner)
        }
    }
}
