/// Which fixes a run makes, and what it does with the result.
public struct FixOptions: Sendable {
    /// Whether fixes are made that may change what a button looks like.
    public var includesUnsafe: Bool
    /// Whether files are written; otherwise the changes are only shown.
    public var writesFiles: Bool
    /// Whether it is looked at how the buttons change.
    public var showsButtons: Bool

    public init(includesUnsafe: Bool, writesFiles: Bool, showsButtons: Bool = false) {
        self.showsButtons = showsButtons
        self.includesUnsafe = includesUnsafe
        self.writesFiles = writesFiles
    }
}

/// What the fixes have made of a file.
public struct FixResult: Sendable {
    /// The file's bytes as they were, and as they are with the fixes.
    public var before: [UInt8]
    public var after: [UInt8]
    /// How many findings were fixed.
    public var count = 0
    /// Which fixes were not made, and why; a sentence each.
    public var notes: [String] = []
    /// The buttons that look otherwise with the fixes; empty unless they were asked for.
    public var buttons: [ButtonChange] = []

    /// Whether there is a difference.
    public var isChanged: Bool { before != after }
    /// Whether the file can be shown as lines of UTF-8.
    public var isUTF8: Bool { TextEncoding(of: before).isUTF8 }
}
