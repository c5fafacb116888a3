import TestSupport
import Testing
import TitleMetrics

@Suite struct UntrustedTextTests {
    private let weights = FontWeight.allCases

    /// Much of what joins the character before it.
    private let special: [Unicode.Scalar] = [
        "\u{200D}", "\u{FE0F}", "\u{1F468}", "\u{1F3FD}", "\u{1F1E9}", "\u{1112}", "\u{1161}", "\r", "\n", "\u{301}",
        "1", "\u{20E3}", "\u{2764}", "\t", "\u{E0067}", "\u{3000}", "A", "\u{2028}", "\u{D55C}",
    ]

    @Test("random bytes count as the text that a String makes of them", arguments: 0..<UInt64(12))
    func randomBytes(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<50 {
            var bytes: [UInt8] = []
            for _ in 0..<Int.random(in: 0..<60, using: &generator) {
                if let scalar = special.randomElement(using: &generator), Bool.random(using: &generator) {
                    bytes += String(scalar).utf8
                } else {
                    bytes.append(UInt8.random(in: 0...255, using: &generator))
                }
            }
            let weight = weights.randomElement(using: &generator) ?? .regular
            let result = bytes.withUnsafeBufferPointer { estimate(text: $0, size: 17, weight: weight) }
            #expect(result.low >= 0 && result.low <= result.likely && result.likely <= result.high)
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(result == estimate(text: text, size: 17, weight: weight))
        }
    }

    @Test("a longer text is never narrower", arguments: 0..<UInt64(12))
    func longerIsNotNarrower(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var text = ""
        var before = estimate(text: text, size: 17)
        let weight = weights.randomElement(using: &generator) ?? .regular
        for _ in 0..<200 {
            let any = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &generator))
            let next = Bool.random(using: &generator) ? special.randomElement(using: &generator) : any
            guard let next else { continue }
            text.unicodeScalars.append(next)
            let after = estimate(text: text, size: 17, weight: weight)
            #expect(after.low >= before.low && after.likely >= before.likely && after.high >= before.high)
            before = after
        }
    }

    @Test("each character of the first two planes and of the one for tags has an interval that is in order")
    func everyCharacter() {
        var wrong: [UInt32] = []
        for value in [Array(UInt32(0)...0x1FFFF), Array(0xE0000...0xE0FFF)].joined() {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let result = estimate(text: String(scalar), size: 1)
            guard result.low >= 0, result.low <= result.likely, result.likely <= result.high,
                result.high <= 3
            else {
                wrong.append(value)
                continue
            }
        }
        #expect(wrong.isEmpty)
    }

    @Test("a text cut in the middle of a character", arguments: ["é", "评", "😀"])
    func cutCharacter(text: String) {
        let bytes = Array(text.utf8)
        for count in 1..<bytes.count {
            let result = bytes[..<count].withUnsafeBufferPointer { estimate(text: $0, size: 1000) }
            #expect(isClose(result, low: 300, likely: 900, high: 1200))
        }
    }

    @Test("a very long text has a width in proportion")
    func longText() {
        let text = String(repeating: "Download ", count: 100_000)
        let one = estimate(text: "Download ", size: 17)
        let all = estimate(text: text, size: 17)
        #expect(isClose(all, low: one.low * 1e5, likely: one.likely * 1e5, high: one.high * 1e5))
    }
}
