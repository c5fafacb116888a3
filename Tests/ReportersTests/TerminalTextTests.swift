import Reporters
import Testing

@Suite struct TerminalTextTests {
    @Test(arguments: [
        ("plain text, 100 %", "plain text, 100 %"), ("é 文 😀 👨‍👩‍👧", "é 文 😀 👨‍👩‍👧"),
        ("a\tb\nc\rd\r\ne", #"a\tb\nc\rd\r\ne"#), ("\u{1B}[31m\u{7}\u{0}", #"\u{1B}[31m\u{7}\u{0}"#),
        ("\u{7F}\u{80}\u{9B}\u{9F}", #"\u{7F}\u{80}\u{9B}\u{9F}"#),
        (
            "\u{202A}\u{202E}\u{2066}\u{2069}\u{200E}\u{200F}\u{61C}",
            #"\u{202A}\u{202E}\u{2066}\u{2069}\u{200E}\u{200F}\u{61C}"#
        ),
        ("\u{2028}\u{2029}\u{FEFF}\u{FFFF}\u{E0041}", #"\u{2028}\u{2029}\u{FEFF}\u{FFFF}\u{E0041}"#),
        ("e\u{301}\u{1B}\u{301}", "e\u{301}\\u{1B}\u{301}"),
    ])
    func `unsafe characters become visible`(_ text: String, _ escaped: String) {
        #expect(TerminalText.escaped(text).utf8.elementsEqual(escaped.utf8))
    }

    @Test(arguments: [
        ("##[error]x", ##"#\u{23}[error]x"##), ("a ##vso[task.x]", ##"a #\u{23}vso[task.x]"##),
        ("##teamcity[x]", ##"#\u{23}teamcity[x]"##), ("###[x]", ###"##\u{23}[x]"###),
        ("##[\u{301}x]", "#\\u{23}[\u{301}x]"), ("## heading [x]", "## heading [x]"), ("#1 [x]", "#1 [x]"),
        ("##", "##"),
    ])
    func `logging commands are broken`(_ text: String, _ escaped: String) {
        #expect(TerminalText.escaped(text).utf8.elementsEqual(escaped.utf8))
    }

    @Test(arguments: [
        ("a/b.yml", "a/b.yml"), ("::error::x.yml", "./::error::x.yml"), (" \u{3000}::x", "./ \u{3000}::x"),
        ("\t::x", #"./\t::x"#), ("a::b", "a::b"), (":a", ":a"),
    ])
    func `paths at the start of a line`(_ path: String, _ escaped: String) {
        #expect(TerminalText.escapedPath(path) == escaped)
    }
}
