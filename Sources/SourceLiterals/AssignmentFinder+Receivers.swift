/// What a member or a message belongs to, as it is written.
extension AssignmentFinder {
    /// What stands in front of a member: words, members, calls and subscripts. `self` where a member stands alone at the
    /// begin of a statement; nil for what declares a name or is an argument's label.
    func receiver(before index: Int, hasDot: Bool = true) -> String? {
        var start = index
        if hasDot {
            guard cursor.isSign(".", at: index - 1) else { return isStatementStart(index) ? "self" : nil }
            start = index - 1
        }
        var first = start
        while first > 0 {
            // No receiver is that long.
            guard start - first < 60 else { return nil }
            let token = cursor.tokens[first - 1]
            if token.kind == .word {
                guard first == start || !cursor.tokens[first].isWordLike else { break }
                first -= 1
            } else if cursor.isSign(".", at: first - 1) || cursor.isSign("?", at: first - 1)
                || cursor.isSign("!", at: first - 1)
            {
                first -= 1
            } else if cursor.isSign(")", at: first - 1) || cursor.isSign("]", at: first - 1) {
                guard let open = opening(of: first - 1) else { return nil }
                first = open
            } else if token.kind == .lineEnd, cursor.isSign(".", at: first) {
                // A chain over several lines.
                first -= 1
            } else {
                break
            }
        }
        // `case .x`, `-button.x` and the like begin with a sign that belongs to something else.
        while first < start, cursor.tokens[first].kind != .word, !cursor.isSign("[", at: first),
            !cursor.isSign("(", at: first)
        {
            first += 1
        }
        guard first < start else { return nil }
        let text = cursor.tokens[first..<start].map(cursor.string).joined()
        return text.utf8.count <= 200 ? text.hasPrefix("self.") ? String(text.dropFirst(5)) : text : nil
    }

    /// The bracket that a closing one belongs to.
    func opening(of index: Int) -> Int? {
        var depth = 0
        var index = index
        let least = max(0, index - 60)
        while index >= least {
            if cursor.isSign(")", at: index) || cursor.isSign("]", at: index) { depth += 1 }
            if cursor.isSign("(", at: index) || cursor.isSign("[", at: index) { depth -= 1 }
            if depth == 0 { return index }
            index -= 1
        }
        return nil
    }

    func isStatementStart(_ index: Int) -> Bool {
        guard index > 0 else { return true }
        let token = cursor.tokens[index - 1]
        return token.kind == .lineEnd || token.kind == .directive
            || [";", "{", "}"].contains { (sign: StaticString) in cursor.isSign(sign, at: index - 1) }
    }

    /// The receiver of a message: what stands between `[` and the method's name.
    func messageReceiver(before index: Int) -> String? {
        guard index > 1 else { return nil }
        if cursor.isSign("]", at: index - 1) {
            guard let open = opening(of: index - 1), cursor.isSign("[", at: open - 1) else { return nil }
            let text = cursor.tokens[open..<index].map(cursor.string).joined(separator: " ")
            return text.utf8.count <= 200 ? text : nil
        }
        return receiver(before: index, hasDot: false)
    }
}

extension SourceToken {
    /// Whether two of the kind cannot follow each other in a chain.
    fileprivate var isWordLike: Bool { kind == .word || kind == .number || kind == .string }
}
