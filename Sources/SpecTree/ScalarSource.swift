public import Diagnostics

/// Where each byte of a scalar's value comes from in the file, whatever the scalar's style.
///
/// An expression inside a value has its errors at the exact character: escapes, doubled quotes, folded lines and block
/// indentation are followed by YAML 1.2.2, chapters 7 and 8. Where that does not give the value that the reader gave,
/// every place is the whole scalar.
public struct ScalarSource: Sendable {
    private enum Content {
        case literal(offset: UInt32)
        case mapped([UInt32])
        case whole
    }
    private let content: Content
    private let range: ByteRange
    private let length: Int

    /// The source of a scalar's value.
    public init(of id: NodeID, in tree: SpecTree) {
        range = tree[id].range
        let (offset, length) = tree.textRange(of: id)
        self.length = length
        guard offset + length > tree.file.text.count else {
            content = .literal(offset: UInt32(offset))
            return
        }
        var decoder = ScalarDecoder(text: tree.file.text, range: range)
        decoder.decode(tree[id].style, length: length)
        content = decoder.value.elementsEqual(tree.bytes(of: id)) ? .mapped(decoder.offsets) : .whole
    }

    /// The place in the file of a range of the value's bytes.
    public func range(of part: Range<Int>) -> ByteRange {
        let lower = max(0, min(part.lowerBound, length))
        let upper = max(lower, min(part.upperBound, length))
        switch content {
        case .literal(let offset): return ByteRange(offset + UInt32(lower), offset + UInt32(upper))
        case .whole: return range
        case .mapped(let offsets):
            return ByteRange(offsets[lower], offsets[upper])
        }
    }
}

/// Reads a scalar's value from its source once more, keeping the offset of every byte.
private struct ScalarDecoder {
    let text: [UInt8]
    var position: Int
    var end: Int
    private(set) var value: [UInt8] = []
    /// The source offset of each byte of the value, and one more for its end.
    private(set) var offsets: [UInt32] = []

    init(text: [UInt8], range: ByteRange) {
        self.text = text
        position = Int(range.lower)
        end = min(Int(range.upper), text.count)
    }

    /// Decodes the scalar; `length` is the length of the value to arrive at.
    mutating func decode(_ style: ScalarStyle, length: Int) {
        switch style {
        case .plain: decodeFlow(quote: nil)
        case .singleQuoted: decodeFlow(quote: UInt8(ascii: "'"))
        case .doubleQuoted: decodeFlow(quote: UInt8(ascii: "\""))
        case .literal, .folded:
            decodeBlock(isFolded: style == .folded)
            // The breaks behind the last line lie outside the scalar's trimmed range.
            while value.count < length { emit(UInt8(ascii: "\n"), from: end) }
        }
        offsets.append(UInt32(min(position, end)))
    }

    private mutating func emit(_ byte: UInt8, from offset: Int) {
        value.append(byte)
        offsets.append(UInt32(offset))
    }

    private func isBreak(_ offset: Int) -> Bool {
        offset < end && (text[offset] == UInt8(ascii: "\n") || text[offset] == UInt8(ascii: "\r"))
    }

    private func isBlank(_ offset: Int) -> Bool {
        offset < end && (text[offset] == UInt8(ascii: " ") || text[offset] == UInt8(ascii: "\t"))
    }

    private mutating func skipBreak() {
        if position + 1 < end, text[position] == UInt8(ascii: "\r"), text[position + 1] == UInt8(ascii: "\n") {
            position += 1
        }
        position += 1
    }

    // MARK: Flow scalars

    private mutating func decodeFlow(quote: UInt8?) {
        if quote != nil {
            position += 1
            end -= 1
        }
        while position < end {
            if isBlank(position) || isBreak(position) {
                foldWhitespace()
            } else if quote == UInt8(ascii: "\""), text[position] == UInt8(ascii: "\\") {
                decodeEscape()
            } else if quote == UInt8(ascii: "'"), text[position] == UInt8(ascii: "'") {
                emit(UInt8(ascii: "'"), from: position)
                position += 2
            } else {
                emit(text[position], from: position)
                position += 1
            }
        }
    }

