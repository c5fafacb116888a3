import Expression
import SpecTree

/// Finds the property that a key names, and the choice that a word is.
struct PropertyKeys {
    /// The keys under the properties that hold others, the words under those that take one of a few.
    private let words: WordTable

    static let all = PropertyKeys()

    private init() {
        var keys: [(word: String, value: Int, scope: Property)] = []
        for property in Property.allCases {
            keys += property.children.map { ($0.row.key, Int($0.rawValue), property) }
            guard case .choice(let choices) = property.kind else { continue }
            keys += choices.cases.enumerated().map { ($1, $0, property) }
        }
        var words = WordTable(capacity: keys.count)
        for (word, value, scope) in keys { words.insert(word, value, under: scope) }
        self.words = words
    }

    /// The property that a key names in a mapping of those in `group`.
    @inline(__always) func property(for key: NodeID, in group: Property, tree: SpecTree) -> Property? {
        find(key, under: group, tree: tree).flatMap { Property(rawValue: $0) }
    }

    /// The index of the word that a scalar is, among those that a property takes; nil for any other.
    func choice(_ scalar: NodeID, of property: Property, tree: SpecTree) -> Int? {
        find(scalar, under: property, tree: tree).map { Int($0) }
    }

    @inline(__always) private func find(_ scalar: NodeID, under scope: Property, tree: SpecTree) -> UInt8? {
        let (offset, length) = tree.textRange(of: scalar)
        return tree.text.withUnsafeBufferPointer { words.find($0, at: offset, length: length, under: scope) }
    }
}
