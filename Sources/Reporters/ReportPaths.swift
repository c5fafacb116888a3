/// How the paths of findings are shown. Pure text work: no file is looked at.
public struct ReportPaths: Hashable, Sendable {
    /// The folder that relative paths start from, absolute; nil where it is not known.
    public var workingDirectory: String?
    /// The root of the repository, absolute; nil where there is none.
    public var root: String?
    /// Whether the formats for people and editors show absolute paths (`--absolute-paths`).
    public var areAbsolute: Bool

    /// Paths shown as given, unless told otherwise.
    public init(workingDirectory: String? = nil, root: String? = nil, areAbsolute: Bool = false) {
        self.workingDirectory = workingDirectory
        self.root = root
        self.areAbsolute = areAbsolute
    }

    /// The path for people and editors: as given without a leading `./`, or absolute where that is wanted.
    public func shown(_ path: String) -> String {
        guard areAbsolute, let components = absoluteComponents(of: path) else {
            guard path.utf8.first == UInt8(ascii: ".") else { return path }
            var rest = Substring(path)
            while rest.hasPrefix("./"), rest.utf8.count > 2 { rest = rest.dropFirst(2).drop { $0 == "/" } }
            return rest.isEmpty ? path : String(rest)
        }
        return "/" + components.joined(separator: "/")
    }

    /// The path for code hosts: relative to the root of the repository where the file lies below it, else absolute;
    /// as given where the working folder is not known.
    public func relativeToRoot(_ path: String) -> String {
        guard let components = absoluteComponents(of: path) else {
            let components = Self.normalized(path)
            return components.isEmpty ? path : components.joined(separator: "/")
        }
        let base = Self.normalized(root ?? workingDirectory ?? "")
        guard components.starts(with: base), components.count > base.count else {
            return "/" + components.joined(separator: "/")
        }
        return components.dropFirst(base.count).joined(separator: "/")
    }

    /// The components of the absolute path; nil where it is not known, and for `<stdin>`, which is not a file.
    private func absoluteComponents(of path: String) -> [Substring]? {
        if path.hasPrefix("/") { return Self.normalized(path) }
        guard let workingDirectory, path != "<stdin>" else { return nil }
        return Self.normalized(workingDirectory + "/" + path)
    }

    /// The components of a path without `.` and, as far as there is a component to go back over, without `..`.
    private static func normalized(_ path: String) -> [Substring] {
        var components: [Substring] = []
        for component in path.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init) where component != "." {
            if component != ".." {
                components.append(component)
            } else if let last = components.last, last != ".." {
                components.removeLast()
            } else if !path.hasPrefix("/") {
                components.append(component)
            }
        }
        return components
    }
}
