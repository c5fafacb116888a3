/// Cuts an expression into tokens.
struct Lexer {
    private let bytes: [UInt8]
    private let end: Int
    private var position: Int
    private var tokens: [Token] = []
    private var errors: ErrorList

    /// The tokens of that range of a text, which end with an `end` token.
    static func tokens(of bytes: [UInt8], in range: Range<Int>, errors: inout ErrorList) -> [Token] {
        var lexer = Lexer(bytes: bytes, range: range, errors: errors)
        while lexer.skipSpace() { lexer.scanToken() }
        errors = lexer.errors
        return lexer.tokens + [Token(kind: .end, range: range.upperBound..<range.upperBound)]
    }

    private init(bytes: [UInt8], range: Range<Int>, errors: ErrorList) {
        self.bytes = bytes
        self.errors = errors
        position = range.lowerBound
        end = range.upperBound
    }

    private mutating func report(_ range: Range<Int>, _ message: String) { errors.report(range, message) }

    private func byte(at offset: Int) -> UInt8 { offset < end ? bytes[offset] : 0 }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private mutating func skipSpace() -> Bool {
        while position < end, bytes[position].isSpace { position += 1 }
        return position < end
    }

    private mutating func append(_ kind: Token.Kind, from start: Int) {
        tokens.append(Token(kind: kind, range: start..<position))
    }

    private mutating func scanToken() {
        let first = bytes[position]
        if first.isDigit || first == UInt8(ascii: ".") && byte(at: position + 1).isDigit {
            scanNumber()
        } else if first.isLetter {
            scanName()
        } else if first == UInt8(ascii: "'") || first == UInt8(ascii: "\"") {
            scanString(quote: first)
        } else if let sign = sign(at: position) {
            scanSign(sign)
        } else {
            scanUnknown()
        }
    }

    private func sign(at offset: Int) -> Sign? { Sign.at(offset, in: bytes, end: end) }

    private mutating func scanSign(_ sign: Sign) {
        let start = position
        position += sign.text.count
        if sign.kind == .invalid {
            // A typographic quote: what is between the quotes is no code.
            while position < end, !isClosingQuote(at: position) { position += 1 }
            position = min(position + 3, end)
        }
        append(sign.kind, from: start)
        if let error = sign.error { report(start..<start + sign.text.count, error) }
    }

    private func isClosingQuote(at offset: Int) -> Bool {
        byte(at: offset) == 0xE2 && byte(at: offset + 1) == 0x80 && [0x99, 0x9D].contains(byte(at: offset + 2))
    }

    // MARK: Numbers

    private mutating func scanNumber() {
        let start = position
        skipDigits()
        if byte(at: position) == UInt8(ascii: "."), byte(at: position + 1).isDigit {
            position += 1
            skipDigits()
        }
        skipExponent()
        let number = start..<position
        var suffixHasDot = false
        while position < end, bytes[position].isNamePart || bytes[position] == UInt8(ascii: ".") {
            if bytes[position] == UInt8(ascii: ".") { suffixHasDot = true }
            position += 1
        }
        let value = Double("0" + text(number)) ?? 0
        append(.number(value), from: start)
        if position > number.upperBound {
            reportSuffix(of: number, hasDot: suffixHasDot)
        } else if !value.isFinite {
            report(number, "`\(text(number))` is too large")
        }
    }

    private mutating func skipDigits() {
        while byte(at: position).isDigit { position += 1 }
    }

    private mutating func skipExponent() {
        guard byte(at: position) | 0x20 == UInt8(ascii: "e") else { return }
        var offset = position + 1
        if [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(byte(at: offset)) { offset += 1 }
        guard byte(at: offset).isDigit else { return }
        position = offset
        skipDigits()
    }

    private mutating func reportSuffix(of number: Range<Int>, hasDot: Bool) {
        let suffix = text(number.upperBound..<position)
        let range = number.lowerBound..<position
        if suffix == "." {
            report(range, "a number does not end with a dot: write `\(text(number))`")
        } else if hasDot || bytes[number.upperBound].isDigit || suffix.utf8.contains(where: \.isDigit) {
            report(range, "`\(text(range))` is not a number")
        } else {
            report(range, "`\(text(range))`: numbers have no unit, write `\(text(number))`")
        }
    }

    // MARK: Names, texts and the rest

    private mutating func scanName() {
        let start = position
        repeat {
            position += 1
            while byte(at: position).isNamePart { position += 1 }
        } while byte(at: position) == UInt8(ascii: ".") && byte(at: position + 1).isLetter
        if byte(at: position) >= 0x80, sign(at: position) == nil { return scanForeignLetters(from: start) }
        guard position - start <= Token.Kind.longestWord else { return append(.name, from: start) }
        let name = text(start..<position)
        if let word = Token.Kind.words[name] {
            append(word, from: start)
        } else if let word = Token.Kind.words[name.lowercased()] {
            report(start..<position, "unexpected `\(name)`: write `\(name.lowercased())`")
            append(word, from: start)
        } else {
            append(.name, from: start)
        }
    }

    private mutating func scanString(quote: UInt8) {
        let start = position
        position += 1
        while position < end, bytes[position] != quote { position += 1 }
        guard position < end else {
            report(start..<start + 1, "this text has no closing `\(quote == UInt8(ascii: "'") ? "'" : "\"")`")
            return append(.invalid, from: start)
        }
        position += 1
        append(.string, from: start)
    }

    private mutating func scanUnknown() {
        let start = position
        if bytes[start] >= 0x80 { return scanForeignLetters(from: start) }
        position += 1
        // A control character would garble the message.
        let isControl = bytes[start] < 0x20 || bytes[start] == 0x7F
        report(start..<position, "unexpected \(isControl ? "control character" : "`\(text(start..<position))`")")
        append(.invalid, from: start)
    }

    /// Scans a word with letters that names do not have.
    private mutating func scanForeignLetters(from start: Int) {
        repeat {
            position += 1
        } while byte(at: position).isNamePart || byte(at: position) >= 0x80 && sign(at: position) == nil
        report(
            start..<position,
            "unexpected `\(text(start..<position))`: names are made of the letters a to z, digits, `_` and `.`")
        append(.invalid, from: start)
    }
}

extension UInt8 {
    var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
    var isLetter: Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) || self == UInt8(ascii: "_")
    }
    var isSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
    var isNamePart: Bool { isDigit || isLetter }
}
