#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension FileSystem {
    /// The absolute path of something that is there, without links, `.` and `..`; nil for what is not.
    public static func realPath(of path: FilePath) -> FilePath? {
        guard let resolved = path.withCString({ realpath($0, nil) }) else { return nil }
        defer { free(resolved) }
        return FilePath(Array(UnsafeRawBufferPointer(start: resolved, count: strlen(resolved))))
    }

    /// Whether a folder is the root of a repository.
    static func isRepository(_ folder: FilePath) -> Bool { exists(folder.appending(Array(".git".utf8))) }

    /// The root of the repository that a folder lies in, the folder itself where it lies in none; `folder` is absolute.
    public static func repositoryRoot(of folder: FilePath) -> FilePath {
        var candidate = folder
        while true {
            if isRepository(candidate) { return candidate }
            guard candidate.bytes.count > 1 else { return folder }
            candidate = candidate.parent
        }
    }
}

extension FilePath {
    var isAbsolute: Bool { bytes.first == UInt8(ascii: "/") }

    /// The folder that a path names its last part in: `.` for a lone name.
    var parent: FilePath {
        guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return FilePath(".") }
        return FilePath(slash == 0 ? [UInt8(ascii: "/")] : Array(bytes[..<slash]))
    }

    /// The last part of a path.
    var name: ArraySlice<UInt8> {
        bytes.lastIndex(of: UInt8(ascii: "/")).map { bytes[($0 + 1)...] } ?? bytes[...]
    }

    /// The path as people read it from a folder: relative to it for what lies in it, or for a folder above it.
    func shown(from folder: FilePath) -> FilePath {
        if let inside = relative(to: folder) { return FilePath(Array(inside)) }
        var above = folder
        var climb: [UInt8] = []
        while above.bytes.count > 1 {
            above = above.parent
            climb += Array("../".utf8)
            if let inside = relative(to: above), climb.count <= 12, above.bytes.count > 1 {
                return inside.contains(UInt8(ascii: "/")) ? self : FilePath(climb + inside)
            }
        }
        return self
    }
}

extension FileSystem {
    /// Whether something has that name, a link that leads nowhere included.
    public static func isThere(_ path: FilePath) -> Bool { (try? kind(of: path)) != nil }
}
