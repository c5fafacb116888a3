import Linter
import Options

/// Fixes and baselines: their options, and the commands that are about nothing else.
extension CommandTable {
    static let fix = Command<Settings>(
        "fix", summary: "Fix what can be fixed; the same as lint --fix.",
        details: [
            "Safe fixes are made, with --unsafe-fixes the others too. The report shows what is left. With `-` the fixed "
                + "text goes to standard output and the report to standard error."
        ],
        like: lint
    ) {
        $0.command = .lint
        $0.fixes.isOn = true
    }

    static let baseline = Command<Settings>(
        "baseline", summary: "Write a baseline of the findings that are there now, or prune one.",
        details: [
            "`baseline write` writes a file that --baseline leaves out of later reports. `baseline prune` takes the "
                + "entries out that match nothing any more.",
            "Exit code 0: written; 2: bad usage, an unreadable file, or nothing to judge.",
        ],
        operands: [
            Operand(
                "ACTION", .one, help: "What to do.",
                choices: [
                    Choice("write", help: "Write a baseline of all findings."),
                    Choice("prune", help: "Take out what is mended."),
                ]
            ) { settings, action throws(UsageError) in
                settings.prunesBaseline = action == "prune"
                let file = settings.baseline ?? BaselineFile.defaultName
                settings.baseline = settings.prunesBaseline ? file : nil
                settings.writtenBaseline = settings.prunesBaseline ? nil : file
            },
            paths(.any, help: "A spec file or a folder; the folder you stand in where there is none."),
        ],
        sections: [
            OptionSection(
                "Baseline",
                [
                    .value(
                        "--output", short: "o", "FILE",
                        help: "The baseline file; \(BaselineFile.defaultName) where none is named."
                    ) { settings, file throws(UsageError) in settings.baseline = file },
                    .value("--baseline", "FILE", help: "The same as --output.") {
                        settings, file throws(UsageError) in settings.baseline = file
                    },
                    .flag("--quiet", short: "q", help: "Do not say what was written.") { $0.isQuiet = true },
                ]),
            ruleOptions, OptionSection("Files", [recipeFolder, limit]), cacheOptions,
        ]
    ) {
        $0.command = .lint
        $0.reportsFindings = false
    }

    static let fixOptions = OptionSection<Settings>(
        "Fixes",
        [
            .flag("--fix", help: "Make the safe fixes, and report what is left.") { $0.fixes.isOn = true },
            .flag("--unsafe-fixes", help: "With --fix or --diff: make the other fixes too.") {
                $0.fixes.includesUnsafe = true
            },
            .flag("--diff", help: "Print what --fix would change, and change nothing.") { $0.fixes.showsDiff = true },
            pictureFolder(
                "With --fix or --diff: draw every changed button, now and with the fixes, as SVG in a folder."),
        ])

    static let baselineOptions = OptionSection<Settings>(
        "Baseline",
        [
            .value("--baseline", "FILE", help: "Leave out the findings that a baseline knows.") {
                settings, file throws(UsageError) in settings.baseline = file
            },
            .value(
                "--write-baseline", "FILE", help: "Write all findings to a baseline, and report none of them."
            ) { settings, file throws(UsageError) in settings.writtenBaseline = file },
        ])
}
