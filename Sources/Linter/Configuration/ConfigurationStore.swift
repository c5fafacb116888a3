public import Diagnostics
import SpecTree
import YAMLReader

/// Finds and reads the configurations of a run, each once.
public final class ConfigurationStore {
    /// Which configuration holds.
    public enum Choice: Sendable {
        /// The nearest one above each file.
        case nearest
        /// One for all files.
        case file(FilePath)
        case none
    }

    /// The names of a configuration.
    public static let names = [".insetlint.yml", ".insetlint.yaml"]

    /// What is wrong inside configurations, file by file in the order of their places.
    public var findings: [Finding] {
        func order(_ item: (offset: Int, element: Finding)) -> (Int, Int, Int) {
            (files[item.element.location.path] ?? 0, item.element.location.startOffset, item.offset)
        }
        return noted.enumerated().sorted { order($0) < order($1) }.map(\.element)
    }
    private var noted: [Finding] = []
    /// The order in which files have come up.
    private var files: [String: Int] = [:]
    /// Configurations that could not be read.
    public private(set) var problems: [String] = []

    private let choice: Choice
    /// The real paths of the folder that the program was started in and of the user's home.
    private let workingFolder: FilePath
    private let home: FilePath?
    private let limit: Int
    private var byFolder: [FilePath: Configuration?] = [:]
    private var realFolders: [FilePath: FilePath] = [:]
    private var byFile: [FilePath: Configuration?] = [:]
    private var chosen: Configuration??

    public init(_ choice: Choice, workingFolder: FilePath, home: FilePath?, limit: Int) {
        self.choice = choice
        self.workingFolder = FileSystem.realPath(of: workingFolder) ?? workingFolder
        self.home = home.flatMap { FileSystem.realPath(of: $0) }
        self.limit = limit
    }

    /// The configuration that holds for a file.
    public func configuration(for file: FilePath) -> Configuration? {
        switch choice {
        case .none: return nil
        case .nearest: return configuration(inOrAbove: realFolder(of: file))
        case .file(let path):
            if let chosen { return chosen }
            let configuration = named(path)
            chosen = .some(configuration)
            return configuration
        }
    }

    /// The real path of a file's folder, with the file's own name: a link to a file counts where it stands.
    func realPath(of file: FilePath) -> FilePath { realFolder(of: file).appending(Array(file.name)) }

    private func realFolder(of file: FilePath) -> FilePath {
        let folder = file.parent
        if let known = realFolders[folder] { return known }
        // A name for standard input may lie in a folder that is not there; what is missing is added as it is written.
        var existing = folder
        var missing: [[UInt8]] = []
        while FileSystem.realPath(of: existing) == nil, existing.bytes.contains(UInt8(ascii: "/")) {
            missing.append(Array(existing.name))
            existing = existing.parent
        }
        if FileSystem.realPath(of: existing) == nil {
            missing.append(existing.bytes)
            existing = FilePath(".")
        }
        let found = FileSystem.realPath(of: existing) ?? workingFolder
        let real = missing.reversed().reduce(found) { $1.isEmpty || $1 == [UInt8(ascii: ".")] ? $0 : $0.appending($1) }
        realFolders[folder] = real
        return real
    }

    // MARK: - Finding

    private func configuration(inOrAbove folder: FilePath) -> Configuration? {
        if let known = byFolder[folder] { return known }
        var result: Configuration?
        let found = Self.names.map { folder.appending(Array($0.utf8)) }.filter(FileSystem.exists)
        if found.count > 1 {
            let paths = found.map { $0.shown(from: workingFolder).display }
            problems.append("\(paths[0]) and \(paths[1]) lie in one folder; keep one of them")
        } else if let path = found.first {
            result = discovered(path, in: folder)
        } else if !isLast(folder) {
            result = configuration(inOrAbove: folder.parent)
        }
        byFolder[folder] = .some(result)
        return result
    }

    /// Whether the search ends at a folder: a repository's root, the user's home, the root of the file system.
    private func isLast(_ folder: FilePath) -> Bool {
        folder.bytes.count <= 1 || folder == home || FileSystem.isRepository(folder)
    }

    // MARK: - Reading

    private func discovered(_ path: FilePath, in folder: FilePath) -> Configuration? {
        let root = FileSystem.repositoryRoot(of: folder)
        let shown = path.shown(from: workingFolder).display
        // A link that leads out of the repository could show lines of any file in an error.
        guard let real = FileSystem.realPath(of: path), real.relative(to: root) != nil else {
            problems.append("\(shown) leads outside \(root.display); name the file with --config to use it")
            return nil
        }
        return configuration(at: real, globFolder: folder, root: root, users: [])
    }

    private func named(_ path: FilePath) -> Configuration? {
        guard let real = FileSystem.realPath(of: path) else {
            problems.append("cannot read \(path.display): there is no such file or folder")
            return nil
        }
        let root = FileSystem.repositoryRoot(of: real.parent)
        return configuration(at: real, globFolder: workingFolder, root: root, users: [])
    }

    /// The configuration in a file; `users` are the files that led to it by `extends`.
    private func configuration(
        at path: FilePath, globFolder: FilePath, root: FilePath, users: [FilePath]
    ) -> Configuration? {
        if let known = byFile[path] { return known }
        let result = read(path, globFolder: globFolder, root: root, users: users)
        byFile[path] = .some(result)
        return result
    }

    private func read(
        _ path: FilePath, globFolder: FilePath, root: FilePath, users: [FilePath]
    ) -> Configuration? {
        let contents: [UInt8]
        do throws(FileProblem) { contents = try FileSystem.contents(of: path, limit: limit) } catch {
            problems.append(FileProblem(path: path.shown(from: workingFolder), reason: error.reason).message)
            return nil
        }
        let file = SourceFile(path: path.shown(from: workingFolder).display, contents: contents)
        let reading = YAMLReader.read(file)
        var diagnostics = reading.diagnostics
        defer { note(diagnostics, in: file) }
        guard !diagnostics.contains(where: { $0.severity == .error }) else { return nil }
        let fields = FieldReader(reading.tree)
        let (own, extends) = ConfigurationReader(fields, globFolder: globFolder, folder: path.parent, root: root).read()
        var base: Configuration?
        if let extends {
            let chain = users + [path]
            if let start = chain.firstIndex(of: extends.path) {
                let cycle = (chain[start...] + [extends.path]).map { $0.shown(from: workingFolder).display }
                fields.report(
                    .invalidValue, "`extends` leads in a circle: \(cycle.joined(separator: " → "))", at: extends.place)
            } else {
                base = configuration(at: extends.path, globFolder: extends.path.parent, root: root, users: chain)
            }
        }
        diagnostics += fields.diagnostics
        return Configuration(own, base: base, tree: reading.tree)
    }

    /// A real path as people read it.
    func shown(_ path: FilePath) -> FilePath { path.shown(from: workingFolder) }

    /// Keeps what is wrong with other files that a configuration names.
    func note(_ findings: [Finding]) {
        noted += findings
        for finding in findings { noteFile(finding.location.path) }
    }
    func note(_ problems: [String]) { self.problems += problems }

    /// Keeps what is wrong with a file for the report.
    func note(_ diagnostics: [Diagnostic], in file: SourceFile) {
        noteFile(file.path)
        noted += diagnostics.findings(in: file)
    }

    private func noteFile(_ path: String) {
        if files[path] == nil { files[path] = files.count }
    }
}
