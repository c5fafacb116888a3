/// The lines above a picture: what it shows, its numbers, and what is wrong.
struct SVGCaption {
    private struct Line {
        var text: String
        var style: String
    }

    private var lines: [Line] = []

    private static let lineHeight = 15.0
    /// Names may be of any length.
    private static let longestHeading = 80

    /// The caption of a cell in lines of about a width, in pixels.
    init(_ cell: PictureSheet.Cell, width: Double) {
        if !cell.heading.isEmpty { lines.append(Line(text: Self.shortened(cell.heading), style: "name caption")) }
        if let note = cell.note {
            lines += Self.wrapped(Self.shortened(note), width).map { Line(text: $0, style: "caption") }
        }
        lines += Self.flowing(cell.drawing.facts, width).map { Line(text: $0, style: "quiet caption") }
        lines += Self.flowing(cell.drawing.complaints, width).map { Line(text: $0, style: "fault-text caption") }
    }

    var height: Double { Double(lines.count) * Self.lineHeight + 8 }
    var width: Double {
        lines.map { LabelWidth.of($0.text, size: $0.style.hasPrefix("name") ? 13.6 : 11) }.max() ?? 0
    }

    func write(x: Double, y: Double, to markup: inout SVGMarkup) {
        for (index, line) in lines.enumerated() {
            markup.label(line.text, x: x, y: y + 12 + Double(index) * Self.lineHeight, line.style)
        }
    }

    private static func shortened(_ text: String) -> String {
        text.count <= longestHeading ? text : String(text.prefix(longestHeading - 1)) + "…"
    }

    /// Parts with dots between them, as many to a line as fit.
    private static func flowing(_ parts: [String], _ width: Double) -> [String] {
        wrap(parts, separator: " · ", width)
    }

    private static func wrapped(_ text: String, _ width: Double) -> [String] {
        wrap(text.split(separator: " ").map(String.init), separator: " ", width)
    }

    private static func wrap(_ parts: [String], separator: String, _ width: Double) -> [String] {
        var lines: [String] = []
        for part in parts {
            if let last = lines.last, LabelWidth.of(last + separator + part) <= width {
                lines[lines.count - 1] = last + separator + part
            } else {
                lines.append(part)
            }
        }
        return lines
    }
}
