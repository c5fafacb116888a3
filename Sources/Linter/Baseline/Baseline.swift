public import Diagnostics

/// The findings that a project knows and does not want to be told of again: how many there are of each kind.
public struct Baseline: Sendable {
    /// A kind of findings: neither line numbers nor measured numbers are in it, so that it is the same when lines move
    /// and numbers change.
    public struct Entry: Hashable, Sendable {
        /// The path from the folder of the baseline.
        public var file: String
        public var rule: String
        public var button: String?
        /// The keys from the button to the place, such as `titleEdgeInsets.left`.
        public var keyPath: String?
    }

    /// How many findings of each kind are known; at least 1.
    public internal(set) var counts: [Entry: Int] = [:]

    /// A baseline that knows nothing.
    public init() {}

    /// The number of findings.
    public var findings: Int { counts.values.reduce(0, +) }

    /// The number of files that have any.
    public var files: Int { Set(counts.keys.map(\.file)).count }

    /// Adds the findings of a file, those left out that no baseline holds.
    public mutating func add(_ findings: [Finding], ofFile file: String) {
        for finding in findings where Self.canHold(finding) {
            counts[Entry(file: file, finding), default: 0] += 1
        }
    }

    /// Whether a finding can be in a baseline. A file that could not be read cannot: what is wrong in it is not known.
    public static func canHold(_ finding: Finding) -> Bool {
        finding.rule != BuiltinCheck.syntax.id && finding.rule != BuiltinCheck.limitExceeded.id
    }

    /// The entries with their counts, sorted.
    var sorted: [(entry: Entry, count: Int)] {
        counts.map { ($0.key, $0.value) }.sorted { left, right in
            let keys = zip(left.0.sortKeys, right.0.sortKeys)
            return keys.first { $0 != $1 }.map { $0.utf8.lexicographicallyPrecedes($1.utf8) } ?? false
        }
    }
}

extension Baseline.Entry {
    init(file: String, _ finding: Finding) {
        self.init(file: file, rule: finding.rule, button: finding.button, keyPath: finding.keyPath)
    }

    fileprivate var sortKeys: [String] { [file, button ?? "", rule, keyPath ?? ""] }
}
