/// Reads what ``ByteWriter`` has written. The bytes may be anything: what does not fit is an error, never a trap.
struct ByteReader {
    /// Bytes that nobody has written so.
    struct Damage: Error {}

    private var rest: ArraySlice<UInt8>
    private var texts: [String] = []

    init(_ bytes: [UInt8]) { rest = bytes[...] }

    var isAtEnd: Bool { rest.isEmpty }

    /// A number of at most `most`.
    mutating func number(upTo most: Int = Int(UInt32.max)) throws(Damage) -> Int {
        var number = 0
        for shift in stride(from: 0, to: 42, by: 7) {
            guard let byte = rest.popFirst() else { throw Damage() }
            number |= Int(byte & 0x7F) << shift
            if byte < 0x80 {
                guard number <= most else { throw Damage() }
                return number
            }
        }
        throw Damage()
    }

    mutating func flag() throws(Damage) -> Bool { try number(upTo: 1) == 1 }

    mutating func text() throws(Damage) -> String {
        let length = try number()
        if length & 1 == 1 {
            guard texts.indices.contains(length >> 1) else { throw Damage() }
            return texts[length >> 1]
        }
        guard length >> 1 <= rest.count, let text = String(validating: rest.prefix(length >> 1), as: UTF8.self) else {
            throw Damage()
        }
        rest = rest.dropFirst(length >> 1)
        texts.append(text)
        return text
    }

    mutating func optionalText() throws(Damage) -> String? { try flag() ? try text() : nil }

    mutating func list<Element>(
        _ element: (inout ByteReader) throws(Damage) -> Element
    ) throws(Damage) -> [Element] {
        // Every element takes a byte at least, so that a wrong count asks for no memory that is not there.
        let count = try number(upTo: rest.count)
        var list: [Element] = []
        list.reserveCapacity(count)
        for _ in 0..<count { list.append(try element(&self)) }
        return list
    }
}
