import ButtonLayout
import Diagnostics
import Expression
import SpecTree

/// Values of one property each.
extension SpecDecoder {
    func decodeLength(_ property: Property, _ place: Place, minimum: Double, into spec: inout ButtonSpec) {
        guard tree[place.value].kind == .scalar else {
            return fail(
                .wrongType, property,
                "`\(property.path)` takes a number of points or a formula, not \(tree.words(for: place.value))",
                at: place, in: &spec)
        }
        spec.removeFormula(of: property)
        if let value = tree.number(of: place.value) {
            guard let problem = Self.problem(with: value, minimum: minimum) else {
                return spec.set(property, to: .number(value), at: place)
            }
            return fail(.invalidValue, property, "`\(property.path)` \(problem)", at: place, in: &spec)
        }
        let text = tree.bytes(of: place.value)
        if let number = Self.unquotedNumber(text) {
            return fail(
                .wrongType, property,
                "`\(property.path)` takes a number of points; write \(number), without \(Self.decoration(of: text))",
                at: place, in: &spec)
        }
        if case .bool = tree.coreValue(of: place.value) {
            let text = tree.string(of: place.value)
            return fail(
                .wrongType, property, "`\(property.path)` takes a number of points, not `\(text)`", at: place, in: &spec
            )
        }
        decodeFormula(property, place, into: &spec)
    }

    /// What is wrong with a length, nil where nothing is.
    static func problem(with value: Double, minimum: Double) -> String? {
        if value.isNaN { return "is not a number; write a number of points" }
        if value.isInfinite { return "is infinite; write a number of points" }
        if value < minimum, minimum == 0 { return "is \(value.points), but cannot be negative" }
        if abs(value) > Property.largestLength { return "is \(value.points); lengths go up to 1,000,000 pt" }
        return nil
    }

    /// `8pt`, `8 px` and a quoted `8` as the number they mean.
    private static func unquotedNumber(_ text: ArraySlice<UInt8>) -> String? {
        var number = text.drop { $0 == UInt8(ascii: " ") }
        // Few formulas begin as numbers do.
        guard let first = number.first, first <= UInt8(ascii: "9") else { return nil }
        for unit in ["pt", "px", "dp", "%"] where number.suffix(unit.utf8.count).elementsEqual(unit.utf8) {
            number = number.dropLast(unit.utf8.count)
            break
        }
        while number.last == UInt8(ascii: " ") { number = number.dropLast() }
        guard !number.isEmpty, case .number(let value) = CoreSchema.value(of: number), value.isFinite else {
            return nil
        }
        return String(decoding: number, as: UTF8.self)
    }

    private static func decoration(of text: ArraySlice<UInt8>) -> String {
        guard let last = text.last, last == UInt8(ascii: "%") || last > UInt8(ascii: "9") else { return "quotes" }
        return "a unit"
    }

    func decodeNumber(_ property: Property, _ place: Place, into spec: inout ButtonSpec) {
        guard case .number(let range, let isWhole) = property.kind else { return }
        func takes() -> String {
            "`\(property.path)` takes \(isWhole ? "a whole number" : "a number") from \(range.lowerBound.points) to "
                + range.upperBound.points
        }
        guard let value = tree.number(of: place.value) else {
            return fail(.wrongType, property, "\(takes()), not \(tree.words(for: place.value))", at: place, in: &spec)
        }
        guard range.contains(value), !isWhole || value == value.rounded() else {
            return fail(.invalidValue, property, "\(takes()), not \(value.points)", at: place, in: &spec)
        }
        spec.set(property, to: .number(value), at: place)
    }

