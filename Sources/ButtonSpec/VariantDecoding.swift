import ButtonLayout
import Diagnostics
import SpecTree
import TitleMetrics

/// Reads `variants` and makes the forms of a button that it names.
extension SpecDecoder {
    private static let axes = VariantAxis.allCases.map(\.rawValue)
    private static let rightToLeftLanguages: Set<String> = [
        "ar", "he", "iw", "fa", "ur", "ps", "sd", "ug", "yi", "ckb", "dv",
    ]

    /// One change of a button, before its formulas are computed.
    private struct Change {
        var label: String
        var apply: (SpecDecoder, inout ButtonSpec) -> Void
        var isRightToLeft = false
        var isDirectionOnly = false
    }

    /// The forms of a button; `unresolved` is the button before its formulas are computed.
    func decodeVariants(of unresolved: ButtonSpec) -> [Variant] {
        let place = unresolved.place(of: .variants)
        guard tree[place.value].kind == .mapping else {
            report(
                .wrongType, "`variants` takes a mapping with the keys \(Self.axes.joined(separator: ", "))", at: place)
            return []
        }
        var axes: [[Change]] = []
        var isProduct = false
        for entry in tree.entries(of: Place(place.value)) {
            switch VariantAxis(rawValue: tree.string(of: entry.key)) {
            case .titles: axes.append(titles(entry.value))
            case .layoutDirections: axes.append(directions(entry.value, base: unresolved.layoutDirection))
            case .contentSizeCategories: axes.append(categories(entry.value, of: unresolved))
            case .states: axes.append(states(entry.value))
            case .frames: axes.append(frames(entry.value))
            case .product:
                if case .bool(let value) = tree.coreValue(of: entry.value.value) {
                    isProduct = value
                } else {
                    report(.wrongType, "`variants.product` takes `true` or `false`", at: entry.value)
                }
            case nil:
                guard !isExtension(entry.key) else { continue }
                reportUnknownKey(entry.key, in: "`variants`", known: Self.axes, inside: .variants)
            }
        }
        let combinations =
            isProduct ? product(of: axes, at: place) : limited(axes.flatMap { $0 }, at: place).map { [$0] }
        return combinations.map { variant($0, of: unresolved) }
    }

    private func variant(_ changes: [Change], of unresolved: ButtonSpec) -> Variant {
        var spec = unresolved
        for change in changes { change.apply(self, &spec) }
        // What is wrong with the button itself has been said of it already.
        silently { finish(&spec) }
        let isRightToLeft = changes.contains { $0.isRightToLeft }
        if isRightToLeft, spec.layoutDirection == .ltr { spec.hasRightToLeftForm = true }
        return Variant(
            label: changes.map(\.label).joined(separator: "+"), spec: spec,
            layoutDirection: isRightToLeft ? .rtl : spec.layoutDirection,
            isDirectionOnly: changes.allSatisfy(\.isDirectionOnly))
    }

    /// Every combination of one form of each axis, the button's own among them, but for the button itself.
    private func product(of axes: [[Change]], at place: Place) -> [[Change]] {
        var count = 1
        for axis in axes { count = min(count * (axis.count + 1), Int(Int32.max)) }
        guard count - 1 <= limits.variants else {
            reportLimit(count - 1, at: place)
            return []
        }
        var combinations: [[Change]] = [[]]
        for axis in axes { combinations += combinations.flatMap { left in axis.map { left + [$0] } } }
        return combinations.filter { !$0.isEmpty }
    }

    private func limited(_ changes: [Change], at place: Place) -> [Change] {
        guard changes.count > limits.variants else { return changes }
        reportLimit(changes.count, at: place)
        return []
    }

    private func reportLimit(_ count: Int, at place: Place) {
        report(
            .limitExceeded,
            "\(count) variants are more than the limit of \(limits.variants); take some out, or raise the "
                + "limit with --limit variants=\(count)", at: place)
    }

    // MARK: - Axes

    private func entries(of place: Place, _ what: String) -> [MappingEntry] {
        guard tree[place.value].kind == .mapping else {
            report(.wrongType, "\(what), not \(tree.words(for: place.value))", at: place)
            return []
        }
        return Array(tree.entries(of: place))
    }

    private func items(of place: Place, _ what: String) -> [Place] {
        guard tree[place.value].kind == .sequence else {
            report(.wrongType, "\(what), not \(tree.words(for: place.value))", at: place)
            return []
        }
        return tree.children(of: place.value).map { tree.place(of: $0, in: place) }
    }

