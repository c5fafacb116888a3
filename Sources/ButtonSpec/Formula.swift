import Expression
import SpecTree

/// A length of a button that is written as a formula.
struct Formula: Sendable {
    var property: Property
    var place: Place
    var source: FormulaSource
}

/// What a formula computes: the same for all buttons that use a recipe.
final class FormulaSource: Sendable {
    let program: Program
    /// The system of the recipe that the formula belongs to, nil for one of the spec's own.
    let system: RecipeSystem?
    /// The definitions of the system that the formula rests on.
    let definitions: [Int]

    init(_ program: Program, of system: RecipeSystem? = nil) {
        self.program = program
        self.system = system
        definitions = system?.definitions(neededBy: program) ?? []
    }
}
