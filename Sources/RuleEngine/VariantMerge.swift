import Diagnostics

/// Gathers the findings of a button's variants: what the button has too is left out, what several variants have becomes
/// one finding that names them.
struct VariantMerge {
    private struct Key: Hashable {
        var rule: String
        var range: ByteRange
    }

    private let known: Set<Key>
    private var order: [Key] = []
    private var merged: [Key: (finding: Diagnostic, labels: [String])] = [:]

    init(base: [Diagnostic]) {
        known = Set(base.map { Key(rule: $0.rule, range: $0.range) })
    }

    mutating func add(_ diagnostics: [Diagnostic], of label: String) {
        for diagnostic in diagnostics {
            let key = Key(rule: diagnostic.rule, range: diagnostic.range)
            guard !known.contains(key) else { continue }
            if merged[key] == nil { order.append(key) }
            var entry = merged[key] ?? (diagnostic, [])
            if entry.labels.last != label { entry.labels.append(label) }
            merged[key] = entry
        }
    }

    /// The findings, in the order they were first made. Their fixes are left out: they fit one variant, not the button.
    var findings: [Diagnostic] {
        order.compactMap { key in
            guard let (first, labels) = merged[key] else { return nil }
            var finding = first
            finding.variant = labels.joined(separator: ", ")
            finding.message += " (in \(labels.joined(separator: ", ")))"
            finding.fix = nil
            return finding
        }
    }
}
