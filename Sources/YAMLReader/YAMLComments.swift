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
            var scanner = Scanner(text: SourceText(text, end: text.count))
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
        let text: SourceText
        var position = 0
        var comments: [ByteRange] = []

        init(text: SourceText) { self.text = text }

        /// Looks for comments in text without scalars.
        mutating func scan(upTo end: Int) {
            while position < end {
                if text.bytes[position] == UInt8(ascii: "#") { takeComment() } else { position += 1 }
            }
        }

        /// Looks for a comment behind the sign of a block scalar.
        mutating func scanHeader(upTo end: Int) {
            while position < end, text.lineBreakLength(position) == 0 {
                if text.bytes[position] == UInt8(ascii: "#") { return takeComment() }
                position += 1
            }
        }

        private mutating func takeComment() {
            let start = position
            position = text.lineEnd(from: position)
            comments.append(ByteRange(UInt32(start), UInt32(position)))
        }
    }
}
