#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A path as the system has it: bytes that need not be valid UTF-8.
public struct FilePath: Hashable, Sendable {
    /// The bytes, without a NUL.
    public let bytes: [UInt8]

    public init(_ bytes: [UInt8]) { self.bytes = bytes.contains(0) ? Array(bytes.prefix { $0 != 0 }) : bytes }
    public init(_ text: String) { self.init(Array(text.utf8)) }

    public func hash(into hasher: inout Hasher) { bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }

    /// The path as text for reports, without a leading `./`; bytes that are no text become U+FFFD.
    public var display: String {
        var shown = bytes[...]
        while shown.starts(with: [UInt8(ascii: "."), UInt8(ascii: "/")]), shown.count > 2 {
            shown = shown.dropFirst(2).drop { $0 == UInt8(ascii: "/") }
        }
        return String(decoding: shown, as: UTF8.self)
    }

    /// The path of an entry of this folder.
    func appending(_ name: [UInt8]) -> FilePath {
        FilePath(bytes.last == UInt8(ascii: "/") ? bytes + name : bytes + [UInt8(ascii: "/")] + name)
    }

    /// The path as the system takes it.
    public func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
        (bytes + [0]).withUnsafeBytes { raw in
            raw.withMemoryRebound(to: CChar.self) { body($0.baseAddress ?? UnsafePointer(emptyCString)) }
        }
    }
}

nonisolated(unsafe) private let emptyCString = UnsafeMutablePointer<CChar>.allocate(capacity: 1)

/// Why a file or folder could not be read or written, in words.
public struct FileProblem: Error, Sendable {
    public let path: FilePath
    public let reason: String
    /// What could not be done.
    public var action = "read"

    /// The whole message.
    public var message: String { "cannot \(action) \(path.display): \(reason)" }
}

/// The few things that a linter needs of the file system.
public enum FileSystem {
    enum Kind {
        case file
        case folder
        case symbolicLink
        case other
    }

