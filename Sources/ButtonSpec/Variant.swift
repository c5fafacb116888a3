public import ButtonLayout

/// A further form of a button: another title, direction, text size, state or frame.
public struct Variant: Sendable {
    /// What it is called in reports, such as `de`, `AX5` or `highlighted`.
    public let label: String
    /// The button in that form.
    public let spec: ButtonSpec
    /// The direction that it is shown in.
    public let layoutDirection: LayoutDirection
    /// Whether it differs from the button only in its direction. Rules compare the two directions of a button, so such a
    /// form is shown but not judged by itself.
    public let isDirectionOnly: Bool
}
