import Diagnostics

/// A YAML text whose nodes are marked by `«` and `»`, so that a test shows where it expects each.
///
/// Marks lie in each other as nodes do, and `«»` is a node that is not written. The marked places count in the order
/// they begin, the outer one first.
struct NodeMarks {
    /// The text without the marks, as UTF-8.
    let bytes: [UInt8]
    /// The marked places.
    let ranges: [ByteRange]

    /// A text with marks. An unpaired mark is left out, as if it were not there.
    init(_ marked: String) {
        var bytes: [UInt8] = []
        var open: [(number: Int, offset: UInt32)] = []
        var ranges: [ByteRange?] = []
        for scalar in marked.unicodeScalars {
            let offset = UInt32(bytes.count)
            switch scalar {
            case "«":
                open.append((ranges.count, offset))
                ranges.append(nil)
            case "»":
                if let start = open.popLast() { ranges[start.number] = ByteRange(start.offset, offset) }
            default: bytes += Array(String(scalar).utf8)
            }
        }
        self.bytes = bytes
        self.ranges = ranges.compactMap { $0 }
    }

    /// The text without the marks.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// A text with marks around places that lie in each other or apart, in the order they begin, the outer one first.
    static func mark(_ ranges: [ByteRange], in bytes: [UInt8]) -> String {
        var marked: [UInt8] = []
        var open: [ByteRange] = []
        var next = ranges[...]
        for offset in 0...bytes.count {
            while let last = open.last, last.upper == offset {
                marked += Array("»".utf8)
                open.removeLast()
            }
            while let range = next.first, range.lower <= offset {
                next.removeFirst()
                marked += Array((range.isEmpty ? "«»" : "«").utf8)
                if !range.isEmpty { open.append(range) }
            }
            if offset < bytes.count { marked.append(bytes[offset]) }
        }
        return String(decoding: marked, as: UTF8.self)
    }
}
