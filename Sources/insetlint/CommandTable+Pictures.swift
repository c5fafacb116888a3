import Drawing
import Options

/// The command that draws, and the options of those that draw too.
extension CommandTable {
    static let render = Command<Settings>(
        "render", summary: "Draw every button: its rects, insets and distances.",
        details: [
            "The button is laid out as UIKit does it. Insets are arrows from the edge that they are measured from, with their "
                + "values; gap and distances to the edges are dimensioned; what is outside or overlaps is hatched; the "
                + "smallest frame that would do is dashed. Several buttons and their variants go on one sheet.",
            "Exit code 0: drawn; 1: a file has errors; 2: bad usage, or a file that cannot be read or written.",
        ],
        operands: [paths(.atLeastOne, help: "A spec file, or `-` for standard input.")],
        sections: [
            OptionSection(
                "Output",
                [
                    .choice("--format", "FORMAT", help: "What is drawn; svg by default.", describe: \.summary) {
                        (settings: inout Settings, format: PictureChoice.Format) in settings.picture.format = format
                    },
                    .value("--output", short: "o", "FILE", help: "Write the picture to a file.") {
                        settings, file throws(UsageError) in settings.picture.file = file
                    },
                    .choice("--theme", "THEME", help: "The colours; auto by default.", describe: \.summary) {
                        (settings: inout Settings, theme: Theme) in settings.picture.theme = theme
                    },
                    .flag("--grid", help: "Draw the device pixels, so large that they can be seen.") {
                        $0.picture.showsGrid = true
                    },
                    color, buttonName,
                ]),
            OptionSection("Files", [recipeFolder, variants, limit]),
            OptionSection("Configuration", [configurationFile, noConfiguration]),
        ]
    ) { $0.command = .render }

    static let terminalPicture = Option<Settings>.flag(
        "--picture", help: "Draw every button in characters, within the width of the terminal."
    ) { $0.picture.isWanted = true }

    static let terminalGraphics = Option<Settings>.choice(
        "--graphics", "FORMAT", help: "With --picture: draw in pixels; in characters without it.", describe: \.summary
    ) { (settings: inout Settings, format: TerminalGraphics.Format) in settings.picture.graphics = format }

    static func pictureFolder(_ help: String) -> Option<Settings> {
        .value("--pictures", "FOLDER", help: help) { settings, folder throws(UsageError) in
            settings.picture.folder = folder
        }
    }
}
