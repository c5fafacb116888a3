import ButtonLayout
import ButtonSpec
import Expression
import InsetCode
import TitleMetrics

/// What code for a button has to know of it.
extension WrittenButton {
    /// The keys that place the parts now, and that other insets or a configuration take the place of. The insets that
    /// a recipe computes are not among them.
    var placing: [Property] {
        [.contentEdgeInsets, .titleEdgeInsets, .imageEdgeInsets, .recipe, .rects].filter { property in
            spec.isSet(property) && !property.children.contains { spec.recipeFormula(of: $0) != nil }
        }
    }

    /// Keys in words: `a`, `b` and `c`.
    static func list(_ properties: [Property]) -> String {
        let words = properties.map { "`\($0.path)`" }
        guard words.count > 1, let last = words.last else { return words.joined() }
        return words.dropLast().joined(separator: ", ") + " and " + last
    }

    /// The font that the title has now, nil without a title.
    private var titleFont: TitleFont? {
        guard spec.hasTitle, !spec.faulty.contains(.font) else { return nil }
        let style: TextStyle? = spec.value(of: .fontTextStyle)
        return TitleFont(
            size: spec.number(.fontSize) ?? (style == nil ? spec.fontSize : nil), weight: spec.value(of: .fontWeight),
            textStyle: style)
    }

    /// Where code for the button's configuration starts from.
    var configurationStart: ConfigurationCode.Start {
        guard spec.isSet(.configuration) else { return .plain(font: titleFont) }
        return .existing(style: spec.choice(.configurationStyle).map { Enumeration.configurationStyle.cases[$0] })
    }

    /// A font that was left to the button's type has to be written, since a configuration has one of its own.
    var fontRemarks: [String] {
        guard spec.hasTitle, !spec.isSet(.configuration), !spec.isSet(.fontSize), !spec.isSet(.fontTextStyle) else {
            return []
        }
        return [
            "The title keeps its font with `font: {size: \(spec.fontSize.points)}` in `title`: a configuration has 17 pt."
        ]
    }

    /// That the title's width was not measured, nil where it was.
    var estimateNote: String? {
        spec.titleEstimate.map { SolveRequest.estimateNote(low: $0.low, high: $0.high, likely: $0.likely) }
    }

    /// The layout that the button has. Where the title's width is an estimate, and the insets are numbers that somebody
    /// fitted to the real one, any width of the interval may be that: the other layouts follow the likely one.
    func layouts(of input: LayoutInput) -> [Layout] {
        var layouts = [Layout(input)]
        guard let estimate = spec.titleEstimate, !spec.hasComputedLengths else { return layouts }
        let widths = stride(from: estimate.low.rounded(.up), through: estimate.high.rounded(.up), by: 1)
        for width in widths.prefix(1000) {
            var other = input
            other.title?.width = width
            layouts.append(Layout(other))
        }
        return layouts
    }
}
