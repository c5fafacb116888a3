import Testing

@testable import Reporters

@Suite struct SHA256Tests {
    /// The examples of FIPS 180-4 and of NIST's further test vectors.
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (String(repeating: "a", count: 20_000), "cc17faaad36649c4603dda4d8ff97cb149722af0bcac0746305a2134ad2d0b97"),
    ])
    func `known digests`(_ message: String, _ digest: String) {
        #expect(SHA256.hexDigest(of: Array(message.utf8)) == digest)
    }

    /// Every length around the ends of blocks; the expected digest of all digests comes from another implementation.
    @Test func `all lengths up to 200 bytes`() {
        let digests = (0...200).map { length in SHA256.hexDigest(of: (0..<length).map { UInt8($0 % 251) }) }
        #expect(
            SHA256.hexDigest(of: Array(digests.joined().utf8))
                == "b367ea311264aae50e6260b96a10761169ce3eec5d5f8f2258351f82c7252776")
    }
}
