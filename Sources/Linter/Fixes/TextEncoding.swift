/// How the text of a file is written as bytes, so that a changed text is written the same way.
enum TextEncoding: Sendable {
    case utf8
    case utf8WithMark
    case utf16LittleEndian
    case utf16BigEndian

    /// The encoding of a file, by its byte order mark.
    init(of contents: [UInt8]) {
        if contents.starts(with: [0xEF, 0xBB, 0xBF]) {
            self = .utf8WithMark
        } else if contents.starts(with: [0xFF, 0xFE]) {
            self = .utf16LittleEndian
        } else if contents.starts(with: [0xFE, 0xFF]) {
            self = .utf16BigEndian
        } else {
            self = .utf8
        }
    }

    /// Whether the bytes are those of UTF-8, so that lines can be told apart in them.
    var isUTF8: Bool { self == .utf8 || self == .utf8WithMark }

    /// The bytes of a file with that text, which is UTF-8 without a byte order mark.
    func bytes(of text: [UInt8]) -> [UInt8] {
        switch self {
        case .utf8: text
        case .utf8WithMark: [0xEF, 0xBB, 0xBF] + text
        case .utf16LittleEndian: [0xFF, 0xFE] + units(text).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        case .utf16BigEndian: [0xFE, 0xFF] + units(text).flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        }
    }

    private func units(_ text: [UInt8]) -> [UInt16] { Array(String(decoding: text, as: UTF8.self).utf16) }
}
