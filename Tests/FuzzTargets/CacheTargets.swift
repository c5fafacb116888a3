import Diagnostics
import Foundation
import Linter
import TestSupport

/// The files of the cache.
enum CacheTargets {
    /// What is read as a result of a file says nothing of a place outside of the file, and is written as the same.
    static func judgementFault(in bytes: [UInt8]) -> String? {
        let length = 300
        guard let judgement = JudgementCoding.judgement(in: bytes, length: length) else { return nil }
        for diagnostic in judgement.diagnostics where diagnostic.range.upper > length {
            return "outside of the file: \(diagnostic)"
        }
        let written = JudgementCoding.bytes(of: judgement)
        let again = JudgementCoding.judgement(in: written, length: length).map(JudgementCoding.bytes)
        return again == written ? nil : "another judgement: \(judgement)"
    }

    /// No file makes the cache give a result that it was not given.
    static func segmentFault(in bytes: [UInt8]) -> String? {
        guard let folder, (try? folder.write(bytes, to: "fuzz.insetlint-cache")) != nil else { return nil }
        chmod(folder.path + "/fuzz.insetlint-cache", 0o600)
        guard let segment = CacheSegment(FilePath(folder.path + "/fuzz.insetlint-cache")) else { return nil }
        for entry in segment.entries {
            if let result = segment.result(of: entry), result.count > bytes.count { return "longer than the file" }
            _ = segment.result(of: entry.key)
        }
        return nil
    }

    private static let folder = try? TemporaryFolder()
}
