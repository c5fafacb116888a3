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
        try makeFolders(above: path)
        let descriptor = path.withCString { open($0, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666) }
        try write(contents, to: descriptor, closing: path)
    }

    /// Makes the folders above a file where they are missing.
    public static func makeFolders(above path: FilePath) throws(FileProblem) {
        for index in path.bytes.indices.dropFirst() where path.bytes[index] == UInt8(ascii: "/") {
            let folder = FilePath(Array(path.bytes[..<index]))
            guard folder.withCString({ mkdir($0, 0o777) }) == 0 || errno == EEXIST else {
                throw FileProblem(path: folder, reason: reason(errno))
            }
        }
    }
}
