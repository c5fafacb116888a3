import Foundation
import Reporters
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite struct XMLTextTests {
    @Test(arguments: [
        ("<a b=\"c\">&'", "&lt;a b=&quot;c&quot;&gt;&amp;'"), ("]]>", "]]&gt;"), ("\t\n\r", "&#9;&#10;&#13;"),
        ("\u{0}\u{1B}\u{FFFE}", #"\u{0}\u{1B}\u{FFFE}"#), ("\u{7F}\u{85}\u{202E}", "&#127;&#133;&#8238;"),
        ("::x ##[y]", ":&#58;x #&#35;[y]"), ("é😀", "é😀"),
    ])
    func `escapes`(_ text: String, _ xml: String) {
        #expect(XMLText.escaped(text) == xml)
    }

    @Test func `attributes keep their order and drop nil`() {
        #expect(XMLText.attributes(["b": "1", "c": nil, "a": "\"2\""]) == " b=\"1\" a=\"&quot;2&quot;\"")
    }

    /// What a parser reads is what was written, but for the characters that XML cannot hold.
    @Test func `a parser reads the text back`() {
        let text =
            String(
                String.UnicodeScalarView((0x20...0x2FFF).filter { $0 % 3 != 1 }.compactMap(Unicode.Scalar.init)))
            + "\t\r\n"
        let reader = Reader()
        let parser = XMLParser(data: Data("<a\(XMLText.attributes(["b": text]))>\(XMLText.escaped(text))</a>".utf8))
        parser.delegate = reader
        #expect(parser.parse())
        #expect(reader.attribute.utf8.elementsEqual(text.utf8))
        #expect(reader.content.utf8.elementsEqual(text.utf8))
    }

    @Test(arguments: [ReportFormat.checkstyle, .junit])
    func `reports are well-formed`(_ format: ReportFormat) {
        for report in [AwkwardRun.report(format), AwkwardRun.report(format, of: [])] {
            let parser = XMLParser(data: Data(report.utf8))
            #expect(parser.parse(), "\(String(describing: parser.parserError))")
        }
    }

    private final class Reader: NSObject, XMLParserDelegate {
        var attribute = ""
        var content = ""

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) { attribute = attributes["b"] ?? "" }

        func parser(_ parser: XMLParser, foundCharacters string: String) { content += string }
    }
}
