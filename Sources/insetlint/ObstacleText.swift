import ButtonLayout
import ButtonSpec

/// Why something cannot be done, in words: what is in the way, in numbers, and what to do about it.

extension ArrangementObstacle {
    /// Why no insets give a wanted arrangement.
    func reason(_ wanted: WantedArrangement, _ input: LayoutInput) -> String {
        switch self {
        case .needsImageAndTitle: input.missingParts
        case .insetsIgnoredByConfiguration:
            "UIKit ignores the insets of a button with a configuration; set `imagePlacement` and `imagePadding` instead"
        case .insetsIgnoredByCustomRects:
            "a subclass places the parts (`rects`), so that insets do nothing; change `rects`, or take them out"
        case .fill(let axis): Self.fillReason(axis)
        case .frameTooSmall(let needed):
            wanted.tooSmallReason(needed: needed, input) { wanted in
                if case .success = wanted.insets(for: input) { true } else { false }
            }
        case .outsideInEveryFrame:
            "the content insets (\(input.contentEdgeInsets.text)) push the parts out of a frame of any size; "
                + "use content insets, and a spacing or padding, that are not negative"
        }
    }

    static func fillReason(_ axis: Axis) -> String {
        axis == .horizontal
            ? "`contentHorizontalAlignment: fill` shares the width out to image and title and so stretches both; "
                + "use `center`, `leading` or `trailing`"
            : "`contentVerticalAlignment: fill` stretches image and title to the whole height; "
                + "use `center`, `top` or `bottom`"
    }
}

extension ConfigurationObstacle {
    /// Why no configuration does it; `wanted` is nil for what the insets do now.
    func reason(_ wanted: WantedArrangement?, _ input: LayoutInput) -> String {
        switch self {
        case .nothingToPlace: input.missingParts
        case .hasConfiguration: "the button has a configuration already"
        case .imageInTheMiddle:
            "a configuration puts the middle of image and title together in the middle, never the image alone; "
                + "take imageTop or imageBottom, or keep the insets"
        case .pushedApart(let gap):
            "image and title stand at opposite ends, \(gap.points) apart; `imagePadding` is a fixed distance, and this one "
                + "changes with the button's width. Give the configuration's button `contentHorizontalAlignment` fill, "
                + "which pushes the parts apart, or keep the insets"
        case .overlap(let size):
            "image and title overlap by \(size.text); a configuration puts them next to each other. Mend the overlap first"
        case .fill(let axis): ArrangementObstacle.fillReason(axis) + ", and migrate then"
        case .squeezedImage(let size):
            "the insets or the frame make the image smaller by \(size.text); a configuration would show it in its own "
                + "size. Give it room, or an image of the size that is shown"
        case .cutTitle(let missing):
            "\(missing.points) points of the title are cut off, which a configuration would not do in the same way; "
                + "make room for the title first"
        case .frameTooSmall(let needed):
            wanted?.tooSmallReason(needed: needed, input) { wanted in
                if case .success = wanted.configuration(for: input) { true } else { false }
            } ?? "the frame is too small; it needs \(needed.text)"
        case .differs(let distance):
            "the nearest configuration puts a part or the button's edge \(distance.points) points elsewhere: "
                + Self.alignmentReason(wanted, input)
        }
    }
}

extension ConfigurationObstacle {
    /// What keeps a configuration from putting the parts where they should be.
    private static func alignmentReason(_ wanted: WantedArrangement?, _ input: LayoutInput) -> String {
        let axis = wanted?.arrangement.axis ?? Layout(input).relation?.axis
        let alignment = input.contentHorizontalAlignment
        if input.image == nil || input.title == nil {
            return "the part does not stand as the alignment and content insets alone would have it"
        }
        if axis == .vertical, alignment != .center {
            return
                "with `contentHorizontalAlignment: \(alignment.rawValue)` it aligns image and title at that edge, not over each "
                + "other; use `center`"
        }
        return "it aligns image and title with each other and as a pair in the button, which the insets do not; "
            + "`insetlint solve --as configuration` gives the configuration for an arrangement"
    }
}

extension LayoutInput {
    fileprivate var missingParts: String {
        let hasImage = (image?.width ?? 0) > 0 && (image?.height ?? 0) > 0
        let hasTitle = (title?.width ?? 0) > 0 && (title?.height ?? 0) > 0
        let missing = [hasImage ? nil : "image", hasTitle ? nil : "title"].compactMap { $0 }
        return "an arrangement takes an image and a title with a size, and there is no "
            + missing.joined(separator: " and no ")
    }
}

extension WantedArrangement {
    /// Why the button is too small, and what would help. `solves` says whether another arrangement would fit.
    fileprivate func tooSmallReason(
        needed: Size, _ input: LayoutInput, solves: (WantedArrangement) -> Bool
    ) -> String {
        let insets = input.contentEdgeInsets
        guard let frame = input.frame else {
            return "sized to fit, the button does not hold the parts with content insets of \(insets.text); "
                + "use content insets that are not negative"
        }
        let wider = max(0, needed.width - frame.width)
        let higher = max(0, needed.height - frame.height)
        let more = [wider > 0 ? "\(wider.points) wider" : nil, higher > 0 ? "\(higher.points) higher" : nil]
            .compactMap { $0 }.joined(separator: " and ")
        let reason =
            "the frame of \(frame.text) is too small: \(text) needs \(needed.text)"
            + (insets == .zero ? "" : ", with content insets of \(insets.text)")
        let remedy = "make it \(more)"
        let fit = "leave the frame out so that the button is sized to fit"
        guard let less = lessDistance(by: arrangement.axis == .horizontal ? wider : higher, solves) else {
            return "\(reason); \(remedy), or \(fit)"
        }
        return
            "\(reason); \(remedy), \(fit), or take a \(arrangement.needsSpacing ? "spacing" : "padding") of \(less.points)"
    }

    /// The largest whole distance with which it fits after all, nil where none does.
    private func lessDistance(by excess: Double, _ solves: (WantedArrangement) -> Bool) -> Double? {
        guard let distance = arrangement.needsSpacing ? spacing : padding, excess > 0 else { return nil }
        let candidates = [distance - excess / 2, distance - excess, distance - 2 * excess].map { $0.rounded(.down) }
        return candidates.first { candidate in
            var other = self
            if arrangement.needsSpacing { other.spacing = candidate } else { other.padding = candidate }
            return candidate >= 0 && solves(other)
        }
    }

    /// The arrangement with its distance, such as `imageTop with spacing 8`.
    var text: String {
        arrangement.needsSpacing
            ? "\(arrangement.rawValue) with spacing \((spacing ?? 0).points)"
            : "\(arrangement.rawValue) with padding \((padding ?? 0).points)"
    }
}
