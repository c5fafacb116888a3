import Diagnostics

/// Goes through the tokens of a file and gathers what is assigned to buttons, by receiver and scope.
struct AssignmentFinder {
    private(set) var buttons: [LiteralButton] = []
    var cursor: TokenCursor
    let isSwift: Bool
    private(set) var scopes = ScopeStack()
    /// The button of a receiver in a scope, by its place in `buttons`.
    private var known: [Key: Int] = [:]
    /// What scopes say about a receiver's alignments; the innermost counts.
    private var facts: [Key: Facts] = [:]
    /// The scopes around each button.
    private var scopesAround: [[Int]] = []
    /// The scopes that say something about a receiver.
    private var scopesByReceiver: [String: Set<Int>] = [:]
    /// The alignments that are set anywhere for a receiver.
    private var alignmentsByReceiver: [String: Set<String>] = [:]
    /// Whether the file overrides where image and title go.
    private let overridesRects: Bool

    private struct Key: Hashable {
        var scope: Int
        var receiver: String
    }

    struct Facts {
        var alignments: [String: LiteralButton.Word] = [:]
        var configuration: ByteRange?
    }

    init(_ text: [UInt8], _ tokens: ContiguousArray<SourceToken>, isSwift: Bool) {
        cursor = TokenCursor(text: text, tokens: tokens, index: 0)
        self.isSwift = isSwift
        let cursor = cursor
        overridesRects = tokens.indices.contains { index in
            ["imageRect", "titleRect", "imageRectForContentRect", "titleRectForContentRect"].contains {
                (word: StaticString) in cursor.isWord(word, at: index)
            }
        }
    }

    mutating func find() {
        while let token = cursor.token {
            let start = cursor.index
            switch token.kind {
            case .sign where cursor.isSign("{", at: start): scopes.push()
            case .sign where cursor.isSign("}", at: start): scopes.pop()
            case .directive: scopes.turn(at: cursor.string(token))
            case .word: look(at: token)
            default: break
            }
            cursor.index = max(cursor.index, start + 1)
        }
        applyFacts()
    }

    // MARK: - Words

    mutating func look(at token: SourceToken) {
        let word = cursor.string(token)
        if let kind = LiteralButton.Insets.Kind(rawValue: word) {
            lookAtInsets(\.insets[kind], token)
        } else if word == "contentInsets" {
            lookAtInsets(\.configurationInsets, token, isDirectional: true)
        } else if Self.enumerations[word] != nil || word == "configuration" {
            lookAtProperty(word, token)
        } else if word == "setTitle" || word == "setImage" {
            lookAtSetter(word, token)
        } else if !isSwift, word.hasPrefix("set"), word.count > 3 {
            lookAtMessage(word, token)
        } else if word == "UIButton", cursor.isSign("(", at: cursor.index + 1) {
            lookAtInitializer(token)
        }
    }

    /// Goes behind `=`; whether it is that alone, not `+=` or another. Nil where nothing is assigned.
    mutating func takeAssignment() -> Bool? {
        for sign: StaticString in ["+", "-", "*", "/"] where cursor.isSign(sign, at: cursor.index) {
            guard cursor.isSign("=", at: cursor.index + 1) else { return nil }
            cursor.index += 2
            return false
        }
        guard cursor.isSign("=", at: cursor.index), !cursor.isSign("=", at: cursor.index + 1) else { return nil }
        cursor.index += 1
        return true
    }

    // MARK: - Gathering

    /// Changes the button of a receiver in the innermost scope; `place` is where the receiver's property stands.
    mutating func change(_ receiver: String, at place: ByteRange, _ body: (inout LiteralButton) -> Void) {
        let key = key(receiver)
        if let index = known[key] { return body(&buttons[index]) }
        var button = LiteralButton(receiver: receiver, place: place)
        body(&button)
        known[key] = buttons.count
        // Deeper code than that is no code.
        scopesAround.append(Array(scopes.numbers.suffix(50)))
        buttons.append(button)
    }

    mutating func note(_ receiver: String, _ body: (inout Facts) -> Void) {
        let key = key(receiver)
        var said = facts[key] ?? Facts()
        body(&said)
        facts[key] = said
        scopesByReceiver[receiver, default: []].insert(key.scope)
        alignmentsByReceiver[receiver, default: []].formUnion(said.alignments.keys)
    }

    /// A receiver in the innermost scope.
    private func key(_ receiver: String) -> Key { Key(scope: scopes.numbers.last ?? 0, receiver: receiver) }

    /// Gives every button what its scope and those around it say. An alignment that is set elsewhere alone may hold or
    /// not: it is unknown.
    mutating func applyFacts() {
        for index in buttons.indices {
            let receiver = buttons[index].receiver
            if overridesRects, receiver == "self" { buttons[index].hasUnknownRects = true }
            guard let said = scopesByReceiver[receiver] else { continue }
            for scope in scopesAround[index] where said.contains(scope) {
                guard let facts = facts[Key(scope: scope, receiver: receiver)] else { continue }
                buttons[index].alignments.merge(facts.alignments) { $1 }
                buttons[index].configuration = facts.configuration ?? buttons[index].configuration
            }
            for name in alignmentsByReceiver[receiver] ?? [] where buttons[index].alignments[name] == nil {
                buttons[index].alignments[name] = LiteralButton.Word(value: nil, place: buttons[index].place)
            }
        }
    }
}
