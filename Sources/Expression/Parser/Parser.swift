/// Builds the tree of an expression by precedence climbing. What is wrong is reported and stepped over, so one run
/// finds several errors.
struct Parser {
    let bytes: [UInt8]
    let tokens: [Token]
    let depthLimit: Int
    var errors: ErrorList
    var position = 0
    private var depth = 0
    private var quantifierDepth = 0
    /// Whether the text was nested too deep, so that what follows from its being cut off is not worth a message.
    private var isAbandoned = false

    /// How deep quantifiers can be nested: with lists of 1,000 elements, that is a million evaluations.
    static let quantifierDepthLimit = 2

    static func parse(
        _ bytes: [UInt8], in range: Range<Int>, depthLimit: Int, errors: inout ErrorList
    ) -> Syntax {
        let tokens = Lexer.tokens(of: bytes, in: range, errors: &errors)
        var parser = Parser(bytes: bytes, tokens: tokens, depthLimit: depthLimit, errors: errors)
        let syntax = parser.parseAll()
        errors = parser.errors
        return syntax
    }

    private init(bytes: [UInt8], tokens: [Token], depthLimit: Int, errors: ErrorList) {
        self.bytes = bytes
        self.tokens = tokens
        self.depthLimit = depthLimit
        self.errors = errors
    }

    // MARK: Tokens

    var token: Token { tokens[position] }

    var next: Token { tokens[min(position + 1, tokens.count - 1)] }

    /// Where the token before ended.
    var lastEnd: Int { position > 0 ? tokens[position - 1].range.upperBound : token.range.lowerBound }

    mutating func advance() {
        if position < tokens.count - 1 { position += 1 }
    }

