"""The buttons that `make_corpus.py` fills its files with: healthy ones in textbook form, and typical faults.

Healthy buttons have whole, even measures, so that every halved inset stays on the pixel grid at @2x and @3x.
Faults are those that real files show most: gaps nobody pays for, lone edges, insets without their part.
"""

from __future__ import annotations

from collections.abc import Callable

from corpus_sketch import INTERFACE_BUILDER_ZERO, Lines, Sketch


def image_left(s: Sketch) -> Lines:
    """Image left of the title, fitted with the gap paid for, or in a roomy frame."""
    half = s.spacing // 2
    lines = s.start() + _roomy_or_paid(s) + s.title() + s.image()
    lines += s.shift_title(half, 0, ("spacing / 2", "")) + s.shift_image(-half, 0, ("-spacing / 2", ""))
    return lines + s.end("imageLeft", spacing=s.spacing)


def image_right(s: Sketch) -> Lines:
    """Title left of the image: both parts change places."""
    half = s.spacing // 2
    lines = s.start() + _roomy_or_paid(s) + s.title() + s.image()
    lines += s.shift_title(-(s.image_width + half), 0, ("-(image.width + spacing / 2)", ""))
    lines += s.shift_image(s.title_width + half, 0, ("title.width + max(spacing / 2, 0)", ""))
    return lines + s.end("imageRight", spacing=s.spacing)


def _roomy_or_paid(s: Sketch) -> Lines:
    """Room for a horizontal pair: a frame with some to spare, or content insets that pay for the gap."""
    if s.rng.random() < 0.5:
        return s.frame(s.pair_width + s.spacing + 2 * s.rng.randint(4, 40), s.rng.choice((44, 48, 52)))
    side = s.rng.choice((0, 8, 12)) + s.spacing // 2
    return s.content(12, side, 12, side)


def paid_on_the_right(s: Sketch) -> Lines:
    """Only the title moves, and the right content inset is larger by just as much."""
    lines = s.start() + s.title() + s.image() + s.content(14, 15, 14, 15 + s.spacing)
    return lines + s.shift_title(s.spacing, 0, ("spacing", "")) + s.end("imageLeft", spacing=s.spacing)


def stacked(s: Sketch) -> Lines:
    """Image above or below the title, fitted with the height paid for, or in a roomy frame."""
    above = s.rng.random() < 0.7
    title, image = (s.image_height + s.spacing) // 2, (s.title_height + s.spacing) // 2
    sign, minus = (1, "") if above else (-1, "-")
    lines = s.start()
    if s.rng.random() < 0.5:
        height = s.image_height + s.title_height + s.spacing + 2 * s.rng.randint(4, 20)
        lines += s.frame(s.pair_width + 2 * s.rng.randint(2, 20), height)
    else:
        edge = (min(s.image_height, s.title_height) + s.spacing) // 2 + 4
        lines += s.content(edge, 0, edge, 0)
    lines += s.title() + s.image()
    title_formula = ("-image.width / 2", f"{minus}(image.height + spacing) / 2")
    image_formula = ("title.width / 2", f"{'-' if above else ''}(title.height + spacing) / 2")
    lines += s.shift_title(-s.image_width / 2, sign * title, title_formula)
    lines += s.shift_image(s.title_width / 2, -sign * image, image_formula)
    return lines + s.end("imageTop" if above else "imageBottom", spacing=s.spacing)


def image_in_the_middle(s: Sketch) -> Lines:
    """The image in the middle of a tall button, the title centred above or below it."""
    arrangement = s.rng.choice(("Top", "Bottom", "Above", "Below"))
    padding = s.rng.choice((4, 6, 8))
    height = s.image_height + 2 * (s.title_height + padding + s.spacing + 4)
    by_padding = arrangement in ("Top", "Bottom")
    if by_padding:
        up = (height - s.title_height) // 2 - padding
    else:
        up = (s.image_height + s.title_height) // 2 + s.spacing
    down = -up if arrangement in ("Top", "Above") else up
    lines = s.start(grouped=not by_padding) + s.frame(s.pair_width + 24, height) + s.title() + s.image()
    lines += s.shift_title(-s.image_width / 2, down) + s.shift_image(s.title_width / 2, 0)
    measure = {"padding": padding} if by_padding else {"spacing": s.spacing}
    return lines + s.end(f"imageCenterTitle{arrangement}", **measure)


