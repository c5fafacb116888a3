import Diagnostics
import SpecTree

/// A place among tokens that looks ahead and back.
struct TokenCursor {
    let text: [UInt8]
    let tokens: ContiguousArray<SourceToken>
    var index: Int

    /// The token there; line ends are passed over by the functions that look for signs.
    var token: SourceToken? { tokens.indices.contains(index) ? tokens[index] : nil }

    func bytes(_ token: SourceToken) -> ArraySlice<UInt8> {
        text[Int(token.range.lower)..<Int(token.range.upper)]
    }

    func string(_ token: SourceToken) -> String { String(decoding: bytes(token), as: UTF8.self) }

    func isWord(_ word: StaticString, at index: Int) -> Bool { matches(word, at: index, kind: .word) }

    func isSign(_ sign: StaticString, at index: Int) -> Bool { matches(sign, at: index, kind: .sign) }

    private func matches(_ word: StaticString, at index: Int, kind: SourceToken.Kind) -> Bool {
        guard tokens.indices.contains(index), tokens[index].kind == kind,
            tokens[index].range.count == word.utf8CodeUnitCount
        else { return false }
        let start = Int(tokens[index].range.lower)
        for offset in 0..<word.utf8CodeUnitCount where text[start + offset] != word.utf8Start[offset] { return false }
        return true
    }

    /// Whether two tokens follow each other without a gap.
    func isAdjacent(_ first: Int, _ second: Int) -> Bool {
        tokens.indices.contains(first) && tokens.indices.contains(second)
            && tokens[first].range.upper == tokens[second].range.lower
    }

    mutating func skipLineEnds() {
        while let token, token.kind == .lineEnd { index += 1 }
    }

    /// Goes behind a sign; false where another token stands there.
    mutating func take(_ sign: StaticString) -> Bool {
        skipLineEnds()
        guard isSign(sign, at: index) else { return false }
        index += 1
        return true
    }

    mutating func takeWord(_ word: StaticString) -> Bool {
        skipLineEnds()
        guard isWord(word, at: index) else { return false }
        index += 1
        return true
    }

    /// What stands between the quotes of a plain string here.
    func stringValue() -> ByteRange? {
        guard let token, token.kind == .string, token.isPlain else { return nil }
        var range = token.range
        while range.lower < range.upper, text[Int(range.lower)] != UInt8(ascii: "\"") { range.lower += 1 }
        while range.lower < range.upper, text[Int(range.upper) - 1] == UInt8(ascii: "#") { range.upper -= 1 }
        guard range.count >= 2 else { return nil }
        return ByteRange(range.lower + 1, range.upper - 1)
    }

    // MARK: - Numbers

    /// A sum of literals up to a comma or a closing bracket, which stays; nil for anything else, with the cursor there.
    mutating func expression() -> (value: Double?, range: ByteRange) {
        skipLineEnds()
        let start = index
        let value = sum(depth: 0)
        if value != nil, endsValue { return (value, range(from: start)) }
        index = start
        skipValue()
        return (nil, range(from: start))
    }

    /// Whether nothing follows here that would belong to a value: not even a member or an operator on the next line.
    var endsValue: Bool {
        guard let token else { return true }
        if token.kind == .directive { return true }
        guard token.kind == .lineEnd else {
            return [",", ")", "]", "}", ";"].contains { (sign: StaticString) in isSign(sign, at: index) }
        }
        let next = index + 1
        return ![".", "?", "+", "-", "*", "/"].contains { (sign: StaticString) in isOperator(sign, at: next) }
    }

    /// Whether an operator stands there: one that begins a line and sticks to what follows is the sign of a value.
    private func isOperator(_ sign: StaticString, at index: Int) -> Bool {
        guard isSign(sign, at: index) else { return false }
        let beginsLine = tokens.indices.contains(index - 1) && tokens[index - 1].kind == .lineEnd
        return !beginsLine || isSign(".", at: index) || !isAdjacent(index, index + 1)
    }

    /// Goes behind an operator, on this line or the next.
    private mutating func takeOperator(_ sign: StaticString) -> Bool {
        let place = token?.kind == .lineEnd ? index + 1 : index
        guard isOperator(sign, at: place) else { return false }
        index = place + 1
        return true
    }

    /// Goes to the comma or bracket that ends a value, or to the end of the line.
    private mutating func skipValue() {
        var depth = 0
        while let token {
            if token.kind == .lineEnd, depth == 0 { return }
            if token.kind == .sign {
                switch text[Int(token.range.lower)] {
                case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
                case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                    guard depth > 0 else { return }
                    depth -= 1
                case UInt8(ascii: ","), UInt8(ascii: ";"): if depth == 0 { return }
                default: break
                }
            }
            index += 1
        }
    }

    private func range(from start: Int) -> ByteRange {
        var end = index
        while end > start, tokens[end - 1].kind == .lineEnd { end -= 1 }
        guard end > start, tokens.indices.contains(start) else {
            let place = tokens.indices.contains(start) ? tokens[start].range.lower : UInt32(text.count)
            return ByteRange(place, place)
        }
        return ByteRange(tokens[start].range.lower, tokens[end - 1].range.upper)
    }

    private mutating func sum(depth: Int) -> Double? {
        guard depth < 20, var value = product(depth: depth) else { return nil }
        while true {
            if takeOperator("+") {
                guard let next = product(depth: depth) else { return nil }
                value += next
            } else if takeOperator("-") {
                guard let next = product(depth: depth) else { return nil }
                value -= next
            } else {
                return value
            }
        }
    }

    private mutating func product(depth: Int) -> Double? {
        guard var value = factor(depth: depth) else { return nil }
        while true {
            if takeOperator("*") {
                guard let next = factor(depth: depth) else { return nil }
                value *= next
            } else if takeOperator("/") {
                guard let next = factor(depth: depth), next != 0 else { return nil }
                value /= next
            } else {
                return value.isFinite && abs(value) <= 1e6 ? value : nil
            }
        }
    }

    private mutating func factor(depth: Int) -> Double? {
        guard depth < 20 else { return nil }
        if take("-") { return factor(depth: depth + 1).map { -$0 } }
        if take("+") { return factor(depth: depth + 1) }
        let isConversion = takeWord("CGFloat") || takeWord("Double")
        if take("(") {
            guard let value = sum(depth: depth + 1), take(")") else { return nil }
            return value
        }
        guard !isConversion, let token, token.kind == .number else { return nil }
        index += 1
        return Self.number(bytes(token))
    }

    /// A decimal number with the signs that Swift and Objective-C allow in it.
    private static func number(_ text: ArraySlice<UInt8>) -> Double? {
        var digits = text.filter { $0 != UInt8(ascii: "_") }
        if let last = digits.last, last | 0x20 == UInt8(ascii: "f"),
            !digits.starts(with: [UInt8(ascii: "0"), UInt8(ascii: "x")])
        {
            digits.removeLast()
        }
        if digits.last == UInt8(ascii: ".") { digits.removeLast() }
        guard case .number(let value) = CoreSchema.value(of: digits[...]), value.isFinite else { return nil }
        return value
    }
}
