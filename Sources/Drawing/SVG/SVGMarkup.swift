import ButtonLayout
import Reporters
import TitleMetrics

/// SVG elements that are written one after the other.
struct SVGMarkup {
    private(set) var text = ""

    /// Anything that is markup already.
    mutating func add(_ markup: String) { text += markup }
}

extension SVGMarkup: Canvas {
    mutating func rect(_ rect: Rect, _ style: String) {
        text += "<rect class=\"\(style)\" \(rect.svgPlace)/>\n"
    }

    mutating func hatch(_ rect: Rect) {
        text += "<rect class=\"hatch-edge\" fill=\"url(#hatch)\" \(rect.svgPlace)/>\n"
    }

    mutating func path(_ path: Path, _ style: String) {
        text += "<path class=\"\(style)\" d=\"\(path.svg)\"/>\n"
    }

    mutating func label(_ label: String, x: Double, y: Double, _ style: String) {
        text += "<text class=\"\(style)\" x=\"\(x.svg)\" y=\"\(y.svg)\">\(HTMLText.escaped(label))</text>\n"
    }

    mutating func text(of title: DrawnTitle, zoom: Double) {
        let scale = "transform=\"scale(\(zoom.svg(decimals: 9)))\""
        guard let text = title.text else { return add("<rect class=\"bar\" \(scale) \(title.bar.svgPlace)/>\n") }
        guard !text.isEmpty else { return }
        let place =
            "x=\"\(title.rect.midX.svg)\" y=\"\(title.baseline.svg)\" textLength=\"\(title.width.svg)\""
        let weight = title.weight.css == 400 ? "" : ";font-weight:\(title.weight.css)"
        add(
            "<text class=\"title-text middle\" \(scale) \(place) lengthAdjust=\"spacingAndGlyphs\""
                + " style=\"font-size:\(title.fontSize.svg)px\(weight)\">\(HTMLText.escaped(text))</text>\n")
    }

    mutating func translated(x: Double, y: Double, _ draw: (inout SVGMarkup) -> Void) {
        group("translate(\(x.svg) \(y.svg))", draw)
    }

    mutating func scaled(by factor: Double, _ draw: (inout SVGMarkup) -> Void) {
        group("scale(\(factor.svg(decimals: 9)))", draw)
    }

    private mutating func group(_ transform: String, _ draw: (inout SVGMarkup) -> Void) {
        add("<g transform=\"\(transform)\">\n")
        draw(&self)
        add("</g>\n")
    }
}

extension FontWeight {
    /// The weight as CSS counts it.
    fileprivate var css: Int {
        switch self {
        case .thin: 200
        case .ultraLight: 100
        case .light: 300
        case .regular: 400
        case .medium: 500
        case .semibold: 600
        case .bold: 700
        case .heavy: 800
        case .black: 900
        }
    }
}
