/// What a look at the keys of one mapping tells about the need for a closer one.
package struct KeyTraits {
    /// Whether two keys may be the same; they surely are not where this is false.
    package fileprivate(set) var mayHaveDuplicates = false
    /// Whether there is a merge key.
    package fileprivate(set) var hasMergeKey = false
}

extension SpecTree {
    /// A look at the keys of a mapping that costs little.
    package func keyTraits(of mapping: NodeID) -> KeyTraits {
        // More keys than this are not compared each with each.
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { hashes in
            text.withUnsafeBufferPointer { text in
                nodes.withUnsafeBufferPointer { nodes in
                    var look = KeyLook(text: text, hashes: hashes)
                    var key = Int(mapping.index) + 1
                    let end = Int(nodes[Int(mapping.index)].link.index)
                    while key < end {
                        look.take(nodes[key])
                        let value = nodes[key].indexBehind(key)
                        guard value < end else { break }
                        key = nodes[value].indexBehind(value)
                    }
                    return look.traits
                }
            }
        }
    }
}

/// A look at keys, one after the other.
private struct KeyLook {
    var traits = KeyTraits()
    private let text: UnsafeBufferPointer<UInt8>
    /// The hashes of the keys so far.
    private let hashes: UnsafeMutableBufferPointer<UInt32>
    private var count = 0
    /// A bit for every hash so far: a key with a bit of its own need not be compared.
    private var bits: UInt64 = 0

    init(text: UnsafeBufferPointer<UInt8>, hashes: UnsafeMutableBufferPointer<UInt32>) {
        self.text = text
        self.hashes = hashes
    }

    @inline(__always) mutating func take(_ key: Node) {
        let offset = Int(key.textOffset)
        let length = Int(key.textLength)
        let start = text.firstBytes(at: offset, length: length)
        guard key.kind == .scalar, key.tag == .none, count < hashes.count,
            !Self.maySayMore(start) || isText(key)
        else {
            traits.mayHaveDuplicates = true
            return
        }
        let hash = hash(at: offset, length: length, start)
        let bit = UInt64(1) << UInt64(hash & 63)
        if bits & bit != 0 {
            for earlier in 0..<count where hashes[earlier] == hash { traits.mayHaveDuplicates = true }
        }
        bits |= bit
        hashes[count] = hash
        count &+= 1
    }

    /// Whether a key that begins so could be a merge key, or else, if it were plain, a number, a truth value or null.
    @inline(__always) private static func maySayMore(_ start: UInt64) -> Bool {
        // The first two letters rule out most keys; in lower case, for the core schema has `True` and `TRUE` too.
        switch (UInt8(truncatingIfNeeded: start | 0x20), UInt8(truncatingIfNeeded: start >> 8 | 0x20)) {
        case (...UInt8(ascii: "<"), _), (UInt8(ascii: "~"), _), (UInt8(ascii: "t"), UInt8(ascii: "r")),
            (UInt8(ascii: "f"), UInt8(ascii: "a")), (UInt8(ascii: "n"), UInt8(ascii: "u")):
            true
        default: false
        }
    }

    /// Whether a key is text for the core schema; notes a merge key, which is.
    private mutating func isText(_ key: Node) -> Bool {
        let offset = Int(key.textOffset)
        let bytes = UnsafeBufferPointer(rebasing: text[offset..<offset + Int(key.textLength)])
        if key.style == .plain, bytes.elementsEqual("<<".utf8) { traits.hasMergeKey = true }
        return CoreSchema.value(of: bytes) == .string
    }

    /// A hash of the length and both ends of a key, for telling keys apart; nothing rests on its being hard to guess.
    @inline(__always) private func hash(at offset: Int, length: Int, _ start: UInt64) -> UInt32 {
        let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
        var hash = (UInt64(truncatingIfNeeded: length) ^ start) &* factor
        if length > 8 { hash = (hash ^ text.firstBytes(at: offset &+ length &- 8, length: 8)) &* factor }
        return UInt32(truncatingIfNeeded: hash >> 32)
    }
}
