import Diagnostics
import SpecTree

/// Start tags with their attributes, and end tags.
extension XMLScanner {
    func name(of element: Int) -> String { string(elements[element].name) }

    func string(_ range: ByteRange) -> String {
        String(decoding: text[Int(range.lower)..<Int(range.upper)], as: UTF8.self)
    }

    mutating func scanName() -> ByteRange? {
        let start = position
        guard position < text.count, XMLCharacters.beginsName(text[position]) else { return nil }
        while position < text.count, XMLCharacters.continuesName(text[position]) { position += 1 }
        return ByteRange(UInt32(start), UInt32(position))
    }

    mutating func skipBlanks() -> Bool {
        let start = position
        while position < text.count, XMLCharacters.isBlank(text[position]) { position += 1 }
        return position > start
    }

    mutating func scanStartTag() throws(XMLProblem) {
        let start = position
        position += 1
        guard let name = scanName() else {
            throw XMLProblem("`<` begins no tag here; as text it is written `&lt;`", at: start, length: 1)
        }
        guard !open.isEmpty || elements.isEmpty else {
            throw XMLProblem("a second root element `\(string(name))`; a file has one", at: start, length: 1)
        }
        guard elements.count < limits.nodes else {
            throw XMLProblem(
                "there are more than \(limits.nodes) elements; raise the limit with --limit nodes=N", at: start,
                check: .limitExceeded)
        }
        guard open.count < limits.nesting else {
            throw XMLProblem(
                "the elements are nested deeper than \(limits.nesting) levels; raise the limit with "
                    + "--limit nesting=\(limits.nesting * 2)", at: start, length: 1 + name.count,
                check: .limitExceeded)
        }
        let first = UInt32(attributes.count)
        let isEmpty = try scanAttributes(of: name)
        let index = elements.count
        let content = UInt32(position)
        elements.append(
            XMLElement(
                name: name, attributes: first..<UInt32(attributes.count), parent: UInt32(open.last ?? 0),
                end: UInt32(index + 1), content: ByteRange(content, content)))
        if !isEmpty { open.append(index) }
    }

    /// Reads up to the end of the start tag; whether that is `/>`.
    mutating func scanAttributes(of tag: ByteRange) throws(XMLProblem) -> Bool {
        let first = attributes.count
        while true {
            let hasBlank = skipBlanks()
            guard position < text.count else {
                throw XMLProblem("the tag `\(string(tag))` has no end", at: Int(tag.lower), length: tag.count)
            }
            if text[position] == UInt8(ascii: ">") {
                position += 1
                return false
            }
            if starts(with: "/>") {
                position += 2
                return true
            }
            let start = position
            guard hasBlank, let name = scanName() else {
                throw XMLProblem("an attribute such as `key=\"value\"`, or `>`, is expected here", at: start, length: 1)
            }
            try checkIsNew(name, since: first)
            try scanValue(of: name)
        }
    }

    func checkIsNew(_ name: ByteRange, since first: Int) throws(XMLProblem) {
        guard attributes.count - first < 250 else {
            throw XMLProblem(
                "an element has more than 250 attributes", at: Int(name.lower), length: name.count,
                check: .limitExceeded)
        }
        for attribute in attributes[first...] where attribute.name.count == name.count {
            if isSame(attribute.name, name) {
                throw XMLProblem(
                    "the attribute `\(string(name))` stands here a second time", at: Int(name.lower), length: name.count
                )
            }
        }
    }

    mutating func scanValue(of name: ByteRange) throws(XMLProblem) {
        _ = skipBlanks()
        guard position < text.count, text[position] == UInt8(ascii: "=") else {
            throw XMLProblem(
                "the attribute `\(string(name))` has no value; write `\(string(name))=\"…\"`", at: Int(name.lower),
                length: name.count)
        }
        position += 1
        _ = skipBlanks()
        guard position < text.count, case let quote = text[position],
            quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
        else {
            throw XMLProblem(
                "the value of `\(string(name))` is not in quotes", at: Int(name.lower), length: name.count)
        }
        position += 1
        let start = position
        var isLiteral = true
        while position < text.count, text[position] != quote {
            switch text[position] {
            case UInt8(ascii: "<"):
                throw XMLProblem(
                    "`<` cannot stand in a value; write `&lt;`, or add the missing quote", at: position, length: 1)
            case UInt8(ascii: "&"):
                isLiteral = false
                try scanReference()
            case 0x9, 0xA, 0xD:
                isLiteral = false
                position += 1
            default: position += 1
            }
        }
        guard position < text.count else {
            throw XMLProblem(
                "the value of `\(string(name))` has no closing quote", at: Int(name.lower), length: name.count)
        }
        attributes.append(
            XMLAttribute(name: name, value: ByteRange(UInt32(start), UInt32(position)), isLiteral: isLiteral))
        position += 1
    }

    mutating func scanEndTag() throws(XMLProblem) {
        let start = position
        position += 2
        guard let name = scanName() else { throw XMLProblem("`</` needs a name", at: start, length: 2) }
        _ = skipBlanks()
        guard position < text.count, text[position] == UInt8(ascii: ">") else {
            throw XMLProblem("the end tag `\(string(name))` has no `>`", at: start, length: 2 + name.count)
        }
        guard let last = open.last else {
            throw XMLProblem("`</\(string(name))>` ends nothing", at: start, length: 2 + name.count)
        }
        guard isSame(name, elements[last].name) else {
            let open = self.name(of: last)
            throw XMLProblem(
                "`</\(string(name))>` stands where `</\(open)>` is expected", at: start, length: 2 + name.count)
        }
        elements[last].content.upper = UInt32(start)
        elements[last].end = UInt32(elements.count)
        open.removeLast()
        position += 1
    }

    func isSame(_ first: ByteRange, _ second: ByteRange) -> Bool {
        guard first.count == second.count else { return false }
        for offset in 0..<first.count where text[Int(first.lower) + offset] != text[Int(second.lower) + offset] {
            return false
        }
        return true
    }
}
