public import Diagnostics
public import SpecTree

/// Reads `.xib` and `.storyboard` files: the documents that Xcode 5 and later write, and the archives before them.
///
/// What a file does not tell is left out or said to be `unknown`, never guessed.
public enum InterfaceBuilderReader {
    /// The buttons of a file.
    public static func read(_ file: SourceFile, limits: Limits = Limits()) -> SpecReading {
        var writer = SpecWriter(file)
        var diagnostics: [Diagnostic] = []
        var comments: [ByteRange] = []
        if let problem = limits.problem(ofSize: file.text.count) {
            diagnostics = [problem]
        } else {
            do throws(XMLProblem) {
                let document = try XMLScanner.scan(file.text, limits: limits)
                comments = document.comments
                try write(document, Origin(path: file.path), &diagnostics, to: &writer)
            } catch {
                diagnostics = [error.diagnostic]
            }
        }
        writer.end()
        return SpecReading(tree: writer.tree, diagnostics: diagnostics, comments: comments)
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
