import CLibYAML

/// A text that libyaml reads where it lies.
///
/// libyaml copies its input into a buffer, character by character, to see whether it is valid; a ``TextScan`` has seen
/// that already, faster. So its buffer is said to be the whole text, and to be the last of it. The members that say so
/// are in libyaml's header, though not meant for others: they are used only with the versions that are known to have
/// them so, and `ParserInputTests` compares the events with those of the ordinary way.
struct ParserInput {
    /// The text and NULs behind it, so many as the scanner may look ahead. One NUL is how it knows the end.
    private let buffer: UnsafeMutableBufferPointer<UInt8>
    private let count: Int
    private static let lookahead = 16

    /// Copies the text: what stands behind it in memory is not ours.
    init(_ text: UnsafeBufferPointer<UInt8>) {
        count = text.count
        buffer = .allocate(capacity: text.count + Self.lookahead)
        let end = buffer.initialize(fromContentsOf: text)
        buffer[end...].initialize(repeating: 0)
    }

    func deallocate() { buffer.deallocate() }

    /// Whether libyaml's buffer can be set; it is for every version so far.
    static let isSupported: Bool = {
        var (major, minor, patch): (Int32, Int32, Int32) = (0, 0, 0)
        yaml_get_version(&major, &minor, &patch)
        return major == 0 && (1...2).contains(minor)
    }()

    /// Has a new parser read the text, which must be UTF-8 with no character that YAML does not allow.
    func feed(_ parser: inout yaml_parser_t, inPlace: Bool) {
        yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(&parser, buffer.baseAddress, inPlace ? 0 : count)
        guard inPlace else { return }
        parser.buffer.pointer = buffer.baseAddress
        parser.buffer.last = buffer.baseAddress.map { $0 + count + 1 }
        // It asks for more only where fewer characters are left than it needs.
        parser.unread = .max / 2
        parser.eof = 1
    }
}
