import Options

/// The command that makes specs of Interface Builder files.
extension CommandTable {
    static let extract = Command<Settings>(
        "extract", summary: "Write the buttons of Interface Builder files as specs.",
        details: [
            "Folders are walked for *.xib and *.storyboard. Each file with buttons becomes a spec of its name and `.yml`, "
                + "in the same folders below FOLDER, whose findings are those of the file.",
            "Exit code 0: written; 1: a file could not be read well, which is explained; 2: bad usage, an unreadable file, "
                + "a spec that is there already, or no buttons.",
        ],
        operands: [paths(.atLeastOne, help: "An Interface Builder file, or a folder.")],
        sections: [
            OptionSection(
                "Output",
                [
                    .value("--output", short: "o", "FOLDER", help: "Write there; to standard output where absent.") {
                        settings, folder throws(UsageError) in settings.outputFolder = folder
                    },
                    .flag("--force", help: "Write over specs that are there already.") { $0.replacesFiles = true },
                ]),
            OptionSection("Files", [limit]),
        ]
    ) { $0.command = .extract }
}
