/// The text size that the user has chosen, in UIKit's names (`UIContentSizeCategory`), from the smallest to the largest.
public enum ContentSizeCategory: UInt8, CaseIterable, Sendable {
    /// `XS` in a spec.
    case extraSmall
    /// `S` in a spec.
    case small
    /// `M` in a spec.
    case medium
    /// `L` in a spec; what a device has until the user chooses another.
    case large
    /// `XL` in a spec.
    case extraLarge
    /// `XXL` in a spec.
    case extraExtraLarge
    /// `XXXL` in a spec.
    case extraExtraExtraLarge
    /// `AX1` in a spec.
    case accessibilityMedium
    /// `AX2` in a spec.
    case accessibilityLarge
    /// `AX3` in a spec.
    case accessibilityExtraLarge
    /// `AX4` in a spec.
    case accessibilityExtraExtraLarge
    /// `AX5` in a spec.
    case accessibilityExtraExtraExtraLarge

    /// How a spec spells it, such as `L` or `AX5`.
    public var text: String {
        switch self {
        case .extraSmall: "XS"
        case .small: "S"
        case .medium: "M"
        case .large: "L"
        case .extraLarge: "XL"
        case .extraExtraLarge: "XXL"
        case .extraExtraExtraLarge: "XXXL"
        case .accessibilityMedium: "AX1"
        case .accessibilityLarge: "AX2"
        case .accessibilityExtraLarge: "AX3"
        case .accessibilityExtraExtraLarge: "AX4"
        case .accessibilityExtraExtraExtraLarge: "AX5"
        }
    }

    /// The category that a spec spells like this, or nil; upper and lower case differ.
    public init?(text: String) {
        guard let category = Self.allCases.first(where: { $0.text == text }) else { return nil }
        self = category
    }
}
