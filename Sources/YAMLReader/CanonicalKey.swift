import SpecTree

/// A mapping key as it counts for being the same: text by its bytes, other scalars by their value and type.
///
/// Swift's own strings will not do: they take `é` for the same in its two Unicode forms, YAML does not.
enum CanonicalKey: Hashable {
    case text([UInt8])
    case integer(Double)
    case float(UInt64)
    case bool(Bool)
    case null
    case merge

    /// The key at a node; nil for one that is no scalar.
    init?(_ key: NodeID, in tree: SpecTree) {
        guard let scalar = tree.resolve(key), tree[scalar].kind == .scalar else { return nil }
        let text = tree.bytes(of: scalar)
        switch tree.coreValue(of: scalar) {
        case .null: self = .null
        case .bool(let value): self = .bool(value)
        case .number(let value) where value.isNaN: self = .float(Double.nan.bitPattern)
        case .number(let value) where Self.isFloat(text) || tree[scalar].tag == .float:
            // Both zeros are the same key.
            self = .float((value + 0).bitPattern)
        // Larger whole numbers are not exact in a Double.
        case .number(let value) where abs(value) < 0x1p53: self = .integer(value)
        case .number, .string: self = tree.isMergeKey(scalar) ? .merge : .text(Array(text))
        }
    }

    /// Whether a number is written with a point or an exponent.
    private static func isFloat(_ text: ArraySlice<UInt8>) -> Bool {
        if text.starts(with: "0x".utf8) { return false }
        return text.contains { $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "e") }
    }
}
