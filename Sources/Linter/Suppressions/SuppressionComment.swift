import Diagnostics

/// A comment that tells insetlint to be silent: `# insetlint:disable-line RULE[, RULE] -- reason`.
struct SuppressionComment {
    /// What a comment does.
    enum Kind: String, CaseIterable {
        /// For findings on the comment's own line.
        case disableLine = "disable-line"
        /// For findings on the next line that is neither empty nor a comment.
        case disableNextLine = "disable-next-line"
        /// From the comment on.
        case disable
        /// Ends what `disable` began; without a rule, all of it.
        case enable
        /// For the whole file.
        case disableFile = "disable-file"
    }

    /// A rule that a comment names.
    struct Entry {
        var id: String
        var range: ByteRange
    }

    var kind: Kind
    var entries: [Entry]
    /// From `#` to the end of the line.
    var range: ByteRange

    /// What stands in a comment: a suppression, something that was meant as one, or anything else.
    enum Reading {
        case suppression(SuppressionComment)
        case mistake(message: String, at: ByteRange)
        case other
    }

    /// Reads a comment.
    static func read(_ comment: CommentRange, in text: [UInt8]) -> Reading {
        let range = comment.whole
        var words = CommentWords(
            text: text, position: Int(comment.content.lower), end: Int(comment.content.upper))
        guard words.skipMarker() else { return .other }
        let hasBlank = words.skipBlanks()
        guard let word = words.next(), let kind = Kind(rawValue: word.text) else {
            return mistaken(words.last, hasBlank: hasBlank, comment: range)
        }
        guard !hasBlank else {
            return .mistake(message: "write `insetlint:\(word.text)`, without a blank", at: word.range)
        }
        var entries: [Entry] = []
        // XML does not allow `--` in comments.
        while let word = words.next(), word.text != "--", word.text != "-" {
            guard entries.count < mostEntries else {
                return .mistake(message: "a comment names \(mostEntries) rules at most; split it", at: word.range)
            }
            entries.append(Entry(id: word.text, range: word.range))
        }
        guard !entries.isEmpty || kind == .enable else {
            return .mistake(
                message: "`insetlint:\(word.text)` needs the rules that it is for, such as "
                    + "`insetlint:\(word.text) unpaired-inset -- why`", at: word.range)
        }
        return .suppression(SuppressionComment(kind: kind, entries: entries, range: range))
    }

    /// How many rules a comment can name: what is said about each may quote them all.
    private static let mostEntries = 1_000

    /// `# insetlint: see the docs` is a remark; `# insetlint:disable-lin` and `# insetlint: disable-lin` are not.
    private static func mistaken(
        _ word: CommentWords.Word?, hasBlank: Bool, comment: ByteRange
    ) -> Reading {
        let known = Kind.allCases.map(\.rawValue)
        let near = word.flatMap { Suggestion.nearest(to: $0.text, in: known) }
        if hasBlank, near == nil || !(word?.text.contains("able") ?? false) { return .other }
        let hint = near.map { ": did you mean `insetlint:\($0)`?" } ?? "; known are \(known.joined(separator: ", "))"
        return .mistake(
            message: "there is no suppression `insetlint:\(word?.text ?? "")`\(hint)", at: word?.range ?? comment)
    }
}

/// The words of a comment: they are parted by blanks and commas.
struct CommentWords {
    struct Word {
        var text: String
        var range: ByteRange
    }

    let text: [UInt8]
    var position: Int
    let end: Int
    private(set) var last: Word?

    init(text: [UInt8], position: Int, end: Int) {
        self.text = text
        self.position = position
        self.end = min(end, text.count)
    }

    /// Goes behind `# insetlint:`; false for any other comment.
    mutating func skipMarker() -> Bool {
        while position < end, text[position] == UInt8(ascii: "#") { position += 1 }
        skipBlanks()
        let marker = "insetlint:".utf8
        guard position + marker.count <= end, text[position..<position + marker.count].elementsEqual(marker) else {
            return false
        }
        position += marker.count
        return true
    }

    /// Whether there were any.
    @discardableResult
    mutating func skipBlanks() -> Bool {
        let start = position
        while position < end, text[position] == UInt8(ascii: " ") || text[position] == UInt8(ascii: "\t") {
            position += 1
        }
        return position > start
    }

    mutating func next() -> Word? {
        func isSeparator(_ byte: UInt8) -> Bool {
            byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: ",")
        }
        while position < end, isSeparator(text[position]) { position += 1 }
        let start = position
        while position < end, !isSeparator(text[position]) { position += 1 }
        guard position > start else { return nil }
        last = Word(
            text: String(decoding: text[start..<position], as: UTF8.self),
            range: ByteRange(UInt32(start), UInt32(position)))
        return last
    }
}
