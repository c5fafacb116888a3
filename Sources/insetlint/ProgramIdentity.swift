import Linter
import YAMLReader

#if canImport(Darwin)
    import Darwin
#endif

/// What tells this program from every other version and build of it.
enum ProgramIdentity {
    /// The version, and what the file system says of the program's file, for builds of one version differ; nil where
    /// that is not known.
    static let current: String? = {
        guard let path, let status = FileSystem.status(of: path) else { return nil }
        let changed = "\(status.changed.seconds).\(status.changed.nanoseconds)"
        return "insetlint \(Version.number), \(status.size) bytes of \(changed), libyaml \(YAMLReader.libraryVersion)"
    }()

    /// The program's file, links followed.
    private static var path: FilePath? {
        #if canImport(Darwin)
            var size = UInt32(PATH_MAX)
            let name = withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(size)) { buffer in
                buffer.baseAddress.flatMap { _NSGetExecutablePath($0, &size) == 0 ? String(cString: $0) : nil }
            }
            return name.flatMap { FileSystem.realPath(of: FilePath($0)) }
        #else
            return FileSystem.realPath(of: FilePath("/proc/self/exe"))
        #endif
    }
}
