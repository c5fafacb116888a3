public import Diagnostics
import Expression
public import SpecTree

/// What loading a recipe file gives: its recipes, or what is wrong with the file.
public struct RecipeLoading: Sendable {
    public var recipes: [Recipe]
    public var diagnostics: [Diagnostic]
}

/// Turns a recipe file into recipes. Every mistake is reported at its place, several at once.
public final class RecipeLoader {
    private let fields: FieldReader
    private let lines: LineIndex
    private var symbols = FormulaName.recipeSymbols
    private static let keys = ["system", "summary", "needsImageAndTitle", "params", "let", "recipes"]
    private static let recipeKeys = [
        "summary", "titleEdgeInsets", "imageEdgeInsets", "contentEdgeInsets", "transform", "intent",
    ]

    /// The recipes of a file.
    public static func load(_ tree: SpecTree) -> RecipeLoading {
        let loader = RecipeLoader(tree)
        let recipes = loader.load()
        let hasErrors = loader.fields.diagnostics.contains { $0.severity == .error }
        return RecipeLoading(recipes: hasErrors ? [] : recipes, diagnostics: loader.fields.diagnostics)
    }

    private init(_ tree: SpecTree) {
        fields = FieldReader(tree)
        lines = LineIndex(tree.file.text)
    }

    private func load() -> [Recipe] {
        guard let root = fields.tree.documents.first.map({ Place($0) }) else {
            fields.report(
                .missingKey, "a recipe file has the keys \(Self.keys.joined(separator: ", "))", at: ByteRange(0, 0))
            return []
        }
        let owner = "a recipe file"
        let entries = fields.entries(of: root, owner: owner, known: Self.keys)
        let name = fields.text(fields.required("system", in: entries, of: root, owner: owner)) ?? ""
        let summary = fields.text(fields.required("summary", in: entries, of: root, owner: owner)) ?? ""
        let params = params(entries["params"])
        for (index, param) in params.enumerated() {
            let type: ValueType = param.absent == .open ? .optional(.number) : .number
            symbols.add([Symbol(name: param.name, type: type, source: .slot(RecipeSystem.firstParamSlot + index))])
        }
        let definitions = definitions(entries["let"], firstSlot: RecipeSystem.firstParamSlot + params.count)
        let system = RecipeSystem(
            name: name, summary: summary, path: fields.tree.file.path, params: params,
            needsBothParts: fields.flag(entries["needsImageAndTitle"]) ?? false, definitions: definitions)
        guard let list = fields.required("recipes", in: entries, of: root, owner: owner) else { return [] }
        return fields.pairs(of: list).map { key, value in
            recipe(fields.tree.string(of: key), at: value, system: system)
        }
    }

    private func params(_ place: Place?) -> [RecipeParam] {
        guard let place else { return [] }
        return fields.pairs(of: place).map { key, value in
            let entries = fields.entries(of: value, owner: "a parameter", known: ["default", "optional", "summary"])
            var absent = RecipeParam.Absent.required
            if let initial = entries["default"] {
                if case .number(let number) = fields.tree.coreValue(of: initial.value), number.isFinite {
                    absent = .value(number)
                } else {
                    fields.report(.wrongType, "a parameter's `default` is a number", at: initial)
                }
            } else if fields.flag(entries["optional"]) == true {
                absent = .open
            }
            return RecipeParam(
                name: fields.tree.string(of: key), absent: absent, summary: fields.text(entries["summary"]) ?? "")
        }
    }

    private func definitions(_ place: Place?, firstSlot: Int) -> [Program] {
        guard let place else { return [] }
        var programs: [Program] = []
        for (key, value) in fields.pairs(of: place) {
            guard let program = program(value) else { continue }
            let symbol = Symbol(
                name: fields.tree.string(of: key), type: .number, source: .slot(firstSlot + programs.count))
            programs.append(program)
            symbols.add([symbol])
        }
        return programs
    }

    private func recipe(_ name: String, at place: Place, system: RecipeSystem) -> Recipe {
        let entries = fields.entries(of: place, owner: "a recipe", known: Self.recipeKeys)
        var formulas: [(edge: Property, formula: RecipeFormula)] = []
        for property in [Property.titleEdgeInsets, .imageEdgeInsets, .contentEdgeInsets] {
            guard let insets = entries[property.path] else { continue }
            for (edge, value) in self.insets(insets, of: property) {
                guard let program = program(value) else { continue }
                let position = lines.position(of: fields.tree.range(of: value).lower)
                let formula = RecipeFormula(
                    program: program, text: fields.tree.string(of: value.value),
                    place: "\(fields.tree.file.path):\(position.line):\(position.column)")
                formulas.append((edge, formula))
            }
        }
        let transform = fields.word(entries["transform"], of: Enumeration.transform.cases)
        return Recipe(
            name: name, summary: fields.text(entries["summary"]) ?? "", system: system, formulas: formulas,
            intent: intent(entries["intent"]), isMirrored: transform == "mirrored")
    }

    /// The edges of insets, which are a mapping or a list `[top, left, bottom, right]`.
    private func insets(_ place: Place, of property: Property) -> [(Property, Place)] {
        let edges = property.children
        if fields.tree[place.value].kind == .sequence {
            let items = fields.list(place)
            guard items.count == 4 else {
                fields.report(.wrongType, "insets are four formulas, `[top, left, bottom, right]`", at: place)
                return []
            }
            return Array(zip(edges, items))
        }
        let entries = fields.entries(of: place, owner: "`\(property.path)`", known: edges.map(\.row.key))
        return edges.compactMap { edge in entries[edge.row.key].map { (edge, $0) } }
    }

    private func intent(_ place: Place?) -> RecipeIntent? {
        guard let place else { return nil }
        let entries = fields.entries(of: place, owner: "`intent`", known: ["arrangement", "spacing", "padding"])
        guard let word = fields.required("arrangement", in: entries, of: place, owner: "`intent`"),
            let name = fields.word(word, of: Enumeration.arrangement.cases),
            let index = Enumeration.arrangement.cases.firstIndex(of: name)
        else { return nil }
        return RecipeIntent(
            arrangement: index, spacing: entries["spacing"].flatMap(program),
            padding: entries["padding"].flatMap(program))
    }

    private func program(_ place: Place) -> Program? {
        guard let text = fields.scalar(place, "a formula") else { return nil }
        let compilation = Compiler.compile(text, expecting: .number, symbols: symbols)
        if !compilation.errors.isEmpty {
            let source = ScalarSource(of: place.value, in: fields.tree)
            for error in compilation.errors {
                fields.report(.formula, error.message, at: source.range(of: error.range))
            }
        }
        return compilation.program
    }
}
