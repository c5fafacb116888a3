import Diagnostics

/// How often each rule has reported, for `--statistics`.
struct Statistics {
    private var counts: [String: Int] = [:]

    mutating func add(_ findings: [Finding]) {
        for finding in findings { counts[finding.rule, default: 0] += 1 }
    }

    /// A line a rule, the most frequent first.
    var text: String {
        let rows = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        let width = rows.first.map { "\($0.value)".count } ?? 0
        return rows.map { rule, count in
            let number = "\(count)"
            return String(repeating: " ", count: width - number.count) + "\(number)  \(rule)\n"
        }.joined()
    }
}
