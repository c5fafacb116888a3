import Diagnostics

/// The error that libyaml stopped at, in its own words.
struct SyntaxError {
    /// What libyaml found, such as `did not find expected key`.
    var problem: String
    /// What it was doing, such as `while parsing a block mapping`; empty where it does not say.
    var context: String
    /// Where the problem is.
    var offset: UInt32
    /// Where the thing begins that it was reading, such as a quoted value; nil where it does not say.
    var contextOffset: UInt32?

    static let outOfMemory = SyntaxError(problem: "out of memory", context: "", offset: 0)

    /// The error as people read it.
    func diagnostic(in text: UnsafeBufferPointer<UInt8>) -> Diagnostic {
        guard problem != SyntaxError.outOfMemory.problem else {
            return Diagnostic(.limitExceeded, "there is not enough memory to read the file", at: ByteRange(0, 0))
        }
        let place = SyntaxPlace(offset: Int(offset), in: text)
        if let start = contextOffset {
            let context = SyntaxPlace(offset: Int(start), in: text)
            if let message = messageAtContext(context, place) {
                return Diagnostic(.syntax, message, at: context.character)
            }
        }
        var range = place.character
        let isAboutKey =
            problem == "mapping values are not allowed in this context"
            || problem.hasPrefix("did not find expected ','")
        if isAboutKey, place.byte == UInt8(ascii: ":"), !place.isBehindColon {
            // The colon is where libyaml sees that the key is wrong.
            range = ByteRange(UInt32(place.contentStart), max(range.upper, UInt32(place.contentStart)))
        }
        return Diagnostic(.syntax, message(place), at: range, related: related(in: text))
    }

    private func related(in text: UnsafeBufferPointer<UInt8>) -> [RelatedRange] {
        guard let start = contextOffset, start != offset, let message = contextMessage else { return [] }
        return [RelatedRange(range: SyntaxPlace(offset: Int(start), in: text).character, message: message)]
    }

    /// What stands at the place of the context.
    private var contextMessage: String? {
        switch context {
        case "while parsing a block mapping": "the mapping begins here"
        case "while parsing a block collection": "the list begins here"
        case "while parsing a flow mapping": "the `{` is here"
        case "while parsing a flow sequence": "the `[` is here"
        case "while scanning a quoted scalar", "while parsing a quoted scalar": "the quoted value begins here"
        case "while scanning a block scalar": "the block of text begins here"
        default: nil
        }
    }
}

/// A place in a text with what stands around it on its line.
struct SyntaxPlace {
    let offset: Int
    let text: UnsafeBufferPointer<UInt8>

    init(offset: Int, in text: UnsafeBufferPointer<UInt8>) {
        self.offset = min(offset, text.count)
        self.text = text
    }

    /// The byte here, nil at the end of the text.
    var byte: UInt8? { offset < text.count ? text[offset] : nil }

    /// The character here, empty at the end of the text or of a line.
    var character: ByteRange {
        guard let byte, byte != 0x0A, byte != 0x0D else { return ByteRange(UInt32(offset), UInt32(offset)) }
        var end = offset + 1
        while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
        return ByteRange(UInt32(offset), UInt32(end))
    }

    /// The character here in backquotes.
    var quotedCharacter: String {
        guard byte != UInt8(ascii: "`") else { return "a backquote" }
        return String.quoted(text[Int(character.lower)..<Int(character.upper)])
    }

    /// The last byte in front that is not blank, nil where the line begins with this place.
    var byteBefore: UInt8? {
        var start = offset
        while start > 0, Self.isBlank(text[start - 1]) { start -= 1 }
        guard start > 0, text[start - 1] != 0x0A, text[start - 1] != 0x0D else { return nil }
        return text[start - 1]
    }

    /// Where the line's text begins, behind its indentation and the `-` of list items.
    var contentStart: Int {
        var start = offset
        while start > 0, text[start - 1] != 0x0A, text[start - 1] != 0x0D { start -= 1 }
        while start < offset, Self.isBlank(text[start]) || isDash(start) { start += 1 }
        return start
    }

    /// Whether a `:` that ends a key stands on the line in front of this place.
    var isBehindColon: Bool {
        (contentStart..<offset).contains { text[$0] == UInt8(ascii: ":") && isFollowedByBlank($0) }
    }

    /// Whether a list item begins here.
    var isAtListItem: Bool { byteBefore == nil && byte == UInt8(ascii: "-") && isDash(offset) }

    /// Whether a U+FEFF stands in front.
    var isBehindByteOrderMark: Bool { text[..<offset].suffix(3).elementsEqual([0xEF, 0xBB, 0xBF]) }

    /// Whether only blanks, line ends and comments follow.
    var isAtEnd: Bool {
        var isComment = false
        for byte in text[offset...] {
            if byte == 0x0A || byte == 0x0D { isComment = false } else if byte == UInt8(ascii: "#") { isComment = true }
            guard isComment || Self.isBlank(byte) || byte == 0x0A || byte == 0x0D else { return false }
        }
        return true
    }

    private func isDash(_ offset: Int) -> Bool {
        text[offset] == UInt8(ascii: "-") && isFollowedByBlank(offset)
    }

    /// Whether a blank, a line end or the end of the text follows the byte there.
    private func isFollowedByBlank(_ offset: Int) -> Bool {
        guard offset + 1 < text.count else { return true }
        let next = text[offset + 1]
        return Self.isBlank(next) || next == 0x0A || next == 0x0D
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
