#!/usr/bin/env python3
"""Writes a spec of random buttons and the rects that the reference implementation expects of them.

    random_buttons.py --count 2000 --seed 1 --spec OUT.yml --expected OUT.json

The same seed gives the same files. `--configuration` and `--rects` say which share of the buttons are
configuration buttons and which have custom rects. Check the result with `compare.py`.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from fractions import Fraction
from pathlib import Path

from button_model import Button, Configuration, CustomRect, Insets, RelativeLength, Size
from expectations import layout_json, spec
from layout_reference import lay_out

HORIZONTAL = ("center", "left", "right", "fill", "leading", "trailing")
VERTICAL = ("center", "top", "bottom", "fill")
SEMANTIC = ("unspecified", "playback", "spatial", "forceLeftToRight", "forceRightToLeft")
PLACEMENTS = ("leading", "trailing", "top", "bottom")
# Interface Builder's zero, and the smallest inset that people write to switch the fitting of a bare title off.
TINY = (Fraction("2.2250738585072014e-308"), Fraction("1e-7"))


def length(rng: random.Random, low: float, high: float) -> Fraction:
    """A length as people write it: mostly whole, else with one or two decimals."""
    step = rng.choice((1, 1, 1, 2, 10, 100))
    return Fraction(rng.randint(int(low * step), int(high * step)), step)


def size(rng: random.Random, width: tuple[float, float], height: tuple[float, float]) -> Size:
    """A size in these ranges."""
    return Size(length(rng, *width), length(rng, *height))


def insets(rng: random.Random, reach: float) -> Insets:
    """Insets as they occur: none, opposite pairs, lone edges, equal edges, anything up to the reach."""
    value = length(rng, -reach, reach)
    other = length(rng, -reach, reach)
    shape = rng.randrange(6)
    if shape == 0:
        return Insets()
    if shape == 1:
        return Insets(left=value, right=-value)
    if shape == 2:
        return Insets(top=value, left=other, bottom=-value, right=-other)
    if shape == 3:
        return rng.choice((Insets(top=value), Insets(left=value), Insets(bottom=value), Insets(right=value)))
    if shape == 4:
        return Insets(value, value, value, value)
    return Insets(*(length(rng, -reach, reach) for _ in range(4)))


def content_insets(rng: random.Random) -> Insets:
    """Content insets: often exactly zero, seldom only just not, mostly small and positive."""
    if rng.random() < 0.05:
        return Insets(top=rng.choice(TINY))
    if rng.random() < 0.2:
        return insets(rng, 40)
    if rng.random() < 0.4:
        return Insets()
    return Insets(*(length(rng, 0, 16) for _ in range(4)))


def legacy_button(rng: random.Random, name: str) -> Button:
    """A button without a configuration."""
    has_image, has_title = rng.choice(((True, True), (True, True), (True, True), (True, False), (False, True)))
    reach = rng.choice((4, 12, 40, 120))
    return Button(
        name=name,
        frame=size(rng, (1, 320), (1, 90)) if rng.random() < 0.6 else None,
        image=size(rng, (1, 64), (1, 64)) if has_image else None,
        title=size(rng, (4, 160), (10, 40)) if has_title else None,
        content_insets=content_insets(rng),
        title_insets=insets(rng, reach),
        image_insets=insets(rng, reach),
        horizontal=rng.choice(HORIZONTAL),
        vertical=rng.choice(VERTICAL),
        semantic=rng.choice(SEMANTIC),
        app_direction=rng.choice(("ltr", "rtl")),
        scale=rng.choice((2, 3)),
        title_rounding=rng.choice(("point", "pixel")),
        button_type=rng.choice(("custom", "system")),
        mirrored=rng.random() < 0.15,
    )


def custom_rect(rng: random.Random) -> CustomRect:
    """A rect over the content rect: fixed, or with a share of its width and height."""

    def coordinate(low: int, high: int) -> RelativeLength:
        """A share of the extent plus something."""
        share = rng.choice((Fraction(0), Fraction(1, 4), Fraction(1, 2), Fraction(1)))
        return RelativeLength(share, length(rng, low, high))

    return CustomRect(coordinate(-40, 40), coordinate(-20, 20), coordinate(1, 80), coordinate(1, 40))


def button_with_rects(rng: random.Random, name: str) -> Button:
    """A framed button whose class overrides the rects of the parts it has."""
    plain = legacy_button(rng, name)
    fields = {
        **vars(plain),
        "image_rect": custom_rect(rng) if plain.image else None,
        "title_rect": custom_rect(rng) if plain.title else None,
    }
    return Button(**fields)


def configuration_button(rng: random.Random, name: str) -> Button:
    """A configuration button, fitted or with room to spare; across the pair only centred, which is settled."""
    placement = rng.choice(PLACEMENTS)
    across = placement in ("top", "bottom")
    top, leading, bottom, trailing = (Fraction(rng.randint(0, 24)) for _ in range(4))
    plain = legacy_button(rng, name)
    return Button(
        name=name,
        frame=size(rng, (420, 600), (250, 400)) if rng.random() < 0.5 else None,
        image=plain.image,
        title=plain.title,
        title_insets=plain.title_insets,
        image_insets=plain.image_insets,
        horizontal="center" if across else rng.choice(("center", "left", "right", "leading", "trailing")),
        vertical=rng.choice(("center", "top", "bottom")) if across else "center",
        semantic=plain.semantic,
        app_direction=plain.app_direction,
        scale=plain.scale,
        configuration=Configuration(placement, Fraction(rng.randint(0, 20)), (top, leading, bottom, trailing)),
    )


def random_buttons(seed: int, count: int, configurations: float = 0, rects: float = 0) -> list[Button]:
    """`count` buttons from this seed, with these shares (0 to 1) of configuration buttons and of custom rects."""
    rng = random.Random(seed)
    buttons = []
    for index in range(count):
        name, kind = f"button{index}", rng.random()
        if kind < configurations:
            buttons.append(configuration_button(rng, name))
        elif kind < configurations + rects:
            buttons.append(button_with_rects(rng, name))
        else:
            buttons.append(legacy_button(rng, name))
    return buttons


def main() -> int:
    """Writes the two files."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--configuration", type=float, default=0, metavar="SHARE")
    parser.add_argument("--rects", type=float, default=0, metavar="SHARE")
    parser.add_argument("--spec", type=Path, required=True)
    parser.add_argument("--expected", type=Path, required=True)
    arguments = parser.parse_args()
    buttons = random_buttons(arguments.seed, arguments.count, arguments.configuration, arguments.rects)
    arguments.spec.write_text(spec(buttons), encoding="utf-8")
    expected = [layout_json(button, lay_out(button)) for button in buttons]
    arguments.expected.write_text(json.dumps({"buttons": expected}) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
