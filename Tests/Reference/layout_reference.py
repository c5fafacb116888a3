"""A second, independent implementation of the button layout, to test the simulator against.

It is written from the prose of the layout rules alone (content rect, areas, parts, fitted size, mirrored and
custom rects, configurations) and computes with exact fractions, so that no rounding noise can hide in a
`floor` or a `ceil`. All lengths are points.
"""

from __future__ import annotations

from fractions import Fraction
from math import ceil, floor

from button_model import ZERO, Button, Configuration, Insets, Layout, Rect, Size

HALF = Fraction(1, 2)
LINE_HEIGHT_PER_POINT = Fraction("1.193359375")
DEFAULT_FONT_SIZE = {"custom": 18, "system": 15}


def px(value: Fraction, scale: int) -> Fraction:
    """The nearest whole pixel, halves upwards."""
    return Fraction(floor(value * scale + HALF), scale)


def down(value: Fraction, scale: int) -> Fraction:
    """The next whole pixel that is not above the value."""
    return Fraction(floor(value * scale), scale)


def up(value: Fraction, scale: int) -> Fraction:
    """The next whole pixel that is not below the value."""
    return Fraction(ceil(value * scale), scale)


def lay_out(button: Button, remembered: Insets | None = None) -> Layout:
    """Lays the button out; `remembered` is the fit padding of an earlier sizing, for a button with a frame."""
    if button.configuration is not None:
        return _lay_out_configuration(button, button.configuration)
    bounds = button.frame
    if bounds is None:
        bounds, remembered = fitted_size(button)
    padding = remembered if remembered is not None and not remembered.all_exactly_zero() else button.content_insets
    content = content_rect(bounds, padding.without_negligible(), button.scale)
    image, title = _parts(button, content)
    return _finished(button, bounds, content, image, title)


def fitted_size(button: Button) -> tuple[Size, Insets | None]:
    """The size without a frame (section 4), and the padding that is remembered, if any."""
    insets, scale = button.content_insets, button.scale
    image = button.image or Size()
    title = Size(Fraction(ceil(button.title.width)), Fraction(ceil(button.title.height))) if button.title else None
    if title is None:
        title = Size(ZERO, Fraction(ceil(LINE_HEIGHT_PER_POINT * DEFAULT_FONT_SIZE[button.button_type])))
    if button.image is None and insets.all_exactly_zero():
        size = Size(max(Fraction(30), title.width), title.height + 12)
        return size, Insets(top=Fraction(6), bottom=Fraction(6))
    width = image.width + title.width + px(insets.left, scale) + px(insets.right, scale)
    height = max(image.height, title.height) + px(insets.top, scale) + px(insets.bottom, scale)
    return Size(width, height), None


def content_rect(bounds: Size, insets: Insets, scale: int) -> Rect:
    """Section 1: the bounds shrunk by the insets and grown outward to whole pixels."""
    x, width = _content_span(bounds.width, insets.left, insets.right, scale)
    y, height = _content_span(bounds.height, insets.top, insets.bottom, scale)
    return Rect(x, y, width, height)


def _content_span(extent: Fraction, near: Fraction, far: Fraction, scale: int) -> tuple[Fraction, Fraction]:
    """One axis of the content rect: origin and length."""
    low, length = near, extent - near - far
    if length < 0:
        low, length = low + length / 2, ZERO
    start, end = down(low, scale), up(low + length, scale)
    return start, end - start


def area(content: Rect, insets: Insets, scale: int) -> Rect:
    """Section 2: the content rect shrunk by one part's insets."""
    insets = insets.without_negligible()
    return Rect(
        px(content.x + insets.left, scale),
        px(content.y + insets.top, scale),
        px(content.width - insets.left - insets.right, scale),
        px(content.height - insets.top - insets.bottom, scale),
    )


def part_sizes(button: Button, image_area: Rect, title_area: Rect) -> tuple[Size, Size]:
    """Section 3: the image's size, then the title's in what the image leaves of the title area."""
    natural_image, natural_title = button.image or Size(), button.title or Size()
    image = Size(min(natural_image.width, image_area.width), min(natural_image.height, image_area.height))
    available = max(ZERO, title_area.width - image.width)
    width = _whole(min(natural_title.width, available), button)
    return image, Size(width, _whole(natural_title.height, button))


def _whole(length: Fraction, button: Button) -> Fraction:
    """A title's length rounded up, to points or to pixels as the button says."""
    return Fraction(ceil(length)) if button.title_rounding == "point" else up(length, button.scale)


def _parts(button: Button, content: Rect) -> tuple[Rect, Rect]:
    """The rects of image and title before mirroring, whether or not the parts exist."""
    image_area = area(content, button.image_insets, button.scale)
    title_area = area(content, button.title_insets, button.scale)
    image, title = part_sizes(button, image_area, title_area)
    image_x, image_width, title_x, title_width = _horizontally(button, image_area, title_area, image.width, title.width)
    image_y, image_height = _vertically(button, image_area, image.height, not_above=True)
    title_y, title_height = _vertically(button, title_area, title.height, not_above=False)
    image_rect = _rounded_origin(Rect(image_x, image_y, image_width, image_height), button.scale)
    title_rect = _rounded_origin(Rect(title_x, title_y, title_width, title_height), button.scale)
    if button.image_rect is not None:
        image_rect = button.image_rect.inside(content)
    if button.title_rect is not None:
        title_rect = button.title_rect.inside(content)
    return image_rect, title_rect


