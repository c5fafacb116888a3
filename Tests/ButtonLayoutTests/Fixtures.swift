import TestSupport

@testable import ButtonLayout

extension SeededGenerator {
    mutating func whole(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &self)) }

    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

    /// Insets of whole pixels, each of them often 0.
    mutating func insets(_ range: ClosedRange<Int>, scale: Double) -> EdgeInsets {
        EdgeInsets(
            top: inset(range, scale), left: inset(range, scale), bottom: inset(range, scale),
            right: inset(range, scale))
    }

    private mutating func inset(_ range: ClosedRange<Int>, _ scale: Double) -> Double {
        chance(50) ? whole(range) / scale : 0
    }

    /// Any button: all alignments and directions, both scales, parts that may be missing.
    mutating func button() -> LayoutInput {
        let scale = one(of: [2.0, 3.0])
        return LayoutInput(
            frame: Size(width: whole(0...600) / scale, height: whole(0...300) / scale),
            image: chance(85) ? Size(width: whole(1...60), height: whole(1...60)) : nil,
            title: chance(85) ? Size(width: whole(1...1200) / 10, height: whole(100...300) / 10) : nil,
            contentEdgeInsets: insets(-20...40, scale: scale), titleEdgeInsets: insets(-60...60, scale: scale),
            imageEdgeInsets: insets(-60...60, scale: scale),
            contentHorizontalAlignment: one(of: HorizontalAlignment.allCases),
            contentVerticalAlignment: one(of: VerticalAlignment.allCases),
            semanticContentAttribute: one(of: SemanticContentAttribute.allCases),
            layoutDirection: one(of: LayoutDirection.allCases), scale: scale)
    }
}

extension LayoutInput {
    /// A button of 200 × 100 with an image of 30 × 30 and a title of 40 × 20: much more room than needed.
    static var roomy: LayoutInput {
        LayoutInput(
            frame: Size(width: 200, height: 100), image: Size(width: 30, height: 30),
            title: Size(width: 40, height: 20))
    }

    /// The same parts in a frame that is exactly as large as the fitted size.
    static var tight: LayoutInput {
        var button = roomy
        button.frame = Size(width: 70, height: 30)
        return button
    }

    func with(_ change: (inout LayoutInput) -> Void) -> LayoutInput {
        var copy = self
        change(&copy)
        return copy
    }

    var layout: Layout { Layout(self) }
}

func isNear(_ one: Double?, _ other: Double, within tolerance: Double = 1e-9) -> Bool {
    one.map { abs($0 - other) <= tolerance } ?? false
}
