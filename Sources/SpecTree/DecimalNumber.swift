/// A number written as `(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?`, without a sign.
struct DecimalNumber {
    private let text: UnsafeBufferPointer<UInt8>
    private var index = 0
    /// The digits in front of the exponent as one whole number; meaningless for more than 19 of them.
    private var mantissa: UInt64 = 0
    private var digitCount = 0
    private var fractionDigitCount = 0
    private var exponent = 0

    /// The number that the whole text spells, nil where it spells none.
    init?(_ text: UnsafeBufferPointer<UInt8>) {
        self.text = text
        readDigits()
        if index < text.count, text[index] == UInt8(ascii: ".") {
            index += 1
            let wholeDigitCount = digitCount
            readDigits()
            fractionDigitCount = digitCount - wholeDigitCount
        }
        guard digitCount > 0 else { return nil }
        if index < text.count, text[index] | 0x20 == UInt8(ascii: "e") {
            index += 1
            guard readExponent() else { return nil }
        }
        guard index == text.count else { return nil }
    }

    /// The nearest Double, infinite for a number that is too large.
    var value: Double {
        // Fifteen digits and a small power of ten are exact in a Double, so one division rounds correctly.
        if digitCount <= 15, exponent == 0 { return Double(mantissa) / Self.powersOfTen[fractionDigitCount] }
        var spelling = ""
        for byte in text.prefix(digitCount + 1) where Self.isDigit(byte) {
            spelling.unicodeScalars.append(Unicode.Scalar(byte))
        }
        spelling += "e\(exponent - fractionDigitCount)"
        return Double(spelling) ?? .infinity
    }

    private mutating func readDigits() {
        while index < text.count, Self.isDigit(text[index]) {
            mantissa = mantissa &* 10 &+ UInt64(text[index] - UInt8(ascii: "0"))
            digitCount += 1
            index += 1
        }
    }

    private mutating func readExponent() -> Bool {
        let isNegative = index < text.count && text[index] == UInt8(ascii: "-")
        if isNegative || index < text.count && text[index] == UInt8(ascii: "+") { index += 1 }
        let start = index
        while index < text.count, Self.isDigit(text[index]) {
            // Further digits change nothing: the number is zero or infinite already.
            if exponent < 100_000_000 { exponent = exponent * 10 + Int(text[index] - UInt8(ascii: "0")) }
            index += 1
        }
        if isNegative { exponent = -exponent }
        return index > start
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    private static let powersOfTen: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
    ]
}
