/// The part of `UIButton.Configuration` (iOS 15 and later) that decides where image and title go.
public struct Configuration: Sendable, Hashable {
    /// On which side of the title the image stands.
    public enum ImagePlacement: String, Sendable, CaseIterable {
        /// Before the title: left in a left-to-right layout.
        case leading
        /// After the title: right in a left-to-right layout.
        case trailing
        /// Above the title.
        case top
        /// Below the title.
        case bottom
    }

    /// On which side of the title the image stands.
    public var imagePlacement: ImagePlacement
    /// The distance between image and title in points; it counts only where both exist.
    public var imagePadding: Double
    /// The distance between title and subtitle in points; without a subtitle it has no effect.
    public var titlePadding: Double
    /// The distance from the content to the button's edges.
    public var contentInsets: DirectionalEdgeInsets

    /// A configuration with UIKit's defaults for a plain button where nothing else is given.
    public init(
        imagePlacement: ImagePlacement = .leading, imagePadding: Double = 0, titlePadding: Double = 1,
        contentInsets: DirectionalEdgeInsets = DirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    ) {
        self.imagePlacement = imagePlacement
        self.imagePadding = imagePadding
        self.titlePadding = titlePadding
        self.contentInsets = contentInsets
    }

    /// The relation of image and title that the placement gives in the given direction.
    public func relation(rightToLeft: Bool) -> Relation {
        switch imagePlacement {
        case .leading: rightToLeft ? .imageRight : .imageLeft
        case .trailing: rightToLeft ? .imageLeft : .imageRight
        case .top: .imageTop
        case .bottom: .imageBottom
        }
    }
}

extension Configuration.ImagePlacement {
    /// The placement that gives a relation in the given direction; nil for `overlay`.
    public init?(_ relation: Relation, rightToLeft: Bool) {
        switch relation {
        case .imageLeft: self = rightToLeft ? .trailing : .leading
        case .imageRight: self = rightToLeft ? .leading : .trailing
        case .imageTop: self = .top
        case .imageBottom: self = .bottom
        case .overlay: return nil
        }
    }
}
