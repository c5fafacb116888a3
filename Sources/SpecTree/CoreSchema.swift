/// A scalar's value by the core schema of YAML 1.2.
public enum CoreValue: Hashable, Sendable {
    case null
    case bool(Bool)
    /// A finite number, `.inf` or `.nan`.
    case number(Double)
    /// Anything else, and everything in quotes.
    case string
}

extension SpecTree {
    /// The value of a scalar by the core schema of YAML 1.2.2, section 10.3, or as its tag says.
    ///
    /// `yes`, `no`, `on`, `off`, `1_000` and `0b1` are text there; `014` is fourteen, `0o14` twelve and `0x1F` 31.
    public func coreValue(of id: NodeID) -> CoreValue {
        let node = self[id]
        switch node.tag {
        case .string: return .string
        case .none where node.style != .plain: return .string
        default: break
        }
        return CoreSchema.value(of: bytes(of: id))
    }
}

extension SpecTree {
    /// Whether a scalar says that there is nothing, which most do not: the question is cheap.
    public func isNull(_ id: NodeID) -> Bool {
        let node = self[id]
        guard node.kind == .scalar else { return false }
        let (offset, length) = textRange(of: id)
        guard length <= 4, length == 0 || text[offset] == UInt8(ascii: "~") || text[offset] | 0x20 == UInt8(ascii: "n")
        else {
            return false
        }
        return coreValue(of: id) == .null
    }
}

/// The patterns of the core schema.
public enum CoreSchema {
    /// The value of a plain scalar's text.
    public static func value(of text: ArraySlice<UInt8>) -> CoreValue {
        guard let first = text.first else { return .null }
        switch first {
        case UInt8(ascii: "~"): return text.count == 1 ? .null : .string
        case UInt8(ascii: "n"), UInt8(ascii: "N"): return isAny(text, "null", "Null", "NULL") ? .null : .string
        case UInt8(ascii: "t"), UInt8(ascii: "T"): return isAny(text, "true", "True", "TRUE") ? .bool(true) : .string
        case UInt8(ascii: "f"), UInt8(ascii: "F"):
            return isAny(text, "false", "False", "FALSE") ? .bool(false) : .string
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
            return number(text).map(CoreValue.number) ?? .string
        default: return .string
        }
    }

    private static func isAny(_ text: ArraySlice<UInt8>, _ words: StaticString...) -> Bool {
        words.contains { word in
            text.elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
        }
    }

    private static func number(_ text: ArraySlice<UInt8>) -> Double? {
        if let radix = radixNumber(text) { return radix }
        var rest = text
        var sign = 1.0
        if let first = rest.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
            sign = first == UInt8(ascii: "-") ? -1 : 1
            rest = rest.dropFirst()
        }
        if let number = decimal(rest) { return sign * number }
        guard rest.first == UInt8(ascii: ".") else { return nil }
        if isAny(rest, ".inf", ".Inf", ".INF") { return sign * .infinity }
        return isAny(text, ".nan", ".NaN", ".NAN") ? .nan : nil
    }

    /// `0o14` and `0x1F`, which take no sign.
    private static func radixNumber(_ text: ArraySlice<UInt8>) -> Double? {
        guard text.count > 2, text.first == UInt8(ascii: "0") else { return nil }
        let mark = text[text.startIndex + 1]
        let radix: Double = mark == UInt8(ascii: "x") ? 16 : mark == UInt8(ascii: "o") ? 8 : 0
        guard radix > 0 else { return nil }
        var value = 0.0
        for byte in text.dropFirst(2) {
            let digit: UInt8
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
            case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
            case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
            default: return nil
            }
            guard Double(digit) < radix else { return nil }
            value = value * radix + Double(digit)
        }
        return value
    }

    /// `(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?`, without a sign.
    private static func decimal(_ text: ArraySlice<UInt8>) -> Double? {
        var index = text.startIndex
        func isDigit(_ index: Int) -> Bool {
            index < text.endIndex && text[index] >= UInt8(ascii: "0") && text[index] <= UInt8(ascii: "9")
        }
        var mantissa: UInt64 = 0
        var digits = 0
        var fractionDigits = 0
        while isDigit(index) {
            mantissa = mantissa &* 10 &+ UInt64(text[index] - UInt8(ascii: "0"))
            digits += 1
            index += 1
        }
        if index < text.endIndex, text[index] == UInt8(ascii: ".") {
            index += 1
            while isDigit(index) {
                mantissa = mantissa &* 10 &+ UInt64(text[index] - UInt8(ascii: "0"))
                digits += 1
                fractionDigits += 1
                index += 1
            }
        }
        guard digits > 0 else { return nil }
        let hasExponent = index < text.endIndex && text[index] | 0x20 == UInt8(ascii: "e")
        // Up to fifteen digits and a small power of ten are exact in a Double, and need no general conversion.
        if !hasExponent, index == text.endIndex, digits <= 15 {
            return Double(mantissa) / powersOfTen[fractionDigits]
        }
        if hasExponent {
            index += 1
            if index < text.endIndex, text[index] == UInt8(ascii: "-") || text[index] == UInt8(ascii: "+") {
                index += 1
            }
            guard isDigit(index) else { return nil }
            while isDigit(index) { index += 1 }
        }
        guard index == text.endIndex else { return nil }
        var written = String(decoding: text, as: UTF8.self)
        if written.hasPrefix(".") { written = "0" + written }
        return Double(written.replacing(pointBeforeExponent: ())) ?? .infinity
    }

    private static let powersOfTen: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
    ]
}

extension String {
    /// `1.e3` and `1.` as `1.0e3` and `1.0`, which the standard library's conversion reads.
    fileprivate func replacing(pointBeforeExponent: Void) -> String {
        guard let point = utf8.firstIndex(of: UInt8(ascii: ".")) else { return self }
        let next = utf8.index(after: point)
        if next < utf8.endIndex, utf8[next] >= UInt8(ascii: "0"), utf8[next] <= UInt8(ascii: "9") { return self }
        return String(self[...point]) + "0" + String(self[next...])
    }
}
