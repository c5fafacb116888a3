import ButtonLayout
import Reporters
import TitleMetrics

/// SVG elements that are written one after the other.
struct SVGMarkup {
    private(set) var text = ""

    mutating func rect(_ rect: Rect, _ style: String) {
        text += "<rect class=\"\(style)\" \(rect.svgPlace)/>\n"
    }

    /// An area that is at fault.
    mutating func hatch(_ rect: Rect) {
        text += "<rect class=\"hatch-edge\" fill=\"url(#hatch)\" \(rect.svgPlace)/>\n"
    }

    mutating func path(_ data: String, _ style: String) { text += "<path class=\"\(style)\" d=\"\(data)\"/>\n" }

    mutating func label(_ label: String, x: Double, y: Double, _ style: String) {
        text += "<text class=\"\(style)\" x=\"\(x.svg)\" y=\"\(y.svg)\">\(HTMLText.escaped(label))</text>\n"
    }

    /// Anything that is markup already.
    mutating func add(_ markup: String) { text += markup }
}

extension Double {
    /// The number for SVG, with at most four decimals.
    var svg: String { svg(decimals: 4) }

    /// The number for SVG, with at most that many decimals; 9 are as good as exact for a factor.
    func svg(decimals: Int) -> String {
        guard isFinite, abs(self) < 1e9 else { return "0" }
        if self == rounded() { return String(Int64(self)) }
        let scale = decimals == 9 ? 1e9 : 1e4
        let units = (self * scale).rounded()
        let (integer, fraction) = Int64(abs(units)).quotientAndRemainder(dividingBy: Int64(scale))
        var text = (units < 0 ? "-" : "") + String(integer)
        guard fraction > 0 else { return text }
        var digits = String(fraction + Int64(scale)).dropFirst()
        while digits.last == "0" { digits.removeLast() }
        text += "." + digits
        return text
    }
}

/// The width of a label of a picture, in pixels; a little more than it takes.
enum LabelWidth {
    static func of(_ label: String, size: Double = 11) -> Double {
        estimate(text: label, size: size).likely * 1.04
    }
}
