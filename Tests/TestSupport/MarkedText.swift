/// A text with marks of the places that a test is about.
///
/// `↓` stands in front of a place, `⟦…⟧` around one, and `⟨…⟩` around a place that explains another. The marks are no
/// part of the text, and all offsets are those of the text without them, in UTF-8 bytes.
public struct MarkedText: Sendable {
    /// The text without its marks.
    public let text: String
    /// The places that `↓` points at.
    public let points: [Int]
    /// The places in `⟦…⟧`, in the order of their starts.
    public let ranges: [Range<Int>]
    /// The places in `⟨…⟩`, in the order of their starts.
    public let related: [Range<Int>]

    /// The text with its marks taken out; a bracket without its partner marks nothing.
    public init(_ marked: String) {
        var text = String.UnicodeScalarView()
        var offset = 0
        var points: [Int] = []
        var open: [Int] = []
        var openRelated: [Int] = []
        var ranges: [Range<Int>] = []
        var related: [Range<Int>] = []
        for scalar in marked.unicodeScalars {
            switch scalar {
            case "↓": points.append(offset)
            case "⟦": open.append(offset)
            case "⟧": if let start = open.popLast() { ranges.append(start..<offset) }
            case "⟨": openRelated.append(offset)
            case "⟩": if let start = openRelated.popLast() { related.append(start..<offset) }
            default:
                text.append(scalar)
                offset += UTF8.width(scalar)
            }
        }
        self.text = String(text)
        self.points = points
        self.ranges = ranges.sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
        self.related = related.sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
    }

    /// The text's bytes.
    public var bytes: [UInt8] { Array(text.utf8) }

    /// A line and column (1-based, in Unicode scalars) of an offset, for messages.
    public func place(of offset: Int) -> String {
        let before = Array(text.utf8.prefix(offset))
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return "\(line):\(String(decoding: before[start...], as: UTF8.self).unicodeScalars.count + 1)"
    }
}

extension UTF8 {
    /// The number of bytes of a scalar.
    fileprivate static func width(_ scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case ..<0x80: 1
        case ..<0x800: 2
        case ..<0x10000: 3
        default: 4
        }
    }
}
