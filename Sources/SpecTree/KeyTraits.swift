/// What a look at the keys of one mapping tells about the need for a closer one.
package struct KeyTraits {
    /// Whether two keys may be the same; they surely are not where this is false.
    package private(set) var mayHaveDuplicates = false
    /// Whether there is a merge key.
    package private(set) var hasMergeKey = false

    private let text: UnsafeBufferPointer<UInt8>
    /// The hashes of the keys so far.
    private let hashes: UnsafeMutableBufferPointer<UInt32>
    private var count = 0

    fileprivate init(text: UnsafeBufferPointer<UInt8>, hashes: UnsafeMutableBufferPointer<UInt32>) {
        self.text = text
        self.hashes = hashes
    }

    @inline(__always) fileprivate mutating func look(at key: Node) {
        let length = Int(key.textLength)
        let start = text.firstBytes(at: Int(key.textOffset), length: length)
        guard key.kind == .scalar, key.tag == .none, count < hashes.count, !mayBeOtherThanText(key, start) else {
            mayHaveDuplicates = true
            return
        }
        let hash = hash(of: key, start)
        for earlier in 0..<count where hashes[earlier] == hash { mayHaveDuplicates = true }
        hashes[count] = hash
        count += 1
        if length == 2, start == Self.mergeKey, key.style == .plain { hasMergeKey = true }
    }

    /// `<<` as the first bytes of a key.
    private static let mergeKey = UInt64(UInt8(ascii: "<")) << 8 | UInt64(UInt8(ascii: "<"))

    /// Whether the core schema could take a text, if it were plain, for a number, a truth value or null.
    @inline(__always) private func mayBeOtherThanText(_ key: Node, _ start: UInt64) -> Bool {
        // The first two letters rule out most keys; in lower case, for the core schema has `True` and `TRUE` too.
        switch (UInt8(truncatingIfNeeded: start | 0x20), UInt8(truncatingIfNeeded: start >> 8 | 0x20)) {
        case (...UInt8(ascii: "9"), _), (UInt8(ascii: "~"), _), (UInt8(ascii: "t"), UInt8(ascii: "r")),
            (UInt8(ascii: "f"), UInt8(ascii: "a")), (UInt8(ascii: "n"), UInt8(ascii: "u")):
            let offset = Int(key.textOffset)
            let bytes = UnsafeBufferPointer(rebasing: text[offset..<offset + Int(key.textLength)])
            return CoreSchema.value(of: bytes) != .string
        default: return false
        }
    }

    /// A hash of the length and both ends of a key, for telling keys apart; nothing rests on its being hard to guess.
    @inline(__always) private func hash(of key: Node, _ start: UInt64) -> UInt32 {
        let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
        let length = Int(key.textLength)
        var hash = (UInt64(key.textLength) ^ start) &* factor
        if length > 8 { hash = (hash ^ text.firstBytes(at: Int(key.textOffset) + length - 8, length: 8)) &* factor }
        return UInt32(truncatingIfNeeded: hash >> 32)
    }
}

extension SpecTree {
    /// A look at the keys of a mapping that costs little.
    package func keyTraits(of mapping: NodeID) -> KeyTraits {
        // More keys than this are not compared each with each.
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 24) { hashes in
            text.withUnsafeBufferPointer { text in
                nodes.withUnsafeBufferPointer { nodes in
                    var traits = KeyTraits(text: text, hashes: hashes)
                    var key = Int(mapping.index) + 1
                    let end = Int(nodes[Int(mapping.index)].link.index)
                    while key < end {
                        traits.look(at: nodes[key])
                        let value = nodes[key].indexBehind(key)
                        guard value < end else { break }
                        key = nodes[value].indexBehind(value)
                    }
                    return traits
                }
            }
        }
    }
}
