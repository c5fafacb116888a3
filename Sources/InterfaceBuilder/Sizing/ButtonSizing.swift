import Diagnostics

/// Decides whether a button has the recorded frame or the size that fits its content, and learns from the frame of a
/// fitted button how wide its title is.
struct ButtonSizing {
    /// Whether constraints decide, not the autoresizing mask.
    let isAutolayout: Bool
    let constraints: ButtonConstraints
    let stack: StackPlace?

    func apply(to button: inout FoundButton, wraps: Bool) {
        fixLengths(of: &button)
        guard let frame = button.frame else {
            // Nothing but the content could tell the size then.
            guard isAutolayout, stack == nil, !constraints.horizontal.setsLength, !constraints.vertical.setsLength
            else {
                return button.unknown("frame", "the file records no frame", at: button.element)
            }
            button.sizing = .fitted
            return
        }
        guard frame.width.value > 0, frame.height.value > 0 else {
            return button.unknown("frame", "the recorded frame is empty", at: frame.place)
        }
        let content = FittedContent(of: button)
        let width = decision(
            constraints.horizontal, isSet: stack?.setsWidth ?? false, recorded: frame.width.value,
            fitted: content?.width)
        let height = decision(
            constraints.vertical, isSet: stack?.setsHeight ?? false, recorded: frame.height.value,
            fitted: content?.height)
        button.sizing = width == .fitted && height == .fitted ? .fitted : .given
        if width == .fitted, let content, let left = content.titleWidth(in: frame.width.value) {
            button.title?.width = Located(left, at: frame.width.place)
        }
        // A state's title would make the button wider.
        if button.sizing == .given, width == .fitted { button.states = [] }
        if button.sizing == .given, wraps || button.shrinksTitle || (button.numberOfLines?.value ?? 1) != 1 {
            checkFlexibleTitle(content, wraps: wraps, of: &button)
        }
    }

    /// A title that wraps or shrinks is cut only where it has no other way out.
    private func checkFlexibleTitle(_ content: FittedContent?, wraps: Bool, of button: inout FoundButton) {
        guard let title = button.title, let frame = button.frame, let content, title.width == nil,
            content.width.upperBound + content.titleInsets > frame.width.value
        else { return }
        button.unknown(
            "title.size", button.shrinksTitle ? "the title gets smaller to fit" : "the title may have several lines",
            at: title.place)
        if wraps || button.shrinksTitle { button.states = [] }
    }

    /// A constraint's number counts more than the recorded frame, which may be out of date.
    private func fixLengths(of button: inout FoundButton) {
        guard isAutolayout else { return }
        if let width = constraints.horizontal.constant, button.frame?.width.value != width.value, width.value > 0 {
            button.frame?.width = width
        }
        if let height = constraints.vertical.constant, button.frame?.height.value != height.value, height.value > 0 {
            button.frame?.height = height
        }
    }

    private func decision(
        _ axis: ButtonConstraints.Axis, isSet: Bool, recorded: Double, fitted: ClosedRange<Double>?
    ) -> FoundButton.Sizing {
        guard isAutolayout, !axis.setsLength, !isSet else { return .given }
        // Without any constraint Interface Builder adds some that keep the frame.
        let isFree = constraints.horizontal.isEmpty && constraints.vertical.isEmpty && stack == nil
        guard !isFree else { return .given }
        // Neighbours on both sides, a least length or a stack may stretch it; the recorded frame shows whether they do.
        guard axis.mayStretch || constraints.hasAspectRatio || stack != nil else { return .fitted }
        guard let fitted, recorded <= fitted.upperBound + 2 else { return .given }
        if recorded < fitted.lowerBound - 2, stack != nil { return .given }
        return .fitted
    }
}
