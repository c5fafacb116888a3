import Diagnostics
import SpecTree

/// Compares the documents of a file before and after a change: they are the same but for what the edits take out and
/// bring in.
struct TreeComparison {
    enum Outcome {
        case onlyTargetsChanged
        /// Something else has changed.
        case moreChanged
        /// What has changed is used by an alias elsewhere.
        case sharedChanged
    }

    private let before: SpecTree
    private let after: SpecTree
    private let removed: [ByteRange]
    private let added: [ByteRange]
    /// The nodes of the tree before that aliases stand for, with what they have become.
    private var pairs: [NodeID: NodeID] = [:]
    private var outcome = Outcome.onlyTargetsChanged

    private init(_ change: TextChange, before: SpecTree, after: SpecTree) {
        self.before = before
        self.after = after
        removed = change.edits.map(\.range)
        added = change.replacements
    }

    /// What a change of a text has made of its documents.
    static func outcome(of change: TextChange, before: SpecTree, after: SpecTree) -> Outcome {
        guard before.documents.count == after.documents.count else { return .moreChanged }
        var comparison = TreeComparison(change, before: before, after: after)
        for (old, new) in zip(before.documents, after.documents) {
            comparison.compare(old, new, isShared: false)
        }
        return comparison.outcome
    }

    private mutating func compare(_ old: NodeID, _ new: NodeID, isShared: Bool) {
        guard outcome == .onlyTargetsChanged else { return }
        let (node, other) = (before[old], after[new])
        if node.isAliased { pairs[old] = new }
        guard node.kind == other.kind, node.tag == other.tag, node.style == other.style,
            node.isFlow == other.isFlow
        else {
            outcome = .moreChanged
            return
        }
        switch node.kind {
        case .scalar:
            if before.bytes(of: old) != after.bytes(of: new) { outcome = .moreChanged }
        case .alias:
            let target = before.resolve(old).map { pairs[$0] }
            if target != after.resolve(new) { outcome = .moreChanged }
        case .sequence, .mapping:
            compareChildren(old, new, isShared: isShared || node.isAliased)
        }
    }

    /// Children that the edits took out or brought in are passed over; the others have to follow each other in the same
    /// order, keys as keys and values as values.
    private mutating func compareChildren(_ old: NodeID, _ new: NodeID, isShared: Bool) {
        guard isNearEdit(old, new) else { return compareAllChildren(old, new, isShared: isShared) }
        let isMapping = before[old].kind == .mapping
        let olds = before.children(of: old).enumerated().filter { !removed.enclose(before[$0.element].range) }
        let news = after.children(of: new).enumerated().filter { !added.enclose(after[$0.element].range) }
        guard olds.count == news.count else {
            outcome = .moreChanged
            return
        }
        let isChanged = olds.count < before.childCount(of: old) || news.count < after.childCount(of: new)
        if isChanged, isShared {
            outcome = .sharedChanged
            return
        }
        for (old, new) in zip(olds, news) {
            guard !isMapping || old.offset % 2 == new.offset % 2 else {
                outcome = .moreChanged
                return
            }
            // What no edit comes near is as it was, but for its place.
            if !isNearEdit(old.element, new.element), before.isWritten(old.element, as: new.element, of: after) {
                continue
            }
            compare(old.element, new.element, isShared: isShared)
        }
        if isChanged, before.children(of: old).contains(where: { before[$0].isAliased && pairs[$0] == nil }) {
            outcome = .sharedChanged
        }
    }

    private func isNearEdit(_ old: NodeID, _ new: NodeID) -> Bool {
        removed.touch(before[old].range) || added.touch(after[new].range)
    }

    /// The children of a collection that no edit comes near.
    private mutating func compareAllChildren(_ old: NodeID, _ new: NodeID, isShared: Bool) {
        var olds = before.children(of: old)
        var news = after.children(of: new)
        while outcome == .onlyTargetsChanged {
            switch (olds.next(), news.next()) {
            case (let old?, let new?): compare(old, new, isShared: isShared)
            case (nil, nil): return
            default: outcome = .moreChanged
            }
        }
    }
}
