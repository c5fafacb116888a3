import ButtonLayout
import ButtonSpec
import TitleMetrics

/// How much of a title's width is missing, as far as that is known.
struct TitleCut {
    /// What is missing for certain; 0 where the title may fit.
    var certain = 0.0
    /// What is missing at the most.
    var possible = 0.0
    /// The least and the most width that the title needs, rounded as UIKit does.
    var least = 0.0
    var most = 0.0

    /// A measured title needs what it needs. An estimated one in a frame needs something within its interval; without a
    /// frame the button grows with its title, and only the insets cut it.
    ///
    /// With `isCertainOnly` an estimated title counts as fitting where it may fit: in an Interface Builder file the frame
    /// was mostly made for the title.
    init(_ layout: Layout, estimate: TitleEstimate?, isCertainOnly: Bool) {
        least = layout.neededTitleWidth
        most = least
        certain = layout.titleMissingWidth
        possible = certain
        guard let estimate, !layout.isFitted else { return }
        least = estimate.low.rounded(isCertainOnly ? .down : .up)
        most = isCertainOnly ? least : estimate.high.rounded(.up)
        let width = layout.neededTitleWidth - layout.titleMissingWidth
        let available = layout.titleMissingWidth > 0 ? width : max(width, layout.availableTitleWidth)
        certain = max(0, least - available)
        possible = max(0, most - available)
    }
}
