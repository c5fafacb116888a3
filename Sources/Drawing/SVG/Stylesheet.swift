/// The style of pictures in CSS. Everything in it is about elements inside of one of the class `button-picture`.
public enum Stylesheet {
    /// The style in a theme.
    public static func css(_ theme: Theme) -> String {
        switch theme {
        case .light: shape + colors(\.light)
        case .dark: shape + colors(\.dark)
        case .auto: shape + colors(\.light) + "@media (prefers-color-scheme:dark){\n" + colors(\.dark) + "}\n"
        }
    }

    private static func colors(_ color: (Ink) -> String) -> String {
        StyleInks.rows.map { ".button-picture \($0.selector){\($0.part.rawValue):\(color($0.ink))}\n" }.joined()
    }

    private static let fonts = "-apple-system,'SF Pro Text','Helvetica Neue',Helvetica,Arial,sans-serif"

    /// What does not depend on the theme.
    private static let shape = """
        .button-picture text{font:11px \(fonts);white-space:pre}
        .button-picture .name{font-size:13px;font-weight:600}
        .button-picture .caption{unicode-bidi:plaintext}
        .button-picture .title-text{unicode-bidi:isolate}
        .button-picture text.solid{paint-order:stroke;stroke-width:3px;stroke-linejoin:round}
        .button-picture .end{text-anchor:end}
        .button-picture .middle{text-anchor:middle}
        .button-picture :is(.bounds-edge,.content-rect,.image,.title,.smallest,.glyph,.grid){vector-effect:non-scaling-stroke}
        .button-picture :is(.bounds-edge,.content-rect,.smallest,.line,.grid,.hatch-line){fill:none}
        .button-picture :is(.bounds-edge,.image,.title){stroke-width:1.5px}
        .button-picture .content-rect{\(Dash.contentRect.css)}
        .button-picture .smallest{stroke-width:1.5px;\(Dash.smallest.css)}
        .button-picture .grid{stroke-width:.5px}
        .button-picture .guide{\(Dash.guide.css);opacity:.6}
        .button-picture .broken{\(Dash.broken.css)}
        .button-picture .hatch-line{stroke-width:1.5px}

        """
}

extension Dash {
    fileprivate var css: String { "stroke-dasharray:\(lengths.dash)px \(lengths.space)px" }
}
