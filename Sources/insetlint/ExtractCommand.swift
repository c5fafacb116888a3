import Diagnostics
import Linter
import Options
import Reporters
import SpecTree

/// `insetlint extract`: writes the buttons of Interface Builder files as specs.
struct ExtractCommand {
    let settings: Settings

    func run(_ console: inout Console) throws(Failure) -> Int32 {
        var problems: [String] = []
        var errors: [Finding] = []
        var count = 0
        for file in files(&problems) {
            do throws(FileProblem) {
                let contents = try FileSystem.contents(of: file.path, limit: settings.limits.fileSize)
                let source = SourceFile(path: file.path.display, contents: contents)
                let reading = FileReading(source, limits: settings.limits)
                errors += reading.diagnostics.filter { $0.severity == .error }.findings(in: source)
                guard let text = SpecText(reading.tree).text else { continue }
                count += 1
                guard let folder = settings.outputFolder else {
                    console.write((count > 1 ? "---\n" : "") + text)
                    continue
                }
                let target = FilePath(Array(folder.utf8) + [UInt8(ascii: "/")] + file.name + Array(".yml".utf8))
                if settings.replacesFiles, FileSystem.isThere(target) {
                    try FileSystem.replace(target, with: Array(text.utf8))
                } else {
                    try FileSystem.create(target, contents: Array(text.utf8))
                }
                console.write("\(target.display)\n")
            } catch {
                let hint =
                    error.reason.contains("exists") ? "; take it away, or write over it with --force" : ""
                problems.append(error.message + hint)
            }
        }
        Console.complain(problems, errors)
        if !problems.isEmpty { return 2 }
        guard count > 0 || !errors.isEmpty else {
            Console.complain("insetlint: there are no buttons in \(settings.paths.joined(separator: ", "))")
            return 2
        }
        return errors.isEmpty ? 0 : 1
    }

    /// A file, and where it lies in the folder that is named.
    private struct File {
        var path: FilePath
        var name: [UInt8]
    }

    private func files(_ problems: inout [String]) -> [File] {
        var files: [File] = []
        for root in settings.paths {
            let found = FileDiscovery(paths: [FilePath(root)], kinds: [.xib, .storyboard])
            problems += found.problems.map(\.message)
            for file in found.files {
                let inside = file.isNamed ? file.path.bytes : Array(file.path.bytes.dropFirst(root.utf8.count))
                let name = file.isNamed ? inside.split(separator: UInt8(ascii: "/")).last ?? [] : inside[...]
                files.append(File(path: file.path, name: Array(name.drop { $0 == UInt8(ascii: "/") })))
            }
        }
        return files
    }
}
