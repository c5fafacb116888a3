/// What the stack view around a button does with its size.
struct StackPlace {
    /// Whether the stack sets the width or the height.
    private(set) var setsWidth: Bool
    private(set) var setsHeight: Bool

    /// Nil for a button that is not arranged by a stack.
    init?(of button: Element) {
        guard let subviews = button.parent, subviews.isNamed("subviews"), let stack = subviews.parent,
            stack.isNamed("stackView")
        else { return nil }
        let isVertical = stack.has("axis", "vertical")
        let fillsAcross = stack.attribute("alignment") == nil || stack.has("alignment", "fill")
        let fillsAlong = stack.has("distribution", "fillEqually") || stack.has("distribution", "fillProportionally")
        setsWidth = isVertical ? fillsAcross : fillsAlong
        setsHeight = isVertical ? fillsAlong : fillsAcross
    }
}
