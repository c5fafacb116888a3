import Diagnostics
import SpecTree

/// Reads XML 1.0 without a document type: checks that it is well-formed and finds the place of every attribute.
///
/// Nothing is fetched and no entities are expanded, for a document type is an error. It is a scanner of our own because
/// a finding needs the place of an attribute, which `XMLParser` does not tell; and a start would take twice as long with
/// FoundationXML in the program. A test compares the two.
struct XMLScanner {
    let text: UnsafeBufferPointer<UInt8>
    let limits: Limits
    var position = 0
    var elements: ContiguousArray<XMLElement> = []
    var attributes: ContiguousArray<XMLAttribute> = []
    private var comments: [ByteRange] = []
    /// The elements that are not closed yet.
    var open: [Int] = []

    private init(_ text: UnsafeBufferPointer<UInt8>, limits: Limits) {
        self.text = text
        self.limits = limits
        elements.reserveCapacity(text.count / 64)
        attributes.reserveCapacity(text.count / 24)
    }

    /// The elements of a text.
    static func scan(_ text: [UInt8], limits: Limits) throws(XMLProblem) -> XMLDocument {
        let result = text.withUnsafeBufferPointer { buffer -> Result<XMLScanner, XMLProblem> in
            var scanner = XMLScanner(buffer, limits: limits)
            do throws(XMLProblem) {
                try scanner.scanDocument()
                return .success(scanner)
            } catch {
                return .failure(error)
            }
        }
        let scanner = try result.get()
        return XMLDocument(
            text: text, elements: scanner.elements, attributes: scanner.attributes, comments: scanner.comments)
    }

    mutating func scanDocument() throws(XMLProblem) {
        if let offset = XMLCharacters.firstInvalid(in: text) {
            throw XMLProblem(
                text[offset] < 0x80
                    ? "a control character stands here, which XML does not allow; take it out"
                    : "this is no UTF-8 text; save the file as UTF-8", at: offset, length: 1)
        }
        try scanDeclaration()
        while position < text.count {
            if text[position] == UInt8(ascii: "<") { try scanMarkup() } else { try scanText() }
        }
        if let last = open.last {
            let name = name(of: last)
            throw XMLProblem(
                "the file ends before `</\(name)>`; it is cut off, or damaged", at: Int(elements[last].name.lower),
                length: elements[last].name.count)
        }
        guard !elements.isEmpty else { throw XMLProblem("there is no element in this file", at: 0) }
    }

    // MARK: - Markup

    func starts(with word: StaticString) -> Bool {
        guard position + word.utf8CodeUnitCount <= text.count else { return false }
        for index in 0..<word.utf8CodeUnitCount where text[position + index] != word.utf8Start[index] { return false }
        return true
    }

    mutating func scanMarkup() throws(XMLProblem) {
        guard position + 1 < text.count else { throw XMLProblem("a `<` ends the file", at: position, length: 1) }
        switch text[position + 1] {
        case UInt8(ascii: "/"): try scanEndTag()
        case UInt8(ascii: "?"): try skip(to: "?>", from: position + 2, what: "the instruction")
        case UInt8(ascii: "!"):
            if starts(with: "<!--") {
                try scanComment()
            } else if starts(with: "<![CDATA["), !open.isEmpty {
                try skip(to: "]]>", from: position + 9, what: "the CDATA section")
            } else if starts(with: "<!DOCTYPE") {
                throw XMLProblem(
                    "a document type is not read, for it could name other files and entities; take it out",
                    at: position,
                    length: 9)
            } else {
                throw XMLProblem("`<!` begins nothing that can stand here", at: position, length: 2)
            }
        default: try scanStartTag()
        }
    }

    mutating func skip(to end: StaticString, from start: Int, what: String) throws(XMLProblem) {
        let begin = position
        position = start
        while position < text.count, !starts(with: end) { position += 1 }
        guard position < text.count else { throw XMLProblem("\(what) has no end", at: begin, length: 2) }
        position += end.utf8CodeUnitCount
    }

    mutating func scanComment() throws(XMLProblem) {
        let begin = position
        position += 4
        while position < text.count, !starts(with: "--") { position += 1 }
        guard position < text.count else { throw XMLProblem("the comment has no end", at: begin, length: 4) }
        guard starts(with: "-->") else {
            throw XMLProblem(
                "`--` cannot stand in a comment; write a single `-`, or `-->` to end it", at: position, length: 2)
        }
        position += 3
        comments.append(ByteRange(UInt32(begin), UInt32(position)))
    }

    mutating func scanDeclaration() throws(XMLProblem) {
        guard starts(with: "<?xml"), text.count > 5, XMLCharacters.isBlank(text[5]) else { return }
        try skip(to: "?>", from: 5, what: "the XML declaration")
        let declaration = String(decoding: text[5..<position], as: UTF8.self)
        guard let start = declaration.range(of: "encoding") else { return }
        let value = declaration[start...].drop { $0 != "\"" && $0 != "'" }
        let encoding = value.dropFirst().prefix { $0 != "\"" && $0 != "'" }.lowercased()
        // What was UTF-16 has become UTF-8 by its byte order mark.
        guard !["utf-8", "utf8", "us-ascii", "ascii", "utf-16"].contains(encoding) else { return }
        throw XMLProblem("the encoding `\(encoding)` is not read; save the file as UTF-8", at: 0, length: position)
    }

    // MARK: - Text

    mutating func scanText() throws(XMLProblem) {
        while position < text.count, text[position] != UInt8(ascii: "<") {
            switch text[position] {
            case UInt8(ascii: "&") where !open.isEmpty: try scanReference()
            case UInt8(ascii: "]") where starts(with: "]]>"):
                throw XMLProblem("`]]>` cannot stand in text; write `]]&gt;`", at: position, length: 3)
            case let byte:
                guard !open.isEmpty || XMLCharacters.isBlank(byte) else {
                    throw XMLProblem("text stands outside of the root element; this is no XML file", at: position)
                }
                position += 1
            }
        }
    }

    mutating func scanReference() throws(XMLProblem) {
        let start = position
        var end = position + 1
        // A longer name is none of those that are known.
        while end < text.count, end - start < 12, text[end] != UInt8(ascii: ";") { end += 1 }
        guard end < text.count, text[end] == UInt8(ascii: ";"),
            XMLReference.scalar(Array(text[start + 1..<end])[...]) != nil
        else {
            throw XMLProblem(
                "`&` begins none of the references that XML knows by itself; as text it is written `&amp;`", at: start,
                length: 1)
        }
        position = end + 1
    }
}

extension String {
    /// The place of a word, for texts without Foundation.
    fileprivate func range(of word: String) -> String.Index? {
        indices.first { self[$0...].hasPrefix(word) }
    }
}
