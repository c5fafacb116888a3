public import Diagnostics
public import SpecTree

/// What reading an Interface Builder file gives.
public struct InterfaceBuilderReading: Sendable {
    /// The buttons as a spec has them; every node has the place of what it comes from.
    public var tree: SpecTree
    /// What is wrong with the file. Nothing of a damaged file is judged.
    public var diagnostics: [Diagnostic]
    /// The comments, from `<!--` to `-->`.
    public var comments: [ByteRange]
}

/// Reads `.xib` and `.storyboard` files: the documents that Xcode 5 and later write, and the archives before them.
///
/// What a file does not tell is left out or said to be `unknown`, never guessed.
public enum InterfaceBuilderReader {
    /// The buttons of a file.
    public static func read(_ file: SourceFile, limits: Limits = Limits()) -> InterfaceBuilderReading {
        var writer = SpecWriter(file)
        var reading = InterfaceBuilderReading(tree: writer.tree, diagnostics: [], comments: [])
        do throws(XMLProblem) {
            guard file.text.count <= min(limits.fileSize, 1 << 30) else {
                throw XMLProblem(
                    "the file has \(file.text.count) bytes, more than the limit of \(limits.fileSize); raise the limit "
                        + "with --limit file-size=\(file.text.count)", at: 0, check: .limitExceeded)
            }
            let document = try XMLScanner.scan(file.text, limits: limits)
            reading.comments = document.comments
            let origin = Origin(path: file.path)
            try write(document, origin, &reading.diagnostics, to: &writer)
        } catch {
            reading.diagnostics = [error.diagnostic]
        }
        writer.end()
        reading.tree = writer.tree
        return reading
    }

    private static func write(
        _ document: XMLDocument, _ origin: Origin, _ diagnostics: inout [Diagnostic], to writer: inout SpecWriter
    ) throws(XMLProblem) {
        guard let root = document.root else { return }
        var buttons: [FoundButton] = []
        if root.isNamed("document") {
            guard DocumentReader.isForTouch(root) else { return }
            buttons = DocumentReader(root).buttons()
        } else if root.isNamed("archive") {
            buttons = ArchiveReader(root).buttons()
        } else {
            throw XMLProblem(
                "the root element is no `document` or `archive`, so this is no Interface Builder file",
                at: Int(root.name.lower), length: root.name.count, check: .invalidValue)
        }
        var names: [String: Int] = [:]
        for (index, button) in buttons.enumerated() {
            var button = button
            button.makeNameUnique(among: &names, number: index + 1)
            diagnostics += button.problems
            button.write(origin: origin, to: &writer)
        }
    }
}

/// What kind of file a button is defined in.
enum Origin: String {
    case xib, storyboard

    init(path: String) { self = path.lowercased().hasSuffix(".storyboard") ? .storyboard : .xib }
}
