import ButtonLayout
import ButtonSpec
import Diagnostics
import InsetCode
import SpecTree

/// Makes the edits that change properties of one button in the file's own style.
///
/// Nothing is edited that is not written in the button itself: a value that comes by an alias, a merge key or the
/// defaults belongs to other buttons too.
struct FixBuilder {
    private let subject: Subject
    private let tree: SpecTree
    private let spec: ButtonSpec
    private let button: NodeID

    init(_ subject: Subject) {
        self.subject = subject
        tree = subject.tree
        spec = subject.spec
        button = subject.spec.place(of: .button).value
    }

    /// The edits that set properties to lengths, empty where all have them already; nil where that cannot be written.
    func edits(setting values: [(property: Property, value: Double)]) -> [Edit]? {
        var edits: [Edit] = []
        var byParent: [(parent: Property, values: [(property: Property, value: Double)])] = []
        for value in values where (spec.number(value.property) ?? 0) != value.value {
            guard let parent = value.property.parent else { return nil }
            if let index = byParent.firstIndex(where: { $0.parent == parent }) {
                byParent[index].values.append(value)
            } else {
                byParent.append((parent, [value]))
            }
        }
        // A new key of a block mapping and one of the mapping around it begin at one place: the inner one comes first.
        let isInner = { (change: (parent: Property, values: [(property: Property, value: Double)])) in
            self.spec.isSet(change.parent)
        }
        for (parent, values) in byParent.filter(isInner) + byParent.filter({ !isInner($0) }) {
            guard let change = self.edits(setting: values, in: parent) else { return nil }
            edits += change
        }
        return Self.joined(edits)
    }

    /// The edits that take insets out, nil where that cannot be written.
    func edits(removing properties: [Property]) -> [Edit]? {
        var edits: [Edit] = []
        for property in properties {
            guard let parent = property.parent, isWritable(property), let container = container(of: parent) else {
                return nil
            }
            if tree[container].kind == .mapping,
                let removal = removal(of: spec.place(of: property).value, from: container)
            {
                edits.append(removal)
            } else if tree[container].kind == .scalar {
                return self.edits(setting: [(property, 0)])
            } else {
                edits.append(Edit(range: tree.range(of: spec.place(of: property)), replacement: "0"))
            }
        }
        return edits
    }

    // MARK: - Setting

    private func edits(setting values: [(property: Property, value: Double)], in parent: Property) -> [Edit]? {
        guard spec.isSet(parent) else {
            guard parent.parent == .button else { return nil }
            let text = Self.flowMapping(values)
            if let written = value(of: parent.row.key, in: button) { return replacement(of: written, by: text) }
            return insertion(ofKey: parent.row.key, value: text).map { [$0] }
        }
        guard isWritable(parent), let container = container(of: parent) else { return nil }
        if tree[container].kind == .scalar {
            let all = parent.children.map { child in
                (property: child, value: values.first { $0.property == child }?.value ?? spec.number(child) ?? 0)
            }
            return [Edit(range: tree[container].range, replacement: Self.flowMapping(all))]
        }
        var edits: [Edit] = []
        var missing: [(key: String, value: String)] = []
        for (property, value) in values {
            if spec.isSet(property) {
                guard isWritable(property) else { return nil }
                edits.append(
                    Edit(
                        range: tree.range(of: spec.place(of: property)), replacement: CodeNumber.text(value, in: .yaml))
                )
            } else if let written = self.value(of: property.row.key, in: container) {
                guard let replacement = replacement(of: written, by: CodeNumber.text(value, in: .yaml)) else {
                    return nil
                }
                edits += replacement
            } else {
                missing.append((property.row.key, CodeNumber.text(value, in: .yaml)))
            }
        }
        guard !missing.isEmpty else { return edits }
        guard tree[container].kind == .mapping, let added = insertion(of: missing, into: container, after: nil) else {
            return nil
        }
        return edits + [added]
    }

