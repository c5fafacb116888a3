import Diagnostics
import TestSupport
import Testing

@testable import Linter

/// The stored form of what was found in a file.
@Suite struct JudgementCodingTests {
    private static let full = FileJudgement(
        diagnostics: [
            Diagnostic(
                rule: "a", severity: .warning, message: "e\u{301} and é", range: ByteRange(0, 9),
                notes: ["é", "e\u{301}"],
                related: [RelatedRange(range: ByteRange(9, 9), message: "")], button: "a", variant: "", keyPath: "🎛",
                fix: Fix(
                    description: "x", isSafe: true,
                    edits: [
                        Edit(range: ByteRange(1, 2), replacement: ""), Edit(range: ByteRange(5, 9), replacement: "\n"),
                    ])),
            Diagnostic(rule: "a", severity: .error, message: "\0", range: ByteRange(300, 70_000)),
            Diagnostic(
                rule: "", severity: .info, message: String(repeating: "long ", count: 99), range: ByteRange(0, 0),
                fix: Fix(description: "", isSafe: false, edits: [])),
        ], isSpec: true)

    /// Everything in a judgement; texts as their bytes, for some that differ are equal to Swift.
    private func shown(_ judgement: FileJudgement?) -> String {
        judgement.map {
            "\($0.isSpec) \($0.diagnostics)".unicodeScalars.map { String($0.value) }.joined(separator: " ")
        }
            ?? "none"
    }

    @Test func `what is written is read`() {
        for judgement in [
            Self.full, FileJudgement(diagnostics: [], isSpec: false), FileJudgement(diagnostics: [], isSpec: true),
        ] {
            let bytes = JudgementCoding.bytes(of: judgement)
            #expect(shown(JudgementCoding.judgement(in: bytes, length: 70_000)) == shown(judgement))
            #expect(JudgementCoding.judgement(in: bytes + [0], length: 70_000) == nil)
            for length in bytes.indices {
                #expect(JudgementCoding.judgement(in: Array(bytes.prefix(length)), length: 70_000) == nil)
            }
        }
    }

    @Test func `places outside of the file are damage`() {
        let bytes = JudgementCoding.bytes(of: Self.full)
        #expect(JudgementCoding.judgement(in: bytes, length: 69_999) == nil)
        #expect(JudgementCoding.judgement(in: bytes, length: 0) == nil)
    }

    @Test func `any bytes are read or refused`() {
        let bytes = JudgementCoding.bytes(of: Self.full)
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<3_000 {
            var changed = bytes
            for _ in 0...generator.number(below: 3) {
                changed[generator.number(below: changed.count)] = UInt8(truncatingIfNeeded: generator.next())
            }
            let judgement = JudgementCoding.judgement(in: changed, length: 70_000)
            for diagnostic in judgement?.diagnostics ?? [] { #expect(diagnostic.range.upper <= 70_000) }
        }
        #expect(JudgementCoding.judgement(in: [UInt8](repeating: 0xFF, count: 100), length: 9) == nil)
        #expect(JudgementCoding.judgement(in: [1] + [0xFF, 0xFF, 0xFF, 0xFF, 0x0F], length: 9) == nil)
    }
}
