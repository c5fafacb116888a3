import ButtonSpec
import Drawing
import Linter

/// The folder that pictures of changed buttons are written to, one file a button.
struct PictureFolder {
    private let path: String
    private let theme: Theme
    private var names: Set<String> = []
    /// What could not be written.
    private(set) var problems: [String] = []
    /// The number of pictures that were written.
    private var count = 0

    /// Nil where no folder is named.
    init?(_ settings: Settings) {
        guard let folder = settings.picture.folder else { return nil }
        path = folder
        theme = settings.picture.theme
    }

    /// Writes a button as it is and as it would be, side by side; one picture where there is no button to compare with.
    mutating func write(_ comparison: ButtonComparison) {
        // Where one cannot be written, none can.
        guard problems.isEmpty else { return }
        let (name, label) = (comparison.name, comparison.label)
        let after = ButtonDrawing(comparison.after)
        let sheet =
            comparison.before.map { before in
                PictureSheet.comparison(of: name, ButtonDrawing(before), after, labels: ("now", label))
            } ?? PictureSheet([PictureSheet.Cell(name, note: label, after)])
        let fileName = fileName([comparison.file.map(Self.baseName), name].compactMap { $0 })
        let picture = FilePath("\(path)/\(fileName).svg")
        do throws(FileProblem) {
            try FileSystem.createFolders(above: picture)
            try FileSystem.output(Array(sheet.svg(theme: theme).utf8), to: picture)
            count += 1
        } catch {
            problems.append("cannot write \(picture.display): \(error.reason)")
        }
    }

    /// What was written, nil for nothing.
    var summary: String? {
        count == 0 ? nil : "drew \(count) button\(count == 1 ? "" : "s") in \(path)"
    }

    /// A name that no other picture has, of characters that every file system takes.
    private mutating func fileName(_ parts: [String]) -> String {
        let words = parts.map { part in
            part.prefix(60).map { character in
                character.isASCII && (character.isLetter || character.isNumber || "._-".contains(character))
                    ? String(character) : "-"
            }.joined()
        }
        let joined = words.joined(separator: "-")
        let base = joined.hasPrefix(".") ? "-" + joined : joined
        var name = base
        var number = 1
        // Names that differ only in case are one on some systems.
        while !names.insert(name.lowercased()).inserted {
            number += 1
            name = "\(base)-\(number)"
        }
        return name
    }

    /// The name of a file without its folder and its ending.
    private static func baseName(_ path: String) -> String {
        let name = path.split(separator: "/").last.map(String.init) ?? "button"
        return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    }
}
