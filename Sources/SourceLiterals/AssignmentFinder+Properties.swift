import Diagnostics

/// Alignments and configurations.
extension AssignmentFinder {
    /// The words of properties, as Swift spells them; Objective-C spells them behind a prefix.
    static let enumerations: [String: (prefix: String, words: [String])] = [
        "contentHorizontalAlignment": (
            "UIControlContentHorizontalAlignment", ["center", "left", "right", "fill", "leading", "trailing"]
        ),
        "contentVerticalAlignment": ("UIControlContentVerticalAlignment", ["center", "top", "bottom", "fill"]),
        "semanticContentAttribute": (
            "UISemanticContentAttribute",
            ["unspecified", "playback", "spatial", "forceLeftToRight", "forceRightToLeft"]
        ),
    ]

    mutating func lookAtProperty(_ name: String, _ token: SourceToken) {
        let start = cursor.index
        guard let receiver = receiver(before: start) else { return }
        cursor.index += 1
        guard let isPlain = takeAssignment() else { return }
        if name == "configuration" {
            cursor.skipLineEnds()
            guard !cursor.isWord("nil", at: cursor.index) else { return }
            note(receiver) { $0.configuration = token.range }
        } else {
            let word = isPlain ? wordValue(of: name) : LiteralButton.Word(value: nil, place: token.range)
            note(receiver) { $0.alignments[name] = word }
        }
    }

    mutating func wordValue(of name: String) -> LiteralButton.Word {
        cursor.skipLineEnds()
        let start = cursor.index
        var last: SourceToken?
        // A member such as `.left`, or `UIControl.ContentHorizontalAlignment.left`.
        while let token = cursor.token, token.kind == .word || cursor.isSign(".", at: cursor.index) {
            last = token
            cursor.index += 1
        }
        let range = last?.range ?? cursor.tokens[max(0, start - 1)].range
        guard let last, last.kind == .word, cursor.endsValue, let known = Self.enumerations[name] else {
            return LiteralButton.Word(value: nil, place: range)
        }
        let text = cursor.string(last)
        let isMember = cursor.isSign(".", at: cursor.index - 2)
        let word = known.words.first {
            isMember ? text == $0 : text.lowercased() == known.prefix.lowercased() + $0.lowercased()
        }
        return LiteralButton.Word(value: word, place: range)
    }

    /// `let button = UIButton(configuration: …)`.
    mutating func lookAtInitializer(_ token: SourceToken) {
        let start = cursor.index
        guard cursor.isWord("configuration", at: start + 2), cursor.isSign(":", at: start + 3),
            cursor.isSign("=", at: start - 1)
        else { return }
        var index = start - 2
        // A type may stand in between.
        if cursor.isWord("UIButton", at: index), cursor.isSign(":", at: index - 1) { index -= 2 }
        guard cursor.tokens.indices.contains(index), cursor.tokens[index].kind == .word,
            let receiver = receiver(before: index + 1, hasDot: false)
        else { return }
        note(receiver) { $0.configuration = token.range }
    }
}
