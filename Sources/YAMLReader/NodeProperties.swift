import SpecTree

/// The anchor and tag in front of a node, as they stand in the text.
struct NodeProperties {
    private(set) var anchorName: TextSlice?
    private(set) var tag: Range<Int>?
    /// Where the node itself begins.
    private(set) var nodeStart: Int

    /// The properties that begin at `range.lowerBound`; the node begins at the range's end at the latest.
    ///
    /// Between the properties and the node may be blanks, line breaks and comments.
    init(in range: Range<Int>, of text: UnsafeBufferPointer<UInt8>) {
        let source = SourceText(text, end: range.upperBound)
        nodeStart = range.lowerBound
        while nodeStart < range.upperBound {
            let start = nodeStart
            switch text[start] {
            case UInt8(ascii: "&") where anchorName == nil:
                skip(in: source, while: Self.isAnchorCharacter)
                anchorName = TextSlice(start + 1..<nodeStart, of: text)
            case UInt8(ascii: "!") where tag == nil:
                let isVerbatim = start + 1 < range.upperBound && text[start + 1] == UInt8(ascii: "<")
                skip(in: source) { isVerbatim ? $0 != UInt8(ascii: ">") : Self.isTagCharacter($0) }
                if isVerbatim, nodeStart < range.upperBound { nodeStart += 1 }
                tag = start..<nodeStart
            case UInt8(ascii: "#"): nodeStart = source.lineEnd(from: start)
            case _ where source.isBlank(start): nodeStart += 1
            default:
                let length = source.lineBreakLength(start)
                guard length > 0 else { return }
                nodeStart += length
                // libyaml passes over a byte order mark at the beginning of any line.
                if text[nodeStart..<source.end].starts(with: [0xEF, 0xBB, 0xBF]) { nodeStart += 3 }
            }
        }
    }

    /// Moves past the character here and those behind it that belong to it.
    private mutating func skip(in source: SourceText, while belongs: (UInt8) -> Bool) {
        repeat { nodeStart += 1 } while nodeStart < source.end && belongs(source.bytes[nodeStart])
    }

    private static func isAnchorCharacter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), UInt8(ascii: "-"):
            true
        default: false
        }
    }

    /// Tags that are not verbatim end at a blank, a line break, or a comma between brackets.
    private static func isTagCharacter(_ byte: UInt8) -> Bool {
        byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: ",")
    }
}
