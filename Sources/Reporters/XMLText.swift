/// Escaping for XML 1.0.
public enum XMLText {
    /// The text as element content or as an attribute's value between `"`.
    ///
    /// Line ends and tabs survive attribute normalization. Characters that XML cannot hold, not even as references,
    /// become visible, such as `\u{1B}`; what a terminal or the log of a CI system would obey becomes references.
    public static func escaped(_ text: String) -> String {
        guard !text.utf8.allSatisfy(isPlain) else { return text }
        return text.escaped { scalar, previous in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            case "\t", "\n", "\r": "&#\(scalar.value);"
            // Element content may start a line, where `::` would be a workflow command.
            case "#" where previous == "#": "&#35;"
            case ":" where previous == ":": "&#58;"
            case _ where isForbidden(scalar): TerminalText.visible(scalar)
            case _ where TerminalText.isUnsafe(scalar): "&#\(scalar.value);"
            default: nil
            }
        }
    }

    /// Whether a byte stays as it is, whatever stands beside it.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "#"),
            UInt8(ascii: ":"):
            false
        default: byte >= 0x20 && byte < 0x7F
        }
    }

    /// Whether the character is outside the production `Char` of XML 1.0.
    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        (scalar.value < 0x20 && scalar != "\t" && scalar != "\n" && scalar != "\r")
            || scalar.value == 0xFFFE || scalar.value == 0xFFFF
    }

    /// Attributes with a space in front of each, escaped, in that order; those whose value is nil are left out.
    public static func attributes(_ attributes: KeyValuePairs<String, String?>) -> String {
        attributes.map { name, value in value.map { " \(name)=\"\(escaped($0))\"" } ?? "" }.joined()
    }
}
