import Diagnostics

/// A title with attributes of its own: its text, and its font where it has one font only.
struct AttributedTitle {
    let text: XMLText
    let place: ByteRange
    private(set) var font: FoundButton.Font?
    /// Why the title's size cannot be known, nil where it can.
    private(set) var unknownSize: String?

    /// Nil for a title without text.
    init?(_ element: Element) {
        let fragments = element.children.filter { $0.isNamed("fragment") }
        let texts = fragments.map(Self.text)
        guard let first = texts.first, texts.contains(where: { !$0.isEmpty }) else { return nil }
        place = element.place
        text =
            texts.count == 1 ? first : XMLText(texts.flatMap(\.bytes), at: first.range, in: element.document)
        let fonts = fragments.map(Self.font)
        guard let font = fonts[0] else {
            unknownSize = "the attributed title has no font"
            return
        }
        self.font = font
        func look(_ font: FoundButton.Font?) -> [String?] {
            [font?.size.map { "\($0.value)" }, font?.weight?.value, font?.family?.string]
        }
        if fonts.contains(where: { look($0) != look(font) }) { unknownSize = "the title has several fonts" }
    }

    private static func text(_ fragment: Element) -> XMLText {
        if let content = fragment["content"] { return content }
        guard let child = fragment.child(key: "content") else {
            return XMLText([], at: fragment.name, in: fragment.document)
        }
        return Base64.text(of: child)
    }

    private static func font(_ fragment: Element) -> FoundButton.Font? {
        guard let element = fragment.child("attributes")?.child(key: "NSFont") else { return nil }
        var font = FoundButton.Font(place: element.name)
        font.size = Located(fontSize: element["size"])
        guard font.size != nil else { return nil }
        if let name = element["name"] { font.setName(name, family: nil) }
        if let meta = element["metaFont"], meta.string.hasSuffix("Bold") {
            font.weight = Located("bold", at: meta.range)
        }
        return font
    }
}

/// Texts that Interface Builder writes as numbers of six bits.
enum Base64 {
    /// The text of a `string` or `mutableString` element.
    static func text(of element: Element) -> XMLText {
        let text = element.text
        guard element.has("base64-UTF8", "YES") else { return text }
        return XMLText(decode(text.bytes), at: text.range, in: element.document)
    }

    /// Interface Builder leaves out the padding; blanks and line breaks are passed over.
    static func decode(_ text: ArraySlice<UInt8>) -> [UInt8] {
        var bytes: [UInt8] = []
        var bits: UInt32 = 0
        var count = 0
        for byte in text {
            guard let value = value(byte) else { continue }
            bits = bits << 6 | value
            count += 6
            guard count >= 8 else { continue }
            count -= 8
            bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
            bits &= (1 << UInt32(count)) - 1
        }
        return bytes
    }

    private static func value(_ byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - UInt8(ascii: "A"))
        case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - UInt8(ascii: "a")) + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0")) + 52
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: nil
        }
    }
}
