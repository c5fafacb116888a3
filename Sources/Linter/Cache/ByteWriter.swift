/// Writes numbers and texts in a compact form that ``ByteReader`` reads.
struct ByteWriter {
    private(set) var bytes: [UInt8] = []
    /// The numbers of the texts that were written.
    private var texts: [ExactText: Int] = [:]

    /// Seven bits a byte, the lowest first; small numbers take one.
    mutating func write(_ number: Int) {
        var rest = UInt64(bitPattern: Int64(number))
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    mutating func write(_ number: UInt32) { write(Int(number)) }

    mutating func write(_ flag: Bool) { write(flag ? 1 : 0) }

    /// A text, or the number of an equal one that was written before.
    mutating func write(_ text: String) {
        if let known = texts[ExactText(text: text)] { return write(known << 1 | 1) }
        texts[ExactText(text: text)] = texts.count
        write(text.utf8.count << 1)
        bytes += text.utf8
    }

    mutating func write<Element>(_ list: [Element], _ writeElement: (inout ByteWriter, Element) -> Void) {
        write(list.count)
        for element in list { writeElement(&self, element) }
    }

    mutating func write(_ text: String?) {
        write(text != nil)
        if let text { write(text) }
    }
}

/// A text that equals only those of the same bytes: Swift's own texts are equal where they mean the same.
private struct ExactText: Hashable {
    let text: String

    static func == (left: ExactText, right: ExactText) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

    func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}
