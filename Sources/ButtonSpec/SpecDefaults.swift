public import Diagnostics
public import SpecTree

/// Defaults for the buttons of other files, written in a file of their own.
public struct SpecDefaults: Sendable {
    public let tree: SpecTree
    /// The mapping of properties.
    public let mapping: Place

    public init(tree: SpecTree, mapping: Place) {
        self.tree = tree
        self.mapping = mapping
    }

    /// What is wrong with them, and the rules that they turn off.
    public func check(
        recipes: RecipeLibrary, limits: Limits
    ) -> (diagnostics: [Diagnostic], disabledRules: [(id: String, place: Place)]) {
        SpecDecoder.check(self, recipes: recipes, limits: limits)
    }
}
