#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension FileSystem {
    /// Writes a new file, and the folders above it where they are missing. What is there already is never touched: a
    /// file or link of that name is an error.
    public static func create(_ path: FilePath, contents: [UInt8]) throws(FileProblem) {
        try createFolders(above: path)
        try write(contents, to: open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0o666), closing: path)
    }

    /// Makes the folders of a path that are missing, up to its last `/`.
    public static func createFolders(above path: FilePath, mode: UInt16 = 0o777) throws(FileProblem) {
        for index in path.bytes.indices.dropFirst() where path.bytes[index] == UInt8(ascii: "/") {
            let folder = FilePath(Array(path.bytes[..<index]))
            guard folder.withCString({ mkdir($0, mode_t(mode)) }) == 0 || errno == EEXIST else {
                throw FileProblem(path: folder, reason: reason(errno))
            }
        }
    }
}
