import Diagnostics

/// Insets as they are written: whole, or edge by edge.
extension AssignmentFinder {
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
        let names = isDirectional ? LiteralButton.Insets.directionalNames : LiteralButton.Insets.names
        return cursor.isSign("(", at: cursor.index) ? arguments(labels: names) : nil
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
