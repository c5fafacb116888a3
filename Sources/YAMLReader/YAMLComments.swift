public import Diagnostics
public import SpecTree

/// The comments of a YAML file.
///
/// libyaml does not report comments. What it reports are the scalars, and a `#` outside of them begins a comment: it
/// can stand neither in anchors and tags nor in any other sign. A comment can follow the `|` or `>` of a block scalar
/// too, whose range begins there.
public enum YAMLComments {
    /// The ranges of the comments in a tree that was read from YAML, from `#` to the end of the line, in order.
    ///
    /// Where a syntax error cut the reading off, only what lies in front of the last scalar that was read is looked at:
    /// whether a `#` behind it is in quotes is not known.
    public static func ranges(in tree: SpecTree, isCutOff: Bool) -> [ByteRange] {
        tree.file.text.withUnsafeBufferPointer { text in
            var scanner = Scanner(text: text)
            tree.forEachScalar { range, style in
                scanner.scan(upTo: Int(range.lower))
                if style == .literal || style == .folded { scanner.scanHeader(upTo: Int(range.upper)) }
                scanner.position = max(scanner.position, min(Int(range.upper), text.count))
            }
            if !isCutOff { scanner.scan(upTo: text.count) }
            return scanner.comments
        }
    }

    private struct Scanner {
        let text: UnsafeBufferPointer<UInt8>
        var position = 0
        var comments: [ByteRange] = []

        init(text: UnsafeBufferPointer<UInt8>) { self.text = text }

        /// Looks for comments in text without scalars.
        mutating func scan(upTo end: Int) {
            while position < end {
                if text[position] == UInt8(ascii: "#") { takeComment() } else { position += 1 }
            }
        }

        /// Looks for a comment behind the sign of a block scalar.
        mutating func scanHeader(upTo end: Int) {
            while position < end, !isBreak(position) {
                if text[position] == UInt8(ascii: "#") { return takeComment() }
                position += 1
            }
        }

        private mutating func takeComment() {
            let start = position
            while position < text.count, !isBreak(position) { position += 1 }
            comments.append(ByteRange(UInt32(start), UInt32(position)))
        }

        /// Whether a line ends here, by the breaks that libyaml knows: NEL, U+2028 and U+2029 are among them.
        private func isBreak(_ offset: Int) -> Bool {
            switch text[offset] {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"): true
            case 0xC2: offset + 1 < text.count && text[offset + 1] == 0x85
            case 0xE2:
                offset + 2 < text.count && text[offset + 1] == 0x80
                    && (text[offset + 2] == 0xA8 || text[offset + 2] == 0xA9)
            default: false
            }
        }
    }
}
