import Testing

@testable import Linter

@Suite struct BLAKE2bTests {
    private static let text = (0..<1_000).map { UInt8(truncatingIfNeeded: $0 * 7) }

    /// The first bytes of the digests that Python's `hashlib` gives, with `BLAKE2b-256("abc")` as the key.
    @Test(arguments: [
        (0, "738dee3c50bb9e53"), (1, "ea79d8e8c08c3075"), (127, "3c4c165fc534952a"), (128, "e98ffe024a877a96"),
        (129, "362d302d0506d3c6"), (255, "ff55205dee166067"), (256, "e55f659cc0017677"), (257, "af457b66a472ac06"),
        (1_000, "c1b9635b580c29b9"),
    ]) func `digests with a key`(_ length: Int, _ start: String) {
        var abc = BLAKE2b()
        abc.add(Array("abc".utf8))
        #expect(hex(abc.digest()) == "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319")
        let text = Array(Self.text.prefix(length))
        #expect(hex(BLAKE2b.digest(of: text, key: abc.digest())).hasPrefix(start))
    }

    @Test func `a text in pieces`() {
        var whole = BLAKE2b()
        whole.add(Self.text)
        for length in [1, 3, 64, 127, 128, 129, 500] {
            var pieces = BLAKE2b()
            for start in stride(from: 0, to: Self.text.count, by: length) {
                pieces.add(Array(Self.text[start..<min(start + length, Self.text.count)]))
                // What was asked for before changes nothing.
                _ = pieces.digest()
            }
            #expect(pieces.digest() == whole.digest())
        }
    }

    private func hex(_ digest: Digest) -> String {
        digest.bytes.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
    }
}
