import Diagnostics
import Linter
import Options
import Reporters
import SpecTree

/// Every command and option, in one table: parsing, help and suggestions come from it.
enum CommandTable {
    static let program = Program<Settings>(
        "insetlint", summary: "Judge UIButton insets by what UIKit does with them.", defaultCommand: lint,
        commands: [
            fix, layout, render, solve, migrate, extract, rules, explain, recipes, test, baseline, initialize, schema,
            completions,
            manual,
        ])

    static let lint = Command<Settings>(
        "lint", summary: "Judge the buttons of specs, Interface Builder files and source.",
        details: [
            "Folders are walked for specs (*.yml, *.yaml), *.xib, *.storyboard and source (*.swift, *.m, *.mm); what has "
                + "no buttons is passed over there. `-` reads standard input. Without a path, the folder you stand in is "
                + "judged.",
            "Exit code 0: nothing at or above the threshold; 1: findings; 2: bad usage, an unreadable file, a broken rule "
                + "file or configuration, or nothing to judge.",
        ],
        operands: [paths(.any, help: "A file, a folder, or `-` for standard input.")],
        sections: [
            OptionSection(
                "Output",
                [
                    .choice(
                        "--format", "FORMAT",
                        help: "How findings are reported; may be repeated, each with its own --output.",
                        describe: \.summary
                    ) { (settings: inout Settings, format: ReportFormat) in
                        settings.reports.append(Settings.ReportTarget(format: format))
                    },
                    .value(
                        "--output", short: "o", "FILE", help: "Write the report of the --format before it to a file."
                    ) {
                        settings, file throws(UsageError) in
                        if settings.reports.isEmpty || settings.reports[settings.reports.count - 1].file != nil {
                            settings.reports.append(Settings.ReportTarget())
                        }
                        settings.reports[settings.reports.count - 1].file = file
                    },
                    color,
                    .flag("--absolute-paths", help: "Report absolute paths, as Xcode wants them.") {
                        $0.hasAbsolutePaths = true
                    },
                    .flag("--quiet", short: "q", help: "Leave out the summary.") { $0.isQuiet = true },
                    .flag("--verbose", help: "Say which buttons cannot be judged, and why.") { $0.isVerbose = true },
                    .flag("--statistics", help: "Count the findings of each rule, on standard error.") {
                        $0.showsStatistics = true
                    },
                    .choice(
                        "--progress", "WHEN",
                        help: "Whether long runs on a terminal say how far they are, on standard error."
                    ) { (settings: inout Settings, choice: Settings.ProgressChoice) in settings.progress = choice },
                ]),
            OptionSection(
                "Exit code",
                [
                    .choice(
                        "--fail-on", "LEVEL", help: "The least severity that makes the exit code 1; error by default."
                    ) {
                        (settings: inout Settings, level: FailureLevel) in settings.failOn = level.severity
                    },
                    .flag("--strict", help: "The same as --fail-on warning.") { $0.failOn = .warning },
                    .number(
                        "--max-warnings", "N", in: 0...Int.max,
                        help: "Exit code 1 when there are more warnings than that."
                    ) {
                        $0.maxWarnings = $1
                    },
                    .flag("--allow-empty", help: "Exit code 0 when there is nothing to judge.") {
                        $0.allowsEmpty = true
                    },
                ]),
            ruleOptions, fixOptions, baselineOptions,
            OptionSection(
                "Files",
                [
                    kind,
                    .value("--stdin-filename", "NAME", help: "The name of standard input in reports.") {
                        settings, name throws(UsageError) in settings.stdinFilename = name
                    },
                    .value(
                        "--files-from", "FILE",
                        help: "Read further paths from a file, separated by NUL or line ends; `-` for standard input."
                    ) {
                        settings, file throws(UsageError) in settings.filesFrom = file
                    },
                    .flag(
                        "--skip-other-yaml", help: "Pass over YAML files without `buttons` also when they are named."
                    ) { $0.skipsOtherYAML = true },
                    .flag("--list-files", help: "Print the files that would be judged, and stop.") {
                        $0.listsFiles = true
                    },
                    .number(
                        "--jobs", short: "j", "N", in: 1...256,
                        help: "The number of threads; by default one for each processor."
                    ) {
                        $0.jobs = $1
                    },
                    limit,
                ]),
            cacheOptions,
            OptionSection("Configuration", [configurationFile, noConfiguration, showSettings]),
            suppressionOptions,
        ]
    ) { $0.command = .lint }

    private static let layout = Command<Settings>(
        "layout", summary: "Print where UIKit puts image and title of every button.",
        operands: [paths(.atLeastOne, help: "A spec file, or `-` for standard input.")],
        sections: [
            OptionSection(
                "Output",
                [
                    structuredFormat, terminalPicture, terminalGraphics, color, buttonName,
                ]),
            OptionSection("Files", [recipeFolder, variants, limit]),
            OptionSection("Configuration", [configurationFile, noConfiguration]),
        ]
    ) { $0.command = .layout }

