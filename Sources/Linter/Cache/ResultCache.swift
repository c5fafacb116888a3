import Diagnostics
import Synchronization

/// What earlier runs have found in files, by everything that it depends on: the bytes of the file, and the program, rules
/// and settings that have judged it.
///
/// The cache is a help, never a need: what is missing, damaged or of another program is not there, and what cannot be
/// written is not written.
public final class ResultCache: Sendable {
    private let folder: CacheFolder
    private let segments: [CacheSegment]
    private let writer = Mutex<Additions>(Additions())

    private struct Additions {
        var writer: CacheWriter?
        /// Whether a writer was begun; nothing is tried twice.
        var isBegun = false
    }

    /// The cache in a folder, which need not be there.
    public convenience init(folder: FilePath) { self.init(CacheFolder(path: folder)) }

    init(_ folder: CacheFolder) {
        self.folder = folder
        segments = folder.segments()
    }

    // MARK: - Results

    /// What the result of a file is kept under.
    static func key(of contents: [UInt8], kind: FileKind, isNamed: Bool, settings: Digest) -> Digest {
        var hash = BLAKE2b(key: settings)
        hash.add(contents)
        hash.add([isNamed ? 1 : 0])
        hash.add(Array(kind.rawValue.utf8) + [0])
        return hash.digest()
    }

    /// What the fact is kept under that files have been judged with these settings.
    private static func key(ofSettings settings: Digest) -> Digest { BLAKE2b.digest(of: [2], key: settings) }

    /// What an earlier run has found in a file.
    func judgement(of file: SourceFile, key: Digest) -> FileJudgement? {
        for segment in segments {
            guard let result = segment.result(of: key) else { continue }
            if let judgement = JudgementCoding.judgement(in: result, length: file.text.count) { return judgement }
        }
        return nil
    }

    /// Keeps what was found in a file.
    func add(_ judgement: FileJudgement, key: Digest) { add(JudgementCoding.bytes(of: judgement), key: key) }

    private func add(_ result: [UInt8], key: Digest) {
        writer.withLock { additions in
            if !additions.isBegun { additions = Additions(writer: folder.writer(), isBegun: true) }
            additions.writer?.add(result, key: key)
        }
    }

    // MARK: - A run

    /// Whether earlier runs have judged files with the settings of all these linters, so that nothing is wrong with the
    /// rules and configurations that these come from.
    public func knows(_ linters: some Sequence<DeferredLinter>) -> Bool {
        linters.allSatisfy { linter in
            let key = Self.key(ofSettings: linter.settings)
            return segments.contains { $0.contains(key) }
        }
    }

    /// Writes what has been added by a run with these linters.
    public func finish(_ linters: some Sequence<DeferredLinter>) {
        for linter in linters where !knows([linter]) { add([], key: Self.key(ofSettings: linter.settings)) }
        writer.withLock { additions in
            guard var writer = additions.writer.take() else { return }
            folder.finish(&writer, besides: segments)
        }
    }
}
