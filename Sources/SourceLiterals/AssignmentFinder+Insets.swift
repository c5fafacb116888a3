import Diagnostics

/// Insets as they are written: whole, or edge by edge.
extension AssignmentFinder {
    /// `button.titleEdgeInsets = …`, `button.titleEdgeInsets.left = …`; directional are those of a configuration.
    mutating func lookAtInsets(
        _ property: WritableKeyPath<LiteralButton, LiteralButton.Insets?>, _ token: SourceToken,
        isDirectional: Bool = false
    ) {
        guard var receiver = receiver(before: cursor.index) else { return }
        cursor.index += 1
        let edge = takeEdge(isDirectional: isDirectional)
        guard let isPlain = takeAssignment() else { return }
        if isDirectional {
            // The button is what has the configuration.
            for ending in [".configuration?", ".configuration!", ".configuration"] where receiver.hasSuffix(ending) {
                receiver.removeLast(ending.count)
            }
        }
        if let edge {
            let (value, range) = cursor.expression()
            change(receiver, at: token.range) { button in
                var insets =
                    button[keyPath: property]
                    ?? LiteralButton.Insets(place: token.range, edges: Array(repeating: .absent, count: 4))
                insets.edges[edge] = isPlain ? Self.edge(value, range) : .unknown(range)
                button[keyPath: property] = insets
            }
        } else {
            let insets = insetsValue(place: token.range, isPlain: isPlain, isDirectional: isDirectional)
            change(receiver, at: token.range) { $0[keyPath: property] = insets }
        }
    }

    /// Goes behind a member that is an edge, whose place among the names this gives.
    private mutating func takeEdge(isDirectional: Bool) -> Int? {
        let index = cursor.index + 1
        guard cursor.isSign(".", at: cursor.index), cursor.tokens.indices.contains(index),
            cursor.tokens[index].kind == .word,
            let edge = Self.names(isDirectional).firstIndex(of: cursor.string(cursor.tokens[index]))
        else { return nil }
        cursor.index += 2
        return edge
    }

    private static func names(_ isDirectional: Bool) -> [String] {
        isDirectional ? LiteralButton.Insets.directionalNames : LiteralButton.Insets.names
    }

    private static func edge(_ value: Double?, _ range: ByteRange) -> LiteralButton.Edge {
        value.map { .number($0, range) } ?? .unknown(range)
    }

    /// The insets that an expression is: `UIEdgeInsets(top: …)`, `.init(…)`, `UIEdgeInsetsMake(…)`, zero; four unknown
    /// edges for any other.
    mutating func insetsValue(
        place: ByteRange, isPlain: Bool = true, isDirectional: Bool = false
    ) -> LiteralButton.Insets {
        let start = cursor.index
        if isPlain, let edges = literalInsets(isDirectional: isDirectional), cursor.endsValue {
            return LiteralButton.Insets(place: place, edges: edges)
        }
        cursor.index = start
        let (_, range) = cursor.expression()
        return LiteralButton.Insets(place: place, edges: Array(repeating: .unknown(range), count: 4))
    }

    mutating func literalInsets(isDirectional: Bool) -> [LiteralButton.Edge]? {
        cursor.skipLineEnds()
        let start = cursor.token?.range ?? ByteRange(0, 0)
        let zero = Array(repeating: LiteralButton.Edge.number(0, start), count: 4)
        for name: StaticString in ["UIEdgeInsetsZero", "NSDirectionalEdgeInsetsZero"] where cursor.takeWord(name) {
            return zero
        }
        if cursor.takeWord("UIEdgeInsetsMake") || cursor.takeWord("NSDirectionalEdgeInsetsMake") {
            return arguments(labels: nil)
        }
        if cursor.isSign("(", at: cursor.index), !isSwift {
            // A compound literal, `(UIEdgeInsets){0, 4, 0, 4}`.
            cursor.index += 1
            guard cursor.takeWord("UIEdgeInsets"), cursor.take(")") else { return nil }
            return cursor.isSign("{", at: cursor.index) ? arguments(labels: nil) : nil
        }
        _ = cursor.takeWord("UIEdgeInsets") || cursor.takeWord("NSDirectionalEdgeInsets")
        if cursor.take(".") {
            if cursor.takeWord("zero") { return zero }
            guard cursor.takeWord("init") else { return nil }
        }
        return cursor.isSign("(", at: cursor.index) ? arguments(labels: Self.names(isDirectional)) : nil
    }

    /// Four values in brackets, with labels where there are some.
    mutating func arguments(labels: [String]?) -> [LiteralButton.Edge]? {
        guard cursor.take("(") || cursor.take("{") else { return nil }
        if cursor.take(")") {
            let end = cursor.tokens[cursor.index - 1].range
            return Array(repeating: .number(0, end), count: 4)
        }
        var edges: [LiteralButton.Edge] = []
        for index in 0..<4 {
            if let labels {
                cursor.skipLineEnds()
                guard let token = cursor.token, token.kind == .word, cursor.string(token) == labels[index] else {
                    return nil
                }
                cursor.index += 1
                guard cursor.take(":") else { return nil }
            }
            let (value, range) = cursor.expression()
            edges.append(Self.edge(value, range))
            cursor.skipLineEnds()
            guard index == 3 || cursor.take(",") else { return nil }
        }
        guard cursor.take(")") || cursor.take("}") else { return nil }
        return edges
    }
}
