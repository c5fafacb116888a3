/// A scalar's value by the core schema of YAML 1.2.
public enum CoreValue: Hashable, Sendable {
    case null
    case bool(Bool)
    /// A finite number, `.inf` or `.nan`. A number too large for a Double is infinite.
    case number(Double)
    /// Anything else, and everything in quotes.
    case string
}

extension SpecTree {
    /// The value of a scalar by the core schema of YAML 1.2.2, section 10.3, or as its tag says; `string` for any other
    /// node.
    ///
    /// `yes`, `no`, `on`, `off`, `1_000` and `0b1` are text there; `014` is fourteen, `0o14` twelve and `0x1F` 31.
    public func coreValue(of id: NodeID) -> CoreValue {
        let node = self[id]
        guard node.kind == .scalar, node.tag != .string, node.tag != .none || node.style == .plain else {
            return .string
        }
        return text.withUnsafeBufferPointer { text in
            let start = Int(node.textOffset)
            return CoreSchema.value(of: UnsafeBufferPointer(rebasing: text[start..<start + Int(node.textLength)]))
        }
    }
}

extension SpecTree {
    /// Whether a scalar says that there is nothing, which most do not: the question is cheap.
    @inlinable @inline(__always) public func isNull(_ id: NodeID) -> Bool {
        let node = self[id]
        guard node.kind == .scalar, node.textLength <= 4 else { return false }
        guard node.textLength > 0 else { return coreValue(of: id) == .null }
        let first = text[Int(node.textOffset)]
        guard first == UInt8(ascii: "~") || first | 0x20 == UInt8(ascii: "n") else { return false }
        return coreValue(of: id) == .null
    }
}

/// The patterns of the core schema.
public enum CoreSchema {
    /// The value of a plain scalar's text.
    public static func value(of text: ArraySlice<UInt8>) -> CoreValue {
        text.withUnsafeBufferPointer(value(of:))
    }

    /// The value of a plain scalar's text.
    public static func value(of text: UnsafeBufferPointer<UInt8>) -> CoreValue {
        guard let first = text.first else { return .null }
        switch first {
        case UInt8(ascii: "~"): return text.count == 1 ? .null : .string
        case UInt8(ascii: "n"), UInt8(ascii: "N"): return isAny("null", "Null", "NULL", text) ? .null : .string
        case UInt8(ascii: "t"), UInt8(ascii: "T"): return isAny("true", "True", "TRUE", text) ? .bool(true) : .string
        case UInt8(ascii: "f"), UInt8(ascii: "F"):
            return isAny("false", "False", "FALSE", text) ? .bool(false) : .string
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
            return number(text).map(CoreValue.number) ?? .string
        default: return .string
        }
    }

    private static func isAny(
        _ first: StaticString, _ second: StaticString, _ third: StaticString, _ text: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        func isEqual(_ word: StaticString) -> Bool {
            for index in text.indices where text[index] != word.utf8Start[index] { return false }
            return true
        }
        // The three differ in case only.
        guard text.count == first.utf8CodeUnitCount else { return false }
        return isEqual(first) || isEqual(second) || isEqual(third)
    }

    private static func number(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
        if let number = radixNumber(text) { return number }
        let isSigned = text.first == UInt8(ascii: "-") || text.first == UInt8(ascii: "+")
        let sign: Double = text.first == UInt8(ascii: "-") ? -1 : 1
        let unsigned = UnsafeBufferPointer(rebasing: text[(isSigned ? 1 : 0)...])
        if unsigned.first == UInt8(ascii: ".") {
            if isAny(".inf", ".Inf", ".INF", unsigned) { return sign * .infinity }
            if !isSigned, isAny(".nan", ".NaN", ".NAN", unsigned) { return .nan }
        }
        return DecimalNumber(unsigned).map { sign * $0.value }
    }

    /// `0o14` and `0x1F`, which take no sign.
    private static func radixNumber(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
        guard text.count > 2, text[0] == UInt8(ascii: "0") else { return nil }
        let radix: Double
        switch text[1] {
        case UInt8(ascii: "x"): radix = 16
        case UInt8(ascii: "o"): radix = 8
        default: return nil
        }
        var value = 0.0
        for byte in text[2...] {
            guard let digit = hexadecimalDigit(byte), Double(digit) < radix else { return nil }
            value = value * radix + Double(digit)
        }
        return value
    }

    /// The value of a hexadecimal digit in either case.
    static func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
