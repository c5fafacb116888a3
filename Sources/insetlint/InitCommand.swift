import Linter
import Reporters

/// `insetlint init`: writes files to start with.
struct InitCommand {
    let settings: Settings

    func run(_ console: inout Console) throws(Failure) -> Int32 {
        let chosen = settings.paths.compactMap(StarterFile.init(rawValue:))
        var problems: [String] = []
        for file in StarterFile.allCases where chosen.isEmpty || chosen.contains(file) {
            do throws(FileProblem) {
                if let existing = file.existingPath {
                    console.write("left     \(existing): it is there already; \(file.adviceForExisting)\n")
                } else {
                    try FileSystem.create(FilePath(file.path), contents: Array(file.text.utf8))
                    console.write("wrote    \(file.path): \(file.summary)\n")
                }
            } catch {
                problems.append("cannot write \(file.path): \(error.reason)")
            }
        }
        for problem in problems { Console.complain("insetlint: \(problem)") }
        return problems.isEmpty ? 0 : 2
    }
}