    private static let rules = Command<Settings>(
        "rules", summary: "List the rules.",
        sections: [
            OptionSection(
                "Output",
                [
                    structuredFormat, color,
                    .flag("--ids", help: "Print the ids and topics alone, one a line.") { $0.listsIDs = true },
                ]), ruleOptions,
            OptionSection("Configuration", [configurationFile, noConfiguration]),
        ]
    ) { $0.command = .rules }

    private static let explain = Command<Settings>(
        "explain", summary: "Explain a rule, with examples.",
        operands: [
            paths(.one, placeholder: "RULE", help: "The id of a rule or built-in check, such as unpaired-inset.")
        ],
        sections: [
            OptionSection("Rules", [ruleFolder, color]),
            OptionSection("Configuration", [configurationFile, noConfiguration]),
        ]
    ) { $0.command = .explain }

    private static let recipes = Command<Settings>(
        "recipes", summary: "List the recipes that a button can use.",
        sections: [
            OptionSection("Output", [structuredFormat, color]), OptionSection("Recipes", [recipeFolder]),
            OptionSection("Configuration", [configurationFile, noConfiguration]),
        ]
    ) { $0.command = .recipes }

    private static let test = Command<Settings>(
        "test", summary: "Run the examples inside rule files.",
        details: [
            "Every rule needs a good and a bad example. `↓` stands in front of the place of each finding of a bad one. "
                + "Without a path, the built-in rules are tested.",
            "Exit code 0: all rules are what their examples say; 1: some are not; 2: a rule file is broken.",
        ],
        operands: [paths(.any, help: "A rule file, or a folder of rule files.")],
        sections: [
            OptionSection(
                "Output", [.flag("--quiet", short: "q", help: "Show only what failed.") { $0.isQuiet = true }, color]),
            OptionSection("Rules", [recipeFolder]),
        ]
    ) { $0.command = .test }

    private static let initialize = Command<Settings>(
        "init", summary: "Write a configuration, and entries for pre-commit, CI and editors.",
        details: [
            "A file that is there already is left as it is. Without a word, everything is written."
        ],
        operands: [
            Operand(
                "WHAT", .any, help: "What to write.",
                choices: Choice.all(StarterFile.self, help: \.summary)
            ) { settings, word throws(UsageError) in settings.paths.append(word) }
        ]
    ) { $0.command = .initialize }

    // MARK: - Options that several commands have

    static let configurationFile = Option<Settings>.value(
        "--config", "FILE", help: "Use this configuration for all files, in place of the nearest .insetlint.yml."
    ) { settings, file throws(UsageError) in settings.configurationFile = file }

    static let noConfiguration = Option<Settings>.flag("--no-config", help: "Use no configuration.") {
        $0.usesConfiguration = false
    }

    private static let showSettings = Option<Settings>.value(
        "--show-settings", "FILE", help: "Print what holds for a file, and where each value comes from, and stop."
    ) { settings, file throws(UsageError) in settings.settingsFile = file }

    static let cacheOptions = OptionSection<Settings>(
        "Cache",
        [
            .flag("--no-cache", help: "Judge every file, and keep no results for later runs.") {
                $0.usesCache = false
            },
            .value("--cache-dir", "FOLDER", help: "Keep results there, not in the user's folder for caches.") {
                settings, folder throws(UsageError) in
                guard !folder.isEmpty else { throw UsageError("`--cache-dir` needs the path of a folder") }
                settings.cacheFolder = folder
            },
        ])

    private static let suppressionOptions = OptionSection<Settings>(
        "Suppressions",
        [
            .flag(
                "--report-unused-suppressions",
                help: "Report suppressions that hold nothing back as warnings; they are infos otherwise."
            ) { $0.reportsUnusedSuppressions = true },
            .flag("--no-suppressions", help: "Let comments and `disable` keys hold nothing back.") {
                $0.honoursSuppressions = false
            },
        ])

    static let kind = Option<Settings>.choice(
        "--kind", "KIND", help: "Only files of this kind; may be repeated.", describe: \.summary
    ) { (settings: inout Settings, kind: FileKind) in settings.kinds.insert(kind) }

    static let buttonName = Option<Settings>.value("--name", "NAME", help: "Only the button of that name.") {
        settings, name throws(UsageError) in settings.buttonName = name
    }

    static let recipeFolder = Option<Settings>.value(
        "--recipes", "FOLDER", help: "Recipe files of your own, besides the built-in ones; may be repeated."
    ) { settings, folder throws(UsageError) in settings.recipeFolders.append(folder) }

    static let variants = Option<Settings>.choice(
        "--variants", "CHOICE", help: "Whether the variants of buttons are looked at; on by default."
    ) { (settings: inout Settings, choice: Settings.VariantChoice) in settings.variants = choice }

