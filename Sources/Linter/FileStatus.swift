#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension FileSystem {
    /// What the file system says of a file.
    public struct Status: Sendable {
        public let size: Int
        /// When its contents were last changed.
        public let changed: Time
        /// Whether it is a plain file that belongs to the user who runs the program.
        let isOwn: Bool
    }

    /// A time since 1970.
    public struct Time: Comparable, Sendable {
        public let seconds: Int
        public let nanoseconds: Int

        public static func < (left: Time, right: Time) -> Bool {
            (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
        }
    }

    /// What the file system says of a path, links not followed; nil where nothing is there.
    public static func status(of path: FilePath) -> Status? {
        var status = stat()
        guard path.withCString({ lstat($0, &status) }) == 0 else { return nil }
        #if canImport(Darwin)
            let changed = status.st_mtimespec
        #else
            let changed = status.st_mtim
        #endif
        return Status(
            size: Int(status.st_size), changed: Time(seconds: Int(changed.tv_sec), nanoseconds: Int(changed.tv_nsec)),
            isOwn: status.st_mode & S_IFMT == S_IFREG && status.st_uid == geteuid())
    }

    /// Takes a file away, if that can be.
    static func remove(_ path: FilePath) { _ = path.withCString { unlink($0) } }

    /// That many bytes of an open file; nil where there are less.
    static func bytes(of descriptor: Int32, at offset: Int, count: Int) -> [UInt8]? {
        var failure: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            filled = fill(UnsafeMutableBufferPointer(rebasing: buffer[..<count]), failure: &failure) {
                pread(descriptor, $0, $1, off_t(offset + $2))
            }
        }
        return bytes.count == count ? bytes : nil
    }
}
