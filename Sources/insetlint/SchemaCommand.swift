import ButtonSpec
import Linter
import Reporters
import RuleEngine
import Schemas

/// `insetlint schema`: prints the JSON Schema of a kind of file.
struct SchemaCommand {
    let settings: Settings

    func run(_ console: inout Console) throws(Failure) -> Int32 {
        let rules = try settings.catalogue().rules
        let names = SchemaNames(
            rules: rules.map(\.id).sorted(), topics: Set(rules.map(\.topic)).sorted(),
            recipes: try settings.recipeLibrary().recipes.map(\.name))
        console.write(settings.schema.document(names).text(.pretty) + "\n")
        return 0
    }
}
