"""Buttons as a YAML spec, and their layouts as the JSON that `compare.py` reads."""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal
from fractions import Fraction
from typing import Any

from button_model import Button, CustomRect, Insets, Layout, Rect, RelativeLength, Size

TINY_TEXT = {Fraction("2.2250738585072014e-308"): "2.2250738585072014e-308", Fraction("1e-7"): "1e-7"}


def number(value: Fraction) -> str:
    """A length as YAML: an integer, or the shortest decimal that reads back as this double."""
    if value in TINY_TEXT:
        return TINY_TEXT[value]
    if value.denominator == 1:
        return str(value.numerator)
    return format(Decimal(repr(float(value))), "f")


def spec(buttons: Iterable[Button]) -> str:
    """A whole spec document with these buttons."""
    return "insetlint: 1\nbuttons:\n" + "".join(f"  - {{{_fields(button)}}}\n" for button in buttons)


def _fields(button: Button) -> str:
    """One button's keys as the inside of a flow mapping; what has its default is left out."""
    fields = [f"name: {button.name}", f"type: {button.button_type}", f"target: {_target(button)}"]
    if button.frame is not None:
        fields.append(f"frame: {_size(button.frame)}")
    if button.title is not None:
        fields.append(f"title: {{text: Title, size: {_size(button.title)}}}")
    if button.image is not None:
        fields.append(f"image: {{name: picture, size: {_size(button.image)}}}")
    fields += _inset_fields(button)
    fields += _choices(button)
    return ", ".join(fields + _special_layouts(button))


def _target(button: Button) -> str:
    """The display that the button is laid out for."""
    directions = f"layoutDirections: [{button.app_direction}]"
    return f"{{scale: {button.scale}, {directions}, titleRounding: {button.title_rounding}}}"


def _inset_fields(button: Button) -> list[str]:
    """The three insets, where they are set."""
    named = {
        "contentEdgeInsets": button.content_insets,
        "titleEdgeInsets": button.title_insets,
        "imageEdgeInsets": button.image_insets,
    }
    return [f"{key}: {_insets(insets)}" for key, insets in named.items() if not insets.all_exactly_zero()]


def _insets(insets: Insets) -> str:
    """Insets in one of the three forms of the format: one number, a list of four, or the edges that are not 0."""
    edges = {"top": insets.top, "left": insets.left, "bottom": insets.bottom, "right": insets.right}
    if len(set(edges.values())) == 1:
        return number(insets.top)
    if all(edges.values()):
        return f"[{', '.join(map(number, edges.values()))}]"
    return f"{{{', '.join(f'{key}: {number(edge)}' for key, edge in edges.items() if edge)}}}"


def _choices(button: Button) -> list[str]:
    """The properties whose values are names."""
    named = {
        "contentHorizontalAlignment": (button.horizontal, "center"),
        "contentVerticalAlignment": (button.vertical, "center"),
        "semanticContentAttribute": (button.semantic, "unspecified"),
        "transform": ("mirrored" if button.mirrored else "none", "none"),
    }
    return [f"{key}: {value}" for key, (value, default) in named.items() if value != default]


def _special_layouts(button: Button) -> list[str]:
    """The configuration and the custom rects."""
    fields = []
    if button.configuration is not None:
        keys = ("top", "leading", "bottom", "trailing")
        edges = ", ".join(f"{key}: {number(edge)}" for key, edge in zip(keys, button.configuration.insets, strict=True))
        fields.append(
            f"configuration: {{style: plain, imagePlacement: {button.configuration.placement},"
            f" imagePadding: {number(button.configuration.image_padding)}, contentInsets: {{{edges}}}}}"
        )
    rects = {"imageRect": button.image_rect, "titleRect": button.title_rect}
    given = [f"{key}: {_custom_rect(rect)}" for key, rect in rects.items() if rect is not None]
    return fields + ([f"rects: {{{', '.join(given)}}}"] if given else [])


def _custom_rect(rect: CustomRect) -> str:
    """A custom rect as four formulas."""
    across, along = "contentRect.width", "contentRect.height"
    return (
        f"{{x: {_formula(rect.x, across)}, y: {_formula(rect.y, along)},"
        f" width: {_formula(rect.width, across)}, height: {_formula(rect.height, along)}}}"
    )


def _formula(length: RelativeLength, extent: str) -> str:
    """A coordinate as a formula, or as a number where it does not depend on the content rect."""
    if length.share == 0:
        return number(length.constant)
    sign = "-" if length.constant < 0 else "+"
    return f"{extent} * {number(length.share)} {sign} {number(abs(length.constant))}"


def _size(size: Size) -> str:
    """A size as a flow mapping."""
    return f"{{width: {number(size.width)}, height: {number(size.height)}}}"


def size_json(size: Size) -> dict[str, float]:
    """A size as it stands in the layout output."""
    return {"width": float(size.width), "height": float(size.height)}


def rect_json(rect: Rect | None) -> dict[str, float] | None:
    """A rect as it stands in the layout output, None for a part that is not there."""
    if rect is None:
        return None
    return {"x": float(rect.x), "y": float(rect.y), **size_json(Size(rect.width, rect.height))}


def layout_json(button: Button, layout: Layout) -> dict[str, Any]:
    """The expected layout of one button, with the scale that decides the tolerance."""
    return {
        "name": button.name,
        "scale": button.scale,
        "fitted": layout.fitted,
        "bounds": size_json(layout.bounds),
        "contentRect": rect_json(layout.content),
        "imageRect": rect_json(layout.image),
        "titleRect": rect_json(layout.title),
    }
