/// How a number is written in a message.
public enum NumberText {
    /// The number with at most 2 decimals and without trailing zeros or `-0`; an exponent only from 1e15 on.
    /// Halves are rounded away from zero. The values that are no numbers are `inf`, `-inf` and `nan`.
    public static func text(_ value: Double) -> String {
        let magnitude = abs(value)
        guard magnitude < 1e15 else { return largeText(value) }
        let whole = magnitude.rounded(.down)
        let hundredths = Int(((magnitude - whole) * 100).rounded())
        var text = String(Int(whole) + hundredths / 100)
        let decimals = hundredths % 100
        if decimals > 0 {
            text += decimals < 10 ? ".0" : "."
            text += String(decimals % 10 == 0 ? decimals / 10 : decimals)
        }
        return value < 0 && text != "0" ? "-" + text : text
    }

    private static func largeText(_ value: Double) -> String {
        if value.isNaN { return "nan" }
        let text = "\(value)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
