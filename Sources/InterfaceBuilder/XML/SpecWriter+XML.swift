import Diagnostics
import SpecTree

extension SpecWriter {
    mutating func text(_ name: String, _ text: XMLText, keyAt range: ByteRange? = nil) {
        if text.isLiteral {
            self.text(name, writtenAt: text.range, keyAt: range ?? text.range)
        } else {
            self.text(name, Array(text.bytes), at: text.range, keyAt: range ?? text.range)
        }
    }

    mutating func number(_ name: String, _ number: Located<Double>) {
        self.number(name, number.value, at: number.place)
    }
}

/// A value with its place in the file.
struct Located<Value> {
    var value: Value
    var place: ByteRange

    init(_ value: Value, at place: ByteRange) {
        self.value = value
        self.place = place
    }
}

extension Located where Value == Double {
    /// The number that a text spells as Interface Builder writes numbers; nil for any other text.
    init?(_ text: XMLText?) {
        guard let text, case .number(let value) = CoreSchema.value(of: text.bytes), value.isFinite else { return nil }
        self.init(value, at: text.range)
    }

    /// The size of a font that a text spells; nil for one that no font can have.
    init?(fontSize text: XMLText?) {
        self.init(text)
        guard value > 0, value <= 1_000 else { return nil }
    }
}

extension Located where Value == String {
    /// The word that a number stands for in an enumeration.
    init?(_ number: Located<Double>?, of words: [String]) {
        guard let number, let index = Int(exactly: number.value), words.indices.contains(index) else { return nil }
        self.init(words[index], at: number.place)
    }
}
