import ButtonLayout

extension Path {
    /// The path as SVG writes it.
    var svg: String { steps.map(\.svg).joined() }
}

extension Path.Step {
    fileprivate var svg: String {
        switch self {
        case .move(let x, let y): "M\(x.svg) \(y.svg)"
        case .line(let x, let y): "L\(x.svg) \(y.svg)"
        case .along(.horizontal, let place): "H\(place.svg)"
        case .along(.vertical, let place): "V\(place.svg)"
        case .ahead(.horizontal, let distance): "h\(distance.svg)"
        case .ahead(.vertical, let distance): "v\(distance.svg)"
        case .halfEllipse(let rx, let ry, let x, let y): "A\(rx.svg) \(ry.svg) 0 1 1 \(x.svg) \(y.svg)"
        case .close: "Z"
        }
    }
}

extension Rect {
    /// The attributes of a rect.
    var svgPlace: String {
        "x=\"\(x.svg)\" y=\"\(y.svg)\" width=\"\(width.svg)\" height=\"\(height.svg)\""
    }
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
