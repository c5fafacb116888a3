#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A new file that takes the place of another when it is whole.
///
/// Until then it lies beside that one, under a name that nobody reads. Where anything goes wrong, it goes away and the
/// other stays as it was.
final class FileReplacement {
    /// Where the new file lies until it has its place.
    let temporary: FilePath
    private let path: FilePath
    private let descriptor: Int32
    private var isOpen = true
    private var isTemporary = true
    private var problem: FileProblem?

    /// Begins a file of that mode, but for what the user's mask takes away.
    init(of path: FilePath, mode: mode_t = 0o644) throws(FileProblem) {
        guard let (temporary, descriptor) = Self.open(in: path.parent, mode: mode) else {
            throw Self.problem(path)
        }
        self.path = path
        self.temporary = temporary
        self.descriptor = descriptor
    }

    deinit { discard() }

    /// Adds bytes. What cannot be written is told when the file is to take its place.
    func write(_ bytes: [UInt8]) {
        guard problem == nil, !FileSystem.write(bytes, to: descriptor) else { return }
        problem = Self.problem(path)
        // A disk that is full has others who want to write.
        discard()
    }

    /// Lets the new file take the place of the old one.
    ///
    /// - Parameters:
    ///   - isLasting: Whether the file has to be whole after a power cut, too.
    ///   - prepare: Called with the new file's descriptor when it is written.
    ///   - check: Called right before the new file takes the place of the old one.
    func takePlace(
        isLasting: Bool = true, prepare: (Int32) -> Void = { _ in }, check: () throws(FileProblem) -> Void = {}
    ) throws(FileProblem) {
        if let problem { throw problem }
        defer { discard() }
        prepare(descriptor)
        guard !isLasting || fsync(descriptor) == 0, close() else { throw Self.problem(path) }
        try check()
        guard temporary.withCString({ from in path.withCString { rename(from, $0) } }) == 0 else {
            throw Self.problem(path)
        }
        isTemporary = false
    }

    private func discard() {
        _ = close()
        if isTemporary { FileSystem.remove(temporary) }
        isTemporary = false
    }

    private func close() -> Bool {
        defer { isOpen = false }
        guard isOpen else { return true }
        #if canImport(Darwin)
            return Darwin.close(descriptor) == 0
        #elseif canImport(Musl)
            return Musl.close(descriptor) == 0
        #else
            return Glibc.close(descriptor) == 0
        #endif
    }

    /// What the system's last error keeps from being written.
    private static func problem(_ path: FilePath) -> FileProblem {
        FileProblem(path: path, reason: FileSystem.reason(errno), action: "write")
    }
}

// MARK: - Names

extension FileReplacement {
    private static let nameStart = Array(".insetlint-".utf8)
    private static let nameEnd = Array(".tmp".utf8)

    /// Whether a name is one of a file that was to take the place of another.
    static func isTemporary(_ name: [UInt8]) -> Bool {
        name.starts(with: nameStart) && name.suffix(nameEnd.count).elementsEqual(nameEnd)
    }

    /// A new file under a name that nothing in the folder has; nil, with `errno` set, where that cannot be.
    private static func open(in folder: FilePath, mode: mode_t) -> (FilePath, Int32)? {
        for number in 0..<1_000 {
            let path = folder.appending(nameStart + Array("\(getpid())-\(number)".utf8) + nameEnd)
            let descriptor = FileSystem.open(path, O_WRONLY | O_CREAT | O_EXCL, mode)
            if descriptor >= 0 { return (path, descriptor) }
            if errno != EEXIST { break }
        }
        return nil
    }
}

extension FileSystem {
    /// Writes a file whole: into a new file beside it, which then takes its place.
    public static func replace(_ path: FilePath, with bytes: [UInt8]) throws(FileProblem) {
        let file = try FileReplacement(of: path)
        file.write(bytes)
        try file.takePlace()
    }
}
