import ButtonSpec
import Diagnostics

/// How buttons look with the fix of a finding made, and nothing else changed.
struct FixPreview {
    private let linter: FileLinter
    private let file: SourceFile
    private let views: ButtonViews

    /// How often a file is read for its previews; what is left then has none.
    private static let readings = 16

    init(_ linter: FileLinter, file: SourceFile, views: ButtonViews) {
        self.linter = linter
        self.file = file
        self.views = views
    }

    private struct Candidate {
        var index: Int
        var form: ButtonViews.Form
        var edits: [Edit]
        /// Whether nothing outside the button is changed, so that others can be looked at together with it.
        var isLocal: Bool
    }

    /// The appearances with their fixes, by the places of the findings.
    func appearances(of diagnostics: [Diagnostic]) -> [Int: ButtonAppearance] {
        var candidates = diagnostics.indices.compactMap { candidate(diagnostics[$0], at: $0) }
        var result: [Int: ButtonAppearance] = [:]
        for _ in 0..<Self.readings where !candidates.isEmpty {
            let chosen = Self.choose(from: candidates)
            let indices = Set(chosen.map(\.index))
            candidates.removeAll { indices.contains($0.index) }
            guard let text = TextChange(chosen.flatMap(\.edits))?.applied(to: file.text),
                let fixed = linter.views(of: SourceFile(path: file.path, text: text))
            else { continue }
            for candidate in chosen { result[candidate.index] = fixed.appearance(of: candidate.form) }
        }
        return result
    }

    private func candidate(_ diagnostic: Diagnostic, at index: Int) -> Candidate? {
        guard let fix = diagnostic.fix, let form = views.form(of: diagnostic),
            let range = views.range(of: form.button)
        else { return nil }
        let isLocal = fix.edits.allSatisfy { range.lower <= $0.range.lower && $0.range.upper <= range.upper }
        return Candidate(index: index, form: form, edits: fix.edits, isLocal: isLocal)
    }

    /// One fix of every button, as far as they do not touch; or a single one that changes more than its button.
    private static func choose(from candidates: [Candidate]) -> [Candidate] {
        guard candidates[0].isLocal else { return [candidates[0]] }
        var selection = FixSelection()
        return candidates.filter { $0.isLocal && selection.takes($0.edits, of: $0.form.button) }
    }
}
