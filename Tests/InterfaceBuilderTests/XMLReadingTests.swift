import Diagnostics
import Foundation
import FoundationXML
import InterfaceBuilder
import SpecTree
import TestSupport
import Testing

/// What is XML and what is not.
@Suite struct XMLReadingTests {
    private func read(_ text: String, limits: Limits = Limits()) -> [Diagnostic] {
        InterfaceBuilderReader.read(SourceFile(path: "a.xib", contents: Array(text.utf8)), limits: limits).diagnostics
    }

    @Test(arguments: [
        ("<document>↓<view></document>", "`</document>` stands where `</view>` is expected"),
        ("<document>\n<↓view>", "the file ends before `</view>`"),
        ("<document ↓a='1' ↓a='2'/>", "the attribute `a` stands here a second time"),
        ("<document ↓a=1/>", "the value of `a` is not in quotes"),
        ("<document ↓a/>", "the attribute `a` has no value"),
        ("<document a='1'↓b='2'/>", "an attribute such as `key=\"value\"`, or `>`, is expected here"),
        ("<document a='↓<'/>", "`<` cannot stand in a value"),
        ("<document a='↓&nbsp;'/>", "`&` begins none of the references"),
        ("<document>↓&x;</document>", "`&` begins none of the references"),
        ("<document a='↓&#0;'/>", "`&` begins none of the references"),
        ("<document ↓a='1", "the value of `a` has no closing quote"),
        ("<document>↓<!-- a", "the comment has no end"),
        ("<document><!-- a ↓-- b --></document>", "`--` cannot stand in a comment"),
        ("<document>↓<![CDATA[ a</document>", "the CDATA section has no end"),
        ("<document>a↓]]></document>", "`]]>` cannot stand in text"),
        ("<document/>↓<document/>", "a second root element"),
        ("<document/>↓text", "text stands outside of the root element"),
        ("↓{\"a\": 1}", "text stands outside of the root element"),
        ("<document/>↓</view>", "`</view>` ends nothing"),
        ("<document>↓\u{1}</document>", "a control character"),
        ("↓<!DOCTYPE plist><document/>", "a document type is not read"),
        ("↓<?xml version='1.0' encoding='ISO-8859-1'?><document/>", "the encoding `iso-8859-1` is not read"),
        ("↓", "there is no element in this file"),
        ("<↓plist/>", "the root element is no `document` or `archive`"),
    ])
    func `a located error`(marked: String, message: String) throws {
        // `↓` marks the place; where there are two of them the last.
        let text = MarkedText(marked)
        let found = read(text.text)
        let first = try #require(found.first)
        #expect(found.count == 1)
        #expect(first.severity == .error)
        #expect(first.message.contains(message), "\(first.message)")
        let place = marked.contains("a='1' ") || marked.contains("↓<view></document>") ? nil : text.points.last
        if let place { #expect(Int(first.range.lower) == place, "\(text.place(of: Int(first.range.lower)))") }
    }

    @Test func `nothing is fetched or expanded`() {
        let external = """
            <!DOCTYPE document [<!ENTITY secret SYSTEM "file:///etc/passwd">]>
            <document><button id="&secret;"/></document>
            """
        #expect(read(external).map(\.rule) == ["syntax"])
        let bomb = """
            <?xml version="1.0"?>
            <!DOCTYPE lolz [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;">]>
            <document>&c;</document>
            """
        #expect(read(bomb).map(\.rule) == ["syntax"])
    }

    @Test func `limits are errors`() {
        let deep = String(repeating: "<view>", count: 100_000)
        #expect(read("<document>" + deep).map(\.rule) == ["limit-exceeded"])
        var limits = Limits()
        limits.nodes = 10
        let wide = String(repeating: "<view/>", count: 20)
        #expect(read("<document>\(wide)</document>", limits: limits).map(\.rule) == ["limit-exceeded"])
        limits = Limits()
        limits.fileSize = 20
        #expect(read("<document>\(wide)</document>", limits: limits).map(\.rule) == ["limit-exceeded"])
        let many = (0..<2_000).map { " a\($0)='1'" }.joined()
        #expect(read("<document\(many)/>").map(\.rule) == ["limit-exceeded"])
    }

    @Test func `well-formed oddities are read`() {
        let odd = """
            \u{FEFF}<?xml version='1.0' encoding='utf-8' standalone='yes'?>\r
            <!-- a --><?target data?>
            <document\ta = "x>y"\r
               b='"' ä:ö-1.2='&#xE4;&lt;'>text &amp; more<![CDATA[ <a> && ]]></document  >
            <!-- b -->
            """
        #expect(read(odd).map(\.message) == [])
    }

    @Test func `UTF-16 is read by its byte order mark`() throws {
        let text = InterfaceFile.document(InterfaceFile.button("<state key=\"normal\" title=\"Größe\"/>"))
            .replacing("UTF-8", with: "UTF-16")
        var bytes: [UInt8] = [0xFF, 0xFE]
        for unit in text.utf16 { bytes += [UInt8(truncatingIfNeeded: unit), UInt8(unit >> 8)] }
        let reading = InterfaceBuilderReader.read(SourceFile(path: "a.xib", contents: bytes))
        #expect(reading.diagnostics.isEmpty)
        #expect(String(decoding: reading.tree.text, as: UTF8.self).contains("Größe"))
    }

    /// Whether `XMLParser`, which is libxml2, takes a text for well-formed.
    private final class Oracle: NSObject, XMLParserDelegate {
        static func accepts(_ bytes: [UInt8]) -> Bool {
            let parser = XMLParser(data: Data(bytes))
            let oracle = Oracle()
            parser.delegate = oracle
            return parser.parse() && parser.parserError == nil && !oracle.hasErrors
        }

        private var hasErrors = false

        func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) { hasErrors = true }
    }

    @Test func `it agrees with libxml2 on texts that somebody has damaged`() {
        let base = InterfaceFile.document(
            InterfaceFile.button("<state key=\"normal\" title=\"A &amp; B\"><!-- x --></state>"), images: ["a": (1, 2)])
        let tokens = [
            "<", ">", "&", "\"", "'", "/", "<!--", "-->", "--", "]]>", "<![CDATA[", "&lt;", "&#65;", "=", " ", "<a>",
            "</a>", "?>", "<?a",
        ]
        var generator = SeededGenerator(seed: 6)
        for seed in 0..<400 {
            var bytes = Array(base.utf8)
            for _ in 0...generator.number(below: 2) {
                let start = generator.number(below: bytes.count)
                let end = min(bytes.count, start + generator.number(below: 12))
                switch generator.number(below: 3) {
                case 0: bytes.removeSubrange(start..<end)
                case 1: bytes.insert(contentsOf: generator.one(of: tokens).utf8, at: start)
                default: bytes[start] = generator.one(of: Array("<>&\"'/ a=-".utf8))
                }
            }
            let text = String(decoding: bytes, as: UTF8.self)
            // A damaged declaration or namespace is not looked at.
            guard text.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<document ") else { continue }
            let found = InterfaceBuilderReader.read(SourceFile(path: "a.xib", text: bytes)).diagnostics
            let isAccepted = !found.contains { $0.rule == "syntax" }
            #expect(isAccepted == Oracle.accepts(bytes), "\(seed): \(found.map(\.message)) \(text)")
        }
    }
}
