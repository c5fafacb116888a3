#!/usr/bin/env python3
"""Turns the published layout and fit vectors into a spec and its expected rects, one button a vector.

    vectors_to_spec.py --spec OUT.yml --expected OUT.json VECTORS.json...
    vectors_to_spec.py --check VECTORS.json...

`--check` holds the reference implementation itself against the vectors.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any

from button_model import Button, Insets, Layout, Size
from compare import differences
from expectations import layout_json, spec
from layout_reference import area, fitted_size, lay_out, part_sizes

TYPE_OF_LINE_HEIGHT = {18: "system", 22: "custom"}


@dataclass(frozen=True)
class Vector:
    """One vector: the button, what is expected of it, and the padding it remembers from an earlier sizing."""

    button: Button
    expected: dict[str, Any]
    remembered: Insets | None

    @property
    def expressible(self) -> Button | None:
        """The button as a spec can say it: a framed one remembers nothing, so it must be at its fitted size."""
        if self.remembered is None:
            return self.button
        fitted = Button(**{**vars(self.button), "frame": None})
        return fitted if fitted_size(fitted) == (self.button.frame, self.remembered) else None


def exact(value: float) -> Fraction:
    """A JSON number as the decimal that was written."""
    return Fraction(repr(value))


def _size(value: Any) -> Size | None:
    """A size written as an object or as a pair; None stays None."""
    if value is None:
        return None
    width, height = (value["width"], value["height"]) if isinstance(value, dict) else value
    return Size(exact(width), exact(height))


def _insets(value: Any) -> Insets:
    """Insets written as an object or as top, left, bottom, right."""
    edges = [value[key] for key in ("top", "left", "bottom", "right")] if isinstance(value, dict) else value
    return Insets(*map(exact, edges))


def layout_vector(value: dict[str, Any]) -> Vector:
    """A vector of the layout file: bounds are given, rects are expected."""
    button = Button(
        name=value["id"],
        frame=_size(value["bounds"]),
        image=_size(value["image"]),
        title=_size(value["title"]),
        content_insets=_insets(value["contentEdgeInsets"]),
        title_insets=_insets(value["titleEdgeInsets"]),
        image_insets=_insets(value["imageEdgeInsets"]),
        horizontal=value["contentHorizontalAlignment"],
        vertical=value["contentVerticalAlignment"],
        app_direction=value["layoutDirection"],
        scale=value["scale"],
        title_rounding=value["titleRounding"],
    )
    remembered = _insets(value["rememberedFitPadding"])
    expected = {
        "name": value["id"],
        "source": value["source"],
        "scale": value["scale"],
        "bounds": {key: value["bounds"][key] for key in ("width", "height")},
        "contentRect": value["contentRect"],
        "imageRect": value["imageRect"],
        "titleRect": value["titleRect"],
        "imageSqueezed": {"width": value["imageSqueezedWidth"], "height": value["imageSqueezedHeight"]},
        "titleTruncated": value["titleTruncated"],
    }
    return Vector(button, expected, None if remembered.all_exactly_zero() else remembered)


def fit_vector(value: dict[str, Any]) -> Vector:
    """A vector of the fit file: no frame, only the fitted size is expected."""
    button = Button(
        name=value["id"],
        image=_size(value["image"]),
        title=_size(value["title"]),
        content_insets=_insets(value["content"]),
        scale=value["scale"],
        button_type=TYPE_OF_LINE_HEIGHT[value.get("lineHeight", 22)],
    )
    width, height = value["fit"]
    expected = {
        "name": value["id"],
        "source": value["source"],
        "scale": value["scale"],
        "fitted": True,
        "bounds": {"width": width, "height": height},
    }
    return Vector(button, expected, None)


def read(paths: list[Path]) -> list[Vector]:
    """All vectors of these files, in order."""
    values = [value for path in paths for value in json.loads(path.read_text(encoding="utf-8"))]
    return [fit_vector(value) if "fit" in value else layout_vector(value) for value in values]


def simulated(vector: Vector) -> dict[str, Any]:
    """The reference's layout of a vector, in the form that insetlint prints."""
    button = vector.button
    layout = lay_out(button, vector.remembered)
    return {**layout_json(button, layout), **_losses(button, layout)}


def _losses(button: Button, layout: Layout) -> dict[str, Any]:
    """How much of image and title the layout takes away."""
    title_area = area(layout.content, button.title_insets, button.scale)
    image_area = area(layout.content, button.image_insets, button.scale)
    image, _ = part_sizes(button, image_area, title_area)
    natural, title = button.image or Size(), button.title or Size()
    missing = title.width - max(Fraction(0), title_area.width - image.width)
    squeezed = {"width": float(natural.width - image.width), "height": float(natural.height - image.height)}
    return {"imageSqueezed": squeezed, "titleMissingWidth": float(max(Fraction(0), missing))}


def check(vectors: list[Vector]) -> int:
    """Holds the reference against the vectors and prints what differs; returns how many do."""
    failed = 0
    for vector in vectors:
        lines = differences(vector.expected, simulated(vector))
        failed += bool(lines)
        for line in lines:
            print(f"{vector.button.name}: {line}")
    print(f"{len(vectors) - failed} passed, {failed} failed")
    return failed


def write(vectors: list[Vector], spec_path: Path, expected_path: Path) -> None:
    """Writes the spec and the expectations, and says which vectors a spec cannot express."""
    kept = [(vector.expressible, vector.expected) for vector in vectors]
    buttons = [button for button, _ in kept if button is not None]
    expected = [{**value, "fitted": button.frame is None} for button, value in kept if button is not None]
    spec_path.write_text(spec(buttons), encoding="utf-8")
    expected_path.write_text(json.dumps({"buttons": expected}, indent=1) + "\n", encoding="utf-8")
    skipped = [value["name"] for button, value in kept if button is None]
    print(f"{len(buttons)} vectors written, {len(skipped)} skipped ({', '.join(skipped) or 'none'})")


def main() -> int:
    """Converts or checks."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="check the reference implementation instead of writing")
    parser.add_argument("--spec", type=Path)
    parser.add_argument("--expected", type=Path)
    parser.add_argument("vectors", type=Path, nargs="+")
    arguments = parser.parse_args()
    vectors = read(arguments.vectors)
    if arguments.check:
        return 1 if check(vectors) else 0
    if arguments.spec is None or arguments.expected is None:
        parser.error("--spec and --expected are needed unless --check is given")
    write(vectors, arguments.spec, arguments.expected)
    return 0


if __name__ == "__main__":
    sys.exit(main())
