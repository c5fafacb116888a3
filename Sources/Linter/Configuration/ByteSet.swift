/// The bytes that a class of a glob, such as `[a-z]` or `[![:digit:]]`, stands for.
struct ByteSet: Hashable, Sendable {
    private var words: [UInt64] = [0, 0, 0, 0]

    func contains(_ byte: UInt8) -> Bool { words[Int(byte >> 6)] >> UInt64(byte & 63) & 1 == 1 }

    private mutating func insert(_ byte: UInt8) { words[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }

    private mutating func insert(_ low: UInt8, through high: UInt8) {
        guard low <= high else { return }
        for byte in low...high { insert(byte) }
    }

    /// Reads the class that begins at a `[`; gives it with the place behind its `]`, nil where there is none.
    static func read(_ pattern: [UInt8], at start: Int) -> (set: ByteSet, end: Int)? {
        var set = ByteSet()
        var index = start + 1
        guard index < pattern.count else { return nil }
        let isNegated = pattern[index] == UInt8(ascii: "!") || pattern[index] == UInt8(ascii: "^")
        if isNegated { index += 1 }
        var previous: UInt8?
        // A `]` that comes first stands for itself.
        var isFirst = true
        while index < pattern.count, isFirst || pattern[index] != UInt8(ascii: "]") {
            isFirst = false
            if pattern[index] == UInt8(ascii: "-"), let low = previous, index + 1 < pattern.count,
                pattern[index + 1] != UInt8(ascii: "]")
            {
                index += 1
                guard let high = literal(pattern, &index) else { return nil }
                set.insert(low, through: high)
                previous = nil
            } else if let (name, end) = className(pattern, at: index) {
                guard set.insert(classNamed: name) else { return nil }
                index = end
                previous = nil
            } else {
                guard let byte = literal(pattern, &index) else { return nil }
                set.insert(byte)
                previous = byte
            }
        }
        guard index < pattern.count else { return nil }
        if isNegated { set.words = set.words.map(~) }
        return (set, index + 1)
    }

    /// One byte, behind a `\` where there is one.
    private static func literal(_ pattern: [UInt8], _ index: inout Int) -> UInt8? {
        if pattern[index] == UInt8(ascii: "\\") { index += 1 }
        guard index < pattern.count else { return nil }
        defer { index += 1 }
        return pattern[index]
    }

    /// The name in `[:name:]`, and the place behind it.
    private static func className(_ pattern: [UInt8], at start: Int) -> (name: String, end: Int)? {
        guard start + 1 < pattern.count, pattern[start] == UInt8(ascii: "["), pattern[start + 1] == UInt8(ascii: ":"),
            let end = pattern[(start + 2)...].firstIndex(of: UInt8(ascii: "]")), end > start + 2,
            pattern[end - 1] == UInt8(ascii: ":")
        else { return nil }
        return (String(decoding: pattern[(start + 2)..<(end - 1)], as: UTF8.self), end + 1)
    }

    private mutating func insert(classNamed name: String) -> Bool {
        let printable: ClosedRange<UInt8> = 0x21...0x7E
        let isIncluded: (UInt8) -> Bool
        switch name {
        case "alnum": isIncluded = { Self.isLetter($0) || Self.isDigit($0) }
        case "alpha": isIncluded = Self.isLetter
        case "blank": isIncluded = { $0 == 0x20 || $0 == 0x09 }
        case "cntrl": isIncluded = { $0 < 0x20 || $0 == 0x7F }
        case "digit": isIncluded = Self.isDigit
        case "graph": isIncluded = printable.contains
        case "lower": isIncluded = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains
        case "print": isIncluded = { printable.contains($0) || $0 == 0x20 }
        case "punct": isIncluded = { printable.contains($0) && !Self.isLetter($0) && !Self.isDigit($0) }
        case "space": isIncluded = { $0 == 0x20 || (0x09...0x0D).contains($0) }
        case "upper": isIncluded = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains
        case "xdigit": isIncluded = { Self.isDigit($0) || (0x61...0x66).contains($0 | 0x20) }
        default: return false
        }
        for byte in UInt8.min...UInt8.max where isIncluded(byte) { insert(byte) }
        return true
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
