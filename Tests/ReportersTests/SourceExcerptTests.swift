import Diagnostics
import Testing

@testable import Reporters

@Suite struct SourceExcerptTests {
    private func excerpt(_ line: String, from start: Int, to end: Int, width: Int = 93, endsLater: Bool = false)
        -> SourceExcerpt
    {
        let lines = LineIndex(Array((line + "\nnext").utf8))
        let file = SourceFile(path: "x.yml", text: line + "\nnext")
        let offset = { (scalar: Int) in UInt32(String(line.unicodeScalars.prefix(scalar)).utf8.count) }
        let range = ByteRange(offset(start), endsLater ? UInt32(line.utf8.count + 3) : offset(end))
        return SourceExcerpt(of: Location(range, in: file, lines: lines), width: width)
    }

    private func drawn(_ excerpt: SourceExcerpt) -> [String] {
        [
            excerpt.line,
            String(repeating: " ", count: excerpt.caretOffset) + String(repeating: "^", count: excerpt.caretCount),
        ]
    }

    @Test(arguments: [
        ("a: {left: 8}", 3, 12, "a: {left: 8}", "   ^^^^^^^^^"), ("\ta: 8", 1, 2, " a: 8", " ^"),
        ("标题: x", 4, 5, "标题: x", "      ^"), ("标题: x", 0, 2, "标题: x", "^^^^"),
        ("👨‍👩‍👧 x", 6, 7, "👨‍👩‍👧 x", "   ^"), ("❤️ x", 3, 4, "❤️ x", "   ^"), ("🇩🇪🇫🇷 x", 5, 6, "🇩🇪🇫🇷 x", "     ^"),
        ("e\u{301} x", 3, 4, "e\u{301} x", "  ^"), ("한글 x", 3, 4, "한글 x", "     ^"),
        ("ｗｉｄｅ x", 5, 6, "ｗｉｄｅ x", "         ^"),
        ("\u{1B}x", 1, 2, #"\u{1B}x"#, "      ^"), ("\u{1B}x", 0, 1, #"\u{1B}x"#, "^^^^^^"),
        ("##[a] x", 6, 7, ##"#\u{23}[a] x"##, "           ^"), ("abc", 3, 3, "abc", "   ^"), ("abc", 1, 1, "abc", " ^"),
        // A place inside a character marks all of it.
        ("e\u{301}x", 1, 2, "e\u{301}x", "^"),
    ])
    func `carets stand under the place`(_ line: String, _ start: Int, _ end: Int, _ shown: String, _ carets: String) {
        #expect(drawn(excerpt(line, from: start, to: end)) == [shown, carets])
    }

    @Test func `a range over several lines is marked to the end of the first`() {
        #expect(drawn(excerpt("a: b", from: 3, to: 3, endsLater: true)) == ["a: b", "   ^"])
        #expect(drawn(excerpt("key: value", from: 0, to: 0, endsLater: true)) == ["key: value", "^^^^^^^^^^"])
    }

    @Test func `a long line is cut on both sides`() {
        let line = String(repeating: "a", count: 100) + "XYZ" + String(repeating: "b", count: 100)
        let excerpt = excerpt(line, from: 100, to: 103, width: 20)
        #expect(drawn(excerpt) == ["…aaaaaaXYZbbbbbbbbb…", "       ^^^"])
    }

    @Test func `the ends of a long line are used to the full`() {
        let line = "XYZ" + String(repeating: "b", count: 100)
        #expect(drawn(excerpt(line, from: 0, to: 3, width: 20)) == ["XYZbbbbbbbbbbbbbbb…", "^^^"])
        let end = String(repeating: "a", count: 100) + "XYZ"
        #expect(drawn(excerpt(end, from: 100, to: 103, width: 20)) == ["…aaaaaaaaaaaaaaaXYZ", "                ^^^"])
        #expect(drawn(excerpt(end, from: 103, to: 103, width: 20)) == ["…aaaaaaaaaaaaaaaXYZ", "                   ^"])
    }

    @Test func `no excerpt is wider than its width, wherever the place is`() {
        let line = String(repeating: "文a\u{1B}👨‍👩‍👧\te\u{301}##[x]", count: 20)
        let count = line.unicodeScalars.count
        for start in 0...count {
            let excerpt = excerpt(line, from: start, to: min(count, start + start % 5), width: 40)
            #expect(excerpt.line.reduce(0) { $0 + CellWidth.of($1) } <= 40)
            #expect(excerpt.caretOffset + excerpt.caretCount <= 41)
            #expect(!excerpt.line.contains("##["))
        }
    }

    @Test func `places that do not fit the line are taken to its end`() {
        let place = Location(
            path: "x", start: Position(line: 1, column: 9, utf16Column: 9, byteColumn: 9), end: .start, startOffset: 8,
            endOffset: 0, excerpt: LineExcerpt(text: "文"))
        #expect(drawn(SourceExcerpt(of: place, width: 40)) == ["文", "  ^"])
    }
}
