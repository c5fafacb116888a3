/// The ten ways in which authors arrange an image and a title; left and right are as seen on the screen.
public enum Arrangement: String, Sendable, CaseIterable {
    /// Image left of title, the pair centred.
    case imageLeft
    /// Title left of image, the pair centred.
    case imageRight
    /// Image above title, both centred horizontally, the stack centred vertically.
    case imageTop
    /// Title above image, both centred horizontally, the stack centred vertically.
    case imageBottom
    /// Image in the middle; title centred, its top at a padding from the button's top.
    case imageCenterTitleTop
    /// Image in the middle; title centred, its bottom at a padding from the button's bottom.
    case imageCenterTitleBottom
    /// Image in the middle; title centred, ending a spacing above it.
    case imageCenterTitleAbove
    /// Image in the middle; title centred, starting a spacing below it.
    case imageCenterTitleBelow
    /// Title's left edge and image's right edge at a padding from the button's edges.
    case edgesImageRight
    /// Image's left edge and title's right edge at a padding from the button's edges.
    case edgesImageLeft

    /// Whether the distance that belongs to it is the gap between the parts.
    public var needsSpacing: Bool { !needsPadding }

    /// Whether the distance that belongs to it is the one to the button's edge.
    public var needsPadding: Bool {
        switch self {
        case .imageCenterTitleTop, .imageCenterTitleBottom, .edgesImageRight, .edgesImageLeft: true
        case .imageLeft, .imageRight, .imageTop, .imageBottom, .imageCenterTitleAbove, .imageCenterTitleBelow: false
        }
    }

    /// The relation of the parts that it asks for.
    public var relation: Relation {
        switch self {
        case .imageLeft, .edgesImageLeft: .imageLeft
        case .imageRight, .edgesImageRight: .imageRight
        case .imageTop, .imageCenterTitleBottom, .imageCenterTitleBelow: .imageTop
        case .imageBottom, .imageCenterTitleTop, .imageCenterTitleAbove: .imageBottom
        }
    }

    /// The axis along which the parts follow each other.
    public var axis: Axis { relation.axis ?? .horizontal }

    /// Whether the image itself, not the pair, is to stand in the middle of the button.
    public var centersImage: Bool {
        switch self {
        case .imageCenterTitleTop, .imageCenterTitleBottom, .imageCenterTitleAbove, .imageCenterTitleBelow: true
        case .imageLeft, .imageRight, .imageTop, .imageBottom, .edgesImageRight, .edgesImageLeft: false
        }
    }

    /// Whether the parts are to stand at opposite edges of the button.
    public var isAtEdges: Bool { self == .edgesImageLeft || self == .edgesImageRight }

    /// The arrangement in a mirror, which is what a right-to-left run is expected to show.
    public var mirrored: Arrangement {
        switch self {
        case .imageLeft: .imageRight
        case .imageRight: .imageLeft
        case .edgesImageLeft: .edgesImageRight
        case .edgesImageRight: .edgesImageLeft
        case .imageTop, .imageBottom, .imageCenterTitleTop, .imageCenterTitleBottom, .imageCenterTitleAbove,
            .imageCenterTitleBelow:
            self
        }
    }
}
