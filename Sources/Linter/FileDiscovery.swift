import Diagnostics

/// The files of a run, found from the paths of the command line.
public struct FileDiscovery: Sendable {
    /// A file to lint.
    public struct File: Hashable, Sendable {
        public let path: FilePath
        /// Whether it was named by hand, so that a file that is no spec is an error.
        public let isNamed: Bool
    }

    /// The files, sorted by path, each once.
    public private(set) var files: [File] = []
    /// Paths that could not be read.
    public private(set) var problems: [FileProblem] = []

    private let kinds: Set<FileKind>

    /// Walks folders for files of some kinds. Names that begin with a dot are passed over, and links to folders are
    /// not followed, so that a circle of links cannot keep the walk going.
    ///
    /// With `treatsNamedAsFound` a file that was named by hand is like one that was found in a folder.
    public init(paths: [FilePath], kinds: Set<FileKind> = [.yaml], treatsNamedAsFound: Bool = false) {
        self.kinds = kinds
        for path in paths {
            do throws(FileProblem) {
                switch try FileSystem.targetKind(of: path) {
                case .folder: walk(path)
                case .file: files.append(File(path: path, isNamed: !treatsNamedAsFound))
                case .symbolicLink, .other:
                    problems.append(FileProblem(path: path, reason: "it is neither a file nor a folder"))
                }
            } catch {
                problems.append(error)
            }
        }
        sort()
    }

    private mutating func walk(_ root: FilePath) {
        var folders = [root]
        while let folder = folders.popLast() {
            do throws(FileProblem) {
                for (name, kind) in try FileSystem.entries(in: folder) where name.first != UInt8(ascii: ".") {
                    let path = folder.appending(name)
                    switch kind ?? (try? FileSystem.kind(of: path)) {
                    case .folder: folders.append(path)
                    case .file: if isWanted(path) { files.append(File(path: path, isNamed: false)) }
                    case .symbolicLink:
                        if isWanted(path), (try? FileSystem.targetKind(of: path)) == .file {
                            files.append(File(path: path, isNamed: false))
                        }
                    case .other, nil: break
                    }
                }
            } catch {
                problems.append(error)
            }
        }
    }

    private func isWanted(_ path: FilePath) -> Bool { FileKind(name: path.bytes).map(kinds.contains) ?? false }

    /// By path; a file that was both named and found counts as named.
    private mutating func sort() {
        let sorted = files.map { (name: $0.path.display, file: $0) }.sorted { Self.precedes($0.name, $1.name) }
        files = []
        var last: String?
        for (name, file) in sorted {
            if name != last {
                files.append(file)
                last = name
            } else if file.isNamed, let index = files.indices.last {
                files[index] = File(path: files[index].path, isNamed: true)
            }
        }
        problems.sort { Self.precedes($0.path.display, $1.path.display) }
    }

    /// Whether a text comes first, byte for byte.
    private static func precedes(_ text: String, _ other: String) -> Bool {
        let result = text.utf8.withContiguousStorageIfAvailable { text in
            other.utf8.withContiguousStorageIfAvailable { text.precedes($0) }
        }
        return (result ?? nil) ?? text.utf8.lexicographicallyPrecedes(other.utf8)
    }
}
