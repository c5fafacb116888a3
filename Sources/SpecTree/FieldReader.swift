public import Diagnostics

/// Reads the fields of a file of our own (a rule, a recipe, a configuration) and reports what is wrong with them.
public final class FieldReader {
    public let tree: SpecTree
    /// What is wrong, in the order it was found.
    public private(set) var diagnostics: [Diagnostic] = []

    /// A reader of that file.
    public init(_ tree: SpecTree) { self.tree = tree }

    /// Reports a mistake at a range.
    public func report(_ check: BuiltinCheck, _ message: String, at range: ByteRange) {
        diagnostics.append(Diagnostic(check, message, at: range))
    }

    /// Reports a mistake at a place.
    public func report(_ check: BuiltinCheck, _ message: String, at place: Place) {
        report(check, message, at: tree.range(of: place))
    }

    /// The values of a mapping by key; keys that are not known are reported.
    public func entries(of mapping: Place, owner: String, known: [String]) -> [String: Place] {
        guard tree[mapping.value].kind == .mapping else {
            report(.wrongType, "\(owner) is a mapping with the keys \(known.joined(separator: ", "))", at: mapping)
            return [:]
        }
        var entries: [String: Place] = [:]
        for entry in tree.entries(of: mapping) {
            let key = tree.string(of: entry.key)
            guard known.contains(key) else {
                let hint = Suggestion.nearest(to: key, in: known).map { ": did you mean `\($0)`?" }
                let message = "\(owner) has no key `\(key)`" + (hint ?? "; it has \(known.joined(separator: ", "))")
                report(.unknownKey, message, at: Place(entry.key))
                continue
            }
            entries[key] = entry.value
        }
        return entries
    }

    /// Every key of a mapping with its value, in order.
    public func pairs(of mapping: Place) -> [(key: NodeID, value: Place)] {
        guard tree[mapping.value].kind == .mapping else {
            report(.wrongType, "a mapping stands here, of keys and values", at: mapping)
            return []
        }
        return tree.entries(of: mapping).map { ($0.key, $0.value) }
    }

    /// The value of a key that has to be there.
    public func required(_ key: String, in entries: [String: Place], of mapping: Place, owner: String) -> Place? {
        if let place = entries[key] { return place }
        var range = tree.range(of: mapping)
        range.upper = range.lower
        report(.missingKey, "\(owner) has no `\(key)`; add it", at: range)
        return nil
    }

    /// The text of a scalar; anything else is reported as not being `what`.
    public func scalar(_ place: Place, _ what: String) -> String? {
        guard tree[place.value].kind == .scalar else {
            report(.wrongType, "\(what) stands here, as plain text", at: place)
            return nil
        }
        return tree.string(of: place.value)
    }

    /// The text of a scalar, nil where there is none.
    public func text(_ place: Place?) -> String? { place.flatMap { scalar($0, "a text") } }

    /// One of a few words.
    public func word(_ place: Place?, of words: [String]) -> String? {
        guard let place, let text = scalar(place, "one of \(words.joined(separator: ", "))") else { return nil }
        guard words.contains(text) else {
            let hint = Suggestion.nearest(to: text, in: words).map { ": did you mean `\($0)`? It" } ?? "; it"
            report(
                .invalidValue, "there is no `\(text)` here\(hint) is one of \(words.joined(separator: ", "))",
                at: place)
            return nil
        }
        return text
    }

    /// `true` or `false`, nil where there is neither.
    public func flag(_ place: Place?) -> Bool? {
        guard let place else { return nil }
        guard tree[place.value].kind == .scalar, case .bool(let value) = tree.coreValue(of: place.value) else {
            report(.wrongType, "`true` or `false` stands here", at: place)
            return nil
        }
        return value
    }

    /// The items of a list; a single value is a list of one.
    public func list(_ place: Place?) -> [Place] {
        guard let place else { return [] }
        guard tree[place.value].kind == .sequence else { return [place] }
        return tree.children(of: place.value).map { tree.place(of: $0, in: place) }
    }
}
