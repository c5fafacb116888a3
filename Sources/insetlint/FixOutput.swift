import Linter
import Reporters

/// What a run with fixes prints: diffs or the fixed standard input on standard output, notes and counts on standard error.
struct FixOutput {
    private let settings: Settings
    private var findings = 0
    private var files = 0
    private var notes: [String] = []
    private var pictures: PictureFolder?

    init(_ settings: Settings) {
        self.settings = settings
        pictures = PictureFolder(settings)
    }

    /// What could not be written.
    var problems: [String] { pictures?.problems ?? [] }

    /// Whether there is a difference between a file and the file with its fixes.
    private(set) var hasChanges = false

    /// Adds what has become of a file.
    mutating func add(_ result: FixResult?, of path: String, isStandardInput: Bool, to console: inout Console) {
        guard let result else { return }
        notes += result.notes.map { "\(path): \($0)" }
        if result.isChanged {
            hasChanges = true
            findings += result.count
            files += 1
        }
        for change in result.buttons {
            let name = change.button + (change.variant.map { " (\($0))" } ?? "")
            pictures?.write(
                ButtonComparison(
                    name: name, file: path, before: change.before, after: change.after, label: "with the fixes"))
        }
        if settings.fixes.showsDiff {
            if result.isChanged, result.isUTF8 {
                let diff = UnifiedDiff(from: result.before, to: result.after).text(path: path)
                console.write(DiffText.shown(String(decoding: diff, as: UTF8.self)))
            }
        } else if isStandardInput {
            console.write(result.after)
        }
    }

    /// Says on standard error which fixes were not made, and how many were.
    func end() {
        for note in notes { Console.complain("insetlint: \(note)") }
        guard files > 0, !settings.isQuiet else { return }
        let counts = "\(Self.count(findings, "finding")) in \(Self.count(files, "file"))"
        Console.complain(settings.fixes.showsDiff ? "\(counts) would be fixed" : "fixed \(counts)")
        if let summary = pictures?.summary { Console.complain(summary) }
    }

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}

/// A diff as it is printed.
enum DiffText {
    /// The diff itself where a program may read it. On a terminal and in the log of a CI job, which obey some characters
    /// and lines, those are made visible; such a diff cannot be applied.
    static func shown(_ diff: String) -> String {
        let isLog = ["GITHUB_ACTIONS", "TF_BUILD", "TEAMCITY_VERSION"].contains { Console.environment($0) != nil }
        guard Console.outputIsTerminal || isLog && !Console.outputIsFile else { return diff }
        return safe(diff)
    }

    static func safe(_ diff: String) -> String {
        diff.utf8.split(separator: UInt8(ascii: "\n")).map { line in
            let text = TerminalText.escaped(String(decoding: line, as: UTF8.self))
            // A log passes over the blanks at the start of a line, and so over the mark of a line of context.
            let start = text.drop { $0 == " " }
            return start.hasPrefix("::") ? text.prefix(text.count - start.count) + "\\u{3A}" + start.dropFirst() : text
        }.map { $0 + "\n" }.joined()
    }
}

extension Settings {
    /// What is done with fixes, nil where they are only reported; fails where options do not go together.
    func fixOptions() throws(Failure) -> FixOptions? {
        guard fixes.isOn || fixes.showsDiff else {
            guard !fixes.includesUnsafe else {
                throw Failure(
                    "`--unsafe-fixes` says which fixes are made; add --fix to make them, or --diff to see them")
            }
            guard picture.folder == nil else {
                throw Failure("`--pictures` draws what fixes change; add --diff to see them, or --fix to make them")
            }
            return nil
        }
        guard !fixes.showsDiff || reports.isEmpty else {
            throw Failure("`--diff` prints a diff in the place of the report; leave out --format and --output")
        }
        guard !fixes.showsDiff || baseline == nil && writtenBaseline == nil else {
            throw Failure("`--diff` does not report findings, so it has no use for a baseline; leave one of them out")
        }
        return FixOptions(
            includesUnsafe: fixes.includesUnsafe, writesFiles: !fixes.showsDiff,
            showsButtons: picture.folder != nil)
    }
}
