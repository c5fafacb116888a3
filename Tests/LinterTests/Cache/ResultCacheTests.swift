import Diagnostics
import Foundation
import SpecTree
import TestSupport
import Testing

@testable import Linter

/// The files of the cache: few, small enough, and of no use when they are damaged.
@Suite struct ResultCacheTests {
    private let folder: TemporaryFolder
    private static let settings = BLAKE2b().digest()

    init() throws { folder = try TemporaryFolder() }

    private func cache(capacity: Int = 1 << 20) -> ResultCache {
        ResultCache(CacheFolder(path: FilePath(folder.path + "/cache"), capacity: capacity))
    }

    private func key(_ number: Int) -> Digest {
        ResultCache.key(of: Array("\(number)".utf8), kind: .yaml, isNamed: false, settings: Self.settings)
    }

    /// A judgement whose message has that length.
    private func judgement(_ number: Int, length: Int = 20) -> FileJudgement {
        let message = "\(number) " + String(repeating: "x", count: length)
        return FileJudgement(
            diagnostics: [Diagnostic(.invalidValue, message, at: ByteRange(1, 3))], isSpec: true)
    }

    private func found(_ number: Int, in cache: ResultCache) -> String? {
        cache.judgement(of: SourceFile(path: "a.yml", text: "text"), key: key(number))?.diagnostics.first?.message
    }

    private func files() throws -> [URL] {
        let url = folder.url("cache")
        guard FileManager.default.fileExists(atPath: url.path) else { return [] }
        return try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
    }

    private func size() throws -> Int { try files().reduce(0) { $0 + (try Data(contentsOf: $1)).count } }

    @Test func `what was added is found by later runs`() throws {
        let first = cache()
        first.add(judgement(1), key: key(1))
        first.add(judgement(2), key: key(2))
        #expect(found(1, in: first) == nil)
        first.finish([])
        let second = cache()
        #expect(found(1, in: second)?.hasPrefix("1 ") == true && found(2, in: second)?.hasPrefix("2 ") == true)
        #expect(found(3, in: second) == nil)
        let other = ResultCache.key(of: Array("1".utf8), kind: .yaml, isNamed: true, settings: Self.settings)
        #expect(second.judgement(of: SourceFile(path: "", text: "text"), key: other) == nil)
        // A place that is not in the file.
        #expect(second.judgement(of: SourceFile(path: "", text: "te"), key: key(1)) == nil)
    }

    @Test func `a run that adds nothing writes nothing`() throws {
        cache().finish([])
        #expect(try files() == [])
    }

    @Test func `settings that have judged are known`() throws {
        let linter = DeferredLinter(limits: .init(), settings: key(7))
        let other = DeferredLinter(limits: .init(), settings: key(8))
        let first = cache()
        #expect(!first.knows([linter]) && first.knows([]))
        first.finish([linter])
        #expect(cache().knows([linter]) && !cache().knows([linter, other]))
    }

    @Test func `many small runs leave few files`() throws {
        for number in 0..<200 {
            let run = cache()
            run.add(judgement(number), key: key(number))
            run.finish([])
            #expect(try files().count <= 12)
        }
        let all = cache()
        for number in 0..<200 { #expect(found(number, in: all)?.hasPrefix("\(number) ") == true) }
    }

    @Test func `the oldest results go first`() throws {
        for number in 0..<60 {
            let run = cache(capacity: 20_000)
            run.add(judgement(number, length: 1_000), key: key(number))
            run.finish([])
            #expect(try size() <= 20_000)
        }
        let last = cache()
        #expect(found(59, in: last) != nil && found(0, in: last) == nil)
        // A run that has more than fits keeps what does.
        let large = cache(capacity: 20_000)
        for number in 100..<160 { large.add(judgement(number, length: 1_000), key: key(number)) }
        large.finish([])
        #expect(try size() <= 20_000)
        #expect(found(100, in: cache()) != nil && found(159, in: cache()) == nil)
    }

    @Test func `a result that is too large is not kept`() throws {
        let run = cache(capacity: 1 << 24)
        run.add(judgement(1, length: CacheWriter.largestResult), key: key(1))
        run.add(judgement(2), key: key(2))
        run.finish([])
        #expect(found(1, in: cache()) == nil && found(2, in: cache()) != nil)
    }

    @Test func `a damaged file goes, and so does what an interrupted run has left`() throws {
        try folder.write("insetlint cache 0\n", to: "cache/old.insetlint-cache")
        try folder.write("x", to: "cache/.insetlint-1-0.tmp")
        try folder.write("x", to: "cache/.insetlint-2-0.tmp")
        try folder.write("x", to: "cache/notes.txt")
        let past = [FileAttributeKey.modificationDate: Date(timeIntervalSinceNow: -100_000)]
        try FileManager.default.setAttributes(past, ofItemAtPath: folder.url("cache/.insetlint-1-0.tmp").path)
        let run = cache()
        run.add(judgement(1), key: key(1))
        run.finish([])
        let names = try files().map(\.lastPathComponent).filter { !$0.hasSuffix(".insetlint-cache") }.sorted()
        #expect(names == [".insetlint-2-0.tmp", "notes.txt"])
        #expect(try files().count == 3)
    }

    @Test func `a changed bit hides a result, and never changes it`() throws {
        let run = cache()
        for number in 0..<3 { run.add(judgement(number), key: key(number)) }
        run.finish([])
        let file = try #require(try files().first)
        let bytes = [UInt8](try Data(contentsOf: file))
        for place in bytes.indices {
            var changed = bytes
            changed[place] ^= 1 << UInt8(place % 8)
            try Data(changed).write(to: file)
            let damaged = cache()
            for number in 0..<3 {
                if let message = found(number, in: damaged) { #expect(message.hasPrefix("\(number) ")) }
            }
        }
    }
}
