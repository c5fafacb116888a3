import Diagnostics

/// The tokens of a file of Swift or Objective-C, and its comments.
///
/// This is no compiler: strings, comments and the directives of the preprocessor are known, everything else is words,
/// numbers and signs.
struct SourceTokens {
    private(set) var tokens: ContiguousArray<SourceToken> = []
    /// The comments, with the signs that begin and end them.
    private(set) var comments: [ByteRange] = []
    let text: UnsafeBufferPointer<UInt8>
    let isSwift: Bool
    var position = 0

    /// The tokens of a text.
    static func scan(_ text: [UInt8], isSwift: Bool) -> SourceTokens {
        text.withUnsafeBufferPointer { buffer in
            var scanner = SourceTokens(text: buffer, isSwift: isSwift)
            scanner.scan()
            return scanner
        }
    }

    private init(text: UnsafeBufferPointer<UInt8>, isSwift: Bool) {
        self.text = text
        self.isSwift = isSwift
        tokens.reserveCapacity(text.count / 6)
    }

    func byte(_ offset: Int = 0) -> UInt8 {
        position + offset < text.count ? text[position + offset] : 0
    }

    mutating func add(_ kind: SourceToken.Kind, from start: Int, isPlain: Bool = true) {
        tokens.append(
            SourceToken(kind: kind, range: ByteRange(UInt32(start), UInt32(position)), isPlain: isPlain))
    }

    mutating func scan() {
        while position < text.count {
            let start = position
            switch byte() {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                position += 1
                if tokens.last.map({ $0.kind != .lineEnd }) ?? false { add(.lineEnd, from: start) }
            case UInt8(ascii: " "), UInt8(ascii: "\t"): position += 1
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
                while position < text.count, byte() != UInt8(ascii: "\n"), byte() != UInt8(ascii: "\r") {
                    position += 1
                }
                comments.append(ByteRange(UInt32(start), UInt32(position)))
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): scanBlockComment()
            case UInt8(ascii: "\""): scanString(hashes: 0)
            case UInt8(ascii: "'") where !isSwift: scanCharacter()
            case UInt8(ascii: "@") where !isSwift && byte(1) == UInt8(ascii: "\""):
                position += 1
                scanString(hashes: 0)
            case UInt8(ascii: "#"): scanHash()
            case let byte where Self.isDigit(byte): scanNumber()
            case let byte where Self.beginsWord(byte): scanWord()
            default:
                position += 1
                add(.sign, from: start)
            }
        }
    }

    // MARK: - Words and numbers

    static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    static func beginsWord(_ byte: UInt8) -> Bool {
        byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
            || byte == UInt8(ascii: "$") || byte == UInt8(ascii: "`") || byte >= 0x80
    }

    mutating func scanWord() {
        let start = position
        while position < text.count, Self.beginsWord(byte()) || Self.isDigit(byte()) { position += 1 }
        add(.word, from: start)
    }

    /// A number with everything that sticks to it, so that `0x1F`, `1_000`, `1e-3` and `8.0f` are one token.
    mutating func scanNumber() {
        let start = position
        while position < text.count {
            let isExponentSign =
                (byte() == UInt8(ascii: "-") || byte() == UInt8(ascii: "+")) && byte(-1) | 0x20 == UInt8(ascii: "e")
                && !(text[start] == UInt8(ascii: "0") && start + 1 < text.count
                    && text[start + 1] | 0x20 == UInt8(ascii: "x"))
            let isPoint =
                byte() == UInt8(ascii: ".") && (Self.isDigit(byte(1)) || !isSwift && byte(1) != UInt8(ascii: "."))
            guard Self.isDigit(byte()) || Self.beginsWord(byte()) || isPoint || isExponentSign else { break }
            position += 1
        }
        add(.number, from: start)
    }

    // MARK: - Comments

    /// Comments nest in Swift.
    mutating func scanBlockComment() {
        let start = position
        var depth = 0
        while position < text.count {
            if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*"), isSwift || depth == 0 {
                depth += 1
                position += 2
            } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
                depth -= 1
                position += 2
                if depth == 0 { break }
            } else {
                position += 1
            }
        }
        position = min(position, text.count)
        comments.append(ByteRange(UInt32(start), UInt32(position)))
    }

    // MARK: - Directives

    /// `#"…"#` is a string, `#if` a directive, `#selector` a sign and a word.
    mutating func scanHash() {
        let start = position
        var hashes = 0
        while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
        if isSwift, byte(hashes) == UInt8(ascii: "\"") {
            position += hashes
            return scanString(hashes: hashes)
        }
        position += 1
        let isFirst = tokens.last.map { $0.kind == .lineEnd || $0.kind == .directive } ?? true
        guard isFirst, isSwift ? isCondition : true else { return add(.sign, from: start) }
        while position < text.count, byte() != UInt8(ascii: "\n"), byte() != UInt8(ascii: "\r") {
            // A directive of Objective-C goes on behind a backslash.
            position += byte() == UInt8(ascii: "\\") && !isSwift ? 2 : 1
        }
        position = min(position, text.count)
        add(.directive, from: start)
    }

    private var isCondition: Bool {
        ["if ", "if(", "else", "elseif", "endif"].contains { word in
            word.utf8.enumerated().allSatisfy { byte($0.offset) == $0.element }
        }
    }
}
