public import Diagnostics

/// What reading a file of another format than YAML gives.
public struct SpecReading: Sendable {
    /// The buttons as a spec has them; every node has the place of what it comes from.
    public var tree: SpecTree
    /// What is wrong with the file. Nothing of a damaged file is judged.
    public var diagnostics: [Diagnostic]
    /// The comments, with the signs that begin and end them.
    public var comments: [ByteRange]

    public init(tree: SpecTree, diagnostics: [Diagnostic], comments: [ByteRange]) {
        self.tree = tree
        self.diagnostics = diagnostics
        self.comments = comments
    }
}
