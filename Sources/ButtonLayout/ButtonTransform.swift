/// A transform that an author uses to exchange image and title.
public enum ButtonTransform: String, Sendable, CaseIterable {
    /// The button is shown as it is laid out.
    case none
    /// The button, its image and its label are each flipped by a scale of -1 along x.
    case mirrored
}
