#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What a user wants in a file, written as it comes: whole, in its place, unless something else than a plain file stands
/// there.
///
/// Devices and pipes, such as `/dev/null`, and what a link leads to are written to as they are, at the end: until then
/// their text is held.
public final class FileOutput {
    private let path: FilePath
    private var replacement: FileReplacement?
    private var problem: FileProblem?
    private var held: [UInt8] = []

    /// Begins to write. What keeps the file from being written is told at the end.
    public init(_ path: FilePath) {
        self.path = path
        switch try? FileSystem.kind(of: path) {
        case .symbolicLink, .other: break
        case .file, .folder, nil:
            do throws(FileProblem) { replacement = try FileReplacement(of: path) } catch { problem = error }
        }
    }

    /// The file that holds what was written until the end, nil where there is none.
    public var temporary: FilePath? { replacement?.temporary }

    /// Adds bytes, which had better be many.
    public func write(_ bytes: [UInt8]) {
        if let replacement { replacement.write(bytes) } else if problem == nil { held += bytes }
    }

    /// Puts what was written in its place; where that cannot be, a plain file stays as it was.
    public func finish() throws(FileProblem) {
        if let problem { throw problem }
        if let replacement { return try replacement.takePlace() }
        try FileSystem.write(held, to: FileSystem.open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644), closing: path)
    }
}

extension FileSystem {
    /// Writes what a user wants in a file, as a ``FileOutput`` does.
    public static func output(_ bytes: [UInt8], to path: FilePath) throws(FileProblem) {
        let file = FileOutput(path)
        file.write(bytes)
        try file.finish()
    }
}
