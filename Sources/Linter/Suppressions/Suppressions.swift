import ButtonSpec
import Diagnostics
import SpecTree

/// The suppressing comments of one file: they hold findings back, and know which of them did.
struct Suppressions {
    private let text: [UInt8]
    let lines: LineIndex
    private(set) var comments: [SuppressionComment] = []
    /// Comments that were meant as suppressions.
    private(set) var mistakes: [(message: String, range: ByteRange)] = []

    /// One rule of one comment.
    private struct Entry: Hashable {
        var comment: Int
        var index: Int
    }
    private struct LineRule: Hashable {
        var line: Int
        var rule: String
    }
    private struct Region {
        var range: ByteRange
        var entry: Entry
    }
    private var onLines: [LineRule: Entry] = [:]
    private var regions: [String: [Region]] = [:]
    private var inFile: [String: Entry] = [:]
    private var used: Set<Entry> = []
    /// The lines that buttons begin on, by their names: in an Interface Builder file the line of a button's tag stands
    /// for all of the button.
    private var buttonLines: [String: Int] = [:]

    /// The suppressions of a file; nil where it has none.
    init?(in reading: FileReading, buttons: [ButtonSpec]) {
        let tree = reading.tree
        guard reading.kind != .yaml || Self.mayHold(tree.file.text) else { return nil }
        text = tree.file.text
        let comments = reading.comments
        for comment in comments {
            switch SuppressionComment.read(comment, in: text) {
            case .suppression(let comment): self.comments.append(comment)
            case .mistake(let message, let place): mistakes.append((message, place))
            case .other: break
            }
        }
        guard !self.comments.isEmpty || !mistakes.isEmpty else { return nil }
        lines = LineIndex(text)
        register(commentLines: Set(comments.map(\.whole).filter(isAlone).flatMap(lines(of:))))
        guard reading.kind.isInterfaceBuilder else { return }
        for button in buttons {
            guard let name = button.text(of: .name, in: tree) else { continue }
            buttonLines[name] = line(of: tree.range(of: button.place(of: .button)).lower)
        }
    }

    private func lines(of range: ByteRange) -> ClosedRange<Int> {
        let first = line(of: range.lower)
        return first...max(first, line(of: range.upper))
    }

    /// Whether the word of a suppression stands behind a `#` anywhere in a text.
    private static func mayHold(_ text: [UInt8]) -> Bool {
        return text.withUnsafeBufferPointer { text in
            var next = text.firstOffset(of: UInt8(ascii: "#"), from: 0)
            while let start = next {
                let end = text.firstOffset(of: UInt8(ascii: "\n"), from: start) ?? text.count
                if text.contains("insetlint:", in: start..<end) { return true }
                next = text.firstOffset(of: UInt8(ascii: "#"), from: end)
            }
            return false
        }
    }

    private func line(of offset: UInt32) -> Int { lines.position(of: offset).line }

    /// Whether a comment has its line for itself.
    private func isAlone(_ comment: ByteRange) -> Bool { SuppressionRemoval.isAlone(comment, in: text) }

    // MARK: - What is held back

    private mutating func register(commentLines: Set<Int>) {
        var open: [String: Entry] = [:]
        for (index, comment) in comments.enumerated() {
            for (position, named) in comment.entries.enumerated() {
                let entry = Entry(comment: index, index: position)
                switch comment.kind {
                case .disableLine: add(entry, onLine: line(of: comment.range.lower), rule: named.id)
                case .disableNextLine:
                    add(entry, onLine: nextLine(after: line(of: comment.range.upper), commentLines), rule: named.id)
                case .disableFile: if inFile[named.id] == nil { inFile[named.id] = entry }
                case .disable: if open[named.id] == nil { open[named.id] = entry }
                case .enable:
                    guard let start = open.removeValue(forKey: named.id) else { continue }
                    used.insert(entry)
                    close(start, rule: named.id, at: comment.range.lower)
                }
            }
            guard comment.kind == .enable, comment.entries.isEmpty else { continue }
            if !open.isEmpty { used.insert(Entry(comment: index, index: 0)) }
            for (rule, start) in open { close(start, rule: rule, at: comment.range.lower) }
            open = [:]
        }
        for (rule, start) in open { close(start, rule: rule, at: .max) }
    }

    private mutating func add(_ entry: Entry, onLine line: Int, rule: String) {
        let key = LineRule(line: line, rule: rule)
        if onLines[key] == nil { onLines[key] = entry }
    }

    private mutating func close(_ entry: Entry, rule: String, at end: UInt32) {
        let start = comments[entry.comment].range.lower
        regions[rule, default: []].append(Region(range: ByteRange(start, end), entry: entry))
    }

    /// The next line that has something besides blanks and comments.
    private func nextLine(after line: Int, _ commentLines: Set<Int>) -> Int {
        var next = line + 1
        while next <= lines.count {
            let isEmpty = text[lines.byteRange(ofLine: next)].allSatisfy {
                $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
            }
            guard isEmpty || commentLines.contains(next) else { break }
            next += 1
        }
        return next
    }

    /// Whether a finding is held back, by the suppression that is closest to it.
    mutating func holdsBack(_ diagnostic: Diagnostic) -> Bool {
        let key = LineRule(line: line(of: diagnostic.range.lower), rule: diagnostic.rule)
        let button = diagnostic.button.flatMap { buttonLines[$0] }
        let ofButton = button.flatMap { onLines[LineRule(line: $0, rule: diagnostic.rule)] }
        guard let entry = onLines[key] ?? ofButton ?? region(of: diagnostic) ?? inFile[diagnostic.rule] else {
            return false
        }
        used.insert(entry)
        return true
    }

    private func region(of diagnostic: Diagnostic) -> Entry? {
        guard let regions = regions[diagnostic.rule] else { return nil }
        // Regions of a rule follow one another.
        let begun = regions.prefixCount { $0.range.lower <= diagnostic.range.lower }
        guard begun > 0, diagnostic.range.lower < regions[begun - 1].range.upper else { return nil }
        return regions[begun - 1].entry
    }

    /// The places in a comment's list whose rules held nothing back; `[0]` for a lone `enable` that ended nothing.
    func unusedEntries(ofComment index: Int) -> [Int] {
        let count =
            comments[index].kind == .enable && comments[index].entries.isEmpty ? 1 : comments[index].entries.count
        return (0..<count).filter { !used.contains(Entry(comment: index, index: $0)) }
    }
}
