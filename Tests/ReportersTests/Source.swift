import Diagnostics

/// A text to make findings in, with places given by the words that stand there.
struct Source {
    private let file: SourceFile
    private let lines: LineIndex

    init(_ path: String, _ text: String) {
        file = SourceFile(path: path, text: text)
        lines = LineIndex(file.text)
    }

    /// The finding at the first place where `words` stand, or at its first `length` bytes.
    func finding(
        _ rule: String, _ severity: Severity, _ message: String, at words: String, length: Int? = nil,
        notes: [String] = [], related: [(words: String, message: String)] = [], button: String? = nil,
        variant: String? = nil,
        fix: (description: String, isSafe: Bool, edits: [(words: String, occurrence: Int, text: String)])? = nil
    ) -> Finding {
        var range = range(of: words)
        if let length { range = ByteRange(range.lower, range.lower + UInt32(length)) }
        let diagnostic = Diagnostic(
            rule: rule, severity: severity, message: message, range: range, notes: notes,
            related: related.map { RelatedRange(range: self.range(of: $0.words), message: $0.message) },
            button: button, variant: variant,
            fix: fix.map { fix in
                Fix(
                    description: fix.description, isSafe: fix.isSafe,
                    edits: fix.edits.map {
                        Edit(range: self.range(of: $0.words, occurrence: $0.occurrence), replacement: $0.text)
                    })
            })
        return Finding(diagnostic, in: file, lines: lines)
    }

    private func range(of words: String, occurrence: Int = 0) -> ByteRange {
        let bytes = Array(words.utf8)
        let starts = file.text.indices.filter { file.text[$0...].starts(with: bytes) }
        let start = starts[occurrence]
        return ByteRange(UInt32(start), UInt32(start + bytes.count))
    }
}
