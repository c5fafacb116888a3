import Diagnostics
import SpecTree
import Testing

/// The short way to a scalar's number gives what the core schema gives.
@Suite struct NumberTests {
    /// A tree of the texts as plain scalars, one after the other, with nothing behind the last.
    private func scalars(_ texts: [String]) -> (tree: SpecTree, ids: [NodeID]) {
        var tree = SpecTree(file: SourceFile(path: "spec.yml", text: texts.joined()))
        var offset: UInt32 = 0
        let ids = texts.map { text in
            let range = ByteRange(offset, offset + UInt32(text.utf8.count))
            offset = range.upper
            return tree.addScalar(range: range, style: .plain, tag: .none, source: range)
        }
        return (tree, ids)
    }

    /// Expects each text to be the same number, to the bit, on both ways; gives the numbers.
    @discardableResult private func expectSame(_ texts: [String]) -> [Double?] {
        let (tree, ids) = scalars(texts)
        return zip(texts, ids).map { text, id in
            let number = tree.number(of: id)
            var expected: Double?
            if case .number(let value) = CoreSchema.value(of: Array(text.utf8)[...]) { expected = value }
            if number?.bitPattern != expected?.bitPattern { #expect(number == expected, "\(text)") }
            return number
        }
    }

    @Test func allShortTexts() {
        let characters = ["0", "1", "9", ".", "-", "+", "e"]
        var texts = [""]
        var last = texts
        for _ in 1...5 {
            last = last.flatMap { start in characters.map { start + $0 } }
            texts += last
        }
        expectSame(texts)
    }

    @Test func numbersOfEveryLength() {
        var texts: [String] = []
        for digits in ["1234567890123456789", "9999999999999999999", "0000000000000000001", "8070605040302010907"] {
            for length in 1...digits.count {
                let number = String(digits.prefix(length))
                texts += [number, "-" + number, "+" + number]
                for point in 0...length {
                    let parted = String(number.prefix(point)) + "." + String(number.dropFirst(point))
                    texts += [parted, "-" + parted]
                }
            }
        }
        for (text, number) in zip(texts, expectSame(texts)) {
            #expect(number?.bitPattern == Double(text.hasSuffix(".") ? text + "0" : text)?.bitPattern, "\(text)")
        }
    }

    @Test func otherTexts() {
        expectSame([
            "0x1F", "0o17", "0b1", "1_000", "1,5", "12pt", "8 ", " 8", "1e3", ".inf", "-.inf", ".nan", "~", "null",
            "true",
            "--1", "+-1", "1.2.3", "..1", "-.", "1/2", "8:", "é", "１", "12345678", "123456789", "-1234567", "-12345678",
            "\u{0}", "1\u{0}", "8pt", "(1)",
        ])
    }

    @Test func onlyPlainScalarsAreNumbers() {
        var tree = SpecTree(file: SourceFile(path: "spec.yml", text: "812"))
        let range = ByteRange(0, 3)
        let quoted = tree.addScalar(range: range, style: .doubleQuoted, tag: .none, source: range)
        let text = tree.addScalar(range: range, style: .plain, tag: .string, source: range)
        let float = tree.addScalar(range: range, style: .doubleQuoted, tag: .float, source: range)
        let list = tree.addCollection(.sequence, range: range, tag: .none, isFlow: true)
        #expect([quoted, text, float, list].map { tree.number(of: $0) } == [nil, nil, 812, nil])
    }
}
