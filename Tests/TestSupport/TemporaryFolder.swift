public import Foundation

/// A new empty folder that goes away with the last reference to it.
public final class TemporaryFolder: Sendable {
    /// Where the folder lies, symbolic links resolved.
    public let path: String

    /// A folder of a name that no other has.
    public init() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("insetlint-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.resolvingSymlinksInPath().path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The place of a file in the folder, by its relative path.
    public func url(_ name: String) -> URL { URL(fileURLWithPath: path).appendingPathComponent(name) }

    /// Writes a file, and the folders above it where they are missing.
    public func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

    /// Writes a file of those bytes, and the folders above it where they are missing.
    public func write(_ bytes: [UInt8], to name: String) throws {
        let url = url(name)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    /// The text of a file; bytes that are not UTF-8 become U+FFFD.
    public func read(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: url(name)), as: UTF8.self)
    }
}
