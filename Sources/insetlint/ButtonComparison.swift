import ButtonSpec
import Drawing

/// A button before and after a change, for pictures.
struct ButtonComparison {
    let name: String
    /// The spec of the button, nil for one of the command line.
    let file: String?
    /// The button as it is; nil where there is nothing to compare with.
    var before: ButtonAppearance?
    let after: ButtonAppearance
    /// What the change is, such as `solved`.
    let label: String

    /// The pictures in characters, one below the other, a line each.
    func lines(_ style: TerminalPictureStyle) -> [String] {
        [(before, "now"), (after, label)].flatMap { appearance, label -> [String] in
            guard let appearance else { return [] }
            return ["", "  \(label)", ""] + ButtonDrawing(appearance).lines(style)
        }
    }
}

extension Settings {
    /// Fails where pictures in characters are asked for and there is no text for people to put them into.
    func checkPicture(isTextForPeople: Bool) throws(Failure) {
        guard !picture.isWanted || isTextForPeople else {
            throw Failure(
                "`--picture` draws into the text for people; leave out --format and --as, or write a picture to a file: "
                    + "`insetlint render`, or --pictures FOLDER with `solve` and `migrate`")
        }
    }

    /// A report with the pictures in it, where they are asked for.
    func drawing(_ comparison: @autoclosure () -> ButtonComparison?, in report: CodeReport) -> CodeReport {
        var report = report
        if picture.isWanted { report.picture = comparison()?.lines(terminalStyle) ?? [] }
        return report
    }

    /// Writes the pictures to their folder, where one is named.
    func writePictures(of comparisons: @autoclosure () -> [ButtonComparison]) throws(Failure) {
        guard var folder = PictureFolder(self) else { return }
        for comparison in comparisons() { folder.write(comparison) }
        if let summary = folder.summary { Console.complain(summary) }
        guard folder.problems.isEmpty else { throw Failure(folder.problems) }
    }
}
