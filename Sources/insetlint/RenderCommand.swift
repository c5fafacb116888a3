import Drawing
import Linter

/// `insetlint render`: draws the buttons of spec files.
struct RenderCommand {
    let settings: Settings

    func run(_ console: inout Console) throws(Failure) -> Int32 {
        let files = try SpecFiles(settings, withVariants: settings.variants == .on)
        let buttons = files.buttons.flatMap { LaidOutButton.all(of: $0) }
        if buttons.isEmpty, files.areSound {
            throw Failure(
                files.buttons.isEmpty
                    ? "there are no buttons in \(settings.paths.joined(separator: ", "))"
                    : "there is nothing to draw: the spec says too little about the sizes of its buttons")
        }
        guard !buttons.isEmpty else { return files.complain() }
        try write(picture(of: buttons), to: &console)
        return files.complain()
    }

    private func picture(of buttons: [LaidOutButton]) -> String {
        let sheet = PictureSheet(
            buttons.map { PictureSheet.Cell($0.name, note: $0.variant, ButtonDrawing($0.appearance)) },
            showsGrid: settings.picture.showsGrid)
        switch settings.picture.format {
        case .svg: return sheet.svg(theme: settings.picture.theme)
        case .html: return sheet.htmlPage(title: settings.paths.joined(separator: ", "), theme: settings.picture.theme)
        case .text: return sheet.text(settings.terminalStyle)
        }
    }

    private func write(_ picture: String, to console: inout Console) throws(Failure) {
        guard let file = settings.picture.file else { return console.write(picture) }
        do throws(FileProblem) { try FileSystem.output(Array(picture.utf8), to: FilePath(file)) } catch {
            throw Failure("cannot write \(file): \(error.reason)")
        }
    }
}
