import TestSupport

/// Makes wrong inputs from right ones.
struct Mutator {
    /// Texts to splice from.
    let corpus: [[UInt8]]
    /// Pieces of text to put in.
    let tokens: [String]

    /// One of the corpus with a few changes.
    func mutated(_ generator: inout SeededGenerator) -> [UInt8] {
        var bytes = generator.one(of: corpus)
        for _ in 0...generator.number(below: 4) { change(&bytes, &generator) }
        return bytes
    }

    private func change(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
        let start = generator.number(below: bytes.count + 1)
        let end = min(bytes.count, start + generator.number(below: 1 << generator.number(below: 7)))
        switch generator.number(below: 8) {
        case 0: if start < bytes.count { bytes[start] ^= 1 << UInt8(generator.number(below: 8)) }
        case 1: bytes.removeSubrange(start..<end)
        case 2: bytes.insert(contentsOf: Array(bytes[start..<end]), at: start)
        case 3:
            let other = generator.one(of: corpus)
            let from = generator.number(below: other.count)
            let to = min(other.count, from + generator.number(below: 80))
            bytes.replaceSubrange(start..<end, with: other[from..<to])
        case 4: bytes.insert(contentsOf: generator.one(of: tokens).utf8, at: start)
        case 5: swapLines(&bytes, &generator)
        case 6: replaceNumber(&bytes, from: start, &generator)
        default: replaceWord(&bytes, from: start, &generator)
        }
    }

    private func swapLines(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        lines.swapAt(generator.number(below: lines.count), generator.number(below: lines.count))
        bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
    }

    private func replaceNumber(_ bytes: inout [UInt8], from start: Int, _ generator: inout SeededGenerator) {
        let numbers = [
            "0", "-1", "-0.5", "1e6", "-1000000", "1e-7", "2.2250738585072014e-308", "0.3333", "7", "-44", "99.75",
            "image.width", "-(title.width)", "spacing / 0", "imageRect.x", "~",
        ]
        replace(&bytes, from: start, with: generator.one(of: numbers)) {
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || [UInt8(ascii: "-"), UInt8(ascii: ".")].contains($0)
        }
    }

    private func replaceWord(_ bytes: inout [UInt8], from start: Int, _ generator: inout SeededGenerator) {
        replace(&bytes, from: start, with: generator.one(of: tokens)) {
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20)
        }
    }

    /// Replaces the next run of bytes of a kind.
    private func replace(
        _ bytes: inout [UInt8], from start: Int, with text: String, where isPart: (UInt8) -> Bool
    ) {
        guard let first = bytes[start...].firstIndex(where: isPart) else { return }
        let last = bytes[first...].firstIndex { !isPart($0) } ?? bytes.count
        bytes.replaceSubrange(first..<last, with: text.utf8)
    }
}
