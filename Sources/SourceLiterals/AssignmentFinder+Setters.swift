import Diagnostics

/// Titles and images, and the messages of Objective-C.
extension AssignmentFinder {
    /// `button.setTitle("…", for: .normal)`, and `[button setTitle:@"…" forState:…]`.
    mutating func lookAtSetter(_ word: String, _ token: SourceToken) {
        let start = cursor.index
        let isMessage = cursor.isSign(":", at: start + 1)
        guard isMessage ? !isSwift : cursor.isSign("(", at: start + 1),
            let receiver = isMessage ? messageReceiver(before: start) : receiver(before: start)
        else { return }
        cursor.index += 2
        cursor.skipLineEnds()
        guard !cursor.isWord("nil", at: cursor.index) else { return }
        let text = word == "setTitle" ? cursor.stringValue() : imageName()
        change(receiver, at: token.range) { button in
            let part = LiteralButton.Part(place: token.range, text: text)
            if word == "setTitle" { button.title = part } else { button.image = part }
        }
    }

    /// The name in `UIImage(named: "…")` or `[UIImage imageNamed:@"…"]`.
    func imageName() -> ByteRange? {
        var cursor = cursor
        if cursor.isSign("[", at: cursor.index) { cursor.index += 1 }
        guard cursor.isWord("UIImage", at: cursor.index) else { return nil }
        let isNamed =
            cursor.isWord("named", at: cursor.index + 2) || cursor.isWord("imageNamed", at: cursor.index + 1)
        guard isNamed else { return nil }
        cursor.index += cursor.isWord("imageNamed", at: cursor.index + 1) ? 3 : 4
        return cursor.stringValue()
    }

    /// `[button setTitleEdgeInsets:…]` and the setters of alignments.
    mutating func lookAtMessage(_ word: String, _ token: SourceToken) {
        let start = cursor.index
        guard cursor.isSign(":", at: start + 1), let receiver = messageReceiver(before: start) else { return }
        let name = word.dropFirst(3).prefix(1).lowercased() + word.dropFirst(4)
        if let kind = LiteralButton.Insets.Kind(rawValue: name) {
            cursor.index += 2
            let insets = insetsValue(place: token.range)
            change(receiver, at: token.range) { $0.insets[kind] = insets }
        } else if Self.enumerations[name] != nil {
            cursor.index += 2
            let word = wordValue(of: name)
            note(receiver) { $0.alignments[name] = word }
        } else if name == "configuration", !cursor.isWord("nil", at: start + 2) {
            note(receiver) { $0.configuration = token.range }
        }
    }
}
