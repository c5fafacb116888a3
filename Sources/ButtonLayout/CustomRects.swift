/// What a subclass returns from `imageRect(forContentRect:)` and `titleRect(forContentRect:)`.
///
/// Both are relative to the content rect's origin; a part whose rect is nil is laid out as usual.
public struct CustomRects: Sendable, Hashable {
    /// The title's rect, or nil where the subclass leaves it alone.
    public var titleRect: Rect?
    /// The image's rect, or nil where the subclass leaves it alone.
    public var imageRect: Rect?

    /// The rects that a subclass gives, in points from the content rect's origin.
    public init(titleRect: Rect? = nil, imageRect: Rect? = nil) {
        self.titleRect = titleRect
        self.imageRect = imageRect
    }
}
