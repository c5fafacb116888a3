import Diagnostics
import SpecTree

extension Composer {
    /// Finds merge keys, and keys that stand in a mapping twice; the second is passed over and points at the first.
    mutating func checkKeys(of mapping: NodeID) {
        let traits = tree.keyTraits(of: mapping)
        if traits.hasMergeKey { checkMergeKeys(of: mapping) }
        if traits.mayHaveDuplicates { checkDuplicateKeys(of: mapping) }
    }

    private mutating func checkDuplicateKeys(of mapping: NodeID) {
        var first: [CanonicalKey: NodeID] = [:]
        var children = tree.children(of: mapping)
        while let key = children.next() {
            _ = children.next()
            guard let canonical = CanonicalKey(key, in: tree) else { continue }
            if let earlier = first[canonical] {
                reportDuplicate(key, first: earlier)
            } else {
                first[canonical] = key
            }
        }
    }

    private mutating func reportDuplicate(_ key: NodeID, first: NodeID) {
        tree.markDuplicate(key)
        let name = String.quoted(tree.bytes(of: tree.resolve(key) ?? key))
        let advice = tree.isMergeKey(key) ? "give one `<<` a list, such as `<<: [*a, *b]`" : "remove one of them"
        report(
            Diagnostic(
                .duplicateKey, "the key \(name) stands here a second time; the first one counts, so \(advice)",
                at: tree[key].range,
                related: [RelatedRange(range: tree[first].range, message: "\(name) stands here first")]))
    }

    private mutating func checkMergeKeys(of mapping: NodeID) {
        tree.markMerge(mapping)
        var children = tree.children(of: mapping)
        while let key = children.next(), let value = children.next() {
            if tree.isMergeKey(key) { checkMergeValue(value) }
        }
    }

    /// Reports the value of a merge key that is neither a mapping nor a list of them.
    private mutating func checkMergeValue(_ id: NodeID) {
        // An alias without a target is reported already.
        guard let value = tree.resolve(id), !isMapping(value) else { return }
        if tree[value].kind == .sequence, tree.children(of: value).allSatisfy(isMapping) { return }
        report(
            Diagnostic(
                .wrongType, "`<<` takes a mapping, or a list of mappings, by their aliases", at: tree[id].range))
    }

    private func isMapping(_ id: NodeID) -> Bool { tree.resolve(id).map { tree[$0].kind == .mapping } ?? true }
}
