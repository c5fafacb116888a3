import ButtonLayout
import ButtonSpec
import Diagnostics
import Linter
import Reporters
import SpecTree
import YAMLReader

/// `insetlint layout`: prints the simulated rects.
struct LayoutCommand {
    let settings: Settings

    func run(_ console: inout Console) throws(Failure) -> Int32 {
        let project = try settings.project()
        var problems: [String] = []
        var errors: [Finding] = []
        var buttons: [LaidOutButton] = []
        for path in settings.paths {
            do throws(FileProblem) {
                let limit = settings.limits.fileSize
                let name = path == "-" ? settings.stdinFilename : FilePath(path).display
                let contents =
                    path == "-"
                    ? try FileSystem.standardInput(limit: limit)
                    : try FileSystem.contents(of: FilePath(path), limit: limit)
                let file = SourceFile(path: name, contents: contents)
                let reading = YAMLReader.read(file, limits: settings.limits)
                let (recipes, defaults) = project.spec(for: FilePath(name))
                var tree = reading.tree
                let grafted = defaults.map { tree.graft($0.mapping.value, of: $0.tree) }
                let document = SpecDecoder.decode(
                    tree, recipes: recipes, limits: settings.limits, decodesVariants: settings.variants == .on,
                    configuredDefaults: grafted)
                let lines = LineIndex(file.text)
                errors += (reading.diagnostics + document.diagnostics).filter { $0.severity == .error }
                    .map { Finding($0, in: file, lines: lines) }
                buttons += document.buttons.flatMap { LaidOutButton.all(of: $0, in: tree, lines: lines) }
            } catch {
                problems.append(error.message)
            }
        }
        try Settings.check(project)
        if let name = settings.buttonName {
            let names = buttons.map(\.name)
            buttons = buttons.filter { $0.name == name }
            if buttons.isEmpty {
                let hint = Suggestion.nearest(to: name, in: names).map { ": did you mean `\($0)`?" } ?? ""
                problems.append("there is no button `\(name)`\(hint)")
            }
        }
        switch settings.structuredFormat {
        case .json: console.write(LayoutReport.json(buttons).text(.pretty) + "\n")
        case .text: console.write(LayoutReport.text(buttons))
        }
        for problem in problems { Console.complain("insetlint: \(problem)") }
        for error in errors {
            let path = TerminalText.escapedPath(error.location.path)
            let start = error.location.start
            Console.complain("\(path):\(start.line):\(start.column): error: \(error.message) [\(error.rule)]")
        }
        return problems.isEmpty ? (errors.isEmpty ? 0 : 1) : 2
    }
}

/// A button with its layout.
struct LaidOutButton {
    let file: String
    let line: Int
    let name: String
    let variant: String?
    let input: LayoutInput
    let layout: Layout
    let wanted: WantedArrangement?

    /// A button and its variants, as far as the spec says enough to lay them out.
    static func all(of spec: ButtonSpec, in tree: SpecTree, lines: LineIndex) -> [LaidOutButton] {
        let own = LaidOutButton(spec, variant: nil, direction: spec.layoutDirections[0], in: tree, lines: lines)
        let variants = spec.variants.map {
            LaidOutButton($0.spec, variant: $0.label, direction: $0.layoutDirection, in: tree, lines: lines)
        }
        return ([own] + variants).compactMap { $0 }
    }

    private init?(
        _ spec: ButtonSpec, variant: String?, direction: LayoutDirection, in tree: SpecTree, lines: LineIndex
    ) {
        guard let input = spec.layoutInput(direction: direction) else { return nil }
        file = tree.file.path
        line = lines.position(of: tree.range(of: spec.place(of: .button)).lower).line
        name = spec.text(of: .name, in: tree) ?? ""
        self.variant = variant
        self.input = input
        layout = Layout(input)
        let arrangement: Arrangement? = spec.value(of: .arrangement)
        wanted = arrangement.map {
            WantedArrangement($0, spacing: spec.number(.spacing), padding: spec.number(.padding)).expected(of: input)
        }
    }

    /// The wanted arrangement where the layout is that, otherwise what the layout looks like.
    var arrangement: String? {
        if let wanted, wanted.check(layout).holds(within: 0.5) { return wanted.arrangement.rawValue }
        return layout.relation?.rawValue
    }
}
