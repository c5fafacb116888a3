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
    /// The formula of every edge of an inset that it sets.
    public let formulas: [(edge: Property, formula: RecipeFormula)]
    /// Where image and title are meant to end up, and at which distances; nil where it does not say.
    public let intent: RecipeIntent?
    /// Whether it mirrors the button.
    public let isMirrored: Bool
    /// The formulas by the insets whose edges they are for.
    let insets: [(property: Property, edges: [(property: Property, formula: FormulaSource)])]
    /// The formulas of the distances that are intended.
    let distances: [(property: Property, formula: FormulaSource)]

    init(
        name: String, summary: String, system: RecipeSystem, formulas: [(edge: Property, formula: RecipeFormula)],
        intent: RecipeIntent?,
        isMirrored: Bool
    ) {
        self.name = name
        self.summary = summary
        self.system = system
        self.formulas = formulas
        self.intent = intent
        self.isMirrored = isMirrored
        insets = [Property.titleEdgeInsets, .imageEdgeInsets, .contentEdgeInsets].map { property in
            let edges = property.children.compactMap { edge in
                formulas.first { $0.edge == edge }.map { (edge, FormulaSource($0.formula.program, of: system)) }
            }
            return (property, edges)
        }
        distances = [(Property.spacing, intent?.spacing), (.padding, intent?.padding)].compactMap { property, program in
            program.map { (property, FormulaSource($0, of: system)) }
        }
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

    /// The definitions that a formula rests on, in an order in which each comes after those that it uses.
    func definitions(neededBy program: Program) -> [Int] {
        guard program.references.contains(where: { $0.slot >= firstDefinitionSlot }) else { return [] }
        var isNeeded = [Bool](repeating: false, count: definitions.count)
        func note(_ program: Program) {
            for reference in program.references where reference.slot >= firstDefinitionSlot {
                isNeeded[reference.slot - firstDefinitionSlot] = true
            }
        }
        note(program)
        for index in definitions.indices.reversed() where isNeeded[index] { note(definitions[index]) }
        return definitions.indices.filter { isNeeded[$0] }
    }
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
/// They may be loaded, file by file, when a button first uses one: most specs use none or one, and a start should not pay
/// for the others.
public final class RecipeLibrary: Sendable {
    /// Recipes that are loaded together, such as those of a file.
    public final class Part: Sendable {
        let mayHave: @Sendable (String) -> Bool
        private let load: @Sendable () -> [Recipe]
        private let loaded = Mutex<[Recipe]?>(nil)

        /// Recipes that `load` gives; `mayHave` is false for names that are certainly not among them.
        public init(
            mayHave: @escaping @Sendable (String) -> Bool = { _ in true }, load: @escaping @Sendable () -> [Recipe]
        ) {
            self.mayHave = mayHave
            self.load = load
        }

        var recipes: [Recipe] {
            loaded.withLock { loaded in
                if let loaded { return loaded }
                let recipes = load()
                loaded = recipes
                return recipes
            }
        }
    }

    private let parts: [Part]
    /// What was looked up before, by name.
    private let found = Mutex<[String: Recipe]>([:])

    /// A library of parts. Of two recipes with the same name the one of the earlier part counts.
    public init(parts: [Part] = []) { self.parts = parts }

    /// A library of recipes that are loaded when first asked for. Of two with the same name the first counts.
    public convenience init(_ load: @escaping @Sendable () -> [Recipe]) { self.init(parts: [Part(load: load)]) }

    /// This library with more recipes, which hide those of the same name. What is loaded stays loaded in both.
    public func adding(_ recipes: [Recipe]) -> RecipeLibrary { RecipeLibrary(parts: [Part { recipes }] + parts) }

    /// The recipes, sorted by name.
    public var recipes: [Recipe] {
        var names: Set<String> = []
        return parts.flatMap(\.recipes).filter { names.insert($0.name).inserted }.sorted { $0.name < $1.name }
    }

    /// The recipe of that name.
    public subscript(name: String) -> Recipe? {
        if let recipe = found.withLock({ $0[name] }) { return recipe }
        let recipe = parts.lazy.filter { $0.mayHave(name) }.flatMap(\.recipes).first { $0.name == name }
        // Names that are not there are not kept: a hostile file could have any number of them.
        if let recipe { found.withLock { $0[name] = recipe } }
        return recipe
    }
}
