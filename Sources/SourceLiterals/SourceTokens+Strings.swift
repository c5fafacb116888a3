/// Strings of all kinds, with escapes and interpolations.
extension SourceTokens {
    /// A string from its first quote on; `hashes` of them stood in front of it.
    mutating func scanString(hashes: Int) {
        let start = position - hashes
        let isMultiline = isSwift && byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
        position += isMultiline ? 3 : 1
        var isPlain = !isMultiline
        while position < text.count {
            switch byte() {
            case UInt8(ascii: "\\") where isEscape(hashes):
                isPlain = false
                position += 1 + hashes
                if isSwift, byte() == UInt8(ascii: "(") { skipInterpolation() } else { position += 1 }
                continue
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                guard isMultiline else {
                    // A string without an end; the line ends it.
                    add(.string, from: start, isPlain: false)
                    return
                }
            case UInt8(ascii: "\"") where ends(isMultiline: isMultiline, hashes: hashes):
                position = min(position + (isMultiline ? 3 : 1) + hashes, text.count)
                add(.string, from: start, isPlain: isPlain)
                return
            default: break
            }
            position += 1
        }
        position = min(position, text.count)
        add(.string, from: start, isPlain: false)
    }

    func isEscape(_ hashes: Int) -> Bool {
        (0..<hashes).allSatisfy { byte(1 + $0) == UInt8(ascii: "#") }
    }

    func ends(isMultiline: Bool, hashes: Int) -> Bool {
        let quotes = isMultiline ? 3 : 1
        return (0..<quotes).allSatisfy { byte($0) == UInt8(ascii: "\"") }
            && (0..<hashes).allSatisfy { byte(quotes + $0) == UInt8(ascii: "#") }
    }

    /// Goes behind the parenthesis that closes an interpolation. Strings inside it are passed over; deeper ones are not
    /// told apart from their ends.
    mutating func skipInterpolation() {
        var depth = 0
        while position < text.count, byte() != UInt8(ascii: "\n") {
            if byte() == UInt8(ascii: "\"") {
                position += 1
                while position < text.count, byte() != UInt8(ascii: "\""), byte() != UInt8(ascii: "\n") {
                    position += byte() == UInt8(ascii: "\\") ? 2 : 1
                }
                guard byte() == UInt8(ascii: "\"") else { return }
            }
            if byte() == UInt8(ascii: "(") { depth += 1 }
            if byte() == UInt8(ascii: ")") { depth -= 1 }
            position += 1
            if depth == 0 { return }
        }
    }

    mutating func scanCharacter() {
        let start = position
        position += 1
        while position < text.count, byte() != UInt8(ascii: "'"), byte() != UInt8(ascii: "\n") {
            position += byte() == UInt8(ascii: "\\") ? 2 : 1
        }
        position = min(position + 1, text.count)
        add(.string, from: start, isPlain: false)
    }
}
