/// The paths of a baseline's entries: from the folder of its file, whatever folder a run is started in. Pure text work.
public struct BaselinePaths: Sendable {
    private let folder: [Substring]
    private let workingFolder: String

    /// The paths of a baseline file; both paths may be relative, the file's to the working folder.
    public init(file: String, workingFolder: String) {
        self.workingFolder = workingFolder
        folder = Array(Self.components(file, in: workingFolder).dropLast())
    }

    /// How a file is named in the baseline; empty for the folder of the baseline itself.
    public func name(of path: String) -> String {
        let path = Self.components(path, in: workingFolder)
        let common = zip(path, folder).prefix { $0 == $1 }.count
        let up = Array(repeating: "..", count: folder.count - common)
        return (up + path[common...].map(String.init)).joined(separator: "/")
    }

    /// The absolute path of a name in the baseline.
    public func path(of name: String) -> String {
        "/" + Self.components(name, in: "/" + folder.joined(separator: "/")).joined(separator: "/")
    }

    /// Whether a file lies in a folder or is it, by their names.
    static func contains(_ folder: String, _ file: String) -> Bool {
        if folder.isEmpty { return file != ".." && !file.hasPrefix("../") }
        if folder.split(separator: "/").allSatisfy({ $0 == ".." }) {
            // Above the baseline's folder: all in it, and what needs no more steps up.
            return file.split(separator: "/").prefix { $0 == ".." }.count <= folder.split(separator: "/").count
        }
        return file == folder || file.hasPrefix(folder + "/")
    }

    /// The components of an absolute path, without `.` and `..`.
    private static func components(_ path: String, in folder: String) -> [Substring] {
        var components: [Substring] = []
        for component in (path.hasPrefix("/") ? path : folder + "/" + path).split(separator: "/") {
            switch component {
            case ".": break
            case "..": _ = components.popLast()
            default: components.append(component)
            }
        }
        return components
    }
}
