/// Where the lines of a text begin. Built once for a text that has something to report; byte offsets are enough before.
public struct LineIndex: Sendable {
    private let text: [UInt8]
    private let starts: [Int]

    /// An index of that UTF-8 text.
    public init(_ text: [UInt8]) {
        self.text = text
        var starts = [0]
        var offset = 0
        while offset < text.count {
            let byte = text[offset]
            offset += 1
            if byte == UInt8(ascii: "\n") {
                starts.append(offset)
            } else if byte == UInt8(ascii: "\r") {
                if offset < text.count, text[offset] == UInt8(ascii: "\n") { offset += 1 }
                starts.append(offset)
            }
        }
        self.starts = starts
    }

    /// The number of lines; an empty text has one.
    public var count: Int { starts.count }

    /// The place of a byte offset. An offset behind the text is taken as its end.
    public func position(of offset: UInt32) -> Position {
        let offset = min(Int(offset), text.count)
        let line = lineNumber(of: offset)
        var column = 1
        var utf16Column = 1
        for byte in text[starts[line]..<offset] where byte & 0xC0 != 0x80 {
            column += 1
            utf16Column += byte >= 0xF0 ? 2 : 1
        }
        return Position(
            line: line + 1, column: column, utf16Column: utf16Column, byteColumn: offset - starts[line] + 1)
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

    private func lineNumber(of offset: Int) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }
}
