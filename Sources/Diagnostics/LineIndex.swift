/// Where the lines of a text begin. Built once for a text that has something to report; byte offsets are enough before.
public struct LineIndex: Sendable {
    private let text: [UInt8]
    private let starts: [Int]
    /// How many scalars and UTF-16 units lie before every 4,096th byte, so that a column in a line of megabytes is found
    /// without counting from its start; only where a line is that long.
    private let checkpoints: [Count]

    private struct Count {
        var scalars = 0
        var utf16Units = 0

        mutating func add(_ bytes: ArraySlice<UInt8>) {
            // Sums without branches, so that the compiler looks at many bytes at once.
            let (begun, pairs) = bytes.withUnsafeBufferPointer { bytes in
                bytes.reduce(into: (0, 0)) { counts, byte in
                    counts.0 &+= byte & 0xC0 == 0x80 ? 0 : 1
                    counts.1 &+= byte >= 0xF0 ? 1 : 0
                }
            }
            scalars += begun
            utf16Units += begun + pairs
        }
    }

    private static let stride = 4096
    /// How many bytes of a long line are kept on each side of a place.
    private static let reach = 1024

    /// An index of that UTF-8 text.
    public init(_ text: [UInt8]) {
        self.text = text
        let longest: Int
        (starts, longest) = text.withUnsafeBufferPointer(Self.lineStarts)
        checkpoints = longest < Self.stride ? [] : Self.checkpoints(in: text)
    }

    /// Where the lines begin, and the length of the longest with its line end.
    private static func lineStarts(in text: UnsafeBufferPointer<UInt8>) -> (starts: [Int], longest: Int) {
        var starts = [0]
        var last = 0
        var longest = 0
        // A line of a spec is some 30 bytes long.
        starts.reserveCapacity(text.count / 24 + 8)
        var lineFeed = text.firstOffset(of: UInt8(ascii: "\n"), from: 0) ?? .max
        var carriageReturn = text.firstOffset(of: UInt8(ascii: "\r"), from: 0) ?? .max
        while true {
            var start = min(lineFeed, carriageReturn)
            guard start < text.count else { return (starts, max(longest, text.count - last)) }
            start += start == carriageReturn && lineFeed == start + 1 ? 2 : 1
            starts.append(start)
            longest = max(longest, start - last)
            last = start
            if lineFeed < start { lineFeed = text.firstOffset(of: UInt8(ascii: "\n"), from: start) ?? .max }
            if carriageReturn < start {
                carriageReturn = text.firstOffset(of: UInt8(ascii: "\r"), from: start) ?? .max
            }
        }
    }

    private static func checkpoints(in text: [UInt8]) -> [Count] {
        var checkpoints = [Count()]
        var count = Count()
        for start in Swift.stride(from: 0, to: text.count, by: stride) where start + stride <= text.count {
            count.add(text[start..<start + stride])
            checkpoints.append(count)
        }
        return checkpoints
    }

    /// The number of lines; an empty text has one.
    public var count: Int { starts.count }

    /// The place of a byte offset. An offset behind the text is taken as its end.
    public func position(of offset: UInt32) -> Position {
        let offset = min(Int(offset), text.count)
        let line = lineNumber(of: offset)
        let start = starts[line]
        var before = Count()
        var here = Count()
        if offset - start < Self.stride {
            here.add(text[start..<offset])
        } else {
            before = count(before: start)
            here = count(before: offset)
        }
        return Position(
            line: line + 1, column: here.scalars - before.scalars + 1,
            utf16Column: here.utf16Units - before.utf16Units + 1, byteColumn: offset - start + 1)
    }

    private func count(before offset: Int) -> Count {
        var count = checkpoints[offset / Self.stride]
        count.add(text[offset / Self.stride * Self.stride..<offset])
        return count
    }

    /// The text of a line (1-based) without its line end; empty for a line that is not there.
    public func text(ofLine line: Int) -> String {
        guard line >= 1, line <= starts.count else { return "" }
        return String(decoding: text[byteRange(ofLine: line)], as: UTF8.self)
    }

    /// The byte offsets of a line (1-based, within `1...count`) without its line end.
    public func byteRange(ofLine line: Int) -> Range<Int> {
        let start = starts[line - 1]
        var end = line < starts.count ? starts[line] : text.count
        while end > start, text[end - 1] == UInt8(ascii: "\n") || text[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return start..<end
    }

    /// The part of a line that surrounds a place: the whole line unless it is very long.
    func excerpt(around offset: UInt32, line: Int) -> LineExcerpt {
        let range = byteRange(ofLine: line)
        let offset = min(max(Int(offset), range.lowerBound), range.upperBound)
        var lower = max(range.lowerBound, offset - Self.reach)
        var upper = min(range.upperBound, offset + Self.reach)
        while lower > range.lowerBound, text[lower] & 0xC0 == 0x80 { lower -= 1 }
        while upper < range.upperBound, text[upper] & 0xC0 == 0x80 { upper += 1 }
        return LineExcerpt(
            text: String(decoding: text[lower..<upper], as: UTF8.self), bytesBefore: lower - range.lowerBound,
            bytesBehind: range.upperBound - upper)
    }

    private func lineNumber(of offset: Int) -> Int { starts.prefixCount { $0 <= offset } - 1 }
}

/// A source line as far as a report shows it.
public struct LineExcerpt: Hashable, Sendable {
    /// The line without its end; of a very long one the part around the place.
    public var text: String
    /// The bytes of the line that were cut off in front of the text, and behind it.
    public var bytesBefore: Int
    public var bytesBehind: Int

    public init(text: String, bytesBefore: Int = 0, bytesBehind: Int = 0) {
        self.text = text
        self.bytesBefore = bytesBefore
        self.bytesBehind = bytesBehind
    }
}
