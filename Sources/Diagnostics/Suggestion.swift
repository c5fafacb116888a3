/// Finds the known word that a mistyped one was probably meant to be.
public enum Suggestion {
    /// The candidate nearest to `word` by edit distance (transpositions count one), nil where none is near.
    ///
    /// Case is ignored. Ties go to the candidate that comes first. A word of n characters may differ in about a third
    /// of them; words of over 64 characters get no suggestion, so the cost is bounded on hostile input.
    public static func nearest(to word: String, in candidates: some Sequence<String>) -> String? {
        let word = Array(word.lowercased().unicodeScalars)
        guard (1...64).contains(word.count) else { return nil }
        var best: (distance: Int, candidate: String)?
        for candidate in candidates {
            let other = Array(candidate.lowercased().unicodeScalars)
            let limit = max(1, max(word.count, other.count) / 3)
            guard abs(word.count - other.count) <= limit, other.count <= 64 else { continue }
            let distance = editDistance(word, other)
            if distance <= limit, distance < (best?.distance ?? .max) { best = (distance, candidate) }
        }
        return best?.candidate
    }

    /// Optimal string alignment distance, after Damerau and Levenshtein.
    private static func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
        var beforeLast = [Int](repeating: 0, count: b.count + 1)
        var last = Array(0...b.count)
        for i in 0..<a.count {
            var row = [i + 1]
            row.reserveCapacity(b.count + 1)
            for j in 0..<b.count {
                var cost = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
                row.append(cost)
            }
            beforeLast = last
            last = row
        }
        return last[b.count]
    }
}
