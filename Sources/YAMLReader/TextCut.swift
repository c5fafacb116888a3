/// The line that cannot be read; the text ends in front of it for libyaml.
struct TextCut {
    /// Where the line begins.
    let offset: UInt32
    /// The spaces that the line is indented by; many for a comment, which may be indented as it likes.
    private let indentation: Int
    private let text: UnsafeBufferPointer<UInt8>

    /// The cut in front of the line that begins at `offset`.
    init(behind offset: Int, in text: UnsafeBufferPointer<UInt8>) {
        self.offset = UInt32(offset)
        self.text = text
        let spaces = text[offset...].prefix { $0 == UInt8(ascii: " ") }
        let isComment = text[spaces.endIndex...].first == UInt8(ascii: "#")
        indentation = isComment ? .max : spaces.count
    }

    /// Whether the line may go on with a block collection: it is indented as much.
    func mayBelong(to collection: OpenCollection) -> Bool {
        let line = text[..<Int(collection.start)].reversed().prefix { $0 != 0x0A && $0 != 0x0D }
        return line.count <= indentation
    }
}
