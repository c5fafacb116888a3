/// A place in a text as people and tools count it. Everything is 1-based.
public struct Position: Hashable, Sendable {
    /// The line. Lines end at LF, CR LF or a lone CR, as in editors and in git.
    public var line: Int
    /// The column in Unicode scalars; a tab counts one.
    public var column: Int
    /// The column in UTF-16 code units, for SARIF and editors.
    public var utf16Column: Int
    /// The column in UTF-8 bytes, for reviewdog.
    public var byteColumn: Int

    public init(line: Int, column: Int, utf16Column: Int, byteColumn: Int) {
        self.line = line
        self.column = column
        self.utf16Column = utf16Column
        self.byteColumn = byteColumn
    }

    /// The first place of a text.
    public static let start = Position(line: 1, column: 1, utf16Column: 1, byteColumn: 1)
}