    mutating func take(_ kind: Token.Kind) -> Bool {
        guard token.kind == kind else { return false }
        advance()
        return true
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    func excerpt(_ range: Range<Int>) -> String { bytes.excerpt(range) }

    /// A token as errors call it.
    func described(_ token: Token) -> String {
        token.kind == .end ? "the end" : "`\(excerpt(token.range))`"
    }

    mutating func report(_ range: Range<Int>, _ message: String) {
        if !isAbandoned { errors.report(range, message) }
    }

    /// Reports at the token, unless the lexer has reported something there.
    mutating func report(atTokenUnlessReported message: String) {
        if token.kind != .invalid { report(token.range, message) }
    }

    // MARK: Depth

    /// Parses one level deeper. Behind the limit the rest of the text is given up.
    mutating func nested(_ parse: (inout Parser) -> Syntax) -> Syntax {
        guard depth < depthLimit else {
            report(token.range, "nested more than \(depthLimit) deep: write it in smaller parts")
            isAbandoned = true
            position = tokens.count - 1
            return Syntax(kind: .broken([]), range: token.range)
        }
        depth += 1
        defer { depth -= 1 }
        return parse(&self)
    }

    /// Parses the condition of a quantifier.
    mutating func quantified(_ range: Range<Int>, _ parse: (inout Parser) -> Syntax) -> Syntax {
        if quantifierDepth == Parser.quantifierDepthLimit {
            report(range, "quantifiers can be nested \(Parser.quantifierDepthLimit) deep, no deeper")
        }
        quantifierDepth += 1
        defer { quantifierDepth -= 1 }
        return parse(&self)
    }

    // MARK: Operators

    private mutating func parseAll() -> Syntax {
        var parts = [parse()]
        while token.kind != .end {
            if errors.last?.range != token.range { report(atTokenUnlessReported: "unexpected \(described(token))") }
            while token.kind != .end, !token.kind.startsOperand { advance() }
            if token.kind != .end { parts.append(parse()) }
        }
        return parts.count == 1 ? parts[0] : Syntax(kind: .broken(parts), range: parts[0].range.lowerBound..<lastEnd)
    }

    /// Parses an expression of operators that bind at least so tightly.
    mutating func parse(_ minimum: Precedence = .conditional) -> Syntax {
        nested { $0.parseOperators(minimum) }
    }

    private mutating func parseOperators(_ minimum: Precedence) -> Syntax {
        var left = parsePrefix(minimum)
        while let precedence = token.kind.precedence, precedence >= minimum {
            guard let chain = parseChain(left, precedence) else { break }
            left = chain
        }
        return minimum == .conditional ? parseStrays(behind: left) : left
    }

    private mutating func parseChain(_ first: Syntax, _ precedence: Precedence) -> Syntax? {
        let start = first.range.lowerBound
        switch precedence {
        case .or, .and, .coalesce:
            let kind = token.kind
            var operands = [first]
            while take(kind) { operands.append(parse(precedence.tighter)) }
            let chain: Syntax.Kind =
                switch precedence {
                case .or: .or(operands)
                case .and: .and(operands)
                default: .coalesce(operands)
                }
            return Syntax(kind: chain, range: start..<lastEnd)
        case .sum, .product:
            var rest: [(Arithmetic, Syntax)] = []
            while token.kind.precedence == precedence, let operation = token.kind.arithmetic {
                advance()
                rest.append((operation, parse(precedence.tighter)))
            }
            return Syntax(kind: .arithmetic(first, rest), range: start..<lastEnd)
        case .comparison:
            return parseComparisons(first)
        case .conditional:
            return parseQuestion(first)
        case .not, .prefix:
            return nil
        }
    }

    /// Parses what follows without an operator before it. The first piece is reported, the others go with it.
    private mutating func parseStrays(behind first: Syntax) -> Syntax {
        guard token.kind.startsOperand || token.kind == .invalid else { return first }
        report(atTokenUnlessReported: "an operator is missing before \(described(token))")
        var parts = [first]
        while token.kind.startsOperand || token.kind == .invalid {
            parts.append(token.kind == .invalid && next.kind.precedence == nil ? skipInvalid() : parse(.or))
        }
        return Syntax(kind: .broken(parts), range: first.range.lowerBound..<lastEnd)
    }

    private mutating func skipInvalid() -> Syntax {
        defer { advance() }
        return Syntax(kind: .broken([]), range: token.range)
    }

    // MARK: Comparison

    private mutating func parseComparisons(_ first: Syntax) -> Syntax? {
        guard var comparison = parseComparison(first) else { return nil }
        var parts = [comparison.syntax]
        var ranges = [comparison.syntax.range]
        while token.kind.precedence == .comparison {
            let start = comparison.right.range.lowerBound
            guard let following = parseComparison(comparison.right) else { break }
            ranges.append(start..<lastEnd)
            parts.append(following.syntax)
            comparison = following
        }
        guard parts.count > 1 else { return parts[0] }
        let range = first.range.lowerBound..<lastEnd
        let advice = ranges.map(excerpt).joined(separator: " and ")
        report(
            range,
            advice.utf8.count <= 120
                ? "comparisons do not chain: write `\(advice)`"
                : "comparisons do not chain: join them with `and`")
        return Syntax(kind: .and(parts), range: range)
    }

    private mutating func parseComparison(_ left: Syntax) -> (syntax: Syntax, right: Syntax)? {
        if let comparison = token.kind.comparison {
            advance()
            let right = parse(.coalesce)
            return (
                Syntax(kind: .comparison(comparison, left, right), range: left.range.lowerBound..<lastEnd), right
            )
        }
        let negated = token.kind == .not
        guard !negated || next.kind == .in else { return nil }
        if negated { advance() }
        advance()
        let right = parse(.coalesce)
        return (
            Syntax(kind: .membership(left, in: right, negated: negated), range: left.range.lowerBound..<lastEnd),
            right
        )
    }

    /// Parses `c ? a : b` of other languages, to say how to write it.
    private mutating func parseQuestion(_ condition: Syntax) -> Syntax {
        report(token.range, "unexpected `?`: write `if … then … else …`")
        advance()
        let value = parse(.or)
        guard take(.colon) else {
            return Syntax(kind: .broken([condition, value]), range: condition.range.lowerBound..<lastEnd)
        }
        let otherwise = parse()
        return Syntax(
            kind: .conditional([(condition, value)], otherwise: otherwise),
            range: condition.range.lowerBound..<lastEnd)
    }
}