    private func titles(_ place: Place) -> [Change] {
        entries(of: place, "`variants.titles` takes a mapping from locale to title").map { entry in
            let locale = tree.string(of: entry.key)
            let language = locale.split { $0 == "-" || $0 == "_" }.first.map { $0.lowercased() } ?? ""
            check(.title, entry.value, key: entry.key)
            return Change(
                label: locale,
                apply: { decoder, spec in decoder.replace(.title, of: &spec, by: entry) },
                isRightToLeft: Self.rightToLeftLanguages.contains(language))
        }
    }

    /// Reports what is wrong with a variant's own value, once.
    private func check(_ property: Property, _ place: Place, key: NodeID) {
        var scratch = ButtonSpec(place: place)
        decode(property, place, key: key, into: &scratch)
    }

    private func directions(_ place: Place, base: LayoutDirection) -> [Change] {
        items(of: place, "`variants.layoutDirections` takes a list such as `[ltr, rtl]`").compactMap { item in
            let word = tree[item.value].kind == .scalar ? tree.string(of: item.value) : ""
            guard word == "ltr" || word == "rtl" else {
                report(.invalidValue, "a layout direction is `ltr` or `rtl`", at: item)
                return nil
            }
            guard word != base.rawValue else { return nil }
            guard word == "rtl" else {
                return Change(label: word) { _, spec in (spec.layoutDirection, spec.hasRightToLeft) = (.ltr, false) }
            }
            return Change(label: word, apply: { _, _ in }, isRightToLeft: true, isDirectionOnly: true)
        }
    }

    private func categories(_ place: Place, of spec: ButtonSpec) -> [Change] {
        let known = ContentSizeCategory.allCases.map(\.text)
        guard spec.isSet(.fontTextStyle) else {
            let message =
                "`contentSizeCategories` needs `title.font.textStyle`: a fixed font does not follow the user's size"
            report(.invalidValue, message, at: place)
            return []
        }
        return items(of: place, "`variants.contentSizeCategories` takes a list such as `[L, XXXL, AX5]`").compactMap {
            item in
            let word = tree[item.value].kind == .scalar ? tree.string(of: item.value) : ""
            guard let category = ContentSizeCategory(text: word) else {
                let hint = Suggestion.nearest(to: word, in: known).map { ": did you mean `\($0)`?" } ?? ";"
                report(
                    .invalidValue,
                    "there is no content size category `\(word)`\(hint) It is one of "
                        + known.joined(separator: ", "), at: item)
                return nil
            }
            guard category != .large else { return nil }
            return Change(label: word) { _, spec in spec.contentSizeCategory = category }
        }
    }

    private func states(_ place: Place) -> [Change] {
        entries(of: place, "`variants.states` takes a mapping from state to title and image").compactMap { entry in
            let state = tree.string(of: entry.key)
            guard VariantAxis.stateKeys.contains(state) else {
                reportUnknownKey(entry.key, in: "`variants.states`", known: VariantAxis.stateKeys, inside: .variants)
                return nil
            }
            var parts: [(Property, MappingEntry)] = []
            for part in entries(of: entry.value, "a state takes a mapping with the keys title and image") {
                switch tree.string(of: part.key) {
                case "title": parts.append((.title, part))
                case "image": parts.append((.image, part))
                default: reportUnknownKey(part.key, in: "a state", known: ["title", "image"], inside: .variants)
                }
            }
            for (property, part) in parts { check(property, part.value, key: part.key) }
            return Change(label: state) { decoder, spec in
                for (property, part) in parts { decoder.replace(property, of: &spec, by: part) }
            }
        }
    }

    private func frames(_ place: Place) -> [Change] {
        entries(of: place, "`variants.frames` takes a mapping from name to frame").map { entry in
            check(.frame, entry.value, key: entry.key)
            return Change(label: tree.string(of: entry.key)) { decoder, spec in
                decoder.replace(.frame, of: &spec, by: entry)
            }
        }
    }

    private func replace(_ property: Property, of spec: inout ButtonSpec, by entry: MappingEntry) {
        // The measured size belongs to the text that was there.
        if property == .title { spec.unset(.titleSize) }
        silently { decode(property, entry.value, key: entry.key, into: &spec) }
    }
}
