/// How a number is written in a message.
public enum NumberText {
    /// The number with at most 2 decimals and without trailing zeros or `-0`; an exponent only from 1e15 on.
    /// Halves are rounded away from zero. The values that are no numbers are `inf`, `-inf` and `nan`.
    public static func text(_ value: Double) -> String {
        var text: [UInt8] = []
        write(value, to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    /// Writes the number behind a text.
    static func write(_ value: Double, to text: inout [UInt8]) {
        let magnitude = abs(value)
        guard magnitude < 1e15 else {
            text += largeText(value).utf8
            return
        }
        let whole = magnitude.rounded(.down)
        let hundredths = Int(((magnitude - whole) * 100).rounded())
        let number = Int(whole) + hundredths / 100
        let decimals = hundredths % 100
        if value < 0, number > 0 || decimals > 0 { text.append(UInt8(ascii: "-")) }
        writeDigits(of: number, to: &text)
        guard decimals > 0 else { return }
        text.append(UInt8(ascii: "."))
        text.append(digit(decimals / 10))
        if decimals % 10 > 0 { text.append(digit(decimals % 10)) }
    }

    private static func writeDigits(of number: Int, to text: inout [UInt8]) {
        if number >= 10 { writeDigits(of: number / 10, to: &text) }
        text.append(digit(number % 10))
    }

    private static func digit(_ value: Int) -> UInt8 { UInt8(ascii: "0") + UInt8(value) }

    private static func largeText(_ value: Double) -> String {
        if value.isNaN { return "nan" }
        let text = "\(value)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
