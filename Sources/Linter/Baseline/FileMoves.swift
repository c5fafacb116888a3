/// Which files of a run are files of a baseline that lie elsewhere now.
///
/// A file is known again by its name and the folders right above it, those that lie alike the longest first; where
/// several are alike, by the findings that they have in common.
struct FileMoves {
    /// For every file that was moved its name in the baseline.
    private(set) var origins: [String: String] = [:]

    typealias Kinds = [Baseline.Entry: Int]

    /// - Parameters:
    ///   - new: Files that the baseline does not know, with their findings under their new names.
    ///   - gone: Files of the baseline that are not there any more, with what it knows of them.
    init(new: [String: Kinds], gone: [String: Kinds]) {
        var new = new.keys.sorted().map { Candidate(name: $0, kinds: new[$0] ?? [:]) }
        var gone = gone.keys.sorted().map { Candidate(name: $0, kinds: gone[$0] ?? [:]) }
        let depth = min(new.map(\.parts.count).max() ?? 0, gone.map(\.parts.count).max() ?? 0)
        for length in stride(from: depth, through: 1, by: -1) {
            let goneByEnd = Dictionary(grouping: gone.filter { $0.parts.count >= length }) { $0.parts.suffix(length) }
            let newByEnd = Dictionary(grouping: new.filter { $0.parts.count >= length }) { $0.parts.suffix(length) }
            for (end, candidates) in newByEnd { pair(candidates, with: goneByEnd[end] ?? []) }
            let used = Set(origins.values)
            new.removeAll { origins[$0.name] != nil }
            gone.removeAll { used.contains($0.name) }
        }
    }

    private struct Candidate {
        let name: String
        let parts: [Substring]
        /// The findings, without the name of their file.
        let kinds: Kinds

        init(name: String, kinds: Kinds) {
            self.name = name
            parts = name.split(separator: "/")
            self.kinds = kinds.reduce(into: [:]) { kinds, kind in
                var entry = kind.key
                entry.file = ""
                kinds[entry] = kind.value
            }
        }

        func common(with other: Candidate) -> Int {
            kinds.reduce(0) { $0 + min($1.value, other.kinds[$1.key] ?? 0) }
        }
    }

    /// The most pairs of files that are looked at one by one.
    private static let pairLimit = 10_000

    private mutating func pair(_ new: [Candidate], with gone: [Candidate]) {
        guard !gone.isEmpty else { return }
        guard new.count * gone.count <= Self.pairLimit else {
            for (file, origin) in zip(new, gone) { origins[file.name] = origin.name }
            return
        }
        var pairs = new.indices.flatMap { file in
            gone.indices.map { (common: new[file].common(with: gone[$0]), file: file, origin: $0) }
        }
        pairs.sort { ($1.common, $0.file, $0.origin) < ($0.common, $1.file, $1.origin) }
        var used: Set<Int> = []
        for pair in pairs where origins[new[pair.file].name] == nil && used.insert(pair.origin).inserted {
            origins[new[pair.file].name] = gone[pair.origin].name
        }
    }
}
