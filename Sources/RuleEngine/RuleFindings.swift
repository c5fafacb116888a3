public import Diagnostics

/// What the rules say about the buttons of a file.
public struct RuleFindings: Sendable {
    /// All findings: those of every button in turn, then those about several buttons.
    public private(set) var all: [Diagnostic] = []
    /// The buttons, in the order in which they were judged.
    fileprivate private(set) var buttons: [JudgedButton] = []

    init(buttonCount: Int = 0) { buttons.reserveCapacity(buttonCount) }

    /// Adds what was found about the next button.
    mutating func add(_ findings: [Diagnostic], ofButtonAt start: UInt32, _ group: GroupGap?) {
        all += findings
        buttons.append(JudgedButton(start: start, group: group, end: all.count))
    }

    /// Adds what was found about several buttons.
    mutating func add(_ findings: [Diagnostic]) { all += findings }
}

/// A button that has been judged.
private struct JudgedButton {
    /// Where the button begins in the text.
    var start: UInt32
    /// What its group had in common.
    var group: GroupGap?
    /// Where its findings end among all.
    var end: Int
}

/// What was found in a file before edits that have left most of its buttons as they were.
public struct EarlierFindings {
    private let findings: RuleFindings
    private let changedLines: [(old: ByteRange, new: ByteRange)]
    private let moved: (ByteRange) -> ByteRange
    /// The first judged button, and the first changed lines, that are not passed.
    private var next = 0
    private var nextLines = 0

    /// Findings of a file that was changed.
    ///
    /// - Parameters:
    ///   - changedLines: The lines, before and after, that have the buttons that may have changed, in order.
    ///   - moved: Where a part of the file that no edit touches is now.
    public init(
        _ findings: RuleFindings, changedLines: [(old: ByteRange, new: ByteRange)],
        moved: @escaping (ByteRange) -> ByteRange
    ) {
        self.findings = findings
        self.changedLines = changedLines
        self.moved = moved
    }

    /// What was found about the button that is now at `start`; nil where that may be otherwise now. Buttons are to be
    /// asked for in the order of the file.
    mutating func findings(ofButtonAt start: UInt32, _ group: GroupGap?) -> [Diagnostic]? {
        while nextLines < changedLines.count, changedLines[nextLines].new.upper <= start { nextLines += 1 }
        if nextLines < changedLines.count, changedLines[nextLines].new.lower <= start { return nil }
        // Lines that are passed now were passed before the change, too.
        let passed = nextLines == 0 ? 0 : changedLines[nextLines - 1].old.upper
        while next < findings.buttons.count {
            let old = findings.buttons[next].start
            guard old < passed || moved(start: old) < start else { break }
            next += 1
        }
        guard next < findings.buttons.count else { return nil }
        let button = findings.buttons[next]
        guard moved(start: button.start) == start, GroupGap.isSame(button.group, group, moved: moved) else {
            return nil
        }
        let first = next == 0 ? 0 : findings.buttons[next - 1].end
        return findings.all[first..<button.end].map { $0.moved(moved) }
    }

    private func moved(start: UInt32) -> UInt32 { moved(ByteRange(start, start)).lower }
}

extension Diagnostic {
    /// The finding after edits of other places.
    fileprivate func moved(_ moved: (ByteRange) -> ByteRange) -> Diagnostic {
        var finding = self
        finding.range = moved(range)
        for index in related.indices { finding.related[index].range = moved(related[index].range) }
        if let edits = fix?.edits { finding.fix?.edits = edits.map { $0.moved(moved) } }
        return finding
    }
}

extension GroupGap {
    /// Whether the buttons of a group still have the same in common, though the example may have been moved.
    fileprivate static func isSame(_ old: GroupGap?, _ new: GroupGap?, moved: (ByteRange) -> ByteRange) -> Bool {
        guard let old, let new else { return old == nil && new == nil }
        return old.gap == new.gap && old.example == new.example && moved(old.exampleRange) == new.exampleRange
    }
}
