import ButtonLayout
import ButtonSpec
import Diagnostics
import Linter
import Reporters
import SpecTree

/// The buttons of the spec files that a command names, or the one of `--name`, and what was wrong with the files.
struct SpecFiles {
    private(set) var buttons: [WrittenButton] = []
    private var problems: [String] = []
    private var errors: [Finding] = []

    init(_ settings: Settings, withVariants: Bool) throws(Failure) {
        let project = try settings.project()
        let formulas = FormulaStore(limits: settings.limits)
        for path in settings.paths {
            do throws(FileProblem) {
                let file = try Self.file(path, settings)
                var reading = FileReading(file, limits: settings.limits)
                let (recipes, defaults) = project.spec(for: FilePath(file.path))
                let document = reading.document(
                    recipes: recipes, formulas: formulas, limits: settings.limits, decodesVariants: withVariants,
                    defaults: defaults)
                let lines = LineIndex(file.text)
                errors += (reading.diagnostics + document.diagnostics).filter { $0.severity == .error }
                    .findings(in: file, lines: lines)
                buttons += document.buttons.map { WrittenButton($0, in: reading.tree, lines: lines) }
            } catch {
                problems.append(error.message)
            }
        }
        try Settings.check(project)
        if let name = settings.buttonName { keep(named: name) }
    }

    private static func file(_ path: String, _ settings: Settings) throws(FileProblem) -> SourceFile {
        let limit = settings.limits.fileSize
        guard path != "-" else {
            return SourceFile(path: settings.stdinFilename, contents: try FileSystem.standardInput(limit: limit))
        }
        let file = FilePath(path)
        return SourceFile(path: file.display, contents: try FileSystem.contents(of: file, limit: limit))
    }

    /// Whether every file could be read and has no errors.
    var areSound: Bool { problems.isEmpty && errors.isEmpty }

    /// Leaves only the button of that name.
    private mutating func keep(named name: String) {
        let names = buttons.map(\.name)
        buttons = buttons.filter { $0.name == name }
        guard buttons.isEmpty else { return }
        let hint = Suggestion.nearest(to: name, in: names).map { ": did you mean `\($0)`?" } ?? ""
        problems.append("there is no button `\(name)`\(hint)")
    }

    /// Writes what was wrong to standard error; gives the exit code, which is `code` where nothing was.
    func complain(orExitWith code: Int32 = 0) -> Int32 {
        Console.complain(problems, errors)
        return problems.isEmpty ? (errors.isEmpty ? code : 1) : 2
    }
}

/// A button of a spec file, with its place.
struct WrittenButton {
    let spec: ButtonSpec
    let tree: SpecTree
    let file: String
    let line: Int
    let name: String

    init(_ spec: ButtonSpec, in tree: SpecTree, lines: LineIndex) {
        self.spec = spec
        self.tree = tree
        file = tree.file.path
        line = lines.position(of: tree.range(of: spec.place(of: .button)).lower).line
        name = spec.text(of: .name, in: tree) ?? ""
    }

    /// How it looks in the first of the app's directions, nil where the spec does not say enough.
    var appearance: ButtonAppearance? { spec.appearance(direction: spec.layoutDirection, in: tree) }

    /// The place and name as reports begin with them.
    var heading: String { "\(file):\(line): \(name)" }
}

extension Console {
    /// Says on standard error what went wrong, and what is wrong with files.
    static func complain(_ problems: [String], _ errors: [Finding]) {
        for problem in problems { complain("insetlint: \(problem)") }
        for error in errors {
            let path = TerminalText.escapedPath(error.location.path)
            let start = error.location.start
            complain("\(path):\(start.line):\(start.column): error: \(error.message) [\(error.rule)]")
        }
    }
}
