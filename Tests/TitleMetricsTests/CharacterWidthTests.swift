import Testing
import TitleMetrics

/// The widths of a text at a size of 1000 pt, so that they read as thousandths of an em.
private func thousandths(_ text: String, weight: FontWeight = .regular) -> TitleEstimate {
    estimate(text: text, size: 1000, weight: weight)
}

@Suite struct CharacterWidthTests {
    @Test(
        "advances of the AFM files",
        arguments: [
            ("A", 667.0, 722.0), ("i", 222, 278), (" ", 278, 278), ("@", 1015, 975), ("~", 584, 584), ("'", 191, 238),
            ("\u{A0}", 278, 278), ("Ä", 667, 722), ("í", 278, 278), ("ß", 611, 611), ("ď", 643, 743), ("ŕ", 333, 389),
            ("Ģ", 778, 778), ("ș", 500, 556), ("Ţ", 611, 611), ("—", 1000, 1000), ("…", 1000, 1000), ("“", 333, 500),
            ("€", 556, 556), ("™", 1000, 1000), ("²", 333, 333), ("≥", 549, 549), ("◊", 471, 494), ("ﬁ", 500, 611),
        ])
    func advance(text: String, regular: Double, bold: Double) {
        #expect(abs(thousandths(text).likely - regular * 1.05) < 1e-6)
        #expect(abs(thousandths(text, weight: .bold).likely - bold) < 1e-6)
    }

    @Test(
        "an accented letter is as wide as its letter, in one character or two",
        arguments: [("ờ", "o"), ("Ấ", "A"), ("ẃ", "w"), ("ǹ", "n"), ("Ǽ", "Æ"), ("ḍ", "d")])
    func accents(accented: String, plain: String) {
        #expect(thousandths(accented) == thousandths(plain))
        #expect(thousandths(plain + "\u{301}\u{323}") == thousandths(plain))
    }

    @Test("a Cyrillic or Greek letter is about as wide as the Latin one that stands for it")
    func lookAlikes() {
        let latin = thousandths("Hopa")
        for text in ["Нора", "Ηορα"] {
            #expect(
                isClose(thousandths(text), low: latin.low * 0.95, likely: latin.likely, high: latin.high * 1.05))
        }
        #expect(thousandths("Щ").likely > thousandths("г").likely)
        #expect(thousandths("ё") == thousandths("е"))
        #expect(thousandths("ώ") == thousandths("ω"))
    }

    @Test(
        "an ideograph, a kana or a full-width character is an em wide",
        arguments: ["评", "あ", "カ", "、", "「", "Ａ", "￥", "𠮷", "\u{3000}", "㊗"])
    func fullWidth(text: String) {
        for weight in FontWeight.allCases {
            #expect(isClose(thousandths(text, weight: weight), low: 1000, likely: 1000, high: 1030))
        }
    }

    @Test("a half-width kana is half an em wide")
    func halfWidth() {
        #expect(isClose(thousandths("ｶ"), low: 500, likely: 500, high: 515))
    }

    @Test("a Hangul syllable is one square, composed or not")
    func hangul() {
        let square = thousandths("한")
        #expect(isClose(square, low: 850, likely: 1000, high: 1030))
        #expect(thousandths("\u{1112}\u{1161}\u{11AB}") == square)
        #expect(thousandths("\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}") == thousandths("한글"))
    }

    @Test(
        "letters of other scripts are 0.3 to 1.2 em wide", arguments: ["ع", "ש", "ก", "म", "ქ", "Ա", "አ"])
    func otherScripts(text: String) {
        let result = thousandths(text)
        #expect(isClose(result, low: 300, likely: 600, high: 1200))
        #expect(thousandths(text + text).high == result.high * 2)
    }

    @Test("marks of other scripts add nothing", arguments: ["מ\u{5B8}", "ก\u{E49}", "म\u{941}", "ع\u{64E}"])
    func marks(text: String) {
        #expect(isClose(thousandths(text), low: 300, likely: 600, high: 1200))
    }

    @Test(
        "an emoji sequence is one emoji",
        arguments: [
            "😀", "👍🏽", "👨‍👩‍👧‍👦", "🇩🇪", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "👩🏿‍💻", "😀\u{FE0F}", "🏽",
        ])
    func emoji(text: String) {
        #expect(isClose(thousandths(text), low: 1000, likely: 1150, high: 1350))
    }

    @Test(
        "emoji that are no sequence count one by one",
        arguments: [("😀😀", 2.0), ("🇩🇪🇫🇷", 2), ("🇩🇪🇫", 2), ("👍🏽👍", 2), ("👨‍👩👧", 2)])
    func emojiRow(text: String, count: Double) {
        #expect(isClose(thousandths(text), low: 1000 * count, likely: 1150 * count, high: 1350 * count))
    }

    @Test("a symbol that may be drawn as emoji covers both widths", arguments: ["❤\u{FE0F}", "☀", "❤️‍🔥", "▶"])
    func textOrEmoji(text: String) {
        #expect(isClose(thousandths(text), low: 300, likely: 1000, high: 1350))
    }

    @Test("a keycap is wider than its digit, about as wide as an emoji")
    func keycap() {
        let result = thousandths("1️⃣")
        #expect(result.low < 1000 && result.high > 1350)
        #expect(abs(result.likely - 1150) < 50)
    }

    @Test(
        "control and format characters have no width",
        arguments: ["\u{0}", "\u{1B}", "\u{7F}", "\u{9F}", "\u{AD}", "\u{200B}", "\u{200D}", "\u{202E}", "\u{FEFF}"])
    func controls(text: String) {
        #expect(thousandths("Do\(text)ne") == thousandths("Done"))
    }

    @Test(
        "symbols and the icons of icon fonts are 0.3 to 1.2 em wide, more likely near 1",
        arguments: ["→", "★", "\u{F30D}", "\u{FFFD}"])
    func symbols(text: String) {
        #expect(isClose(thousandths(text), low: 300, likely: 900, high: 1200))
    }
}