    func decodeChoice(_ property: Property, _ place: Place, into spec: inout ButtonSpec) {
        if tree[place.value].kind == .scalar, let index = keys.choice(place.value, of: property, tree: tree) {
            return spec.set(property, to: .enumCase(index), at: place)
        }
        guard case .choice(let choices) = property.kind else { return }
        func words() -> String { choices.cases.joined(separator: ", ") }
        guard tree[place.value].kind == .scalar else {
            let message = "`\(property.path)` takes one of \(words()), not \(tree.words(for: place.value))"
            return fail(.wrongType, property, message, at: place, in: &spec)
        }
        let word = tree.string(of: place.value)
        let hint = Suggestion.nearest(to: word, in: choices.cases).map { ": did you mean `\($0)`? It" } ?? "; it"
        let message = "`\(property.path)` has no value `\(word)`\(hint) takes one of \(words())"
        fail(.invalidValue, property, message, at: place, in: &spec)
    }

    func decodeText(_ property: Property, _ place: Place, into spec: inout ButtonSpec) {
        guard tree[place.value].kind == .scalar else {
            return fail(
                .wrongType, property, "`\(property.path)` takes a text, not \(tree.words(for: place.value))", at: place,
                in: &spec)
        }
        spec.set(property, to: slot(ofText: place.value), at: place)
        if property == .titleText { spec.hasEmptyTitle = tree.textRange(of: place.value).length == 0 }
        if property == .imageName { spec.hasSymbolName = Self.isSymbolName(tree.bytes(of: place.value)) }
    }

    private static func isSymbolName(_ name: ArraySlice<UInt8>) -> Bool {
        var word = name
        for (index, byte) in zip(name.indices, name) {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): continue
            case UInt8(ascii: ".") where index > word.startIndex: word = name[(index + 1)...]
            default: return false
            }
        }
        return word.startIndex > name.startIndex && !word.isEmpty
            && !imageFileEndings.contains(String(decoding: word, as: UTF8.self))
    }

    private static let imageFileEndings: Set<String> = [
        "png", "jpg", "jpeg", "pdf", "gif", "svg", "heic", "tiff", "tif", "webp", "bmp",
    ]

    func decodeFlag(_ property: Property, _ place: Place, into spec: inout ButtonSpec) {
        guard tree[place.value].kind == .scalar, case .bool(let value) = tree.coreValue(of: place.value) else {
            return fail(
                .wrongType, property, "`\(property.path)` takes `true` or `false`, not \(tree.words(for: place.value))",
                at: place,
                in: &spec)
        }
        spec.set(property, to: .bool(value), at: place)
    }

    func decodeDirections(_ place: Place, into spec: inout ButtonSpec) {
        guard tree[place.value].kind == .sequence else {
            return fail(
                .wrongType, .layoutDirections,
                "`target.layoutDirections` takes a list such as `[ltr, rtl]`, not \(tree.words(for: place.value))",
                at: place, in: &spec)
        }
        var first: LayoutDirection?
        var hasRightToLeft = false
        for child in tree.children(of: place.value) {
            let item = tree.place(of: child, in: place)
            guard tree[item.value].kind == .scalar,
                let direction = LayoutDirection(rawValue: tree.string(of: item.value))
            else {
                fail(.invalidValue, .layoutDirections, "a layout direction is `ltr` or `rtl`", at: item, in: &spec)
                continue
            }
            first = first ?? direction
            hasRightToLeft = hasRightToLeft || direction == .rtl
        }
        if let first { (spec.layoutDirection, spec.hasRightToLeft) = (first, hasRightToLeft) }
        spec.set(.layoutDirections, to: .bool(true), at: place)
    }

    /// `unknown: {title.size: the title has several fonts}`.
    func decodeUnknown(_ place: Place, key: NodeID, into spec: inout ButtonSpec) {
        guard tree[place.value].kind == .mapping else {
            let message = "`unknown` takes a mapping from properties to reasons, such as `{title.size: several fonts}`"
            return fail(.wrongType, .unknown, message, at: place, in: &spec)
        }
        spec.set(.unknown, to: .bool(true), at: Place(use: key, value: place.value))
        var unknown: [(property: Property, place: Place)] = []
        for entry in tree.entries(of: place) {
            let path = tree.string(of: entry.key)
            guard let property = Property(path: path) else {
                let known = Property.allCases.map(\.path).filter { !$0.isEmpty }
                let hint = Suggestion.nearest(to: path, in: known).map { ": did you mean `\($0)`?" } ?? ""
                report(.unknownKey, "a button has no property `\(path)`\(hint)", at: Place(entry.key))
                continue
            }
            guard tree[entry.value.value].kind == .scalar else {
                report(.wrongType, "the reason why `\(path)` is unknown is a text", at: entry.value)
                continue
            }
            unknown.append((property, entry.value))
        }
        spec.unknown = unknown
    }

    func decodeRuleIDs(_ place: Place, into spec: inout ButtonSpec) {
        spec.set(.disable, to: .bool(true), at: place)
        if !spec.disabledRules.isEmpty { spec.disabledRules = [] }
        let items =
            tree[place.value].kind == .sequence
            ? tree.children(of: place.value).map { tree.place(of: $0, in: place) } : [place]
        for item in items {
            guard tree[item.value].kind == .scalar else {
                report(.wrongType, "`disable` takes a list of rule ids, such as `[touch-target]`", at: item)
                continue
            }
            spec.disabledRules.append((tree.string(of: item.value), item))
        }
    }
}