def parts_at_the_edges(s: Sketch) -> Lines:
    """Image and title at opposite edges."""
    padding = s.rng.choice((8, 12, 16))
    width = s.pair_width + 2 * padding + 2 * s.rng.randint(10, 80)
    image_x = (width - s.pair_width) // 2
    title_x = image_x + s.image_width
    lines = s.start(grouped=False) + s.frame(width, s.rng.choice((44, 48, 56))) + s.title() + s.image()
    if s.rng.random() < 0.5:
        lines += s.shift_title(padding - title_x, 0) + s.shift_image(width - padding - image_x - s.image_width, 0)
        return lines + s.end("edgesImageRight", padding=padding)
    lines += s.shift_title(width - padding - title_x - s.title_width, 0) + s.shift_image(padding - image_x, 0)
    return lines + s.end("edgesImageLeft", padding=padding)


def row_from_the_edge(s: Sketch) -> Lines:
    """A wide row aligned to one side, where a lone inset on that side works."""
    left = s.rng.random() < 0.7
    lines = s.start() + (["origin: xib"] if s.rng.random() < 0.5 else []) + s.frame(320, s.rng.choice((44, 56)))
    lines += s.title() + s.image()
    if left:
        far = INTERFACE_BUILDER_ZERO if s.rng.random() < 0.3 else 0
        lines += s.content(0, 16, 0, 16) + s.insets("titleEdgeInsets", 0, s.spacing, 0, far)
    else:
        lines += s.content(0, 16, 0, 16) + s.insets("imageEdgeInsets", 0, 0, 0, s.spacing)
    lines.append(f"contentHorizontalAlignment: {'left' if left else 'right'}")
    return lines + s.end()


def title_only(s: Sketch) -> Lines:
    """A text button with padding."""
    return s.start() + s.title() + s.content(14, 16, 14, 16) + s.end()


def icon_only(s: Sketch) -> Lines:
    """An icon with a label for assistive technologies."""
    side = s.rng.choice((44, 48))
    return [*s.start(), *s.frame(side, side), *s.image(), f"accessibilityLabel: {s.text}"]


def configured(s: Sketch) -> Lines:
    """A configuration button without any legacy inset."""
    placement, arrangement = s.rng.choice((("leading", "imageLeft"), ("trailing", "imageRight"), ("top", "imageTop")))
    style = s.rng.choice(("plain", "filled", "tinted"))
    lines = s.start() + s.title() + s.image()
    lines += [
        "configuration:",
        f"  style: {style}",
        f"  imagePlacement: {placement}",
        f"  imagePadding: {s.spacing}",
        "  contentInsets: {top: 14, leading: 16, bottom: 14, trailing: 16}",
    ]
    return lines + s.end(arrangement, spacing=s.spacing)


def by_recipe(s: Sketch) -> Lines:
    """A roomy button whose insets a recipe computes."""
    style, arrangement = s.rng.choice(
        (
            ("MKButtonEdgeInsetsStyle.left", "imageLeft"),
            ("MKButtonEdgeInsetsStyle.right", "imageRight"),
            ("alignHorizontal.imageFirst", "imageLeft"),
            ("alignVertical.imageTop", "imageTop"),
        )
    )
    lines = s.start() + s.frame(s.pair_width + s.spacing + 24, s.image_height + s.title_height + s.spacing + 12)
    lines += [*s.title(), *s.image(), f"recipe: {{use: {style}, spacing: {s.spacing}}}"]
    return lines + s.end(arrangement, spacing=s.spacing)


def forced_right_to_left(s: Sketch) -> Lines:
    """The one-line way to put the image on the right."""
    lines = s.start(grouped=False) + s.frame(s.pair_width + 24, 44) + s.title() + s.image()
    return [*lines, "semanticContentAttribute: forceRightToLeft", *s.end()]


