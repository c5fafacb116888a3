/// A rectangle in points, in the button's own coordinates: origin at the top left, y downwards.
///
/// The size may be negative, as UIKit's is with insets larger than the content; `standardized` is what is drawn then.
public struct Rect: Sendable, Hashable {
    /// The left edge of a rectangle with a positive width.
    public var x: Double
    /// The top edge of a rectangle with a positive height.
    public var y: Double
    /// The width in points.
    public var width: Double
    /// The height in points.
    public var height: Double

    /// A rectangle from its origin and its size, in points.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The width and height.
    public var size: Size { Size(width: width, height: height) }
    /// The left edge, also where the width is negative.
    public var minX: Double { min(x, x + width) }
    /// The horizontal middle.
    public var midX: Double { x + width / 2 }
    /// The right edge, also where the width is negative.
    public var maxX: Double { max(x, x + width) }
    /// The top edge, also where the height is negative.
    public var minY: Double { min(y, y + height) }
    /// The vertical middle.
    public var midY: Double { y + height / 2 }
    /// The bottom edge, also where the height is negative.
    public var maxY: Double { max(y, y + height) }

    /// The same area with a width and a height that are not negative.
    public var standardized: Rect { Rect(x: minX, y: minY, width: abs(width), height: abs(height)) }

    /// The smallest rectangle that holds both.
    public func union(_ other: Rect) -> Rect {
        let left = min(minX, other.minX)
        let top = min(minY, other.minY)
        return Rect(
            x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    /// The mirror image within a button of the given width.
    public func mirrored(inWidth boundsWidth: Double) -> Rect {
        Rect(x: boundsWidth - x - width, y: y, width: width, height: height)
    }

    init(_ horizontal: Span, _ vertical: Span) {
        self.init(x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
    }
}
