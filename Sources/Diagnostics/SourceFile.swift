/// The text of one input file, as the reader and the reports see it.
public final class SourceFile: Sendable {
    /// The path as the user gave it or the walk found it.
    public let path: String
    /// The text as UTF-8, without a byte order mark. A UTF-16 file is converted before it gets here.
    public let text: [UInt8]
    /// The length in bytes of the byte order mark that was in front of the text: 0, 2 or 3.
    public let byteOrderMarkLength: Int

    /// A file of that path and text.
    public init(path: String, text: [UInt8], byteOrderMarkLength: Int = 0) {
        self.path = path
        self.text = text
        self.byteOrderMarkLength = byteOrderMarkLength
    }

    /// A file of that path and text, for texts that are made in memory.
    public convenience init(path: String, text: String) {
        self.init(path: path, text: Array(text.utf8))
    }
}