    /// The bytes of a regular file, at most `limit` and one more. Pipes and devices are refused, for reading them may
    /// never end.
    public static func contents(of path: FilePath, limit: Int) throws(FileProblem) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_NONBLOCK)
        guard descriptor >= 0 else { throw FileProblem(path: path, reason: reason(errno)) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw FileProblem(path: path, reason: reason(errno)) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            let isFolder = status.st_mode & S_IFMT == S_IFDIR
            throw FileProblem(path: path, reason: isFolder ? "it is a folder" : "it is not a regular file")
        }
        return try read(descriptor, path: path, expected: min(Int(status.st_size), limit), limit: limit)
    }

    /// All of standard input, at most `limit` bytes and one more.
    public static func standardInput(limit: Int) throws(FileProblem) -> [UInt8] {
        try read(STDIN_FILENO, path: FilePath("standard input"), expected: 0, limit: limit)
    }

    private static func read(
        _ descriptor: Int32, path: FilePath, expected: Int, limit: Int
    ) throws(FileProblem) -> [UInt8] {
        var failure: Int32 = 0
        var bytes = [UInt8](unsafeUninitializedCapacity: expected + 1) { buffer, count in
            count = fill(buffer, from: descriptor, end: expected, failure: &failure)
        }
        while failure == 0, bytes.count > expected, bytes.count <= limit {
            let more = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
                count = fill(buffer, from: descriptor, failure: &failure)
            }
            guard !more.isEmpty else { break }
            bytes += more
        }
        guard failure == 0 else { throw FileProblem(path: path, reason: reason(failure)) }
        return bytes
    }

    /// Reads into a buffer; a file that ends where it is known to end is not asked for more.
    private static func fill(
        _ buffer: UnsafeMutableBufferPointer<UInt8>, from descriptor: Int32, end: Int = 0, failure: inout Int32
    ) -> Int {
        fill(buffer, end: end, failure: &failure) { start, count, _ in
            #if canImport(Darwin)
                Darwin.read(descriptor, start, count)
            #elseif canImport(Musl)
                Musl.read(descriptor, start, count)
            #else
                Glibc.read(descriptor, start, count)
            #endif
        }
    }

    /// Reads until a buffer is full or the input ends; gives the number of bytes. `read` is told where the next bytes go,
    /// how many there may be, and how many there are already.
    ///
    /// Where a reading that could have given more gives all up to `end`, the input has ended; 0 for an end that is not
    /// known.
    static func fill(
        _ buffer: UnsafeMutableBufferPointer<UInt8>, end: Int = 0, failure: inout Int32,
        read: (UnsafeMutablePointer<UInt8>, Int, Int) -> Int
    ) -> Int {
        var count = 0
        while count < buffer.count, let start = buffer.baseAddress {
            let length = read(start + count, buffer.count - count, count)
            if length > 0 {
                count += length
                if count == end { break }
            } else if length == 0 {
                break
            } else if errno != EINTR {
                failure = errno
                break
            }
        }
        return count
    }

    /// What is at a path, links not followed; nil where nothing is.
    static func kind(of path: FilePath) throws(FileProblem) -> Kind {
        var status = stat()
        guard path.withCString({ lstat($0, &status) }) == 0 else {
            throw FileProblem(path: path, reason: reason(errno))
        }
        return kind(status.st_mode)
    }

    /// What a path leads to, links followed.
    static func targetKind(of path: FilePath) throws(FileProblem) -> Kind {
        var status = stat()
        guard path.withCString({ stat($0, &status) }) == 0 else { throw FileProblem(path: path, reason: reason(errno)) }
        return kind(status.st_mode)
    }

    private static func kind(_ mode: mode_t) -> Kind {
        switch mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: .symbolicLink
        default: .other
        }
    }

    /// The names in a folder, sorted by their bytes.
    static func names(in folder: FilePath) throws(FileProblem) -> [[UInt8]] {
        try entries(in: folder).map(\.name).sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// What is in a folder, in no order: the names, and what each is, links not followed; nil where the folder does not
    /// say.
    static func entries(in folder: FilePath) throws(FileProblem) -> [(name: [UInt8], kind: Kind?)] {
        guard let directory = folder.withCString({ opendir($0) }) else {
            throw FileProblem(path: folder, reason: reason(errno))
        }
        defer { closedir(directory) }
        var entries: [(name: [UInt8], kind: Kind?)] = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: UInt8.self, capacity: 256) { start in
                    Array(
                        UnsafeBufferPointer(
                            start: start, count: strlen(UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self))))
                }
            }
            guard name != Array(".".utf8), name != Array("..".utf8) else { continue }
            entries.append((name, kind(entryType: Int(entry.pointee.d_type))))
        }
        return entries
    }

    private static func kind(entryType: Int) -> Kind? {
        switch entryType {
        case Int(DT_REG): .file
        case Int(DT_DIR): .folder
        case Int(DT_LNK): .symbolicLink
        case Int(DT_UNKNOWN): nil
        default: .other
        }
    }

    /// Whether something is at a path.
    public static func exists(_ path: FilePath) -> Bool { path.withCString { access($0, F_OK) } == 0 }

    /// Opens a file that no other program is to inherit; negative, with `errno` set, where that cannot be.
    static func open(_ path: FilePath, _ flags: Int32, _ mode: mode_t = 0) -> Int32 {
        #if canImport(Darwin)
            path.withCString { Darwin.open($0, flags | O_CLOEXEC, mode) }
        #elseif canImport(Musl)
            path.withCString { Musl.open($0, flags | O_CLOEXEC, mode) }
        #else
            path.withCString { Glibc.open($0, flags | O_CLOEXEC, mode) }
        #endif
    }

    /// Writes a file that was just opened, and closes it; `descriptor` is negative where that failed.
    static func write(_ bytes: [UInt8], to descriptor: Int32, closing path: FilePath) throws(FileProblem) {
        guard descriptor >= 0 else { throw FileProblem(path: path, reason: reason(errno)) }
        let failure = write(bytes, to: descriptor) ? 0 : errno
        guard close(descriptor) == 0, failure == 0 else {
            throw FileProblem(path: path, reason: reason(failure == 0 ? errno : failure))
        }
    }

    /// Writes all bytes to a descriptor; false, with `errno` set, where that fails.
    public static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        bytes.withUnsafeBytes { raw in
            var written = 0
            while written < raw.count, let start = raw.baseAddress {
                #if canImport(Darwin)
                    let count = Darwin.write(descriptor, start + written, raw.count - written)
                #elseif canImport(Musl)
                    let count = Musl.write(descriptor, start + written, raw.count - written)
                #else
                    let count = Glibc.write(descriptor, start + written, raw.count - written)
                #endif
                if count > 0 {
                    written += count
                } else if errno != EINTR {
                    return false
                }
            }
            return true
        }
    }

    /// What an error of the system means.
    public static func reason(_ code: Int32) -> String {
        switch code {
        case ENOENT: "there is no such file or folder"
        case EACCES, EPERM: "permission denied"
        case ELOOP: "its links lead in a circle"
        case ENAMETOOLONG: "the name is too long"
        case EMFILE, ENFILE: "too many files are open"
        default: String(cString: strerror(code))
        }
    }
}
