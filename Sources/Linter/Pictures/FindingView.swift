import ButtonLayout
public import ButtonSpec
public import Diagnostics
import RuleEngine
import SpecTree

/// The button that a finding is about, as there is to see of it.
public struct FindingView: Hashable, Sendable {
    /// The button as it is.
    public var now: ButtonAppearance
    /// The button in a right-to-left run, where that is what the finding is about.
    public var rightToLeft: ButtonAppearance?
    /// The button with the proposed fix, where it looks otherwise then.
    public var fixed: ButtonAppearance?
}

/// Makes the pictures of a finding.
public typealias Illustrator = @Sendable (FindingView) -> [FindingPicture]

extension FileLinter {
    /// The pictures of findings, each at the place of its finding; empty for those without a button that can be drawn.
    func pictures(
        of diagnostics: [Diagnostic], in file: SourceFile, _ buttons: [ButtonSpec], tree: SpecTree,
        by illustrator: Illustrator
    ) -> [[FindingPicture]] {
        let views = ButtonViews(buttons, in: tree)
        let fixed = FixPreview(self, file: file, views: views).appearances(of: diagnostics)
        let rightToLeftRules = Set(rules.rules.filter(\.isAboutRightToLeft).map(\.id))
        // Many findings are about the same button.
        var known: [FindingView: [FindingPicture]] = [:]
        return diagnostics.enumerated().map { index, diagnostic in
            guard let form = views.form(of: diagnostic), let now = views.appearance(of: form) else { return [] }
            var view = FindingView(now: now)
            if rightToLeftRules.contains(diagnostic.rule) {
                view.rightToLeft = views.appearance(of: form, direction: .rtl)
            }
            if let appearance = fixed[index], appearance != now { view.fixed = appearance }
            if let pictures = known[view] { return pictures }
            let pictures = illustrator(view)
            known[view] = pictures
            return pictures
        }
    }
}
