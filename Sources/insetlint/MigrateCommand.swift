import Reporters

/// `insetlint migrate`: the configurations that do what the legacy insets do.
struct MigrateCommand {
    let settings: Settings

    func run(_ console: inout Console) throws(Failure) -> Int32 {
        try settings.checkPicture(isTextForPeople: settings.structuredFormat == .text)
        let files = try SpecFiles(settings, withVariants: false)
        let buttons = files.buttons.map { Migration($0) }
        if buttons.isEmpty, files.areSound {
            throw Failure("there are no buttons in \(settings.paths.joined(separator: ", "))")
        }
        switch settings.structuredFormat {
        case .json:
            let report: JSONValue = ["version": 1, "buttons": .array(buttons.map(\.json))]
            console.write(report.text(.pretty) + "\n")
        case .text: settings.write(buttons, to: &console)
        }
        try settings.writePictures(of: buttons.compactMap(\.comparison))
        return files.complain(orExitWith: buttons.allSatisfy { !$0.isRefused } ? 0 : 1)
    }
}
