import Diagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// One file of the cache. It is written once, whole, and never changed.
///
/// Its form, all numbers little-endian: ``magic``; the results, one behind the other; the index, an ``Entry`` a result
/// in the order of their keys; the number of results (4 bytes) and ``magic`` once more. A file of another form is
/// useless, not an error: everything in it is checked before it is used.
package final class CacheSegment: Sendable {
    /// Where a result lies in the file.
    package struct Entry: Sendable {
        package let key: Digest
        let offset: UInt32
        let count: UInt32
        /// What the result's bytes give with the key.
        let checksum: UInt64

        static let length = Digest.length + 16

        var bytes: [UInt8] { key.bytes + offset.storedBytes + count.storedBytes + checksum.storedBytes }
    }

    /// The name and version of the form.
    static let magic = Array("insetlint cache 1\n".utf8)
    /// The bytes behind the index.
    static let endLength = 4 + magic.count
    /// No file of the cache is longer.
    static let largest = 1 << 24

    let path: FilePath
    let size: Int
    private let descriptor: Int32
    private let index: [UInt8]
    private var count: Int { index.count / Entry.length }

    /// The file at a path; nil where it is not one that this program and user have written.
    package init?(_ path: FilePath) {
        let descriptor = FileSystem.open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        guard let (size, index) = Self.index(of: descriptor) else {
            close(descriptor)
            return nil
        }
        self.path = path
        self.size = size
        self.descriptor = descriptor
        self.index = index
    }

    deinit { close(descriptor) }

    private static func index(of descriptor: Int32) -> (size: Int, index: [UInt8])? {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            // What others can write to says what they want.
            status.st_uid == geteuid(), status.st_mode & (S_IWGRP | S_IWOTH) == 0,
            case let size = Int(status.st_size), size >= magic.count + endLength, size <= largest,
            FileSystem.bytes(of: descriptor, at: 0, count: magic.count) == magic,
            let end = FileSystem.bytes(of: descriptor, at: size - endLength, count: endLength),
            end.suffix(magic.count).elementsEqual(magic)
        else { return nil }
        let count = end.withUnsafeBytes { Int(UInt32(storedIn: $0, at: 0)) }
        let length = count * Entry.length
        guard length <= size - endLength - magic.count else { return nil }
        return FileSystem.bytes(of: descriptor, at: size - endLength - length, count: length).map { (size, $0) }
    }

    // MARK: - Results

    /// The result of a key, nil where there is none or it is damaged.
    package func result(of key: Digest) -> [UInt8]? { find(key).flatMap(result) }

    func contains(_ key: Digest) -> Bool { find(key) != nil }

    /// All entries, in the order of their keys.
    package var entries: some Sequence<Entry> { (0..<count).lazy.map(entry) }

    package func result(of entry: Entry) -> [UInt8]? {
        // Only what lies in front of the index: a damaged entry may ask for more memory than there is.
        guard Int(entry.offset) + Int(entry.count) <= size - Self.endLength - index.count,
            let bytes = FileSystem.bytes(of: descriptor, at: Int(entry.offset), count: Int(entry.count)),
            Self.checksum(of: bytes, key: entry.key) == entry.checksum
        else { return nil }
        return bytes
    }

    static func checksum(of bytes: [UInt8], key: Digest) -> UInt64 { BLAKE2b.digest(of: bytes, key: key).checksum }

    private func entry(_ place: Int) -> Entry {
        index.withUnsafeBytes { index in
            let start = place * Entry.length
            let numbers = start + Digest.length
            return Entry(
                key: Digest(index, at: start), offset: UInt32(storedIn: index, at: numbers),
                count: UInt32(storedIn: index, at: numbers + 4), checksum: UInt64(storedIn: index, at: numbers + 8))
        }
    }

    private func find(_ key: Digest) -> Entry? {
        let place = (0..<count).prefixCount { entry($0).key < key }
        guard place < count, case let found = entry(place), found.key == key else { return nil }
        return found
    }
}
