import Diagnostics
import Expression
import SpecTree
import Testing

@testable import ButtonSpec

/// Keys and words are found by all their bytes and where they stand.
@Suite struct KeyLookupTests {
    private static let groups = Property.allCases.filter { !$0.children.isEmpty }

    private func find(_ word: String, _ find: (PropertyKeys, NodeID, SpecTree) -> Int?) -> Int? {
        // What stands around it must not count.
        let bytes = word.utf8.count
        let text = "ab" + word + "cdefghijkl"
        var tree = SpecTree(file: SourceFile(path: "spec.yml", text: text))
        let range = ByteRange(2, UInt32(2 + bytes))
        let id = tree.addScalar(range: range, style: .plain, tag: .none, source: range)
        let found = find(PropertyKeys.all, id, tree)
        // The same at the end of the text.
        var short = SpecTree(file: SourceFile(path: "spec.yml", text: word))
        let whole = ByteRange(0, UInt32(bytes))
        let last = short.addScalar(range: whole, style: .plain, tag: .none, source: whole)
        if find(PropertyKeys.all, last, short) != found { Issue.record("`\(word)` at the end of a text") }
        return found
    }

    private func property(_ key: String, in group: Property) -> Property? {
        find(key) { keys, id, tree in keys.property(for: id, in: group, tree: tree).map { Int($0.rawValue) } }
            .flatMap { Property(rawValue: UInt8($0)) }
    }

    private func choice(_ word: String, of property: Property) -> Int? {
        find(word) { keys, id, tree in keys.choice(id, of: property, tree: tree) }
    }

    @Test func everyKeyInItsGroupOnly() {
        let keys = Set(Property.allCases.map(\.row.key))
        for group in Self.groups {
            for key in keys {
                let expected = group.children.first { $0.row.key == key }
                if property(key, in: group) != expected { Issue.record("\(key) in \(group)") }
            }
        }
    }

    @Test func everyWordOfItsProperty() {
        for property in Property.allCases {
            guard case .choice(let choices) = property.kind else { continue }
            for (index, word) in choices.cases.enumerated() {
                #expect(choice(word, of: property) == index, "\(property) \(word)")
                for other in nearMisses(of: word) {
                    let expected = choices.cases.firstIndex(of: other)
                    if choice(other, of: property) != expected { Issue.record("\(other) of \(property)") }
                }
            }
        }
    }

    /// Words that differ from one in a byte, wherever it is, or in length.
    private func nearMisses(of word: String) -> [String] {
        var words = ["", word + "x", word + "\u{0}", "x" + word, String(word.dropLast()), String(word.dropFirst())]
        for index in word.indices {
            words.append(word.replacingCharacters(in: index...index, with: "_"))
        }
        return words
    }

    @Test func nearMissesAreNoKeys() {
        for group in Self.groups {
            let keys = group.children.map(\.row.key)
            for key in keys {
                for other in nearMisses(of: key) where !keys.contains(other) {
                    if property(other, in: group) != nil { Issue.record("\(other) in \(group)") }
                }
            }
        }
    }
}

extension String {
    fileprivate func replacingCharacters(in range: ClosedRange<Index>, with other: String) -> String {
        var text = self
        text.replaceSubrange(range, with: other)
        return text
    }
}