// MARK: - Findings

extension SpecDecoder {
    /// Reports a wrong value and keeps in mind that nothing can rest on the property.
    @inline(never) func fail(
        _ check: BuiltinCheck, _ property: Property, _ message: String, at place: Place, in spec: inout ButtonSpec
    ) {
        spec.unset(property)
        spec.faulty.insert(property)
        report(check, message, at: place)
    }

    @inline(never) func report(_ check: BuiltinCheck, _ message: String, at place: Place, start: Bool = false) {
        var range = tree.range(of: place)
        if start { range.upper = range.lower }
        guard hasRoom(at: range) else { return }
        diagnostics.append(
            Diagnostic(check, message, at: range, related: tree.related(to: place), button: currentName))
    }

    /// Whether another mistake is noted: a hostile file could have millions. Says once where it is not.
    private func hasRoom(at range: ByteRange) -> Bool {
        let most = max(10_000, limits.findings)
        if diagnostics.count == most {
            let message = "this file has more than \(most) mistakes; mend those first, the others are not shown"
            diagnostics.append(Diagnostic(.limitExceeded, message, at: range))
        }
        return diagnostics.count < most
    }

    @inline(never) func reportUnknownKey(_ key: NodeID, in owner: String, known: [String], inside group: Property?) {
        guard hasRoom(at: tree[key].range) else { return }
        let name = tree.string(of: key)
        var message = "\(owner) has no key `\(name)`"
        if diagnostics.count > limits.findings {
            // Nobody will read it: a file with thousands of unknown keys is something else.
        } else if let near = Suggestion.nearest(to: name, in: known) {
            message += ": did you mean `\(near)`?"
        } else if group?.takesEdges != true,
            let home = Property.allCases.first(where: {
                $0.row.key == name && $0 != .button && $0.parent != group
            })
        {
            message +=
                home.parent == .button
                ? "; write it directly in the button" : "; write it inside `\(home.parent?.path ?? "")`"
        } else {
            message += "; it has \(known.map { "`\($0)`" }.joined(separator: ", "))"
        }
        diagnostics.append(Diagnostic(.unknownKey, message, at: tree[key].range, button: currentName))
    }
}

extension SpecTree {
    /// What a node is, in words, for messages about wrong types.
    func words(for id: NodeID) -> String {
        switch self[id].kind {
        case .mapping: return "a mapping"
        case .sequence: return "a list"
        case .alias: return "an alias"
        case .scalar: break
        }
        switch coreValue(of: id) {
        case .null: return "nothing"
        case .bool(let value): return "`\(value)`"
        case .number: return "the number \(string(of: id))"
        case .string:
            let text = string(of: id)
            return text.utf8.count > 40 ? "a text" : "the text `\(text)`"
        }
    }
}

extension Double {
    /// The number as people write points: at most two decimals, no trailing zeros.
    public var points: String { NumberText.text(self) }
}