def _horizontally(
    button: Button, image: Rect, title: Rect, iw: Fraction, tw: Fraction
) -> tuple[Fraction, Fraction, Fraction, Fraction]:
    """The table of section 3: image x and width, title x and width. `image` and `title` are the areas."""
    rtl, scale = button.right_to_left, button.scale
    if button.side == "fill":
        total = iw + tw if iw + tw != 0 else Fraction(1)
        title_width = title.width * tw / total
        return image.x, image.width * iw / total, title.max_x - title_width, title_width
    if button.side == "left":
        image_x = image.x + tw if rtl else image.x
        title_x = title.x if rtl else title.x + iw
    elif button.side == "right":
        image_x = max(image.x, image.max_x - iw if rtl else image.max_x - tw - iw)
        title_x = title.max_x - iw - tw if rtl else title.max_x - tw
    else:
        offset = px((image.width - iw + (tw if rtl else -tw)) / 2, scale)
        image_x = image.x + max(ZERO, offset)
        if rtl:
            title_x = title.x + px((title.width + iw - tw) / 2, scale) - iw
        else:
            title_x = title.x + iw + px((title.width - iw - tw) / 2, scale)
    return image_x, iw, title_x, tw


def _vertically(button: Button, own: Rect, height: Fraction, not_above: bool) -> tuple[Fraction, Fraction]:
    """The y and height of a part in its own area; `not_above` keeps the image from rising above it."""
    if button.vertical == "fill":
        return own.y, own.height
    if button.vertical == "top":
        offset = ZERO
    elif button.vertical == "bottom":
        offset = own.height - height
    else:
        offset = px((own.height - height) / 2, button.scale)
    return own.y + (max(ZERO, offset) if not_above else offset), height


def _rounded_origin(rect: Rect, scale: int) -> Rect:
    """The rect with its origin on whole pixels."""
    return Rect(px(rect.x, scale), px(rect.y, scale), rect.width, rect.height)


def _finished(button: Button, bounds: Size, content: Rect, image: Rect, title: Rect) -> Layout:
    """The layout with both rects mirrored if the button is, and without the parts that do not exist."""
    if button.mirrored:
        image, title = _mirrored(image, bounds), _mirrored(title, bounds)
    return Layout(
        bounds=bounds,
        fitted=button.frame is None,
        content=content,
        image=image if button.image is not None else None,
        title=title if button.title is not None else None,
    )


def _mirrored(rect: Rect, bounds: Size) -> Rect:
    """The rect as seen in a mirror that stands in the middle of the bounds."""
    return Rect(bounds.width - rect.max_x, rect.y, rect.width, rect.height)


def _lay_out_configuration(button: Button, configuration: Configuration) -> Layout:
    """Section 6. `fill`, and frames too small for the pair, are not settled there and are not for this reference."""
    top, leading, bottom, trailing = configuration.insets
    left, right = (trailing, leading) if button.right_to_left else (leading, trailing)
    pair = _pair_size(button, configuration)
    bounds = button.frame or Size(pair.width + left + right, pair.height + top + bottom)
    content = content_rect(bounds, Insets(top, left, bottom, right), button.scale)
    origin_x = content.x + _offset(button.side, content.width - pair.width, button.scale)
    origin_y = content.y + _offset(button.vertical, content.height - pair.height, button.scale)
    image, title = _pair_parts(button, configuration, Rect(origin_x, origin_y, pair.width, pair.height))
    return _finished(button, bounds, content, image, title)


def _title_size(button: Button) -> Size:
    """The whole title of a configuration button; no title is 0 by 0."""
    title = button.title or Size()
    return Size(_whole(title.width, button), _whole(title.height, button))


def _gap(button: Button, configuration: Configuration) -> Fraction:
    """The image padding, which counts only between two parts."""
    return configuration.image_padding if button.image and button.title else ZERO


def _pair_size(button: Button, configuration: Configuration) -> Size:
    """The size of image and title together, as the configuration places them."""
    image, title, gap = button.image or Size(), _title_size(button), _gap(button, configuration)
    if configuration.placement in ("leading", "trailing"):
        return Size(image.width + gap + title.width, max(image.height, title.height))
    return Size(max(image.width, title.width), image.height + gap + title.height)


def _offset(alignment: str, slack: Fraction, scale: int) -> Fraction:
    """How far an alignment moves the pair into the room that is left over."""
    if alignment in ("left", "top"):
        return ZERO
    if alignment in ("right", "bottom"):
        return slack
    if alignment == "center":
        return px(slack / 2, scale)
    raise ValueError(f"alignment {alignment} of a configuration button is not settled")


def _pair_parts(button: Button, configuration: Configuration, pair: Rect) -> tuple[Rect, Rect]:
    """Image and title inside the pair; the smaller one is centred across."""
    image, title, scale = button.image or Size(), _title_size(button), button.scale
    placement = configuration.placement
    if placement in ("leading", "trailing"):
        image_first = (placement == "leading") != button.right_to_left
        image_x = pair.x if image_first else pair.max_x - image.width
        title_x = pair.max_x - title.width if image_first else pair.x
        image_y = pair.y + (pair.height - image.height) / 2
        title_y = pair.y + (pair.height - title.height) / 2
    else:
        image_first = placement == "top"
        image_y = pair.y if image_first else pair.max_y - image.height
        title_y = pair.max_y - title.height if image_first else pair.y
        image_x = pair.x + (pair.width - image.width) / 2
        title_x = pair.x + (pair.width - title.width) / 2
    return (
        _rounded_origin(Rect(image_x, image_y, image.width, image.height), scale),
        _rounded_origin(Rect(title_x, title_y, title.width, title.height), scale),
    )
