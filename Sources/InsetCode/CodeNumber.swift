/// Numbers in code: short, and exactly the value.
///
/// UIKit grows the content rect outward to whole pixels, so that a third of a point cut to 8.3333 would cost a whole
/// pixel. Thirds are therefore written as such: `25.0 / 3`, and `25 / 3` in a spec, where lengths may be formulas.
public enum CodeNumber {
    /// The number as it is written in a language.
    public static func text(_ value: Double, in language: CodeLanguage) -> String {
        if let text = decimals(value) { return text }
        let thirds = (value * 3).rounded()
        if abs(value * 3 - thirds) < 1e-9, abs(thirds) < 1e9 {
            return "\(Int(thirds))" + (language == .yaml ? " / 3" : ".0 / 3")
        }
        return "\(value)"
    }

    /// The number with at most four decimals, where that is the value but for the noise of sums.
    private static func decimals(_ value: Double) -> String? {
        let scaled = value * 10_000
        let whole = scaled.rounded()
        guard abs(scaled - whole) < 1e-6, abs(whole) < 1e15 else { return nil }
        let magnitude = Int(abs(whole))
        var text = String(magnitude / 10_000)
        if magnitude % 10_000 != 0 {
            var digits = String(magnitude % 10_000 + 10_000).dropFirst()
            while digits.last == "0" { digits.removeLast() }
            text += "." + digits
        }
        return whole < 0 ? "-" + text : text
    }
}
