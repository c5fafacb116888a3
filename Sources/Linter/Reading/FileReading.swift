public import ButtonSpec
public import Diagnostics
import InterfaceBuilder
import SourceLiterals
public import SpecTree
import YAMLReader

/// What reading a file of any kind gives.
public struct FileReading: Sendable {
    public let kind: FileKind
    /// The buttons, as a spec has them.
    public var tree: SpecTree
    /// What is wrong with the file itself.
    public var diagnostics: [Diagnostic]
    /// The lines, before and after a change, that were read again, while all else is as before; nil where everything was
    /// read.
    private(set) var changedLines: [(old: ByteRange, new: ByteRange)]?
    /// The comments; nil for YAML, where they are looked for only when they are needed.
    private var readComments: [CommentRange]?

    /// Reads a file as its name says.
    public init(_ file: SourceFile, limits: Limits) {
        kind = FileKind(path: file.path)
        switch kind {
        case .yaml:
            let reading = YAMLReader.read(file, limits: limits)
            tree = reading.tree
            diagnostics = reading.diagnostics
        case .xib, .storyboard:
            let reading = InterfaceBuilderReader.read(file, limits: limits)
            tree = reading.tree
            diagnostics = reading.diagnostics
            readComments = reading.comments.map { CommentRange(xml: $0) }
        case .swift, .objc:
            let reading = SourceLiteralsReader.read(file, as: kind == .swift ? .swift : .objectiveC, limits: limits)
            tree = reading.tree
            diagnostics = reading.diagnostics
            readComments = reading.comments.map { CommentRange(source: $0, in: file.text) }
        }
    }

    /// Reads a file that edits have made of another, of which only what they have changed is read again where that is
    /// certain to give the same.
    init(_ file: SourceFile, after change: TextChange, of before: FileReading, limits: Limits) {
        guard before.kind == .yaml, before.diagnostics.isEmpty else {
            self.init(file, limits: limits)
            return
        }
        self = before
        let reading = YAMLReader.read(file, limits: limits, after: change.edits, in: "buttons", of: before.tree)
        tree = reading.tree
        diagnostics = reading.diagnostics
        changedLines = reading.changedLines
    }

    /// The buttons as specs. Every document's `defaults` begin with those given, which are grafted onto the tree.
    public mutating func document(
        recipes: RecipeLibrary, formulas: FormulaStore, limits: Limits, decodesVariants: Bool,
        defaults: [SpecDefaults]
    ) -> SpecDocument {
        let grafted = defaults.map { tree.graft($0.mapping.value, of: $0.tree) }
        return SpecDecoder.decode(
            tree, recipes: recipes, formulas: formulas, limits: limits, decodesVariants: decodesVariants,
            configuredDefaults: grafted)
    }

    /// Whether an error or a limit ended the reading.
    var isCutOff: Bool { diagnostics.contains(where: \.endsReading) }

    /// The comments, in order.
    var comments: [CommentRange] {
        readComments ?? YAMLComments.ranges(in: tree, isCutOff: isCutOff).map { CommentRange(whole: $0, content: $0) }
    }
}

/// A comment in a file.
struct CommentRange: Sendable {
    var whole: ByteRange
    /// What stands between the signs that begin and end it.
    var content: ByteRange

    init(whole: ByteRange, content: ByteRange) {
        self.whole = whole
        self.content = content
    }

    /// A comment from `//` to the end of its line, or from `/*` to `*/`.
    init(source whole: ByteRange, in text: [UInt8]) {
        self.whole = whole
        let isBlock = whole.count >= 4 && text[Int(whole.lower) + 1] == UInt8(ascii: "*")
        content = ByteRange(min(whole.lower + 2, whole.upper), isBlock ? whole.upper - 2 : whole.upper)
    }

    /// A comment from `<!--` to `-->`.
    init(xml whole: ByteRange) {
        self.whole = whole
        content = ByteRange(whole.lower + 4, whole.upper - 3)
    }
}