    /// Replaces a value that says that nothing is set, nil for any other.
    private func replacement(of value: NodeID, by text: String) -> [Edit]? {
        guard tree[value].kind == .scalar, tree.coreValue(of: value) == .null else { return nil }
        let range = tree[value].range
        guard range.isEmpty else { return [Edit(range: range, replacement: text)] }
        // A key of a flow mapping can stand alone, as in `{left, right: 8}`.
        let before = tree.file.text[..<Int(range.lower)].last { $0 != UInt8(ascii: " ") }
        return [Edit(range: range, replacement: (before == UInt8(ascii: ":") ? " " : ": ") + text)]
    }

    private static func flowMapping(_ values: [(property: Property, value: Double)]) -> String {
        let order = values.sorted { $0.property.rawValue < $1.property.rawValue }
        return "{"
            + order.map { "\($0.property.row.key): \(CodeNumber.text($0.value, in: .yaml))" }.joined(separator: ", ")
            + "}"
    }

    /// A new key of the button, behind the property that it best follows.
    private func insertion(ofKey key: String, value: String) -> Edit? {
        let neighbours: [Property] = [
            .imageEdgeInsets, .titleEdgeInsets, .contentEdgeInsets, .image, .title, .frame, .type, .origin, .group,
            .name,
        ]
        let written = neighbours.first { spec.isSet($0) && isWritable($0) }
        return insertion(
            of: [(key, value)], into: button, after: written.flatMap { self.value(of: $0.row.key, in: button) })
    }

    /// The node of a key's value in a mapping, nil where the mapping does not have the key.
    private func value(of key: String, in mapping: NodeID) -> NodeID? {
        guard tree[mapping].kind == .mapping else { return nil }
        let children = Array(tree.children(of: mapping))
        let index = stride(from: 0, to: children.count - 1, by: 2).first { tree.string(of: children[$0]) == key }
        return index.map { children[$0 + 1] }
    }

    /// New entries of a mapping, behind one of its values (the last where none is given).
    private func insertion(of entries: [(key: String, value: String)], into mapping: NodeID, after value: NodeID?)
        -> Edit?
    {
        let children = Array(tree.children(of: mapping))
        guard let last = value ?? children.last else {
            let range = tree[mapping].range
            guard tree[mapping].isFlow else { return nil }
            let text = entries.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
            return Edit(range: ByteRange(range.lower + 1, range.lower + 1), replacement: text)
        }
        if tree[mapping].isFlow {
            let end = tree[last].range.upper
            let text = entries.map { ", \($0.key): \($0.value)" }.joined()
            return Edit(range: ByteRange(end, end), replacement: text)
        }
        guard let first = children.first else { return nil }
        let text = tree.file.text
        let keyStart = Int(tree[first].range.lower)
        let indentation = keyStart - lineStart(keyStart)
        let end = lineEnd(Int(tree[last].range.upper))
        let isCRLF = end + 1 < text.count && text[end] == UInt8(ascii: "\r") && text[end + 1] == UInt8(ascii: "\n")
        let lines = entries.map {
            (isCRLF ? "\r\n" : "\n") + String(repeating: " ", count: indentation) + "\($0.key): \($0.value)"
        }
        return Edit(range: ByteRange(UInt32(end), UInt32(end)), replacement: lines.joined())
    }

    // MARK: - Removing

