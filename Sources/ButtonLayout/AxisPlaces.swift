/// Where the parts go along one axis.
struct AxisPlaces {
    var content: Span
    var image: Span
    var title: Span
    /// The image's length before `fill` stretches it.
    var imageLength: Double
    /// The title's length before `fill` stretches it.
    var titleLength: Double
    /// The upper bound of the title's length; vertically nothing limits it.
    var availableTitleLength = Double.infinity
}

extension AxisPlaces {
    /// The content rect's extent: grown outward to whole pixels, collapsed to its middle where the insets leave nothing.
    static func content(size: Double, insets: EdgePair, on grid: PixelGrid) -> Span {
        var low = insets.near
        var length = size - insets.near - insets.far
        if length < 0 {
            low += length / 2
            length = 0
        }
        return Span(start: grid.down(low), end: grid.up(low + length))
    }

    /// The extent in which one part is placed; its length may be negative.
    static func area(of content: Span, insets: EdgePair, on grid: PixelGrid) -> Span {
        Span(
            start: grid.nearest(content.start + insets.near),
            length: grid.nearest(content.length - insets.near - insets.far))
    }
}
