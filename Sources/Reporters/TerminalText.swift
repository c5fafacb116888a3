/// Text from outside made safe for a terminal and for the log of a CI system.
///
/// Control characters, terminal escapes, bidirectional controls and line separators become visible, such as `\u{1B}`,
/// so they cannot hide, reorder or forge a line. `##[` and its kin (`##vso[`, `##teamcity[`), which CI systems obey
/// anywhere in a line, are broken.
public enum TerminalText {
    /// The text on one line with nothing left in it that a terminal or a log would obey.
    public static func escaped(_ text: String) -> String { escaped(text, keepsLineBreaks: false) }

    /// The path on one line, safe at the start of a line: one that would begin a `::command` gets `./` in front.
    public static func escapedPath(_ path: String) -> String {
        // Most paths begin with a letter, a dot or a slash.
        if let first = path.utf8.first, first > 0x20, first < 0x7F, first != UInt8(ascii: ":") { return escaped(path) }
        let start = path.unicodeScalars.drop { $0.properties.isWhitespace }
        return escaped(start.starts(with: "::".unicodeScalars) ? "./" + path : path)
    }

    /// As `escaped`, with CR and LF left for the escaping of the format.
    static func escaped(_ text: String, keepsLineBreaks: Bool) -> String {
        let mayBeUnsafe = text.utf8.withContiguousStorageIfAvailable { bytes in
            !isPlain(bytes) && bytes.contains(where: mayBeginUnsafe)
        }
        guard mayBeUnsafe ?? true else { return text }
        let scalars = text.unicodeScalars
        var result = ""
        result.reserveCapacity(text.utf8.count)
        var previous: Unicode.Scalar?
        var index = scalars.startIndex
        while index < scalars.endIndex {
            let scalar = scalars[index]
            index = scalars.index(after: index)
            if keepsLineBreaks, scalar == "\n" || scalar == "\r" {
                result.unicodeScalars.append(scalar)
            } else if scalar == "#", previous == "#", opensCommand(scalars[index...]) {
                result += visible(scalar)
            } else if isUnsafe(scalar) {
                result += visible(scalar)
            } else {
                result.unicodeScalars.append(scalar)
            }
            previous = scalar
        }
        return result
    }

    /// Whether all bytes are printable ASCII but no `#`, as in most texts.
    private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        // No early exit, so that the compiler looks at many bytes at once.
        var others: UInt8 = 0
        for byte in bytes { others |= (byte &- 0x20 < 0x5F ? 0 : 1) | (byte == UInt8(ascii: "#") ? 1 : 0) }
        return others == 0
    }

    /// Whether a character that is not left as it is can begin with a byte; most texts have none.
    private static func mayBeginUnsafe(_ byte: UInt8) -> Bool {
        switch byte {
        case 0...0x1F, 0x7F, UInt8(ascii: "#"): true
        // The lead bytes of the characters of `isUnsafe`.
        case 0xC2, 0xD8, 0xE2, 0xEF, 0xF3: true
        default: false
        }
    }

    /// Whether what follows `##` makes it a logging command: letters, which may be missing, and `[`.
    static func opensCommand(_ rest: some Sequence<Unicode.Scalar>) -> Bool {
        for scalar in rest {
            if scalar == "[" { return true }
            guard scalar.isASCII, scalar.properties.isAlphabetic else { return false }
        }
        return false
    }

    /// Whether a terminal would obey the character, or show the rest of the line elsewhere.
    static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x1F, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x206F, 0xFEFF: true
        case 0xFFF9...0xFFFB, 0xFFFE...0xFFFF, 0xE0000...0xE007F: true
        default: false
        }
    }

    /// The character as people can see it.
    static func visible(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        default: "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        }
    }
}
