import Diagnostics

/// What a finding is about, without places and measured numbers: the same before and after a change of something else.
struct FindingKey: Hashable, Sendable {
    var rule: String
    var button: String?
    var variant: String?
    var keyPath: String?

    init(_ finding: Finding) {
        rule = finding.rule
        button = finding.button
        variant = finding.variant
        keyPath = finding.keyPath
    }
}

extension [Finding] {
    /// How many findings there are of each kind.
    var counts: [FindingKey: Int] { reduce(into: [:]) { $0[FindingKey($1), default: 0] += 1 } }
}
