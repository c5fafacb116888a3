import Expression
import Synchronization

/// A named way of computing a button's insets from its sizes, as a published category does it.
public final class Recipe: Sendable {
    /// The name that `use` gives, such as `MKButtonEdgeInsetsStyle.top`.
    public let name: String
    /// What it does, in one sentence.
    public let summary: String
    /// The system that it belongs to.
    public let system: RecipeSystem
    /// The formula of every inset that it sets.
    public let formulas: [Property: RecipeFormula]
    /// Where image and title are meant to end up, and at which distances; nil where it does not say.
    public let intent: RecipeIntent?
    /// Whether it mirrors the button.
    public let isMirrored: Bool

    init(
        name: String, summary: String, system: RecipeSystem, formulas: [Property: RecipeFormula], intent: RecipeIntent?,
        isMirrored: Bool
    ) {
        self.name = name
        self.summary = summary
        self.system = system
        self.formulas = formulas
        self.intent = intent
        self.isMirrored = isMirrored
    }
}

/// What the recipes of one file have in common.
public final class RecipeSystem: Sendable {
    /// The name of the system.
    public let name: String
    /// What it is, in one sentence.
    public let summary: String
    /// The path of the file.
    public let path: String
    /// The parameters, by name.
    public let params: [RecipeParam]
    /// Whether all insets are 0 for a button without an image or a title.
    let needsBothParts: Bool
    /// Values that several formulas use; each may use those before it.
    let definitions: [Program]

    init(
        name: String, summary: String, path: String, params: [RecipeParam], needsBothParts: Bool, definitions: [Program]
    ) {
        self.name = name
        self.summary = summary
        self.path = path
        self.params = params
        self.needsBothParts = needsBothParts
        self.definitions = definitions
    }

    /// The slots of a formula: the names that all formulas have, the parameters, the definitions.
    static let firstParamSlot = FormulaName.allCases.count
    var firstDefinitionSlot: Int { Self.firstParamSlot + params.count }
    var slotCount: Int { firstDefinitionSlot + definitions.count }
}

/// A parameter of a recipe: a length that a spec gives.
public struct RecipeParam: Sendable {
    /// What the value is where the spec gives none.
    public enum Absent: Sendable, Equatable {
        /// The spec has to give it.
        case required
        /// It stays open; formulas open it with `??`.
        case open
        case value(Double)
    }

    public let name: String
    public let absent: Absent
    public let summary: String
}

/// One formula of a recipe file.
public struct RecipeFormula: Sendable {
    let program: Program
    /// The formula as it is written.
    public let text: String
    /// Where it stands: path, line and column.
    public let place: String
}

/// What a recipe is for.
public struct RecipeIntent: Sendable {
    let arrangement: Int
    let spacing: Program?
    let padding: Program?
}

/// The recipes that are known to a run.
///
/// They may be loaded when a button first uses one: most files use none, and a start should not pay for them.
public final class RecipeLibrary: Sendable {
    private let loaded: Mutex<[Recipe]?>
    private let load: @Sendable () -> [Recipe]

    /// A library without recipes.
    public convenience init() { self.init { [] } }

    /// A library of recipes that are loaded when first asked for. Of two with the same name the first counts.
    public init(_ load: @escaping @Sendable () -> [Recipe]) {
        loaded = Mutex(nil)
        self.load = load
    }

    /// The recipes, sorted by name.
    public var recipes: [Recipe] {
        loaded.withLock { loaded in
            if let loaded { return loaded }
            var names: Set<String> = []
            let recipes = load().filter { names.insert($0.name).inserted }.sorted { $0.name < $1.name }
            loaded = recipes
            return recipes
        }
    }

    /// The recipe of that name.
    public subscript(name: String) -> Recipe? { recipes.first { $0.name == name } }
}
