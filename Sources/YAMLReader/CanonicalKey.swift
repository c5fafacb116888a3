import SpecTree

/// A mapping key as it counts for being the same: text by its bytes, a plain number by its value.
///
/// Swift's own strings will not do: they take `é` for the same in its two Unicode forms, YAML does not.
struct CanonicalKey: Hashable {
    private enum Content: Hashable {
        case text([UInt8])
        case number(Double)
    }
    private let content: Content

    init(_ key: NodeID, in tree: SpecTree) {
        let scalar = tree.resolve(key) ?? key
        if let number = Self.number(scalar, in: tree) {
            content = .number(number)
        } else {
            content = .text(Array(tree.bytes(of: scalar)))
        }
    }

    /// A hash that costs no allocation, equal for equal keys.
    static func hash(of key: NodeID, in tree: SpecTree) -> Int {
        if let number = number(key, in: tree) { return number.hashValue }
        var hash: UInt32 = 2_166_136_261
        let (offset, length) = tree.textRange(of: key)
        tree.text.withUnsafeBufferPointer { text in
            for byte in text[offset..<offset + length] { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        }
        return Int(hash)
    }

    static func areEqual(_ a: NodeID, _ b: NodeID, in tree: SpecTree) -> Bool {
        CanonicalKey(a, in: tree) == CanonicalKey(b, in: tree)
    }

    private static func number(_ key: NodeID, in tree: SpecTree) -> Double? {
        guard tree[key].style == .plain, let first = tree.bytes(of: key).first else { return nil }
        guard first < UInt8(ascii: "A") || first == UInt8(ascii: "~") else { return nil }
        guard case .number(let number) = tree.coreValue(of: key) else { return nil }
        return number
    }
}
