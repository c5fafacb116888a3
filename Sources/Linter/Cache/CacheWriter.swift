/// Writes a new file of the cache under a name that nobody reads; it gets its own when it is whole.
///
/// Where something goes wrong, as on a full disk, there is no new file, and nobody is told: a cache may be missing.
struct CacheWriter {
    private let file: FileReplacement
    private var buffer = CacheSegment.magic
    private var entries: [CacheSegment.Entry] = []
    private let most: Int
    /// The bytes of the results, those that wait in the buffer too.
    private var resultsSize = CacheSegment.magic.count

    /// The largest result that is kept.
    static let largestResult = 1 << 20
    private static let bufferSize = 1 << 16

    /// Begins a file that gets no longer than `most`; nil where its folder cannot be written to.
    init?(_ path: FilePath, most: Int) {
        self.most = most
        guard let file = try? FileReplacement(of: path, mode: 0o600) else { return nil }
        self.file = file
    }

    /// The size that the file has if it ends here.
    var size: Int { resultsSize + entries.count * CacheSegment.Entry.length + CacheSegment.endLength }

    /// Whether another result of that size fits.
    func hasRoom(for count: Int) -> Bool { size + count + CacheSegment.Entry.length <= most }

    mutating func add(_ result: [UInt8], key: Digest) {
        guard result.count <= Self.largestResult, hasRoom(for: result.count) else { return }
        entries.append(
            CacheSegment.Entry(
                key: key, offset: UInt32(resultsSize), count: UInt32(result.count),
                checksum: CacheSegment.checksum(of: result, key: key)))
        resultsSize += result.count
        write(result)
    }

    private mutating func write(_ bytes: [UInt8]) {
        buffer += bytes
        if buffer.count >= Self.bufferSize { flush() }
    }

    private mutating func flush() {
        file.write(buffer)
        buffer.removeAll(keepingCapacity: true)
    }

    /// Ends the file and gives it its name; false where there is no new file.
    mutating func finish() -> Bool {
        entries.sort { ($0.key, $0.offset) < ($1.key, $1.offset) }
        var count: UInt32 = 0
        for (index, entry) in entries.enumerated() where index == 0 || entries[index - 1].key != entry.key {
            write(entry.bytes)
            count += 1
        }
        write(count.storedBytes + CacheSegment.magic)
        flush()
        return (try? file.takePlace(isLasting: false)) != nil
    }
}
