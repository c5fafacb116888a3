public import Diagnostics
public import SpecTree

/// What reading a source file gives.
public struct SourceLiteralsReading: Sendable {
    /// The buttons as a spec has them; every node has the place of what it comes from.
    public var tree: SpecTree
    /// What is wrong with the file: only its size can be.
    public var diagnostics: [Diagnostic]
    /// The comments, with the signs that begin and end them.
    public var comments: [ByteRange]
}

/// The languages that are read.
public enum SourceLanguage: Sendable {
    case swift, objectiveC
}

/// Finds the insets that source code gives to buttons as numbers.
///
/// This is no compiler: a receiver is known by what is written, within one scope, and what is no literal is unknown, so
/// that nothing is said about it. Sizes are unknown too.
public enum SourceLiteralsReader {
    /// The buttons of a file.
    public static func read(
        _ file: SourceFile, as language: SourceLanguage, limits: Limits = Limits()
    ) -> SourceLiteralsReading {
        var writer = SpecWriter(file)
        var reading = SourceLiteralsReading(tree: writer.tree, diagnostics: [], comments: [])
        if file.text.count > min(limits.fileSize, 1 << 30) {
            let message =
                "the file has \(file.text.count) bytes, more than the limit of \(limits.fileSize); raise the limit with "
                + "--limit file-size=\(file.text.count)"
            reading.diagnostics = [Diagnostic(.limitExceeded, message, at: ByteRange(0, 0))]
        } else if mayHoldInsets(file.text) {
            let tokens = SourceTokens.scan(file.text, isSwift: language == .swift)
            reading.comments = tokens.comments
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
        reading.tree = writer.tree
        return reading
    }

    /// Whether `EdgeInsets` stands anywhere: most files of a project have none.
    private static func mayHoldInsets(_ text: [UInt8]) -> Bool {
        let word = Array("EdgeInsets".utf8)
        return text.withUnsafeBufferPointer { text in
            var index = 0
            while index + word.count <= text.count {
                // The letters in the middle are rarer than the first.
                if text[index + 4] == word[4], text[index] == word[0],
                    (0..<word.count).allSatisfy({ text[index + $0] == word[$0] })
                {
                    return true
                }
                index += 1
            }
            return false
        }
    }
}
