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
        roles.map { ".button-picture \($0.selector){\($0.property):\(color($0.ink))}\n" }.joined()
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
        .button-picture .content-rect{stroke-dasharray:2px 3px}
        .button-picture .smallest{stroke-width:1.5px;stroke-dasharray:7px 4px}
        .button-picture .grid{stroke-width:.5px}
        .button-picture .guide{stroke-dasharray:1px 2px;opacity:.6}
        .button-picture .broken{stroke-dasharray:6px 3px}
        .button-picture .hatch-line{stroke-width:1.5px}

        """

    private static let roles: [(selector: String, property: String, ink: Ink)] = [
        (".paper", "fill", .paper), ("text", "fill", .ink), (".quiet", "fill", .quiet), (".fault-text", "fill", .fault),
        (".bounds", "fill", .surface), (".bounds-edge", "stroke", .ink), (".content-rect", "stroke", .content),
        (".image", "fill", .imageFill), (".image", "stroke", .image), (".glyph", "fill", .image),
        (".title", "fill", .titleFill), (".title", "stroke", .title), (".bar", "fill", .title),
        (".smallest", "stroke", .frame), (".grid", "stroke", .grid), (".hatch-line", "stroke", .fault),
        (".hatch-edge", "stroke", .fault), (".content-inset.line", "stroke", .content),
        (".content-inset.solid", "fill", .content), (".image-inset.line", "stroke", .image),
        (".image-inset.solid", "fill", .image), (".title-inset.line", "stroke", .title),
        (".title-inset.solid", "fill", .title), (".gap.line", "stroke", .ink), (".gap.solid", "fill", .ink),
        (".padding.line", "stroke", .quiet), (".padding.solid", "fill", .quiet), (".outside.line", "stroke", .fault),
        (".outside.solid", "fill", .fault), ("text.solid", "stroke", .paper),
    ]
}
