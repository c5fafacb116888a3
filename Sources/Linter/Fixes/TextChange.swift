import Diagnostics

/// Edits of one text that do not touch each other, in the order of their places.
struct TextChange {
    let edits: [Edit]
    /// How much longer the text is behind every edit, all before it counted.
    private let growths: [Int]

    /// The edits of some fixes; nil where two of them overlap.
    init?(_ edits: [Edit]) {
        self.edits = edits.enumerated().sorted {
            ($0.element.range.lower, $0.element.range.upper, $0.offset)
                < ($1.element.range.lower, $1.element.range.upper, $1.offset)
        }.map(\.element)
        var growth = 0
        growths = self.edits.map { edit in
            growth += edit.growth
            return growth
        }
        for (edit, next) in zip(self.edits, self.edits.dropFirst()) where edit.range.upper > next.range.lower {
            return nil
        }
    }

    /// The text with the edits made; nil where one lies outside of it.
    func applied(to text: [UInt8]) -> [UInt8]? {
        guard edits.allSatisfy({ $0.range.upper <= text.count }) else { return nil }
        var result: [UInt8] = []
        result.reserveCapacity(text.count + 64 * edits.count)
        var offset = 0
        for edit in edits {
            result += text[offset..<Int(edit.range.lower)]
            result += edit.replacement.utf8
            offset = Int(edit.range.upper)
        }
        return result + text[offset...]
    }

    /// Where the replacements stand in the changed text.
    var replacements: [ByteRange] {
        zip(edits, growths).map { edit, growth in
            let upper = Int(edit.range.upper) + growth
            return ByteRange(UInt32(clamping: upper - edit.replacement.utf8.count), UInt32(clamping: upper))
        }
    }

    /// A range of the text, which must not overlap an edit, in the changed text.
    func moved(_ range: ByteRange) -> ByteRange {
        let passed = edits.prefixCount { $0.range.upper <= range.lower }
        let growth = passed == 0 ? 0 : growths[passed - 1]
        return ByteRange(
            UInt32(clamping: Int(range.lower) + growth), UInt32(clamping: Int(range.upper) + growth))
    }
}

extension [ByteRange] {
    /// Whether one of the ranges, which are sorted and do not overlap, holds all of another.
    func enclose(_ range: ByteRange) -> Bool {
        let begun = prefixCount { $0.lower <= range.lower }
        // An empty range at the end of one and the start of the next lies in both.
        return self[Swift.max(0, begun - 2)..<begun].contains { $0.upper >= range.upper }
    }

    /// Whether one of the ranges, which are sorted and do not overlap, overlaps another or stands right beside it.
    func touch(_ range: ByteRange) -> Bool {
        let index = firstIndex(from: range.lower)
        return index < count && self[index].lower <= range.upper
    }

    /// Adds a range that touches none.
    mutating func add(_ range: ByteRange) { insert(range, at: firstIndex(from: range.lower)) }

    /// The first range that ends at an offset or behind it.
    private func firstIndex(from offset: UInt32) -> Int { prefixCount { $0.upper < offset } }
}
