import ButtonLayout
import ButtonSpec
import Diagnostics
import Drawing
import Reporters

/// `insetlint layout`: prints the simulated rects.
struct LayoutCommand {
    let settings: Settings

    func run(_ console: inout Console) throws(Failure) -> Int32 {
        try settings.checkPicture(isTextForPeople: settings.structuredFormat == .text)
        let files = try SpecFiles(settings, withVariants: settings.variants == .on)
        let buttons = files.buttons.flatMap { LaidOutButton.all(of: $0) }
        switch settings.structuredFormat {
        case .json: console.write(LayoutReport.json(buttons).text(.pretty) + "\n")
        case .text: write(buttons, to: &console)
        }
        return files.complain()
    }

    /// Writes the buttons for people, each with its picture where that is asked for.
    private func write(_ buttons: [LaidOutButton], to console: inout Console) {
        var pictures = settings.terminalPictures
        for (number, button) in buttons.enumerated() {
            console.write((number > 0 ? "\n" : "") + LayoutReport.text(button))
            guard let lines = pictures?.lines(of: ButtonDrawing(button.appearance)) else { continue }
            console.write("\n" + lines.map { "\($0)\n" }.joined())
        }
    }
}

/// A button with its layout.
struct LaidOutButton {
    let file: String
    let line: Int
    let name: String
    let variant: String?
    let appearance: ButtonAppearance
    let layout: Layout
    let wanted: WantedArrangement?

    /// A button and its variants, as far as the spec says enough to lay them out.
    static func all(of button: WrittenButton) -> [LaidOutButton] {
        let spec = button.spec
        let own = LaidOutButton(button, spec, variant: nil, direction: spec.layoutDirection)
        let variants = spec.variants.map {
            LaidOutButton(button, $0.spec, variant: $0.label, direction: $0.layoutDirection)
        }
        return ([own] + variants).compactMap { $0 }
    }

    private init?(_ button: WrittenButton, _ spec: ButtonSpec, variant: String?, direction: LayoutDirection) {
        guard let appearance = spec.appearance(direction: direction, in: button.tree) else { return nil }
        file = button.file
        line = button.line
        name = button.name
        self.variant = variant
        self.appearance = appearance
        layout = Layout(appearance.input)
        wanted = spec.wantedArrangement?.expected(of: appearance.input)
    }

    /// The wanted arrangement where the layout is that, otherwise what the layout looks like.
    var arrangement: String? {
        if let wanted, wanted.check(layout).holds(within: 0.5) { return wanted.arrangement.rawValue }
        return layout.relation?.rawValue
    }
}

extension ButtonSpec {
    /// What the designer wants, nil where the intent names no arrangement.
    var wantedArrangement: WantedArrangement? {
        let arrangement: Arrangement? = value(of: .arrangement)
        return arrangement.map { WantedArrangement($0, spacing: number(.spacing), padding: number(.padding)) }
    }
}
