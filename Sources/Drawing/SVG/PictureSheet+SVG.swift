import ButtonLayout
import Reporters

extension PictureSheet {
    /// The sheet as an SVG document, without script and without anything from elsewhere.
    public func svg(theme: Theme = .auto) -> String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            + svg(
                attributes: " xmlns=\"http://www.w3.org/2000/svg\"",
                head: "<style>\n\(Stylesheet.css(theme))</style>\n\(Self.definitions)")
    }

    /// The sheet as an element of an HTML page that has the stylesheet and, once, the definitions of ``htmlDefinitions``.
    public func inlineSVG() -> String { svg(attributes: "", head: "") }

    /// Every cell for an SVG element of such a page, all at the same zoom, on the paper that the page has.
    public func inlineCells() -> [InlinePicture] {
        separated.map { sheet in
            let plan = SVGPlan(sheet, margin: 12)
            var markup = SVGMarkup()
            markup.add("<g class=\"button-picture\">\n")
            plan.write(to: &markup)
            markup.add("</g>\n")
            return InlinePicture(
                markup: markup.text, width: Int(plan.size.width), height: Int(plan.size.height))
        }
    }

    /// What the pictures of an HTML page share.
    public static var htmlDefinitions: String {
        "<svg class=\"button-picture\" width=\"0\" height=\"0\" style=\"position:absolute\" aria-hidden=\"true\">\(definitions)</svg>\n"
    }

    /// What the lines and colours of the pictures of such a page mean.
    public static var htmlLegend: String {
        let legend = Legend(Legend.Entry.allCases, width: 960)
        var markup = SVGMarkup()
        let (width, height) = (legend.width.rounded(.up), legend.height.rounded(.up))
        markup.add(
            "<svg class=\"button-picture\" role=\"img\" aria-label=\"A sample of each line and area, with what it means\""
                + " width=\"\(width.svg)\" height=\"\(height.svg)\" viewBox=\"0 0 \(width.svg) \(height.svg)\">\n")
        legend.draw(x: 0, y: 2, on: &markup)
        markup.add("</svg>\n")
        return markup.text
    }

    private static var definitions: String {
        "<defs><pattern id=\"hatch\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\">"
            + "<path class=\"hatch-line\" d=\"M-1 7L7 -1M-4 4L4 -4M2 10L10 2\"/></pattern></defs>\n"
    }

    private func svg(attributes: String, head: String) -> String {
        var markup = SVGMarkup()
        let plan = SVGPlan(self, margin: 20)
        let size = plan.size
        markup.add(
            "<svg\(attributes) role=\"img\" class=\"button-picture\""
                + " width=\"\(size.width.svg)\" height=\"\(size.height.svg)\""
                + " viewBox=\"0 0 \(size.width.svg) \(size.height.svg)\">\n")
        markup.add("<title>\(HTMLText.escaped(description))</title>\n\(head)")
        markup.rect(Rect(x: 0, y: 0, width: size.width, height: size.height), "paper")
        plan.write(to: &markup)
        markup.add("</svg>\n")
        return markup.text
    }
}

/// A picture for an SVG element of an HTML page, which has to say in words what it shows.
public struct InlinePicture: Sendable {
    /// What the element holds, as one group.
    public let markup: String
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
}
