package import Diagnostics
package import SpecTree

extension YAMLReader {
    /// What reading a file gives that edits have made of another, sooner than by reading all of it where they lie in
    /// items of one list or mapping.
    ///
    /// - Parameters:
    ///   - edits: What has been changed, sorted; they do not overlap.
    ///   - key: The key of the document whose value has the items.
    ///   - old: The documents of the file before, which was read without findings within the same limits.
    package static func read(
        _ file: SourceFile, limits: Limits, after edits: [Edit], in key: StaticString, of old: SpecTree
    ) -> YAMLReading {
        if limits.problem(ofSize: file.text.count) == nil,
            let lines = ItemLines(ofValueOf: key, in: old),
            let items = ChangedItems(old: old, file: file, limits: limits, lines: lines).replacements(edits)
        {
            let tree = old.replacing(items, of: lines.collection, in: file)
            if tree.writtenOutCount <= limits.nodes {
                return YAMLReading(tree: tree, diagnostics: [], changedLines: items.map { ($0.oldLines, $0.newLines) })
            }
        }
        return read(file, limits: limits)
    }
}

/// The items that edits lie in, read by themselves.
///
/// An item of a block list begins with the line of its `-`, one of a mapping with that of its key. How such lines are
/// read does not depend on what stands in front of them or behind, nor that on them, as long as they are by themselves a
/// whole collection of the same indentation, and have no anchors, aliases, tags or signs of documents. Everything else is
/// left to the reading of the whole file.
private struct ChangedItems {
    let old: SpecTree
    let file: SourceFile
    let limits: Limits
    let lines: ItemLines

    /// The items that edits have changed, in the order of the file; nil where the whole file is to be read.
    func replacements(_ edits: [Edit]) -> [ItemReplacement]? {
        guard edits.allSatisfy({ lines.hold($0.range) }) else { return nil }
        var replacements: [ItemReplacement] = []
        var left = edits[...]
        var growth = 0
        while let edit = left.first {
            var changed = lines.items(of: edit)
            let before = growth
            while let edit = left.first, case let next = lines.items(of: edit), next.lowerBound < changed.upperBound {
                changed = changed.lowerBound..<max(changed.upperBound, next.upperBound)
                growth += edit.growth
                left.removeFirst()
            }
            guard let replacement = replacement(of: changed, growth: (before, growth)) else { return nil }
            replacements.append(replacement)
        }
        return replacements
    }

    /// Reads the lines of items as they are now; `growth` is how much longer the text in front of them is, and that with
    /// them.
    private func replacement(of changed: Range<Int>, growth: (Int, Int)) -> ItemReplacement? {
        let oldLines = lines.range(of: changed)
        let (start, end) = (Int(oldLines.lower) + growth.0, Int(oldLines.upper) + growth.1)
        let (first, behind) = (lines.starts[changed.lowerBound].item, lines.nodeBehind(changed))
        let text = file.text[start..<end]
        guard text.last == UInt8(ascii: "\n") || end == file.text.count, !Self.mayReachBeyond(text),
            !old.hasAliases(from: first, to: behind)
        else { return nil }
        var inner = limits
        inner.nesting -= 1
        let reading = YAMLReader.read(SourceFile(path: file.path, text: Array(text)), limits: inner)
        let tree = reading.tree
        guard reading.diagnostics.isEmpty, tree.documents.count == 1, let items = tree.documents.first,
            tree[items].kind == old[lines.collection].kind, tree[items].isPlainBlock, !tree.hasTags,
            tree[items].range.lower == lines.indentation, hasSameKeys(first, behind, as: items, of: tree)
        else { return nil }
        return ItemReplacement(
            first: first, end: behind, oldLines: oldLines, newLines: ByteRange(UInt32(start), UInt32(end)), items: tree)
    }

    /// Whether lines have something that can have to do with what is outside of them.
    private static func mayReachBeyond(_ lines: ArraySlice<UInt8>) -> Bool {
        lines.withUnsafeBufferPointer { lines in
            // An anchor can hide another one.
            lines.firstOffset(of: UInt8(ascii: "&"), from: 0) != nil || lines.hasLine(startingWith: "---")
                || lines.hasLine(startingWith: "...")
        }
    }

    /// Whether a mapping has the keys that were there in the same order, so that none is there twice. In a list there are
    /// none.
    private func hasSameKeys(_ first: NodeID, _ end: NodeID, as mapping: NodeID, of tree: SpecTree) -> Bool {
        guard tree[mapping].kind == .mapping else { return true }
        var key = first
        var children = tree.children(of: mapping)
        while key != end {
            guard let new = children.next(), children.next() != nil, old[key].kind == .scalar,
                old.isWritten(key, as: new, of: tree)
            else { return false }
            key = old.nodeBehind(old.nodeBehind(key))
        }
        return children.next() == nil
    }
}
