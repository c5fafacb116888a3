import Diagnostics

/// Reads literal and folded scalars (YAML 1.2.2, chapter 8.1).
struct BlockScalarDecoder {
    private let lines: BlockScalarLines
    private let text: UnsafeBufferPointer<UInt8>
    private var decoded = DecodedScalar()

    static func decode(
        _ text: UnsafeBufferPointer<UInt8>, range: ByteRange, style: ScalarStyle, value: ArraySlice<UInt8>
    ) -> DecodedScalar {
        // The breaks behind the last line lie outside the scalar's range.
        let lines = value.withUnsafeBufferPointer { BlockScalarLines(text, in: range, value: $0) }
        var decoder = BlockScalarDecoder(lines: lines, text: text)
        decoder.decodeLines(isFolded: style == .folded)
        decoder.decodeTrailingBreaks(length: value.count)
        return decoder.decoded
    }

    private init(lines: BlockScalarLines, text: UnsafeBufferPointer<UInt8>) {
        self.lines = lines
        self.text = text
    }

    private mutating func decodeLines(isFolded: Bool) {
        var isFirst = true
        var wasText = false
        var breaks: [Range<Int>] = []
        for line in lines.content {
            guard !line.content.isEmpty else {
                breaks.append(line.lineBreak)
                continue
            }
            let start = line.content.lowerBound
            let isText = text[start] != UInt8(ascii: " ") && text[start] != UInt8(ascii: "\t")
            // U+2028 and U+2029 are not folded.
            if isFolded, !isFirst, wasText, isText, let first = breaks.first, first.count < 3 {
                if breaks.count == 1 { decoded.append(UInt8(ascii: " "), from: first.lowerBound..<start) }
                breaks.removeFirst()
            }
            for lineBreak in breaks { decoded.append(lineBreak: lineBreak, of: text) }
            decoded.append(line.content, of: text)
            breaks = [line.lineBreak]
            wasText = isText
            isFirst = false
        }
    }

    private mutating func decodeTrailingBreaks(length: Int) {
        for lineBreak in lines.trailingBreaks where decoded.value.count < length {
            decoded.append(lineBreak: lineBreak, of: text)
        }
    }
}
