import InsetCode
import Reporters

/// `insetlint solve`: finds the insets, or the configuration, for an arrangement.
struct SolveCommand {
    let settings: Settings

    func run(_ console: inout Console) throws(Failure) -> Int32 {
        try settings.checkPicture(isTextForPeople: settings.structuredFormat == .text && settings.solvedCode == nil)
        guard settings.paths.isEmpty else { return try runFiles(&console) }
        let wanted = try settings.solve.wanted()
        let (input, notes) = try settings.solve.button()
        let button = SolvedButton(
            solution: Solution(wanted, input, prefersConfiguration: prefersConfiguration),
            titleText: settings.solve.titleText, fontSize: settings.solve.fontSize, notes: notes)
        try write([button], to: &console)
        return button.isSolved ? 0 : 1
    }

    private var prefersConfiguration: Bool { settings.solvedCode == .configuration }

    private func runFiles(_ console: inout Console) throws(Failure) -> Int32 {
        guard !settings.solve.describesButton else {
            throw Failure("give `solve` either files or a button (--arrangement and what belongs to it), not both")
        }
        let files = try SpecFiles(settings, withVariants: false)
        let buttons = files.buttons.compactMap {
            SolvedButton($0, direction: settings.solve.direction, prefersConfiguration: prefersConfiguration)
        }
        if buttons.isEmpty, files.areSound {
            throw Failure(
                files.buttons.isEmpty
                    ? "there are no buttons in \(settings.paths.joined(separator: ", "))"
                    : "no button says what is wanted: add `intent: {arrangement: imageTop, spacing: 8}`, or the like")
        }
        try write(buttons, to: &console)
        return files.complain(orExitWith: buttons.allSatisfy(\.isSolved) ? 0 : 1)
    }

    private func write(_ buttons: [SolvedButton], to console: inout Console) throws(Failure) {
        switch (settings.structuredFormat, settings.solvedCode.flatMap { CodeLanguage(rawValue: $0.rawValue) }) {
        case (.json, _):
            let report: JSONValue = ["version": 1, "buttons": .array(buttons.map(\.json))]
            console.write(report.text(.pretty) + "\n")
        case (.text, let language?): console.write(buttons.map { $0.report.code(in: language) }.joined(separator: "\n"))
        case (.text, nil): settings.write(buttons, to: &console)
        }
        try settings.writePictures(of: buttons.compactMap(\.comparison))
    }
}