def lone_title_inset(s: Sketch) -> Lines:
    """Fitted, a lone left inset: the title is cut."""
    lines = s.start() + s.title() + s.image() + s.insets("titleEdgeInsets", 0, s.spacing, 0, 0)
    return lines + s.end("imageLeft", spacing=s.spacing)


def lone_image_inset(s: Sketch) -> Lines:
    """A negative left inset as Interface Builder writes it: the image moves by half."""
    lines = [*s.start(), "origin: storyboard", *s.frame(s.pair_width + 40, 44), *s.title(), *s.image()]
    return lines + s.insets("imageEdgeInsets", 0, -s.spacing, 0, INTERFACE_BUILDER_ZERO) + s.end()


def unpaid_gap(s: Sketch) -> Lines:
    """The textbook pairs on a fitted button without the content insets that pay for them."""
    half = s.spacing // 2
    lines = s.start() + s.title() + s.image() + s.shift_title(half, 0) + s.shift_image(-half, 0)
    return lines + s.end("imageLeft", spacing=s.spacing)


def insets_without_part(s: Sketch) -> Lines:
    """Image insets without an image, or title insets without a title."""
    if s.rng.random() < 0.6:
        return s.start() + s.frame(s.title_width + 30, 44) + s.title() + s.shift_image(-8, 0) + s.end()
    return s.start() + s.frame(48, 48) + s.image() + s.shift_title(8, 0) + s.end()


def squeezed_icon(s: Sketch) -> Lines:
    """An icon made smaller by its insets."""
    return s.start() + s.frame(30, 30) + s.image() + s.insets("imageEdgeInsets", 7, 8, 7, 8) + s.end()


def insets_beside_configuration(s: Sketch) -> Lines:
    """Legacy insets that a configuration makes UIKit ignore."""
    half = s.spacing // 2
    lines = s.start() + s.title() + s.image() + s.shift_title(half, 0) + s.content(12, half, 12, half)
    return [*lines, "configuration: {style: plain, contentInsets: {top: 7, leading: 12, bottom: 7, trailing: 12}}"]


def frame_too_small(s: Sketch) -> Lines:
    """A frame narrower than what it holds."""
    lines = s.start() + s.frame(s.pair_width - 12, 36) + s.title() + s.image()
    return lines + s.end("imageLeft", spacing=s.spacing)


def wrong_gap(s: Sketch) -> Lines:
    """Correct pairs with another gap than the one that is wanted."""
    lines = s.start() + s.frame(s.pair_width + 60, 44) + s.title() + s.image()
    return lines + s.shift_title(3, 0) + s.shift_image(-3, 0) + s.end("imageLeft", spacing=s.spacing + 8)


def disagreeing_insets(s: Sketch) -> Lines:
    """Title and image insets that disagree: the pair is off centre."""
    lines = s.start() + s.frame(s.pair_width + 80, 44) + s.title() + s.image()
    lines += s.insets("titleEdgeInsets", 0, 15, 0, 0) + s.insets("imageEdgeInsets", 3, -5, 0, 0)
    return lines + s.end("imageLeft", spacing=10)


def small_title(s: Sketch) -> Lines:
    """A title too small to read, in a button too small to hit."""
    lines = [*s.start(), *s.frame(40, 24), "title:", "  text: OK", "  size: {width: 14.5, height: 11}"]
    return [*lines, "  font: {size: 9}", "contentEdgeInsets: [0, 3.3, 0, 3.3]"]


Shape = Callable[[Sketch], Lines]
HEALTHY: tuple[Shape, ...] = (
    image_left, image_left, image_left, image_left, image_right, image_right, paid_on_the_right, stacked, stacked,
    stacked, image_in_the_middle, image_in_the_middle, parts_at_the_edges, row_from_the_edge, row_from_the_edge,
    title_only, icon_only, configured, by_recipe, forced_right_to_left,
)  # fmt: skip
WITH_FORMULAS: tuple[Shape, ...] = (image_left, image_right, stacked, paid_on_the_right)
FAULTY: tuple[Shape, ...] = (
    lone_title_inset, lone_image_inset, unpaid_gap, unpaid_gap, insets_without_part, squeezed_icon,
    insets_beside_configuration, frame_too_small, wrong_gap, disagreeing_insets, small_title,
)  # fmt: skip
