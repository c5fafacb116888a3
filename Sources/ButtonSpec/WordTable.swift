import SpecTree

/// Words by the property that they may stand under, found by their bytes without making strings.
struct WordTable {
    private struct Word {
        /// The first eight bytes, the first one lowest; zeros behind the end.
        let start: UInt64
        /// The last eight bytes of a longer word.
        let end: UInt64
        /// The length in bytes, and the property.
        let kind: UInt32
        let value: UInt8
        let isThere: Bool
        /// Where the bytes begin in ``text``.
        let offset: UInt16

        static let none = Word(start: 0, end: 0, kind: 0, value: 0, isThere: false, offset: 0)
    }

    /// Each word at its hash, or behind others with the same; at least half of the places are empty.
    private var words: [Word]
    /// The bytes of all words.
    private var text: [UInt8] = []

    /// A table for up to so many words.
    init(capacity: Int) {
        var count = 16
        while count < 2 * capacity { count *= 2 }
        words = Array(repeating: .none, count: count)
    }

    /// Adds a word that stands for a value under a property, if it does not stand for another one there already.
    mutating func insert(_ word: String, _ value: Int, under scope: Property) {
        Array(word.utf8).withUnsafeBufferPointer { bytes in
            guard find(bytes, at: 0, length: bytes.count, under: scope) == nil else { return }
            let (start, end) = Self.ends(of: bytes, at: 0, length: bytes.count)
            let kind = Self.kind(length: bytes.count, scope)
            var index = index(of: start, kind)
            while words[index].isThere { index = next(index) }
            words[index] = Word(
                start: start, end: end, kind: kind, value: UInt8(value), isThere: true, offset: UInt16(text.count))
            text += bytes
        }
    }

    /// The value of the word that lies there in a text, nil where no such word may stand under the property.
    @inline(__always) func find(
        _ other: UnsafeBufferPointer<UInt8>, at offset: Int, length: Int, under scope: Property
    ) -> UInt8? {
        let (start, end) = Self.ends(of: other, at: offset, length: length)
        let kind = Self.kind(length: length, scope)
        var index = index(of: start, kind)
        while words[index].start != start || words[index].end != end || words[index].kind != kind {
            guard words[index].isThere else { return nil }
            index = next(index)
        }
        if length > 16 { return find(other, at: offset, length: length, like: words[index], from: index) }
        return words[index].isThere ? words[index].value : nil
    }

    /// The value of a long word, by all its bytes: that of the first word of its ends and kind, or of one behind it.
    @inline(never) private func find(
        _ other: UnsafeBufferPointer<UInt8>, at offset: Int, length: Int, like first: Word, from index: Int
    ) -> UInt8? {
        var index = index
        while words[index].isThere {
            let word = words[index]
            if word.start == first.start, word.end == first.end, word.kind == first.kind,
                hasSameMiddle(word, other, at: offset, length: length)
            {
                return word.value
            }
            index = next(index)
        }
        return nil
    }

    private func hasSameMiddle(
        _ word: Word, _ other: UnsafeBufferPointer<UInt8>, at offset: Int, length: Int
    ) -> Bool {
        text.withUnsafeBufferPointer { text in
            for index in stride(from: 8, to: length - 8, by: 8) {
                let left = text.firstBytes(at: Int(word.offset) &+ index, length: 8)
                guard left == other.firstBytes(at: offset &+ index, length: 8) else { return false }
            }
            return true
        }
    }

    @inline(__always) private static func ends(
        of text: UnsafeBufferPointer<UInt8>, at offset: Int, length: Int
    ) -> (start: UInt64, end: UInt64) {
        let start = text.firstBytes(at: offset, length: length)
        return (start, length > 8 ? text.firstBytes(at: offset &+ length &- 8, length: 8) : 0)
    }

    @inline(__always) private static func kind(length: Int, _ scope: Property) -> UInt32 {
        // No word is so long.
        UInt32(truncatingIfNeeded: min(length, 0xFF_FFFF)) << 8 | UInt32(scope.rawValue)
    }

    @inline(__always) private func index(of start: UInt64, _ kind: UInt32) -> Int {
        let mixed = (start ^ UInt64(kind) << 20) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: mixed >> 40) & (words.count &- 1)
    }

    @inline(__always) private func next(_ index: Int) -> Int { (index &+ 1) & (words.count &- 1) }
}
