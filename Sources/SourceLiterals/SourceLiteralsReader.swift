public import Diagnostics
public import SpecTree

/// The languages that are read.
public enum SourceLanguage: Sendable {
    case swift, objectiveC
}

/// Finds the insets that source code gives to buttons as numbers.
///
/// This is no compiler: a receiver is known by what is written, within one scope, and what is no literal is unknown, so
/// that nothing is said about it. Sizes are unknown too.
public enum SourceLiteralsReader {
    /// The buttons of a file. Nothing but its size can be wrong with it.
    public static func read(
        _ file: SourceFile, as language: SourceLanguage, limits: Limits = Limits()
    ) -> SpecReading {
        var writer = SpecWriter(file)
        let problem = limits.problem(ofSize: file.text.count)
        var comments: [ByteRange] = []
        if problem == nil, mayHoldInsets(file.text) {
            let tokens = SourceTokens.scan(file.text, isSwift: language == .swift)
            comments = tokens.comments
            var finder = AssignmentFinder(file.text, tokens.tokens, isSwift: language == .swift)
            finder.find()
            var names: [String: Int] = [:]
            for button in finder.buttons where button.hasInsets {
                let count = (names[button.receiver] ?? 0) + 1
                names[button.receiver] = count
                button.write(name: count == 1 ? button.receiver : "\(button.receiver)-\(count)", to: &writer)
            }
        }
        writer.end()
        return SpecReading(tree: writer.tree, diagnostics: problem.map { [$0] } ?? [], comments: comments)
    }

    /// Whether `EdgeInsets` stands anywhere: most files of a project have none.
    private static func mayHoldInsets(_ text: [UInt8]) -> Bool {
        text.withUnsafeBufferPointer { $0.contains("EdgeInsets", in: $0.indices) }
    }
}
