import Diagnostics
import Drawing
import Linter
import Options
import Reporters
import Schemas
import SpecTree

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What the command line asks for.
struct Settings {
    enum Command {
        case lint, layout, render, solve, migrate, extract, rules, explain, recipes, test, initialize, schema,
            completions,
            manual
    }

    enum ColorChoice: String, CaseIterable {
        case auto, always, never
    }

    /// Whether a long run says how far it is.
    enum ProgressChoice: String, CaseIterable {
        case auto, never
    }

    /// Whether variants are judged.
    enum VariantChoice: String, CaseIterable {
        case on, off
    }

    /// One report of the run.
    struct ReportTarget {
        /// Nil for the format that fits where the output goes.
        var format: ReportFormat?
        /// Nil for standard output.
        var file: String?
    }

    var command = Command.lint
    var paths: [String] = []
    var reports: [ReportTarget] = []
    var structuredFormat = StructuredFormat.text
    var color = ColorChoice.auto
    var hasAbsolutePaths = false
    var isQuiet = false
    /// Whether findings are reported, and make the exit code 1.
    var reportsFindings = true
    var fixes = FixChoice()
    var baseline: String?
    var writtenBaseline: String?
    var prunesBaseline = false
    var showsStatistics = false
    var progress = ProgressChoice.auto
    var failOn = Severity.error
    var maxWarnings: Int?
    var allowsEmpty = false
    /// The number of threads that is asked for; 0 for one a processor.
    var jobs = 0
    /// The number of threads of a run, at least 1.
    var threads: Int { jobs > 0 ? jobs : max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
    var stdinFilename = "<stdin>"
    var filesFrom: String?
    /// The kinds of files that are looked for in folders; all where there is none.
    var kinds: Set<FileKind> = []
    /// The folder that specs are written to; nil for standard output.
    var outputFolder: String?
    /// Whether files that are there are written over.
    var replacesFiles = false
    /// Whether it is said what keeps buttons from being judged.
    var isVerbose = false
    var listsFiles = false
    /// Whether files without `buttons` are passed over although they are named.
    var skipsOtherYAML = false
    var limits = Limits()
    var usesCache = true
    /// The folder of the cache; nil for the user's.
    var cacheFolder: String?
    var ruleFolders: [String] = []
    var recipeFolders: [String] = []
    var variants = VariantChoice.on
    var selection = RuleSelection()
    var buttonName: String?
    /// The configuration for all files; nil for the nearest one above each.
    var configurationFile: String?
    var usesConfiguration = true
    var honoursSuppressions = true
    var reportsUnusedSuppressions = false
    /// The file whose settings are to be shown.
    var settingsFile: String?
    var listsIDs = false
    var schema = Schema.spec
    var shell = Shell.bash
    var picture = PictureChoice()
    var solve = SolveRequest()
    var solvedCode: SolveRequest.Code?

    /// The kinds of files that are looked for.
    var wantedKinds: Set<FileKind> { kinds.isEmpty ? Set(FileKind.allCases) : kinds }

    /// The format of a command that prints for people or for programs.
    enum StructuredFormat: String, CaseIterable {
        case text, json

        var summary: String {
            switch self {
            case .text: "for people"
            case .json: "for programs"
            }
        }
    }
}

/// How pictures are drawn, and where they go.
struct PictureChoice {
    /// The formats of a picture.
    enum Format: String, CaseIterable {
        case svg, html, text

        var summary: String {
            switch self {
            case .svg: "one SVG picture"
            case .html: "a page for a browser"
            case .text: "characters, for a terminal"
            }
        }
    }

    /// Whether a command that prints text draws too.
    var isWanted = false
    /// Nil for characters.
    var graphics: TerminalGraphics.Format?
    var format = Format.svg
    /// Nil for standard output.
    var file: String?
    /// The folder for pictures of changed buttons, nil for none.
    var folder: String?
    var theme = Theme.auto
    var showsGrid = false
}

/// Which fixes are made.
struct FixChoice {
    var isOn = false
    var includesUnsafe = false
    var showsDiff = false
}
