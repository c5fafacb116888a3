import ButtonLayout
import Drawing
import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite struct SVGTests {
    @Test func `a sheet`() {
        let cells = [
            PictureSheet.Cell("sticks out", Buttons.sticksOut), PictureSheet.Cell("stack", note: "de", Buttons.stack),
        ]
        expectGolden(PictureSheet(cells).svg(), "sheet.svg")
    }

    @Test func `a page`() {
        let sheet = PictureSheet([PictureSheet.Cell("</title><script>", note: "ar", Buttons.sticksOut)])
        expectGolden(sheet.htmlPage(title: "a & b.yml", theme: .dark), "page.html")
    }

    @Test func `the device pixels`() {
        let drawing = Buttons.button(frame: Size(width: 10, height: 4), image: nil, title: nil) { $0.scale = 3 }
        let picture = PictureSheet([PictureSheet.Cell("grid", drawing)], showsGrid: true).svg(theme: .light)
        #expect(picture.contains("class=\"grid\""))
        #expect(picture.contains("M0 0v4M0.3333 0v4M0.6667 0v4M1 0v4"))
        #expect(!picture.contains("prefers-color-scheme"))
    }

    @Test(arguments: Buttons.random(300, seed: 2))
    func `any button gives well-formed XML of finite numbers`(_ drawing: ButtonDrawing) {
        for showsGrid in [false, true] {
            let picture = PictureSheet([PictureSheet.Cell("\u{0}<&\"'", drawing)], showsGrid: showsGrid).svg()
            let parser = XMLParser(data: Data(picture.utf8))
            let reader = Reader()
            parser.delegate = reader
            #expect(parser.parse(), "\(String(describing: parser.parserError))")
            #expect(reader.unreadable.isEmpty, "\(reader.unreadable)")
            #expect(reader.size.width < 4_000 && reader.size.height < 4_000, "\(reader.size)")
        }
    }

    @Test func `a huge button leaves the others their size`() {
        let huge = Buttons.button(frame: Size(width: 1e6, height: 44))
        let picture = PictureSheet([PictureSheet.Cell("huge", huge), PictureSheet.Cell("usual", Buttons.sticksOut)])
            .svg()
        #expect(picture.contains("scale(0.00048)") && picture.contains("scale(1)"))
    }

    @Test("text has the contrast that readers need", arguments: [false, true])
    func contrast(isDark: Bool) {
        func color(_ ink: Ink) -> String { isDark ? ink.dark : ink.light }
        let pairs: [(Ink, [Ink])] = [
            (.ink, [.paper, .surface, .titleFill, .imageFill]), (.quiet, [.paper]), (.content, [.paper]),
            (.image, [.paper]), (.title, [.paper]), (.fault, [.paper]), (.frame, [.paper]),
        ]
        for (text, grounds) in pairs {
            for ground in grounds {
                let ratio = Self.contrast(color(text), color(ground))
                #expect(ratio >= 4.5, "\(text) on \(ground): \(ratio)")
            }
        }
    }

    /// The contrast ratio of WCAG 2.
    private static func contrast(_ one: String, _ other: String) -> Double {
        func luminance(_ color: String) -> Double {
            let number = UInt32(color.dropFirst(), radix: 16) ?? 0
            let channels = [16, 8, 0].map { Double(number >> $0 & 255) / 255 }
            let linear = channels.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
            return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
        }
        let both = [luminance(one), luminance(other)].sorted()
        return (both[1] + 0.05) / (both[0] + 0.05)
    }
}

/// Looks at the numbers of a picture.
private final class Reader: NSObject, XMLParserDelegate {
    var unreadable: [String] = []
    var size = (width: 0.0, height: 0.0)

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        if name == "svg" {
            size = (Double(attributes["width"] ?? "") ?? .infinity, Double(attributes["height"] ?? "") ?? .infinity)
        }
        for (key, value) in attributes {
            let numbers =
                switch key {
                case "x", "y", "width", "height", "textLength": [value]
                case "d", "transform", "viewBox":
                    value.split { !"0123456789.-einfa".contains($0) }.map(String.init)
                default: [String]()
                }
            unreadable += numbers.filter {
                $0 != "e" && $0 != "a" && Double($0)?.isFinite != true && !$0.allSatisfy(\.isLetter)
            }
            if value.contains("nan") || value.contains("inf") { unreadable.append(value) }
        }
    }
}
