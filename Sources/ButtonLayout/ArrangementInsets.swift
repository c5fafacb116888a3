/// The insets that give a wanted arrangement, together with the layout that proves it.
public struct ArrangementInsets: Sendable, Hashable {
    /// `contentEdgeInsets`; with a frame, what the button had.
    public let contentEdgeInsets: EdgeInsets
    /// `titleEdgeInsets`: an opposite pair on each axis, but for `titleWidening`.
    public let titleEdgeInsets: EdgeInsets
    /// `imageEdgeInsets`: an opposite pair on each axis.
    public let imageEdgeInsets: EdgeInsets
    /// How much the title's area is widened at its left and at its right, so that a title that would be cut beside
    /// the image has the whole width above or below it; 0 where that is not needed.
    public let titleWidening: Double
    /// The layout with these insets.
    public let layout: Layout
}

/// Why no insets give a wanted arrangement.
public enum ArrangementObstacle: Error, Sendable, Hashable {
    /// An arrangement needs both an image and a title.
    case needsImageAndTitle
    /// UIKit ignores the insets of a button with a configuration.
    case insetsIgnoredByConfiguration
    /// A subclass places the parts itself.
    case insetsIgnoredByCustomRects
    /// The alignment of an axis is `fill`, which stretches the parts.
    case fill(Axis)
    /// The frame is too small, whatever the title and image insets; `needed` is the smallest that is not.
    case frameTooSmall(needed: Size)
    /// The content insets (or a negative spacing or padding) push the parts out of a frame of any size.
    case outsideInEveryFrame
}
