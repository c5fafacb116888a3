import ButtonLayout
import Drawing
import Testing

@Suite struct DrawnTitleTests {
    private func drawn(_ text: String?, natural: Double, available: Double) -> DrawnTitle? {
        Buttons.button(
            frame: Size(width: available, height: 44), image: nil, title: Size(width: natural, height: 21), text: text
        ).title
    }

    @Test func `a title that has its room is whole`() throws {
        let title = try #require(drawn("Download", natural: 72, available: 100))
        #expect(title.text == "Download" && !title.isCut && title.width == 72)
    }

    @Test(arguments: [(60, "Down…"), (40, "Do…"), (20, "…"), (18, "…"), (12, "")])
    func `a title is cut where the simulator cuts it`(_ available: Int, _ shown: String) throws {
        let title = try #require(drawn("Download", natural: 72, available: Double(available)))
        #expect(title.text == shown)
        #expect(title.isCut && title.width <= Double(available))
    }

    @Test func `a cut leaves whole characters`() throws {
        let family = "👨‍👩‍👧"
        for available in stride(from: 5.0, to: 100, by: 3) {
            let shown = try #require(
                drawn(String(repeating: family, count: 5), natural: 100, available: available)?.text)
            #expect(shown.replacing(family, with: "").isEmpty || shown.replacing(family, with: "") == "…")
        }
    }

    @Test func `a text of any length is cut to what is seen`() throws {
        let title = try #require(drawn(String(repeating: "a", count: 10_000), natural: 100_000, available: 100))
        #expect(title.text == "aaaaaaaa…" || (title.text?.count ?? 0) < 12)
    }

    @Test func `line breaks are left out, and control characters are made visible`() {
        #expect(drawn("a\r\nb\u{2028}c", natural: 30, available: 60)?.text == "abc")
        #expect(drawn("a\u{202E}b\u{1B}", natural: 30, available: 60)?.text == "a\\u{202E}b\\u{1B}")
    }

    @Test func `a title of which only the size is known has no text`() {
        #expect(drawn(nil, natural: 30, available: 60)?.text == nil)
        #expect(drawn(nil, natural: 30, available: 60)?.width == 30)
    }
}
