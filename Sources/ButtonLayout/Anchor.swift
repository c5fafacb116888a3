/// An alignment of either axis, once the layout direction is known.
enum Anchor {
    case start, center, end, fill
}
