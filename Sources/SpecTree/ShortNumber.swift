/// Reads numbers as nearly all are written: a sign or none, then digits with or without a point, in eight bytes at most.
@usableFromInline enum ShortNumber {
    /// The number, the same as ``CoreSchema`` has for it; nil for any other text, which may be a number too.
    ///
    /// `word` has the bytes of the text, the first one lowest.
    @inlinable @inline(__always) static func value(of word: UInt64, length: Int) -> Double? {
        guard length <= 8 else { return nil }
        let sign = UInt8(truncatingIfNeeded: word)
        let isSigned = sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+")
        var rest = isSigned ? word >> 8 : word
        var left = isSigned ? length &- 1 : length
        var digitCount = left
        var digits: UInt64 = 0
        readDigits(&digits, of: &rest, &left)
        var magnitude = Double(digits)
        if left > 0 {
            guard UInt8(truncatingIfNeeded: rest) == UInt8(ascii: ".") else { return nil }
            digitCount &-= 1
            rest >>= 8
            left &-= 1
            let scale = readDigits(&digits, of: &rest, &left)
            guard left == 0 else { return nil }
            // Both are exact, so that the one division rounds correctly.
            magnitude = Double(digits) / Double(scale)
        }
        guard digitCount > 0 else { return nil }
        return sign == UInt8(ascii: "-") ? -magnitude : magnitude
    }

    /// Adds the digits that come next; gives the power of ten for so many.
    @discardableResult
    @inlinable @inline(__always) static func readDigits(
        _ digits: inout UInt64, of rest: inout UInt64, _ left: inout Int
    ) -> UInt64 {
        var scale: UInt64 = 1
        while left > 0 {
            let digit = UInt8(truncatingIfNeeded: rest) &- UInt8(ascii: "0")
            guard digit < 10 else { break }
            digits = digits &* 10 &+ UInt64(digit)
            scale = scale &* 10
            rest >>= 8
            left &-= 1
        }
        return scale
    }
}

extension SpecTree {
    /// The number that a scalar is by the core schema or its tag, nil for any other node.
    @inlinable @inline(__always) public func number(of id: NodeID) -> Double? {
        let node = self[id]
        if node.kind == .scalar, node.tag == .none, node.style == .plain {
            let length = Int(node.textLength)
            let word = text.withUnsafeBufferPointer { $0.firstBytes(at: Int(node.textOffset), length: length) }
            if let number = ShortNumber.value(of: word, length: length) { return number }
        }
        return anyNumber(of: id)
    }

    @usableFromInline func anyNumber(of id: NodeID) -> Double? {
        guard case .number(let number) = coreValue(of: id) else { return nil }
        return number
    }
}
