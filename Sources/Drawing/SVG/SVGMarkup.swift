import ButtonLayout
import Reporters
import TitleMetrics

/// SVG elements that are written one after the other.
struct SVGMarkup {
    private(set) var text = ""

    mutating func rect(_ rect: Rect, _ style: String) {
        text += "<rect class=\"\(style)\" \(rect.svgPlace)/>\n"
    }

    mutating func path(_ data: String, _ style: String) { text += "<path class=\"\(style)\" d=\"\(data)\"/>\n" }

    mutating func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ style: String) {
        path("M\(x1.svg) \(y1.svg)L\(x2.svg) \(y2.svg)", style)
    }

    mutating func label(_ label: String, x: Double, y: Double, _ style: String) {
        text += "<text class=\"\(style)\" x=\"\(x.svg)\" y=\"\(y.svg)\">\(Self.escaped(label))</text>\n"
    }

    /// Anything that is markup already.
    mutating func add(_ markup: String) { text += markup }

    /// Text from outside: what a browser or a terminal would obey is made visible.
    static func escaped(_ text: String) -> String { XMLText.escaped(TerminalText.escaped(text)) }
}

extension Double {
    /// The number for SVG, with at most four decimals.
    var svg: String {
        guard isFinite, abs(self) < 1e12 else { return "0" }
        let units = (self * 10_000).rounded()
        let whole = Int64(abs(units))
        let (integer, fraction) = (whole / 10_000, whole % 10_000)
        var text = (units < 0 ? "-" : "") + String(integer)
        if fraction > 0 {
            let digits = String(fraction + 10_000).dropFirst()
            text += "." + digits.prefix(4 - trailingZeros(of: fraction))
        }
        return text
    }

    private func trailingZeros(of fraction: Int64) -> Int {
        fraction % 1_000 == 0 ? 3 : fraction % 100 == 0 ? 2 : fraction % 10 == 0 ? 1 : 0
    }
}

/// The width of a label of a picture, in pixels; a little more than it takes.
enum LabelWidth {
    static func of(_ label: String, size: Double = 11) -> Double {
        estimate(text: label, size: size).likely * 1.04
    }
}
