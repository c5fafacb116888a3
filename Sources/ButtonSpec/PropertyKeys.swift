import Expression
import SpecTree

/// Finds the property that a key names. Keys are compared as bytes, without making strings.
enum PropertyKeys {
    private static let keys: [[(key: [UInt8], property: Property)]] = Property.allCases.map { group in
        group.children.map { (Array($0.row.key.utf8), $0) }
    }

    static func property(for key: NodeID, in group: Property, tree: SpecTree) -> Property? {
        let (offset, length) = tree.textRange(of: key)
        return tree.text.withUnsafeBufferPointer { text in
            for candidate in keys[Int(group.rawValue)] where candidate.key.count == length {
                if candidate.key.elementsEqual(text[offset..<offset + length]) { return candidate.property }
            }
            return nil
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
