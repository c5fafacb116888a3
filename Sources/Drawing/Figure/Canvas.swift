import ButtonLayout
import TitleMetrics

/// What a figure is drawn on.
///
/// A style says in words what something is drawn for; ``StyleInks`` gives the colours of each, ``Dash`` the broken lines.
protocol Canvas {
    /// Draws a rect in its style: its area, its edge, or both.
    mutating func rect(_ rect: Rect, _ style: String)
    /// Hatches an area that is at fault.
    mutating func hatch(_ rect: Rect)
    /// Draws lines, or fills what they enclose.
    mutating func path(_ path: Path, _ style: String)
    /// Writes a label: from x on, in the middle of it where the style has `middle`, or up to it where it has `end`.
    mutating func label(_ label: String, x: Double, y: Double, _ style: String)
    /// Writes the text of a title, or draws its bar, in pixels that are `zoom` to a point.
    mutating func text(of title: DrawnTitle, zoom: Double)
    /// Draws with the origin at a place.
    mutating func translated(x: Double, y: Double, _ draw: (inout Self) -> Void)
    /// Draws with larger or smaller units; lines keep their width.
    mutating func scaled(by factor: Double, _ draw: (inout Self) -> Void)
}

/// The width of a label of a picture, in pixels; a little more than it takes.
enum LabelWidth {
    static func of(_ label: String, size: Double = 11) -> Double {
        estimate(text: label, size: size).likely * 1.04
    }
}
