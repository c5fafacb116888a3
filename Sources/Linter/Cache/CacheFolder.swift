#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The files of a cache. Several runs may use the folder at once: files come whole and never change, and one that is
/// removed stays readable for whoever has it open.
struct CacheFolder: Sendable {
    let path: FilePath

    /// How much its files hold together, in bytes. One file holds half of it at most, so that never all goes at once.
    var capacity = 2 * CacheSegment.largest
    /// How many files are read.
    private static let most = 32
    /// The seconds after which an unfinished file is taken for left behind.
    private static let unfinishedAge = 86_400

    private static let ending = Array(".insetlint-cache".utf8)

    /// The files that can be used, the newest first.
    func segments() -> [CacheSegment] { files().prefix(Self.most).compactMap { CacheSegment($0.path) } }

    /// A file by its name, which is the cache's.
    private struct File {
        var path: FilePath
        var status: FileSystem.Status
    }

    /// The user's own files of the cache, the newest first.
    private func files() -> [File] {
        let names = (try? FileSystem.names(in: path)) ?? []
        let files = names.filter { $0.suffix(Self.ending.count).elementsEqual(Self.ending) }.compactMap { name in
            let path = path.appending(name)
            return FileSystem.status(of: path).map { File(path: path, status: $0) }
        }
        return files.filter { $0.status.isOwn }.sorted { $1.status.changed < $0.status.changed }
    }

    /// Begins a new file, with the folder where it is missing; nil where that cannot be.
    func writer() -> CacheWriter? {
        let name = String(UInt64.random(in: .min ... .max), radix: 36)
        let path = path.appending(Array(name.utf8) + Self.ending)
        try? FileSystem.createFolders(above: path, mode: 0o700)
        return CacheWriter(path, most: capacity / 2)
    }

    /// Ends a new file. It takes in the smaller ones, so that there are never many.
    func finish(_ writer: inout CacheWriter, besides segments: [CacheSegment]) {
        var old: [CacheSegment] = []
        for segment in segments.sorted(by: { $0.size < $1.size })
        where segment.size <= 2 * writer.size || segments.count - old.count >= Self.most / 2 {
            guard writer.hasRoom(for: segment.size) else { break }
            for entry in segment.entries {
                if let result = segment.result(of: entry) { writer.add(result, key: entry.key) }
            }
            old.append(segment)
        }
        guard writer.finish() else { return }
        for segment in old { FileSystem.remove(segment.path) }
        clean(known: Set(segments.map(\.path)))
    }

    /// Removes files that cannot be used, the oldest ones where all are too much, and what broken runs have left. Files
    /// never change, so those that are known to be whole are not looked at again.
    private func clean(known: Set<FilePath>) {
        var size = 0
        for file in files() {
            size += file.status.size
            let isUsable = known.contains(file.path) || CacheSegment(file.path) != nil
            if size > capacity || !isUsable { FileSystem.remove(file.path) }
        }
        for name in (try? FileSystem.names(in: path)) ?? [] where FileReplacement.isTemporary(name) {
            let path = path.appending(name)
            guard let status = FileSystem.status(of: path), status.isOwn else { continue }
            if status.changed.seconds < time(nil) - Self.unfinishedAge { FileSystem.remove(path) }
        }
    }
}
