import Diagnostics
import TitleMetrics

/// Reads the font of a button.
enum FontReader {
    /// A `fontDescription`.
    static func font(_ element: Element) -> FoundButton.Font {
        var font = FoundButton.Font(place: element.place)
        font.size = Located(fontSize: element["pointSize"])
        if let style = element["style"], let name = textStyle(style.string) {
            font.textStyle = Located(name, at: style.range)
        }
        if let type = element["type"] {
            switch type.string {
            case "boldSystem": font.weight = Located("bold", at: type.range)
            default: break
            }
        }
        if let weight = element["weight"], FontWeight(rawValue: weight.string) != nil {
            font.weight = Located(weight.string, at: weight.range)
        }
        if let name = element["name"] { font.setName(name, family: element["family"]) }
        return font
    }

    private static func textStyle(_ name: String) -> String? {
        switch name.dropFirst(name.hasPrefix("UICTFontTextStyle") ? 17 : 0) {
        case "Title0": "largeTitle"
        case "Title1": "title1"
        case "Title2": "title2"
        case "Title3": "title3"
        case "Headline": "headline"
        case "Body": "body"
        case "Callout": "callout"
        case "Subhead": "subheadline"
        case "Footnote": "footnote"
        case "Caption1": "caption1"
        case "Caption2": "caption2"
        default: nil
        }
    }
}

extension FoundButton.Font {
    /// Takes weight and family from the PostScript name of a font.
    mutating func setName(_ name: XMLText, family: XMLText?) {
        let postScript = name.string
        if let weight = Self.weight(inName: postScript) { self.weight = Located(weight, at: name.range) }
        let isKnown = ["Helvetica", "Arial", ".SF", "SFUI", "SFPro", ".AppleSystemUIFont", ".PingFang", "PingFang"]
            .contains { postScript.hasPrefix($0) }
        if !isKnown || postScript.contains("Condensed") || postScript.contains("Narrow") {
            self.family = family ?? name
        }
    }

    private static func weight(inName name: String) -> String? {
        let style = name.lowercased().split(separator: "-").dropFirst().joined()
        let words = [
            ("ultralight", "ultraLight"), ("extralight", "ultraLight"), ("thin", "thin"), ("semibold", "semibold"),
            ("demibold", "semibold"), ("demi", "semibold"), ("extrabold", "heavy"), ("heavy", "heavy"),
            ("black", "black"), ("bold", "bold"), ("medium", "medium"), ("light", "light"),
        ]
        return words.first { style.contains($0.0) }?.1
    }
}