    static func paths(
        _ count: Operand<Settings>.Count, placeholder: String = "PATH", help: String
    ) -> Operand<Settings> {
        Operand(placeholder, count, help: help) { settings, path throws(UsageError) in settings.paths.append(path) }
    }

    static let color = Option<Settings>.choice(
        "--color", "WHEN", help: "When to use colour; NO_COLOR and FORCE_COLOR are honoured."
    ) { (settings: inout Settings, choice: Settings.ColorChoice) in settings.color = choice }

    static let structuredFormat = Option<Settings>.choice(
        "--format", "FORMAT", help: "How the result is printed.", describe: \.summary
    ) { (settings: inout Settings, format: Settings.StructuredFormat) in settings.structuredFormat = format }

    static let ruleFolder = Option<Settings>.value(
        "--rules", "FOLDER", help: "Rule files of your own, besides the built-in ones; may be repeated."
    ) { settings, folder throws(UsageError) in settings.ruleFolders.append(folder) }

    static let limit = Option<Settings>.value(
        "--limit", "NAME=VALUE",
        help: "Move a limit: \(LimitName.allCases.map(\.rawValue).joined(separator: ", "))."
    ) { settings, text throws(UsageError) in try LimitName.apply(text, to: &settings.limits) }

    static let ruleOptions = OptionSection<Settings>(
        "Rules",
        [
            ruleFolder, recipeFolder, variants,
            .value("--select", "RULES", help: "Run only these rules: ids, topics or `all`, separated by commas.") {
                settings, text throws(UsageError) in settings.selection.select += words(text)
            },
            .value("--extend-select", "RULES", help: "Run these rules too.") {
                settings, text throws(UsageError) in settings.selection.extend += words(text)
            },
            .value("--ignore", "RULES", help: "Do not run these rules.") {
                settings, text throws(UsageError) in settings.selection.ignore += words(text)
            },
            .value(
                "--severity", "RULE=LEVEL",
                help: "Report a rule's findings as error, warning or info; off turns it off."
            ) {
                settings, text throws(UsageError) in try applySeverity(text, to: &settings.selection)
            },
        ])

    private static func words(_ text: String) -> [String] {
        text.split { $0 == "," || $0 == " " }.map(String.init)
    }

    private static func applySeverity(_ text: String, to selection: inout RuleSelection) throws(UsageError) {
        let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2 else {
            throw UsageError("`--severity` needs RULE=LEVEL, such as touch-target=warning, not `\(text)`")
        }
        if parts[1] == "off" {
            selection.ignore.append(parts[0])
        } else if let severity = Severity(name: parts[1]) {
            selection.severities[parts[0]] = severity
        } else {
            let levels = Severity.allCases.map(\.name) + ["off"]
            let hint = Suggestion.nearest(to: parts[1], in: levels).map { ": did you mean `\($0)`? It" } ?? "; it"
            throw UsageError(
                "there is no severity `\(parts[1])`\(hint) is one of \(levels.joined(separator: ", "))")
        }
    }
}

/// The levels of `--fail-on`.
enum FailureLevel: String, CaseIterable {
    case error, warning, info

    var severity: Severity {
        switch self {
        case .error: .error
        case .warning: .warning
        case .info: .info
        }
    }
}

/// The limits that `--limit` can move.
enum LimitName: String, CaseIterable {
    case fileSize = "file-size"
    case nesting
    case nodes
    case formulaDepth = "formula-depth"
    case variants
    case findings

    /// Sets a limit from `name=value`.
    static func apply(_ text: String, to limits: inout Limits) throws(UsageError) {
        let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
        let names = allCases.map(\.rawValue)
        guard let first = parts.first, let name = LimitName(rawValue: first) else {
            let word = parts.first ?? ""
            let hint = Suggestion.nearest(to: word, in: names).map { ": did you mean `\($0)`? It" } ?? "; it"
            throw UsageError(
                "there is no limit `\(word)`\(hint) is one of \(names.joined(separator: ", "))")
        }
        // Offsets into a file are 32 bits wide, and nesting is followed by recursion in places.
        let most = name == .fileSize ? 1 << 30 : name == .nesting ? 1_000 : name == .formulaDepth ? 200 : 1 << 30
        guard parts.count == 2, let value = Int(parts[1]), (1...most).contains(value) else {
            throw UsageError(
                "the limit `\(name.rawValue)` takes a whole number from 1 to \(most), as in \(name.rawValue)=1000")
        }
        switch name {
        case .fileSize: limits.fileSize = value
        case .nesting: limits.nesting = value
        case .nodes: limits.nodes = value
        case .formulaDepth: limits.formulaDepth = value
        case .variants: limits.variants = value
        case .findings: limits.findings = value
        }
    }
}
