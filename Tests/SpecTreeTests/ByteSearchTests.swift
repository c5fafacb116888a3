import Diagnostics
import Testing

@Suite("Searches in bytes")
struct ByteSearchTests {
    /// Every short text of three letters and every range in it: the words at both ends of the range, over its ends, and
    /// after a false start are all among them.
    @Test("a word is found exactly where a plain comparison finds it", arguments: 0...6)
    func wordsInRanges(length: Int) {
        for number in 0..<pow3(length) {
            let text = (0..<length).map { UInt8(ascii: "a") + UInt8(number / pow3($0) % 3) }
            text.withUnsafeBufferPointer { bytes in
                for start in 0...length {
                    for end in start...length {
                        let found = bytes.contains("aba", in: start..<end)
                        #expect(found == isPart("aba", of: text[start..<end]), "\(text) \(start)..<\(end)")
                        #expect(
                            bytes.firstOffset(of: UInt8(ascii: "b"), from: start, to: end)
                                == text[start..<end].firstIndex(of: UInt8(ascii: "b")))
                    }
                }
            }
        }
    }

    @Test(
        "a line begins at the start and behind every LF and CR",
        arguments: [
            ("ab", true), ("\nab", true), ("x\r\nab", true), ("x\rab", true), ("xab\nab", true), ("xab", false),
            (" ab", false),
            ("x\na", false), ("", false), ("a\nb", false),
        ])
    func lines(text: String, hasLine: Bool) {
        Array(text.utf8).withUnsafeBufferPointer { #expect($0.hasLine(startingWith: "ab") == hasLine) }
    }

    @Test("a search by halves counts as one from the start does, in every part of a list")
    func halves() {
        let numbers = [1, 1, 2, 4, 4, 4, 7]
        for part in numbers.indices.flatMap({ lower in (lower...numbers.count).map { numbers[lower..<$0] } }) {
            for limit in 0...8 {
                #expect(part.prefixCount { $0 < limit } == part.prefix { $0 < limit }.count, "\(part) \(limit)")
            }
        }
    }

    @Test("the empty word is in every range")
    func emptyWord() {
        [UInt8]("ab".utf8).withUnsafeBufferPointer { #expect($0.contains("", in: 2..<2)) }
    }

    @Test("the order of texts is that of their bytes")
    func order() {
        let texts = ["", "a", "ab", "ab\u{0}", "b", "ä", "\u{10FFFF}"].map { Array($0.utf8) } + [[0xFF], [0xFF, 0]]
        for text in texts {
            for other in texts {
                let precedes = text.withUnsafeBufferPointer { text in
                    other.withUnsafeBufferPointer { text.precedes($0) }
                }
                #expect(precedes == text.lexicographicallyPrecedes(other), "\(text) \(other)")
            }
        }
    }

    private func pow3(_ exponent: Int) -> Int { (0..<exponent).reduce(1) { power, _ in power * 3 } }

    private func isPart(_ word: String, of text: ArraySlice<UInt8>) -> Bool {
        String(decoding: text, as: UTF8.self).split(separator: word, omittingEmptySubsequences: false).count > 1
    }
}
