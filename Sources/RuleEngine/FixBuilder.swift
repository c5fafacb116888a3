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
    private let mappingEdits: MappingEdits

    init(_ subject: Subject) {
        self.subject = subject
        tree = subject.tree
        spec = subject.spec
        button = subject.spec.place(of: .button).value
        mappingEdits = MappingEdits(tree)
    }

    /// Whether edits replace or remove a formula: what they put in its place is right for the numbers of today only.
    func replaceFormula(_ edits: [Edit]) -> Bool {
        spec.hasComputedLengths
            && Property.allCases.contains { property in
                guard spec.isSet(property), case .length = property.row.kind else { return false }
                let value = spec.place(of: property).value
                guard tree[value].kind == .scalar, case .string = tree.coreValue(of: value) else { return false }
                let range = tree[value].range
                return edits.contains { $0.range.lower <= range.lower && $0.range.upper >= range.upper }
            }
    }

    /// The edits that set properties to lengths, empty where all have them already; nil where that cannot be written.
    func edits(setting values: [(property: Property, value: Double)]) -> [Edit]? {
        guard isButtonEditable else { return nil }
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
        for isInner in [true, false] {
            for (parent, values) in byParent where spec.isSet(parent) == isInner {
                guard let change = self.edits(setting: values, in: parent) else { return nil }
                edits += change
            }
        }
        return edits.count < 2 ? edits : Self.joined(edits)
    }

    /// The edits that take insets out, nil where that cannot be written.
    func edits(removing properties: [Property]) -> [Edit]? {
        guard isButtonEditable else { return nil }
        var edits: [Edit] = []
        for property in properties {
            guard let parent = property.parent, isWritable(property), let container = container(of: parent),
                isEditable(container)
            else { return nil }
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
            let text = flowMapping(values)
            if let written = value(of: parent.row.key, in: button) { return replacement(of: written, by: text) }
            return insertion(ofKey: parent.row.key, value: text).map { [$0] }
        }
        guard isWritable(parent), let container = container(of: parent) else { return nil }
        if tree[container].kind == .scalar {
            let all = parent.children.map { child in
                (property: child, value: values.first { $0.property == child }?.value ?? spec.number(child) ?? 0)
            }
            return [Edit(range: tree[container].range, replacement: flowMapping(all))]
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
        guard tree[container].kind == .mapping,
            let added = mappingEdits.insertion(of: missing, into: container, after: nil)
        else { return nil }
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

    private func flowMapping(_ values: [(property: Property, value: Double)]) -> String {
        let order = values.sorted { $0.property.rawValue < $1.property.rawValue }
        let entries = order.map { (key: $0.property.row.key, value: CodeNumber.text($0.value, in: .yaml)) }
        return mappingEdits.flowMapping(entries, like: button)
    }

    /// A new key of the button, behind the property that it best follows.
    private func insertion(ofKey key: String, value: String) -> Edit? {
        let neighbours: [Property] = [
            .imageEdgeInsets, .titleEdgeInsets, .contentEdgeInsets, .image, .title, .frame, .type, .origin, .group,
            .name,
        ]
        let written = neighbours.first { spec.isSet($0) && isWritable($0) }
        return mappingEdits.insertion(
            of: [(key, value)], into: button, after: written.flatMap { self.value(of: $0.row.key, in: button) })
    }

    /// The node of a key's value in a mapping, nil where the mapping does not have the key.
    private func value(of key: String, in mapping: NodeID) -> NodeID? {
        guard tree[mapping].kind == .mapping else { return nil }
        let children = Array(tree.children(of: mapping))
        let index = stride(from: 0, to: children.count - 1, by: 2).first { tree.string(of: children[$0]) == key }
        return index.map { children[$0 + 1] }
    }

    // MARK: - Removing

    /// Takes the entry of a value out of a mapping, and the mapping with it where nothing is left; where that would take
    /// more along, the value becomes 0.
    private func removal(of value: NodeID, from mapping: NodeID) -> Edit? {
        let isLast = tree.childCount(of: mapping) == 2
        if isLast, mapping == button { return nil }
        let removal =
            isLast ? mappingEdits.removal(of: mapping, from: button) : mappingEdits.removal(of: value, from: mapping)
        if let removal { return removal }
        return tree[value].kind == .scalar ? Edit(range: tree[value].range, replacement: "0") : nil
    }

    // MARK: - Places

    /// Whether a property's value is written in the button itself.
    private func isWritable(_ property: Property) -> Bool {
        guard ([property] + property.children).allSatisfy({ spec.recipeFormula(of: $0) == nil }) else { return false }
        let value = spec.place(of: property).value
        guard isEditable(value) else { return false }
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

    /// Whether the button is written where it is judged, and there alone.
    private var isButtonEditable: Bool { isEditable(button) && tree[spec.place(of: .button).use].kind != .alias }

    /// Whether a change of a node changes nothing elsewhere: no alias stands for it.
    private func isEditable(_ node: NodeID) -> Bool { !tree[node].isAliased }

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
