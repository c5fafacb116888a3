import ButtonSpec
import Linter
import Reporters

/// `insetlint recipes`: lists the recipes that a button can use.
struct RecipesCommand {
    let settings: Settings

    func run(_ console: inout Console) throws(Failure) -> Int32 {
        let project = try settings.project()
        let recipes = project.spec(for: FilePath(settings.stdinFilename)).recipes.recipes
        try Settings.check(project)
        switch settings.structuredFormat {
        case .json: console.write(json(recipes).text(.pretty) + "\n")
        case .text: console.write(text(recipes))
        }
        return 0
    }

    private func json(_ recipes: [Recipe]) -> JSONValue {
        ["version": 1, "recipes": .array(recipes.map(json))]
    }

    private func json(_ recipe: Recipe) -> JSONValue {
        [
            "name": .string(recipe.name),
            "summary": .string(recipe.summary),
            "system": .string(recipe.system.name),
            "file": .string(recipe.system.path),
            "params": .array(recipe.system.params.map(json)),
        ]
    }

    private func json(_ param: RecipeParam) -> JSONValue {
        var initial: Double?
        if case .value(let value) = param.absent { initial = value }
        return [
            "name": .string(param.name), "required": .bool(param.absent == .required), "default": JSONValue(initial),
            "summary": .string(param.summary),
        ]
    }

    private func text(_ recipes: [Recipe]) -> String {
        let width = recipes.map(\.name.count).max() ?? 0
        var text = ""
        var system = ""
        for recipe in recipes {
            if recipe.system.name != system {
                system = recipe.system.name
                text += "\(text.isEmpty ? "" : "\n")\(system): \(recipe.system.summary)\n"
                text += recipe.system.params.map { "  with \($0.name)\(remark(on: $0)): \($0.summary)\n" }.joined()
            }
            text += "  \(recipe.name.padding(to: width))  \(recipe.summary)\n"
        }
        return text
    }

    private func remark(on param: RecipeParam) -> String {
        switch param.absent {
        case .required: ""
        case .open: " (optional)"
        case .value(let value): " (\(value.points) where it is not given)"
        }
    }
}
