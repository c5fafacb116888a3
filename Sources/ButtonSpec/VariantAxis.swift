/// The keys of `variants`.
public enum VariantAxis: String, CaseIterable, Sendable {
    case titles, layoutDirections, contentSizeCategories, states, frames, product

    /// The keys of `variants.states`.
    public static let stateKeys = ["highlighted", "selected", "disabled", "focused"]
}
