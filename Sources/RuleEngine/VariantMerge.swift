import Diagnostics

/// Gathers the findings of a button's variants: what the button has too is left out, what several variants have becomes
/// one finding that names them.
struct VariantMerge {
    private struct Key: Hashable {
        var rule: String
        var range: ByteRange
    }

    private struct Group {
        var finding: Diagnostic
        var labels: [String]
        /// The messages of variants in which the numbers are others.
        var others: [(label: String, message: String)] = []
    }

    private let known: Set<Key>
    private var order: [Key] = []
    private var groups: [Key: Group] = [:]

    init(base: [Diagnostic]) {
        known = Set(base.map { Key(rule: $0.rule, range: $0.range) })
    }

    mutating func add(_ diagnostics: [Diagnostic], of label: String) {
        for diagnostic in diagnostics {
            let key = Key(rule: diagnostic.rule, range: diagnostic.range)
            guard !known.contains(key) else { continue }
            guard var group = groups[key] else {
                order.append(key)
                groups[key] = Group(finding: diagnostic, labels: [label])
                continue
            }
            if group.labels.last != label { group.labels.append(label) }
            if group.finding.message != diagnostic.message { group.others.append((label, diagnostic.message)) }
            group.finding.severity = max(group.finding.severity, diagnostic.severity)
            groups[key] = group
        }
    }

    /// The findings, in the order they were first made. Their fixes are left out: they fit one variant, not the button.
    var findings: [Diagnostic] {
        order.compactMap { key in
            guard let group = groups[key] else { return nil }
            let labels = group.labels.joined(separator: ", ")
            var finding = group.finding
            finding.variant = labels
            finding.message += " (in \(labels))"
            finding.notes += group.others.map { "in \($0.label): \($0.message)" }
            finding.fix = nil
            return finding
        }
    }
}
