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

    /// The pictures for a terminal, one below the other, a line each.
    func lines(of pictures: inout TerminalPictures) -> [String] {
        [(before, "now"), (after, label)].flatMap { appearance, label -> [String] in
            guard let appearance else { return [] }
            return ["", "  \(label)", ""] + pictures.lines(of: ButtonDrawing(appearance))
        }
    }
}

/// A button with a change, and what is said about it.
protocol ChangedButton {
    var report: CodeReport { get }
    /// Nil where there is nothing to draw.
    var comparison: ButtonComparison? { get }
}

extension Settings {
    /// Writes what is said about buttons for people, with pictures where they are asked for.
    func write(_ buttons: [some ChangedButton], to console: inout Console) {
        var pictures = terminalPictures
        for (number, button) in buttons.enumerated() {
            var report = button.report
            if var drawn = pictures, let comparison = button.comparison {
                report.picture = comparison.lines(of: &drawn)
                pictures = drawn
            }
            console.write((number > 0 ? "\n" : "") + report.text)
        }
    }

    /// Writes the pictures to their folder, where one is named.
    func writePictures(of comparisons: @autoclosure () -> [ButtonComparison]) throws(Failure) {
        guard var folder = PictureFolder(self) else { return }
        for comparison in comparisons() { folder.write(comparison) }
        if let summary = folder.summary { Console.complain(summary) }
        guard folder.problems.isEmpty else { throw Failure(folder.problems) }
    }
}
