import Diagnostics
import SpecTree
import YAMLReader

/// A file that is read again after a part of it was replaced: the result is what reading all of it gives.
///
/// The first four bytes of an input say where: an offset in two bytes, how many bytes go, and how many of the input's last
/// bytes come in their place. All others are the text.
enum ChangeTarget {
    static func fault(in bytes: [UInt8]) -> String? {
        guard bytes.count > 4 else { return nil }
        let (removed, added) = (Int(bytes[2]), Int(bytes[3]))
        let replacement = bytes.dropFirst(4).suffix(added)
        let text = Array(bytes.dropFirst(4).dropLast(replacement.count))
        let lower = min(Int(bytes[0]) << 8 | Int(bytes[1]), text.count)
        let range = ByteRange(UInt32(lower), UInt32(min(text.count, lower + removed)))
        // What a fix writes is text.
        guard let written = String(validating: replacement, as: UTF8.self) else { return nil }
        let old = YAMLReader.read(SourceFile(path: "fuzz.yml", text: text))
        guard old.diagnostics.isEmpty else { return nil }
        let changed = text[..<Int(range.lower)] + replacement + text[Int(range.upper)...]
        let file = SourceFile(path: "fuzz.yml", text: Array(changed))
        let whole = YAMLReader.read(file)
        let edit = Edit(range: range, replacement: written)
        let partly = YAMLReader.read(file, limits: Limits(), after: [edit], in: "buttons", of: old.tree)
        guard partly.diagnostics.map(\.message) == whole.diagnostics.map(\.message) else { return "other findings" }
        return fault(of: partly.tree, whole.tree)
    }

    /// How a tree differs from another one.
    private static func fault(of tree: SpecTree, _ whole: SpecTree) -> String? {
        guard tree.count == whole.count, tree.documents == whole.documents, tree.text == whole.text,
            tree.writtenOutCount == whole.writtenOutCount
        else { return "another tree" }
        var left = tree.documents
        while let id = left.popLast() {
            let (node, other) = (tree[id], whole[id])
            guard "\(node)" == "\(other)" else { return "another node: \(node) for \(other)" }
            left += tree.children(of: id)
        }
        return nil
    }
}
