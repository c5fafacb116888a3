/// How image and title stand to each other as seen on the screen, whatever the insets meant.
public enum Relation: String, Sendable, CaseIterable {
    /// The image is to the left of the title.
    case imageLeft
    /// The image is to the right of the title.
    case imageRight
    /// The image is above the title.
    case imageTop
    /// The image is below the title.
    case imageBottom
    /// More than half of the smaller part is covered on both axes.
    case overlay

    /// The axis along which the parts follow each other; nil for `overlay`.
    public var axis: Axis? {
        switch self {
        case .imageLeft, .imageRight: .horizontal
        case .imageTop, .imageBottom: .vertical
        case .overlay: nil
        }
    }

    /// The relation in a mirror: left and right are exchanged.
    public var mirrored: Relation {
        switch self {
        case .imageLeft: .imageRight
        case .imageRight: .imageLeft
        case .imageTop, .imageBottom, .overlay: self
        }
    }
}
