import ButtonLayout
import Diagnostics
import Expression
import SpecTree

/// A recipe that a button uses, with the values of its parameters.
struct RecipeUse: Sendable {
    var recipe: Recipe
    var place: Place
    /// The parameters in the order of the recipe's system; missing where an open one is not given.
    var arguments: [Slot]
}

extension SpecDecoder {
    func decodeRecipe(_ place: Place, key: NodeID, into spec: inout ButtonSpec) {
        guard tree[place.value].kind == .mapping else {
            return fail(
                .wrongType, .recipe,
                "`recipe` takes a mapping such as `{use: MKButtonEdgeInsetsStyle.top, spacing: 8}`, not "
                    + tree.words(for: place.value), at: place, in: &spec)
        }
        var use: Place?
        var values: [(key: NodeID, value: Place)] = []
        for entry in tree.entries(of: place) {
            if tree.key(entry.key, is: "use") {
                use = entry.value
            } else {
                values.append((entry.key, entry.value))
            }
        }
        let own = place.use == place.value ? Place(use: key, value: place.value) : place
        guard let use, tree[use.value].kind == .scalar else {
            return fail(.missingKey, .recipe, "`recipe` has no `use`; add the name of a recipe", at: own, in: &spec)
        }
        let name = tree.string(of: use.value)
        guard let recipe = recipes[name] else {
            let known = recipes.recipes.map(\.name)
            let hint = Suggestion.nearest(to: name, in: known).map { ": did you mean `\($0)`?" }
            return fail(
                .unknownReference, .recipe,
                "there is no recipe `\(name)`" + (hint ?? "; `insetlint recipes` lists them"), at: use, in: &spec)
        }
        guard let arguments = arguments(values, of: recipe, at: own) else {
            spec.unset(.recipe)
            spec.faulty.insert(.recipe)
            return
        }
        spec.set(.recipe, to: .bool(true), at: own)
        spec.recipeUse = RecipeUse(recipe: recipe, place: own, arguments: arguments)
    }

    /// The arguments of a recipe; nil, and reported, where one is wrong or missing.
    private func arguments(
        _ values: [(key: NodeID, value: Place)], of recipe: Recipe, at place: Place
    ) -> [Slot]? {
        let params = recipe.system.params
        var isComplete = true
        var arguments: [Slot?] = Array(repeating: nil, count: params.count)
        for (key, value) in values {
            guard let index = params.firstIndex(where: { $0.name == tree.string(of: key) }) else {
                reportUnknownKey(
                    key, in: "the recipe `\(recipe.name)`", known: ["use"] + params.map(\.name), inside: .recipe)
                isComplete = false
                continue
            }
            guard let number = tree.number(of: value.value) else {
                let message =
                    "`recipe.\(params[index].name)` takes a number of points, not \(tree.words(for: value.value))"
                report(.wrongType, message, at: value)
                isComplete = false
                continue
            }
            if let problem = Self.problem(with: number, minimum: -Property.largestLength) {
                report(.invalidValue, "`recipe.\(params[index].name)` \(problem)", at: value)
                isComplete = false
            }
            arguments[index] = .number(number)
        }
        for (index, param) in params.enumerated() where arguments[index] == nil {
            switch param.absent {
            case .value(let value): arguments[index] = .number(value)
            case .open: arguments[index] = .missing
            case .required:
                guard isComplete else { continue }
                report(.missingKey, "the recipe `\(recipe.name)` needs `\(param.name)`; add it", at: place)
                isComplete = false
            }
        }
        return isComplete ? arguments.compactMap { $0 } : nil
    }

    /// Puts the formulas of a button's recipe in the place of its insets, and its intent where the button has none.
    func applyRecipe(to spec: inout ButtonSpec) {
        guard let use = spec.recipeUse else { return }
        for (property, edges) in use.recipe.insets where !edges.isEmpty {
            if spec.isSet(property) {
                report(
                    .invalidValue, "the recipe `\(use.recipe.name)` sets `\(property.path)` too; take one of them out",
                    at: spec.place(of: property))
                continue
            }
            spec.set(property, to: .bool(true), at: use.place)
            for (edge, formula) in edges {
                spec.add(Formula(property: edge, place: use.place, source: formula))
                spec.setComputed(edge)
            }
        }
        if use.recipe.isMirrored { spec.set(.transform, to: .enumCase(1), at: use.place) }
        guard let intent = use.recipe.intent else { return }
        if !spec.isSet(.intent) { spec.set(.intent, to: .bool(true), at: use.place) }
        if !spec.isSet(.arrangement) { spec.set(.arrangement, to: .enumCase(intent.arrangement), at: use.place) }
        for (property, formula) in use.recipe.distances where !spec.isSet(property) {
            spec.add(Formula(property: property, place: use.place, source: formula))
        }
    }
}
