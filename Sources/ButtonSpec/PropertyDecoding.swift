import Diagnostics
import Expression
import SpecTree

/// Properties by the table, and the groups of them that are mappings.
extension SpecDecoder {
    func decodeMapping(_ group: Property, _ place: Place, into spec: inout ButtonSpec, isDefaults: Bool) {
        var cursor = tree.cursor(of: place)
        while let entry = tree.next(&cursor) {
            guard let property = keys.property(for: entry.key, in: group, tree: tree) else {
                reportKey(entry.key, in: group)
                continue
            }
            if isDefaults, property == .name {
                report(.invalidValue, "`name` cannot be a default; every button has its own", at: Place(entry.key))
                continue
            }
            decode(property, entry.value, key: entry.key, into: &spec)
        }
    }

    /// Reports a key that names no property, if it is not the author's own.
    @inline(never) private func reportKey(_ key: NodeID, in group: Property) {
        guard tree[key].kind == .scalar else {
            return report(.wrongType, "a key is a plain word", at: Place(key))
        }
        guard !isExtension(key) else { return }
        let name = group == .button ? "a button" : "`\(group.path)`"
        reportUnknownKey(key, in: name, known: group.children.map(\.row.key), inside: group)
    }

    @inline(__always) func decode(_ property: Property, _ place: Place, key: NodeID, into spec: inout ButtonSpec) {
        let shape = shapes[Int(property.rawValue)]
        if shape == .length || shape == .positiveLength {
            let minimum = shape == .length ? -Property.largestLength : 0
            if decodeNumberOfPoints(property, place, minimum: minimum, into: &spec) { return }
        }
        decodeAny(property, place, key: key, into: &spec)
    }

    /// Decodes a length that is a number and can be one, as most values of a spec are; false for any other.
    private func decodeNumberOfPoints(
        _ property: Property, _ place: Place, minimum: Double, into spec: inout ButtonSpec
    ) -> Bool {
        guard let value = tree.number(of: place.value), value >= minimum, value <= Property.largestLength else {
            return false
        }
        spec.faulty.remove(property)
        spec.removeFormula(of: property)
        spec.set(property, to: .number(value), at: place)
        return true
    }

    private func decodeAny(_ property: Property, _ place: Place, key: NodeID, into spec: inout ButtonSpec) {
        let node = tree[place.value]
        if node.kind == .alias {
            // The reader has reported an alias without a target.
            spec.faulty.insert(property)
            return
        }
        spec.faulty.remove(property)
        if node.kind == .scalar, tree.isNull(place.value) { return spec.unset(property) }
        switch shapes[Int(property.rawValue)] {
        case .mapping: decodeGroup(property, place, key: key, into: &spec)
        case .insets: decodeInsets(property, place, key: key, into: &spec)
        case .title:
            if node.kind == .scalar {
                spec.set(.title, to: .bool(true), at: place)
                decode(.titleText, place, key: key, into: &spec)
            } else {
                decodeGroup(property, place, key: key, into: &spec)
            }
        case .length: decodeLength(property, place, minimum: -Property.largestLength, into: &spec)
        case .positiveLength: decodeLength(property, place, minimum: 0, into: &spec)
        case .number: decodeNumber(property, place, into: &spec)
        case .choice: decodeChoice(property, place, into: &spec)
        case .text: decodeText(property, place, into: &spec)
        case .flag: decodeFlag(property, place, into: &spec)
        case .directions: decodeDirections(place, into: &spec)
        case .ruleIDs: decodeRuleIDs(place, into: &spec)
        case .recipe: decodeRecipe(place, key: key, into: &spec)
        case .variants: spec.set(property, to: .bool(true), at: Place(use: key, value: place.value))
        case .unknown: decodeUnknown(place, key: key, into: &spec)
        }
    }

    private func decodeGroup(_ property: Property, _ place: Place, key: NodeID, into spec: inout ButtonSpec) {
        guard tree[place.value].kind == .mapping else {
            let keys = property.children.map { "`\($0.row.key)`" }.joined(separator: ", ")
            return fail(
                .wrongType, property,
                "`\(property.path)` takes a mapping with the keys \(keys), not \(tree.words(for: place.value))",
                at: place, in: &spec)
        }
        spec.set(property, to: .bool(true), at: place.use == place.value ? Place(use: key, value: place.value) : place)
        decodeMapping(property, place, into: &spec, isDefaults: false)
    }

    private func decodeInsets(_ property: Property, _ place: Place, key: NodeID, into spec: inout ButtonSpec) {
        let edges = property.children
        switch tree[place.value].kind {
        case .mapping: decodeGroup(property, place, key: key, into: &spec)
        case .sequence:
            let count = tree.childCount(of: place.value)
            guard count == 4 else {
                return fail(
                    .wrongType, property,
                    "a list of insets has four numbers, `[top, left, bottom, right]`; this one has \(count)",
                    at: place, in: &spec)
            }
            spec.set(
                property, to: .bool(true),
                at: Place(use: place.use == place.value ? key : place.use, value: place.value))
            for (edge, value) in zip(edges, tree.children(of: place.value)) {
                decode(edge, tree.place(of: value, in: place), key: key, into: &spec)
            }
        case .scalar, .alias:
            spec.set(property, to: .bool(true), at: place)
            var count: Int?
            for edge in edges {
                decode(edge, place, key: key, into: &spec)
                // One wrong value is reported once, not four times.
                count = count ?? diagnostics.count
                diagnostics.removeLast(diagnostics.count - (count ?? 0))
            }
        }
    }
}