    /// Blanks between words stay; around a line break they go, one break becomes a space, further ones stay.
    private mutating func foldWhitespace() {
        let start = position
        while isBlank(position) { position += 1 }
        guard isBreak(position) else {
            for offset in start..<position { emit(text[offset], from: offset) }
            return
        }
        let firstBreak = position
        var breaks: [Int] = []
        while isBreak(position) || isBlank(position) {
            if isBreak(position) {
                breaks.append(position)
                skipBreak()
            } else {
                position += 1
            }
        }
        if breaks.count == 1 {
            emit(UInt8(ascii: " "), from: firstBreak)
        } else {
            for offset in breaks.dropFirst() { emit(UInt8(ascii: "\n"), from: offset) }
        }
    }

    private mutating func decodeEscape() {
        let start = position
        position += 1
        guard position < end else { return }
        if isBreak(position) {
            skipBreak()
            // An escaped break joins the lines; further breaks stay as they are.
            while isBlank(position) || isBreak(position) {
                if isBreak(position) {
                    emit(UInt8(ascii: "\n"), from: position)
                    skipBreak()
                } else {
                    position += 1
                }
            }
            return
        }
        let letter = text[position]
        position += 1
        let digits = [UInt8(ascii: "x"): 2, UInt8(ascii: "u"): 4, UInt8(ascii: "U"): 8][letter]
        var scalar: UInt32
        if let digits {
            scalar = 0
            for _ in 0..<digits where position < end {
                scalar = scalar << 4 | UInt32(Character(Unicode.Scalar(text[position])).hexDigitValue ?? 0)
                position += 1
            }
        } else {
            scalar = Self.escapes[letter] ?? UInt32(letter)
        }
        for byte in String(Character(Unicode.Scalar(scalar) ?? "\u{FFFD}")).utf8 { emit(byte, from: start) }
    }

    private static let escapes: [UInt8: UInt32] = [
        UInt8(ascii: "0"): 0, UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9, UInt8(ascii: "n"): 10,
        UInt8(ascii: "v"): 11, UInt8(ascii: "f"): 12, UInt8(ascii: "r"): 13, UInt8(ascii: "e"): 27,
        UInt8(ascii: "N"): 0x85, UInt8(ascii: "_"): 0xA0, UInt8(ascii: "L"): 0x2028, UInt8(ascii: "P"): 0x2029,
    ]

    // MARK: Block scalars

    private mutating func decodeBlock(isFolded: Bool) {
        while position < end, !isBreak(position) { position += 1 }
        if position < end { skipBreak() }
        var lines = blockLines()
        let indentation = lines.first { !$0.isEmpty }?.indentation ?? 0
        let lead = lines.prefix { $0.isEmpty }.count
        for line in lines.prefix(lead) { emit(UInt8(ascii: "\n"), from: line.start) }
        lines.removeFirst(lead)
        var previousIsText = false
        var pendingBreaks: [Int] = []
        for line in lines {
            if line.isEmpty {
                pendingBreaks.append(line.start)
                continue
            }
            let start = line.start + indentation
            let isText = !(isBlank(start))
            if let first = pendingBreaks.first {
                if isFolded, previousIsText, isText {
                    if pendingBreaks.count == 1 {
                        emit(UInt8(ascii: " "), from: first)
                    } else {
                        for offset in pendingBreaks.dropFirst() { emit(UInt8(ascii: "\n"), from: offset) }
                    }
                } else {
                    for offset in pendingBreaks { emit(UInt8(ascii: "\n"), from: offset) }
                }
            }
            for offset in start..<max(start, line.end) { emit(text[offset], from: offset) }
            pendingBreaks = [line.end]
            previousIsText = isText
        }
        position = end
    }

    private struct Line {
        var start: Int
        var end: Int
        var indentation: Int
        var isEmpty: Bool
    }

    private mutating func blockLines() -> [Line] {
        var lines: [Line] = []
        while position < end {
            let start = position
            while position < end, text[position] == UInt8(ascii: " ") { position += 1 }
            let indentation = position - start
            let isEmpty = position >= end || isBreak(position)
            while position < end, !isBreak(position) { position += 1 }
            lines.append(Line(start: start, end: position, indentation: indentation, isEmpty: isEmpty))
            if position < end { skipBreak() }
        }
        return lines
    }
}
