import Diagnostics

/// The lines of a literal or folded scalar in its source.
///
/// The indentation that the lines lose is not in the source alone: behind an indicator as in `|2` it depends on the
/// collection around. The value tells it, by the spaces that its first line still has.
struct BlockScalarLines {
    /// A line without its indentation; its content is empty where it has no more than that.
    struct Line {
        var content: Range<Int>
        /// The line break; empty at the end of the file.
        var lineBreak: Range<Int>
    }

    /// The lines up to the last one that is not empty.
    private(set) var content: [Line] = []
    /// The line break behind the content, and those of the empty lines that follow.
    private(set) var trailingBreaks: [Range<Int>] = []
    /// The end of the last line that is not empty, without its break; that of the header where all are empty.
    private(set) var end: Int

    /// The lines of the scalar whose header (`|`, `>-` and so on) begins where `range` does; its content ends with the
    /// range at the latest.
    init(_ text: UnsafeBufferPointer<UInt8>, in range: ByteRange, value: UnsafeBufferPointer<UInt8>) {
        let source = SourceText(text, end: text.count)
        end = Int(range.lower)
        while end < source.end, Self.isHeader(text[end]) { end += 1 }
        let headerEnd = source.lineEnd(from: end)
        let firstLine = headerEnd + source.lineBreakLength(headerEnd)
        let indentation = Self.indentation(in: source, from: firstLine, value: value)
        var position = firstLine
        while position < source.end, let line = Self.line(at: position, in: source, indentation: indentation) {
            guard line.content.isEmpty || line.content.lowerBound < range.upper else { break }
            content.append(line)
            if !line.content.isEmpty { end = line.content.upperBound }
            position = line.lineBreak.upperBound
        }
        while let line = content.last, line.content.isEmpty {
            trailingBreaks.append(line.lineBreak)
            content.removeLast()
        }
        if let last = content.last { trailingBreaks.append(last.lineBreak) }
        trailingBreaks.reverse()
    }

    private static func isHeader(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "|"), UInt8(ascii: ">"), UInt8(ascii: "+"), UInt8(ascii: "-"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: false
        }
    }

    /// The line that begins at `start`, nil where it is less indented and so no part of the scalar.
    private static func line(at start: Int, in source: SourceText, indentation: Int) -> Line? {
        var position = start
        while position - start < indentation, source.isSpace(position) { position += 1 }
        let end = source.lineEnd(from: position)
        let isIndented = position - start == indentation
        guard isIndented || position == end else { return nil }
        return Line(content: position..<end, lineBreak: end..<end + source.lineBreakLength(end))
    }

    /// The spaces in front of every line; those of the first line that is not empty tell them. `Int.max` where all lines
    /// are empty.
    private static func indentation(
        in source: SourceText, from firstLine: Int, value: UnsafeBufferPointer<UInt8>
    ) -> Int {
        let value = SourceText(value, end: value.count)
        var line = firstLine
        var start = 0
        while case let length = value.lineBreakLength(start), length > 0 {
            start += length
            let lineEnd = source.lineEnd(from: line)
            line = lineEnd + source.lineBreakLength(lineEnd)
        }
        guard start < value.end else { return .max }
        return max(0, spaces(in: source, from: line) - spaces(in: value, from: start))
    }

    private static func spaces(in text: SourceText, from start: Int) -> Int {
        var position = start
        while text.isSpace(position) { position += 1 }
        return position - start
    }
}
