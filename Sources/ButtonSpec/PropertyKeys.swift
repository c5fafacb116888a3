import Expression
import SpecTree

/// Finds the property that a key names. Keys are compared as bytes, without making strings.
enum PropertyKeys {
    private struct Key {
        let property: Property
        /// The first eight bytes, the first one lowest, which tell most keys of a group apart; zeros behind the end.
        let start: UInt64
        let bytes: [UInt8]

        init(of property: Property) {
            self.property = property
            bytes = Array(property.row.key.utf8)
            start = bytes.withUnsafeBufferPointer { $0.firstBytes(at: 0, length: $0.count) }
        }
    }

    private static let keys: [[Key]] = Property.allCases.map { $0.children.map(Key.init) }

    static func property(for key: NodeID, in group: Property, tree: SpecTree) -> Property? {
        let (offset, length) = tree.textRange(of: key)
        return tree.text.withUnsafeBufferPointer { text in
            let start = text.firstBytes(at: offset, length: length)
            return keys[Int(group.rawValue)].first {
                $0.start == start && $0.bytes.count == length
                    && (length <= 8 || $0.bytes.elementsEqual(text[offset..<offset + length]))
            }?.property
        }
    }

    private static let words: [[[UInt8]]] = Property.allCases.map { property in
        guard case .choice(let choices) = property.kind else { return [] }
        return choices.cases.map { Array($0.utf8) }
    }

    /// The index of the word that a scalar is, among those that a property takes; nil for any other.
    static func choice(_ scalar: NodeID, of property: Property, tree: SpecTree) -> Int? {
        let (offset, length) = tree.textRange(of: scalar)
        return tree.text.withUnsafeBufferPointer { text in
            words[Int(property.rawValue)].firstIndex {
                $0.count == length && $0.elementsEqual(text[offset..<offset + length])
            }
        }
    }
}
