import Diagnostics

/// A text of an XML file with its place.
struct XMLText {
    /// Where it is written.
    let range: ByteRange
    /// The bytes that it stands for, where that is not what is written.
    private let decoded: [UInt8]?
    private let document: XMLDocument

    /// The value of an attribute.
    init(_ attribute: XMLAttribute, in document: XMLDocument) {
        range = attribute.value
        self.document = document
        decoded = attribute.isLiteral ? nil : Self.decode(attribute.value, of: document.text, isAttribute: true)
    }

    /// What stands between two tags.
    init(content: ByteRange, in document: XMLDocument) {
        range = content
        self.document = document
        let isLiteral = document.text[Int(content.lower)..<Int(content.upper)].allSatisfy {
            $0 != UInt8(ascii: "&") && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "\r")
        }
        decoded = isLiteral ? nil : Self.decode(content, of: document.text, isAttribute: false)
    }

    /// Some bytes that stand for what is written at a place.
    init(_ bytes: [UInt8], at range: ByteRange, in document: XMLDocument) {
        self.range = range
        self.document = document
        decoded = bytes
    }

    /// Whether the file's own bytes are the text.
    var isLiteral: Bool { decoded == nil }

    var bytes: ArraySlice<UInt8> { decoded.map { $0[...] } ?? document.text[Int(range.lower)..<Int(range.upper)] }

    var string: String { String(decoding: bytes, as: UTF8.self) }

    var isEmpty: Bool { decoded?.isEmpty ?? range.isEmpty }

    /// Whether it is that word.
    func isWord(_ word: StaticString) -> Bool {
        guard decoded != nil else { return document.range(range, is: word) }
        return string == word.description
    }

    // MARK: - Decoding

    /// What references stand for, and line breaks as XML wants them. The scanner has checked that it is well-formed.
    private static func decode(_ range: ByteRange, of text: [UInt8], isAttribute: Bool) -> [UInt8] {
        var bytes: [UInt8] = []
        var index = Int(range.lower)
        let end = Int(range.upper)
        while index < end {
            let byte = text[index]
            switch byte {
            case UInt8(ascii: "&"):
                let close = text[index..<end].firstIndex(of: UInt8(ascii: ";")) ?? end
                XMLReference.append(text[index + 1..<max(close, index + 1)], to: &bytes)
                index = close + 1
            case UInt8(ascii: "<") where text[index..<end].starts(with: "<![CDATA[".utf8):
                index += 9
                while index < end, !text[index..<end].starts(with: "]]>".utf8) {
                    bytes.append(text[index])
                    index += 1
                }
                index += 3
            case UInt8(ascii: "<"):
                // A comment or an element in between.
                while index < end, text[index] != UInt8(ascii: ">") { index += 1 }
                index += 1
            case UInt8(ascii: "\r"):
                bytes.append(isAttribute ? UInt8(ascii: " ") : UInt8(ascii: "\n"))
                index += index + 1 < end && text[index + 1] == UInt8(ascii: "\n") ? 2 : 1
            case UInt8(ascii: "\n") where isAttribute, UInt8(ascii: "\t") where isAttribute:
                bytes.append(UInt8(ascii: " "))
                index += 1
            default:
                bytes.append(byte)
                index += 1
            }
        }
        return bytes
    }
}

/// The references that XML knows without a document type: five names, and characters by their numbers.
enum XMLReference {
    /// The character that a reference names, written without `&` and `;`; nil for any other.
    static func scalar(_ reference: ArraySlice<UInt8>) -> Unicode.Scalar? {
        switch String(decoding: reference, as: UTF8.self) {
        case "lt": return "<"
        case "gt": return ">"
        case "amp": return "&"
        case "apos": return "'"
        case "quot": return "\""
        case let text where text.contains("+") || text.contains("-"): return nil
        case let text where text.hasPrefix("#x"): return character(UInt32(text.dropFirst(2), radix: 16))
        case let text where text.hasPrefix("#"): return character(UInt32(text.dropFirst(), radix: 10))
        default: return nil
        }
    }

    /// A character that XML allows.
    private static func character(_ value: UInt32?) -> Unicode.Scalar? {
        guard let value, let scalar = Unicode.Scalar(value) else { return nil }
        switch value {
        case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...: return scalar
        default: return nil
        }
    }

    static func append(_ reference: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
        if let scalar = scalar(reference) { bytes += Array(String(Character(scalar)).utf8) }
    }
}
