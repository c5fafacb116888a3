import ButtonLayout
import Options

/// The commands that write insets and configurations.
extension CommandTable {
    static let solve = Command<Settings>(
        "solve", summary: "Find the insets for an arrangement.",
        details: [
            "Either for a button of the command line, or for every button of spec files that has an `intent`. What is "
                + "found is laid out as UIKit does it, and printed with the outcome.",
            "Exit code 0: solved, or already as wanted; 1: a button has no solution, which is explained; 2: bad usage or "
                + "an unreadable file.",
        ],
        operands: [paths(.any, help: "A spec file, or `-` for standard input.")],
        sections: [
            OptionSection("Wanted", wantedOptions), OptionSection("Button", buttonOptions),
            OptionSection(
                "Output",
                [
                    .choice("--as", "CODE", help: "Print one kind of code.", describe: \.summary) {
                        (settings: inout Settings, code: SolveRequest.Code) in settings.solvedCode = code
                    },
                    structuredFormat, terminalPicture, terminalGraphics,
                    pictureFolder("Draw every button, now and solved, as SVG in a folder."),
                    color, buttonName,
                ]),
            OptionSection("Files", [recipeFolder, limit]),
            OptionSection("Configuration", [configurationFile, noConfiguration]),
        ]
    ) { $0.command = .solve }

    static let migrate = Command<Settings>(
        "migrate", summary: "Move buttons with insets to UIButton.Configuration.",
        details: [
            "The configuration is read off the simulated rects, not off the insets: laid out again, every edge of image "
                + "and title is where it was, within a pixel.",
            "Exit code 0: every button with insets has its configuration; 1: one has none, which is explained; 2: bad "
                + "usage or an unreadable file.",
        ],
        operands: [paths(.atLeastOne, help: "A spec file, or `-` for standard input.")],
        sections: [
            OptionSection(
                "Output",
                [
                    structuredFormat, terminalPicture, terminalGraphics,
                    pictureFolder("Draw every button, now and migrated, as SVG in a folder."), color, buttonName,
                ]),
            OptionSection("Files", [recipeFolder, limit]),
            OptionSection("Configuration", [configurationFile, noConfiguration]),
        ]
    ) { $0.command = .migrate }

    private static let wantedOptions: [Option<Settings>] = [
        .choice("--arrangement", "NAME", help: "Where image and title should end up.") {
            (settings: inout Settings, value: Arrangement) in settings.solve.arrangement = value
        },
        length("--spacing", from: -1e6, help: "The gap between image and title.") { $0.solve.spacing = $1 },
        length("--padding", from: -1e6, help: "The distance to the edge, for the arrangements that have one.") {
            $0.solve.padding = $1
        },
    ]

    private static let buttonOptions: [Option<Settings>] = [
        size("--image", help: "The image's size in points.") { $0.solve.image = $1 },
        .value(
            "--title", "WxH", help: "The title's size in points, measured on one line; or its text, to be estimated."
        ) { settings, text throws(UsageError) in settings.solve.title = try SolveRequest.title(text) },
        length("--font-size", from: 0, help: "The font size of a title that is estimated; 18 by default.") {
            $0.solve.fontSize = $1
        },
        size("--frame", help: "The button's size; without it the button is sized to fit.") { $0.solve.frame = $1 },
        .value(
            "--content-insets", "T,L,B,R",
            help: "The content insets of a button with a frame, or the space to keep around the parts of one without."
        ) { settings, text throws(UsageError) in
            settings.solve.contentInsets = try SolveRequest.insets(text, for: "--content-insets")
        },
        .choice("--alignment", "NAME", help: "contentHorizontalAlignment; center by default.") {
            (settings: inout Settings, value: HorizontalAlignment) in settings.solve.horizontalAlignment = value
        },
        .choice("--vertical-alignment", "NAME", help: "contentVerticalAlignment; center by default.") {
            (settings: inout Settings, value: VerticalAlignment) in settings.solve.verticalAlignment = value
        },
        .number("--scale", "N", in: 1...3, help: "Pixels a point; 2 by default.") { $0.solve.scale = $1 },
        .choice("--direction", "NAME", help: "The layout direction; ltr, or the first of a spec's own.") {
            (settings: inout Settings, value: LayoutDirection) in settings.solve.direction = value
        },
    ]

    private static func size(
        _ name: String, help: String, _ apply: @escaping @Sendable (inout Settings, Size) -> Void
    ) -> Option<Settings> {
        .value(name, "WxH", help: help) { settings, text throws(UsageError) in
            apply(&settings, try SolveRequest.size(text, for: name))
        }
    }

    private static func length(
        _ name: String, from minimum: Double, help: String,
        _ apply: @escaping @Sendable (inout Settings, Double) -> Void
    ) -> Option<Settings> {
        .value(name, "POINTS", help: help) { settings, text throws(UsageError) in
            apply(&settings, try SolveRequest.length(text, for: name, from: minimum))
        }
    }
}
