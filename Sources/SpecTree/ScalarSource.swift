public import Diagnostics

/// Where each byte of a scalar's value comes from in the file, whatever the scalar's style.
///
/// An expression inside a value has its errors at the exact character: escapes, doubled quotes, folded lines and block
/// indentation are followed by YAML 1.2.2, chapters 7 and 8. Where that does not give the value that the reader gave,
/// every place is the whole scalar.
public struct ScalarSource: Sendable {
    private enum Content {
        /// The value stands in the file as it is, from that offset on.
        case literal(offset: UInt32)
        /// The source of each byte of the value.
        case mapped([ByteRange])
        case whole
    }
    private let content: Content
    private let range: ByteRange
    /// The end of the scalar in front of its closing quote.
    private let endOfContent: UInt32
    private let length: Int

    /// The source of a scalar's value.
    public init(of id: NodeID, in tree: SpecTree) {
        let node = tree[id]
        let (offset, length) = tree.textRange(of: id)
        range = node.range
        let isQuoted = node.style == .singleQuoted || node.style == .doubleQuoted
        endOfContent = max(range.lower, isQuoted && !range.isEmpty ? range.upper - 1 : range.upper)
        self.length = length
        guard node.kind == .scalar, offset + length > Int(endOfContent) else {
            content = .literal(offset: UInt32(offset))
            return
        }
        let value = tree.bytes(of: id)
        let decoded = tree.file.text.withUnsafeBufferPointer { text in
            switch node.style {
            case .plain, .singleQuoted, .doubleQuoted:
                FlowScalarDecoder.decode(text, range: node.range, style: node.style)
            case .literal, .folded: BlockScalarDecoder.decode(text, range: node.range, style: node.style, value: value)
            }
        }
        content = decoded.value.elementsEqual(value) ? .mapped(decoded.sources) : .whole
    }

    /// Whether the bytes of the value have places of their own; where not, each has the whole scalar.
    public var isExact: Bool {
        if case .whole = content { false } else { true }
    }

    /// The place in the file of a range of the value's bytes; bytes that the value does not have are left out.
    ///
    /// The blanks and line breaks that a folded line break stands for are the place of its space.
    public func range(of part: Range<Int>) -> ByteRange {
        let lower = max(0, min(part.lowerBound, length))
        let upper = max(lower, min(part.upperBound, length))
        switch content {
        case .literal(let offset): return ByteRange(offset + UInt32(lower), offset + UInt32(upper))
        case .whole: return range
        case .mapped(let sources):
            if lower < upper { return ByteRange(sources[lower].lower, sources[upper - 1].upper) }
            let place = lower < length ? sources[lower].lower : sources.last?.upper ?? endOfContent
            return ByteRange(place, place)
        }
    }
}

/// A scalar's value, read from its source once more, with the source of every byte.
struct DecodedScalar {
    private(set) var value: [UInt8] = []
    private(set) var sources: [ByteRange] = []

    /// Adds a byte of the value that comes from that part of the source.
    mutating func append(_ byte: UInt8, from source: Range<Int>) {
        value.append(byte)
        sources.append(ByteRange(UInt32(source.lowerBound), UInt32(source.upperBound)))
    }

    /// Adds bytes that stand in the source as they are.
    mutating func append(_ source: Range<Int>, of text: UnsafeBufferPointer<UInt8>) {
        for offset in source { append(text[offset], from: offset..<offset + 1) }
    }

    /// Adds the line break at that place of the source: LF for all kinds but U+2028 and U+2029, which stay.
    mutating func append(lineBreak source: Range<Int>, of text: UnsafeBufferPointer<UInt8>) {
        if source.count == 3 {
            append(text[source.lowerBound], from: source)
            append(text[source.lowerBound + 1], from: source)
            append(text[source.lowerBound + 2], from: source)
        } else {
            append(UInt8(ascii: "\n"), from: source)
        }
    }
}