    /// Takes the entry of a value out of a mapping, and the mapping with it where nothing is left.
    private func removal(of value: NodeID, from mapping: NodeID) -> Edit? {
        let children = Array(tree.children(of: mapping))
        guard let index = children.firstIndex(of: value), index % 2 == 1 else { return nil }
        if children.count == 2 {
            guard mapping != button else { return nil }
            return removal(of: mapping, from: button) ?? Edit(range: tree[value].range, replacement: "0")
        }
        let key = children[index - 1]
        if tree[mapping].isFlow {
            if index + 1 < children.count {
                return Edit(
                    range: ByteRange(tree[key].range.lower, tree[children[index + 1]].range.lower), replacement: "")
            }
            return Edit(
                range: ByteRange(tree[children[index - 2]].range.upper, tree[value].range.upper), replacement: "")
        }
        let text = tree.file.text
        let start = lineStart(Int(tree[key].range.lower))
        var end = lineEnd(Int(tree[value].range.upper))
        let before = text[start..<Int(tree[key].range.lower)]
        let after = text[Int(tree[value].range.upper)..<end]
        // A key behind a `- `, or a comment on the line, stays; the value becomes 0.
        guard before.allSatisfy({ $0 == UInt8(ascii: " ") }), after.allSatisfy({ $0 == UInt8(ascii: " ") }) else {
            return tree[value].kind == .scalar ? Edit(range: tree[value].range, replacement: "0") : nil
        }
        if end < text.count, text[end] == UInt8(ascii: "\r") { end += 1 }
        if end < text.count, text[end] == UInt8(ascii: "\n") { end += 1 }
        return Edit(range: ByteRange(UInt32(start), UInt32(end)), replacement: "")
    }

    // MARK: - Places

    /// Whether a property's value is written in the button itself.
    private func isWritable(_ property: Property) -> Bool {
        let isComputed = ([property] + property.children).contains { spec.recipeFormulas[$0] != nil }
        guard !isComputed else { return false }
        let value = spec.place(of: property).value
        let place = tree[value].range
        let own = tree[button].range
        let isOwn = place.lower >= own.lower && place.upper <= own.upper
        guard isOwn, let parent = property.parent else { return isOwn }
        return spec.place(of: property).use == value || isSetAsGroup(property, value: value, parent: parent)
    }

    /// A group's place is its key, a length's its value; an alias is neither.
    private func isSetAsGroup(_ property: Property, value: NodeID, parent: Property) -> Bool {
        tree[spec.place(of: property).use].kind == .scalar && tree[value].kind != .scalar
    }

    /// The node that holds a group's values.
    private func container(of group: Property) -> NodeID? {
        group == .button ? button : tree.resolve(spec.place(of: group).value)
    }

    private func lineStart(_ offset: Int) -> Int {
        var start = offset
        while start > 0, tree.file.text[start - 1] != UInt8(ascii: "\n"),
            tree.file.text[start - 1] != UInt8(ascii: "\r")
        {
            start -= 1
        }
        return start
    }

    private func lineEnd(_ offset: Int) -> Int {
        var end = offset
        while end < tree.file.text.count, tree.file.text[end] != UInt8(ascii: "\n"),
            tree.file.text[end] != UInt8(ascii: "\r")
        {
            end += 1
        }
        return end
    }

    /// Edits in the order of their places; insertions at one place become one.
    private static func joined(_ edits: [Edit]) -> [Edit] {
        var result: [Edit] = []
        let ordered = edits.enumerated().sorted {
            ($0.element.range.lower, $0.offset) < ($1.element.range.lower, $1.offset)
        }
        for (_, edit) in ordered {
            if let last = result.last, last.range == edit.range, edit.range.isEmpty {
                result[result.count - 1].replacement += edit.replacement
            } else {
                result.append(edit)
            }
        }
        return result
    }
}

extension ArrangementInsets {
    /// The insets as lengths to set, those of the spec left out that have the value already.
    func lengths(in subject: Subject) -> [(property: Property, value: Double)] {
        let insets: [(Property, EdgeInsets)] = [
            (.contentEdgeInsets, contentEdgeInsets), (.titleEdgeInsets, titleEdgeInsets),
            (.imageEdgeInsets, imageEdgeInsets),
        ]
        return insets.flatMap { property, values in
            zip(property.children, [values.top, values.left, values.bottom, values.right]).map {
                ($0, $1 == 0 ? 0 : $1)
            }
        }
    }
}
