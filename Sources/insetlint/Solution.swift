import ButtonLayout
import InsetCode

/// What gives a button a wanted arrangement, found by the solver and proved by the simulator.
struct Solution {
    let asked: WantedArrangement
    let input: LayoutInput
    let outcome: Outcome

    enum Outcome {
        case asWanted(Layout)
        case insets(ArrangementInsets, RightToLeftRemark?)
        case configuration(Configuration, Layout)
        case none(reason: String)
    }

    /// Solves for a button. With `current`, the layouts that it may have, it is judged first whether it is as wanted;
    /// without there are no insets yet. `prefersConfiguration` asks for a configuration; a button that has one gets no insets in any case.
    init(
        _ asked: WantedArrangement, _ input: LayoutInput, current layouts: [Layout] = [], tolerance: Double = 0.5,
        prefersConfiguration: Bool = false
    ) {
        self.asked = asked
        self.input = input
        let wanted = asked.expected(of: input)
        let hasConfiguration = input.configuration != nil
        let current = layouts.first
        let met = layouts.first { wanted.isMet(by: $0, within: tolerance) }
        if hasConfiguration || !prefersConfiguration, let met {
            outcome = .asWanted(met)
        } else if hasConfiguration || prefersConfiguration {
            outcome = Self.configuration(wanted, input, current: current)
        } else {
            outcome = Self.insets(wanted, asked: asked, input, current: current)
        }
    }

    /// The button with what was found for it; nil where nothing was, and where it is as wanted already.
    var solvedInput: LayoutInput? {
        var button = input
        switch outcome {
        case .asWanted, .none: return nil
        case .insets(let insets, _):
            button.contentEdgeInsets = insets.contentEdgeInsets
            button.titleEdgeInsets = insets.titleEdgeInsets
            button.imageEdgeInsets = insets.imageEdgeInsets
        case .configuration(let configuration, _):
            button.customRects = nil
            button.configuration = configuration
        }
        return button
    }

    private static func insets(
        _ wanted: WantedArrangement, asked: WantedArrangement, _ input: LayoutInput, current: Layout?
    ) -> Outcome {
        let button = input.keepingRoom(of: current)
        switch wanted.insets(for: button) {
        case .failure(let obstacle): return .none(reason: obstacle.reason(wanted, button))
        case .success(let insets):
            if let current, current == insets.layout { return .asWanted(current) }
            return .insets(insets, RightToLeftRemark(insets, asked: asked, input))
        }
    }

    private static func configuration(_ wanted: WantedArrangement, _ input: LayoutInput, current: Layout?) -> Outcome {
        var button = input.keepingRoom(of: current)
        if let own = input.configuration {
            button.contentEdgeInsets = own.contentInsets.resolved(rightToLeft: input.isRightToLeft)
            button.configuration = nil
        }
        switch wanted.configuration(for: button) {
        case .failure(let obstacle): return .none(reason: obstacle.reason(wanted, button))
        case .success(let configuration):
            button.customRects = nil
            button.configuration = configuration
            return .configuration(configuration, Layout(button))
        }
    }
}

extension WantedArrangement {
    /// Whether a layout is as wanted, with nothing cut, squeezed or outside.
    fileprivate func isMet(by layout: Layout, within tolerance: Double) -> Bool {
        check(layout).holds(within: tolerance) && layout.outside == .zero && layout.titleMissingWidth == 0
            && layout.imageSqueezed == .zero
    }
}

extension LayoutInput {
    /// A fitted button whose content insets are the room that there is around the parts now, whatever made it.
    fileprivate func keepingRoom(of layout: Layout?) -> LayoutInput {
        guard configuration == nil, let layout, layout.isFitted, let pair = layout.pairRect else { return self }
        var button = self
        button.contentEdgeInsets = EdgeInsets(
            top: max(0, pair.minY), left: max(0, pair.minX), bottom: max(0, layout.bounds.height - pair.maxY),
            right: max(0, layout.bounds.width - pair.maxX))
        return button
    }
}

/// What becomes of insets in the other layout direction, which they do not follow.
enum RightToLeftRemark {
    /// They are right there with left and right exchanged.
    case swap(LayoutDirection)
    /// Other insets are needed there. An exchange would do if the alignment followed the direction too.
    case solveAgain(LayoutDirection, hasPhysicalAlignment: Bool)

    /// Nil where the same insets are right in both directions, or the button has only one.
    init?(_ insets: ArrangementInsets, asked: WantedArrangement, _ input: LayoutInput) {
        guard !input.forcesDirection else { return nil }
        var other = input
        other.layoutDirection = input.layoutDirection == .ltr ? .rtl : .ltr
        let wanted = asked.expected(of: other)
        func isRight(_ change: (EdgeInsets) -> EdgeInsets) -> Bool {
            other.contentEdgeInsets = change(insets.contentEdgeInsets)
            other.titleEdgeInsets = change(insets.titleEdgeInsets)
            other.imageEdgeInsets = change(insets.imageEdgeInsets)
            return wanted.isMet(by: Layout(other), within: 1 / insets.layout.scale + 1e-6)
        }
        if isRight({ $0 }) { return nil }
        let isPhysical = [.left, .right].contains(input.contentHorizontalAlignment)
        self =
            isRight(\.mirrored)
            ? .swap(other.layoutDirection) : .solveAgain(other.layoutDirection, hasPhysicalAlignment: isPhysical)
    }

    /// What to do, a line a sentence.
    var lines: [String] {
        switch self {
        case .swap(let direction):
            ["In a \(direction.words) layout, swap left and right: insets do not follow the layout direction."]
        case .solveAgain(let direction, let hasPhysicalAlignment):
            [
                "In a \(direction.words) layout other insets are needed: `insetlint solve --direction \(direction.rawValue)`."
            ]
                + (hasPhysicalAlignment
                    ? ["With the alignment leading or trailing, swapping left and right would do."] : [])
        }
    }
}

extension LayoutDirection {
    var words: String { self == .ltr ? "left-to-right" : "right-to-left" }
}
