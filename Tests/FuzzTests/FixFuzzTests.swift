import Diagnostics
import Linter
import RuleSupport
import Testing

/// Whatever is in a file, fixes leave one that is no worse, and have an end.
@Suite(.timeLimit(.minutes(5))) struct FixFuzzTests {
    private static let mutator = Mutator(corpus: Fuzz.specs, tokens: ["&a ", "*a", "<<: *a", "#", " # x", "\r\n", "~"])

    private func fix(_ bytes: [UInt8]) -> FileReport {
        let options = FixOptions(includesUnsafe: true, writesFiles: true)
        return Pipeline.all.linter.fix(bytes, path: "fuzz.yml", isNamed: true, options)
    }

    @discardableResult
    private func check(_ bytes: [UInt8], seed: UInt64) throws -> FixResult {
        let report = fix(bytes)
        let result = try #require(report.fixes)
        let shown =
            "seed \(seed)\n\(String(decoding: bytes, as: UTF8.self))\nbecomes\n"
            + "\(String(decoding: result.after, as: UTF8.self))\n\(result.notes)"
        let before = Pipeline.all.findings(in: bytes)
        // Of a changed file only what may be otherwise is read and judged again: all is to be as if everything were.
        let left = report.findings
        var fresh = Pipeline.all.findings(in: result.after)
        // A fix that was tried in vain is not offered again.
        for (index, finding) in zip(fresh.indices, left) where finding.fix == nil { fresh[index].fix = nil }
        #expect(left.map { "\($0)" } == fresh.map { "\($0)" }, "\(shown)")
        #expect(faults(report.findings) <= faults(before), "\(shown)")
        #expect(result.isChanged == (result.count > 0), "\(shown)")
        if before.contains(where: { $0.rule == "syntax" || $0.rule == "limit-exceeded" }) {
            #expect(!result.isChanged, "\(shown)")
        }
        if !result.notes.contains(where: { $0.hasPrefix("after 10 rounds") }) {
            #expect(!report.findings.contains { $0.fix != nil }, "\(shown)")
            #expect(fix(result.after).fixes?.isChanged == false, "a second run: \(shown)")
        }
        return result
    }

    private func faults(_ findings: [Finding]) -> Int {
        let checks = Set(BuiltinCheck.allCases.map(\.id))
        return findings.count { checks.contains($0.rule) }
    }

    @Test func `mutated examples`() throws {
        try Fuzz.run(150) { seed, generator in try check(Self.mutator.mutated(&generator), seed: seed) }
    }

    @Test func `random buttons`() throws {
        try Fuzz.run(150) { seed, generator in
            let result = try check(Array(RandomSpec.text(&generator).utf8), seed: seed)
            #expect(
                result.notes.allSatisfy { $0.contains("it would bring an error") || $0.hasPrefix("after 10 rounds") },
                "seed \(seed): \(result.notes)")
        }
    }
}
