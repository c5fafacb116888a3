import Diagnostics

/// The difference between two texts in the unified format of `diff -u` and git, with three lines of context.
///
/// Lines end at LF, as in git; a CR before it belongs to the line.
public struct UnifiedDiff: Sendable {
    private let old: [ArraySlice<UInt8>]
    private let new: [ArraySlice<UInt8>]

    /// Lines of context around a change.
    static let context = 3
    /// How far the lines that belong together again are looked for, in lines.
    private static let reach = 200

    public init(from old: [UInt8], to new: [UInt8]) {
        self.old = Self.lines(of: old)
        self.new = Self.lines(of: new)
    }

    /// The lines, each with its end.
    private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        text.withUnsafeBufferPointer { bytes in
            var start = 0
            while start < bytes.count {
                let end = bytes.firstOffset(of: UInt8(ascii: "\n"), from: start).map { $0 + 1 } ?? bytes.count
                lines.append(text[start..<end])
                start = end
            }
        }
        return lines
    }

    /// The whole diff of a file, as `git apply` and `patch -p1` take it; empty where the texts are the same.
    public func text(path: String) -> [UInt8] {
        let hunks = hunks
        guard !hunks.isEmpty else { return [] }
        let path = path.drop { $0 == "/" }
        var text = Array("--- \(Self.fileName("a/" + path))\n+++ \(Self.fileName("b/" + path))\n".utf8)
        for hunk in hunks { text += self.text(of: hunk) }
        return text
    }

    // MARK: - Changes

    /// Lines of the old text that are replaced by lines of the new one.
    private struct Change {
        var old: Range<Int>
        var new: Range<Int>
    }

    /// Changes that stand so near to each other that they share their context.
    private var hunks: [[Change]] {
        var hunks: [[Change]] = []
        for change in changes {
            if let last = hunks.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * Self.context {
                hunks[hunks.count - 1].append(change)
            } else {
                hunks.append([change])
            }
        }
        return hunks
    }

    private var changes: [Change] {
        var changes: [Change] = []
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            if i < old.count, j < new.count, isSame(i, j) {
                i += 1
                j += 1
                continue
            }
            let (removed, added) = resynchronisation(i, j)
            changes.append(Change(old: i..<i + removed, new: j..<j + added))
            i += removed
            j += added
        }
        return changes
    }

    /// How many lines to pass over in both texts until two lines in a row are the same again.
    ///
    /// A nearer place is found before one that is farther away; a search without end in a long text is not worth it.
    private func resynchronisation(_ i: Int, _ j: Int) -> (removed: Int, added: Int) {
        let (oldRest, newRest) = (old.count - i, new.count - j)
        for distance in 1...Self.reach {
            for removed in 0...distance where removed <= oldRest && distance - removed <= newRest {
                let added = distance - removed
                if isSame(i + removed, j + added), isSame(i + removed + 1, j + added + 1) { return (removed, added) }
            }
        }
        return (min(oldRest, Self.reach), min(newRest, Self.reach))
    }

    /// Whether two lines are the same; behind both ends they are.
    private func isSame(_ i: Int, _ j: Int) -> Bool {
        i < old.count && j < new.count ? old[i].isSame(as: new[j]) : i >= old.count && j >= new.count
    }

    // MARK: - Text

    private func text(of hunk: [Change]) -> [UInt8] {
        guard let first = hunk.first, let last = hunk.last else { return [] }
        let before = min(Self.context, first.old.lowerBound)
        let behind = min(Self.context, old.count - last.old.upperBound)
        let oldRange = first.old.lowerBound - before..<last.old.upperBound + behind
        let newRange = first.new.lowerBound - before..<last.new.upperBound + behind
        var text = Array("@@ -\(Self.words(for: oldRange)) +\(Self.words(for: newRange)) @@\n".utf8)
        var position = oldRange.lowerBound
        for change in hunk {
            for line in old[position..<change.old.lowerBound] { Self.add(line, mark: " ", to: &text) }
            for line in old[change.old] { Self.add(line, mark: "-", to: &text) }
            for line in new[change.new] { Self.add(line, mark: "+", to: &text) }
            position = change.old.upperBound
        }
        for line in old[position..<oldRange.upperBound] { Self.add(line, mark: " ", to: &text) }
        return text
    }

    private static func add(_ line: ArraySlice<UInt8>, mark: Unicode.Scalar, to text: inout [UInt8]) {
        text.append(UInt8(ascii: mark))
        text += line
        if line.last != UInt8(ascii: "\n") { text += "\n\\ No newline at end of file\n".utf8 }
    }

    /// The first line and the number of lines; a range without lines names the line before it.
    private static func words(for range: Range<Int>) -> String {
        let start = range.isEmpty ? range.lowerBound : range.lowerBound + 1
        return range.count == 1 ? "\(start)" : "\(start),\(range.count)"
    }

    /// A file's name as git writes it: in quotes where it has characters that would end it, with a tab behind it where
    /// it has blanks.
    private static func fileName(_ name: some StringProtocol) -> String {
        let isPlain = name.unicodeScalars.allSatisfy {
            $0.value >= 0x20 && $0.value != 0x7F && !(0x80...0x9F).contains($0.value) && $0 != "\"" && $0 != "\\"
        }
        if isPlain { return name.contains(" ") ? name + "\t" : String(name) }
        var quoted = "\""
        for byte in name.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): quoted += "\\" + String(Unicode.Scalar(byte))
            case 0x20...0x7E: quoted += String(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 8)
                quoted += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
            }
        }
        return quoted + "\""
    }
}
