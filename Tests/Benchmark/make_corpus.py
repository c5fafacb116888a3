#!/usr/bin/env python3
"""Writes a folder of button specs that look written by hand, to measure a linter with.

    make_corpus.py --kind mixed --files 2000 --buttons 25 --seed 1 FOLDER

The same arguments give the same bytes. Kinds: `healthy` (nothing to report), `faulty` (every button has a typical
fault), `mixed` (one in ten has), `formulas`, `aliases` (anchors and merge keys), `variants`, `one-huge-file`,
`many-tiny-files`.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from pathlib import Path
from random import Random

from corpus_buttons import FAULTY, HEALTHY, WITH_FORMULAS, Shape, image_left
from corpus_sketch import Lines, Sketch

GROUPS = ("toolbar", "actions", "list rows", "checkout", "profile", "player")
COMMENTS = (
    "# measured on an iPhone 13",
    "# see the design sheet, page 4",
    "# keep in step with the Android button",
    "# TODO: ask for a wider icon",
    "# the gap is paid for by the content insets",
)
FILES_IN_A_FOLDER = 50


@dataclass(frozen=True)
class Kind:
    """What the files of a kind hold: how many there are unless said otherwise, and the share of faults (0 to 1)."""

    files: int
    buttons: int
    faults: float = 0.1
    formulas: bool = False
    aliases: bool = False
    variants: bool = False


KINDS = {
    "mixed": Kind(files=2000, buttons=25),
    "healthy": Kind(files=500, buttons=25, faults=0),
    "faulty": Kind(files=500, buttons=25, faults=1),
    "formulas": Kind(files=500, buttons=25, faults=0, formulas=True),
    "aliases": Kind(files=500, buttons=25, faults=0, aliases=True),
    "variants": Kind(files=200, buttons=25, faults=0, variants=True),
    "one-huge-file": Kind(files=1, buttons=20_000),
    "many-tiny-files": Kind(files=10_000, buttons=1),
}


class Document:
    """One spec file while it is written."""

    def __init__(self, kind: Kind, rng: Random) -> None:
        """Draws what the buttons of the file have in common: the groups and the gap of each."""
        self.kind = kind
        self.rng = rng
        self.groups = rng.sample(GROUPS, 3)
        self.spacings = {group: rng.choice((4, 6, 8, 8, 10, 12)) for group in self.groups}
        self.named = not kind.aliases and rng.random() < 0.1

    def text(self, number: int, buttons: int) -> str:
        """The whole file."""
        lines = self._head(number)
        for index in range(buttons):
            group = self.groups[index * len(self.groups) // buttons]
            if index == 0 or group != self.groups[(index - 1) * len(self.groups) // buttons]:
                lines += ["", f"  # MARK: {group}"]
            lines += self._button(index, group)
        return "\n".join(lines) + "\n"

    def _head(self, number: int) -> Lines:
        """The comments, the format version and the defaults."""
        lines = [f"# Buttons of screen {number}.", f"# {self.rng.choice(COMMENTS)[2:]}", "insetlint: 1"]
        scale = self.rng.choice((2, 3))
        if self.rng.random() < 0.5:
            lines += ["defaults:", f"  target: {{scale: {scale}, minimumIOS: 13, layoutDirections: [ltr]}}"]
        elif self.rng.random() < 0.6:
            lines += ["defaults:", "  target:", f"    scale: {scale}", "    minimumIOS: 14   # the oldest we support"]
        return [*lines, "", "buttons:"]

    def _button(self, index: int, group: str) -> Lines:
        """One button, indented, with the comments around it."""
        if self.kind.aliases:
            return self._aliased(index, group)
        sketch = Sketch.draw(self.rng, index, group, self.spacings[group], self.kind.formulas)
        lines = self._shape()(sketch)
        if self.kind.variants:
            lines += self._variants()
        if self.rng.random() < 0.15:
            place = self.rng.randrange(1, len(lines))
            lines.insert(place, self.rng.choice(COMMENTS))
        return self._indented(lines)

    def _shape(self) -> Shape:
        """The kind of button that comes next."""
        if self.rng.random() < self.kind.faults:
            return self.rng.choice(FAULTY)
        if self.kind.variants:
            return image_left
        return self.rng.choice(WITH_FORMULAS if self.kind.formulas else HEALTHY)

    def _indented(self, lines: Lines) -> Lines:
        """The lines as an entry of `buttons`, which is a list or a mapping from name to button."""
        blank = [""] if self.rng.random() < 0.3 else []
        if self.named:
            return [*blank, f"  {lines[0].removeprefix('name: ')}:", *(f"    {line}" for line in lines[1:])]
        return [*blank, f"  - {lines[0]}", *(f"    {line}" for line in lines[1:])]

    def _aliased(self, index: int, group: str) -> Lines:
        """Every fifth button in full with anchors; the others merge it or take its values by alias."""
        anchor, place = divmod(index, 5)
        sketch = Sketch.draw(self.rng, index, group, self.spacings[group], False)
        half = self.spacings[group] // 2
        if place == 0:
            return self._indented(
                [
                    f"&button{anchor}",
                    *sketch.start(),
                    *sketch.title(),
                    *sketch.image(),
                    f"contentEdgeInsets: &room{anchor} {{top: 12, left: {half}, bottom: 12, right: {half}}}",
                    f"titleEdgeInsets: &title{anchor} {{left: {half}, right: {-half}}}",
                    f"imageEdgeInsets: &image{anchor} {{left: {-half}, right: {half}}}",
                    f"intent: &intent{anchor} {{arrangement: imageLeft, spacing: {2 * half}}}",
                ]
            )
        if place % 2:
            merged = [f"name: {sketch.name}", f"<<: *button{anchor}", *sketch.title()]
            return self._indented([*merged, f"accessibilityLabel: {sketch.text}"])
        lines = sketch.start(grouped=False) + sketch.title() + sketch.image()
        keys = {"contentEdgeInsets": "room", "titleEdgeInsets": "title", "imageEdgeInsets": "image", "intent": "intent"}
        return self._indented(lines + [f"{key}: *{name}{anchor}" for key, name in keys.items()])

    def _variants(self) -> Lines:
        """Locales, directions, states and frames of one button."""
        return [
            "variants:",
            "  titles: {de: Herunterladen, fr: Télécharger, ar: {text: تنزيل, size: {width: 40, height: 22}}}",
            "  layoutDirections: [ltr, rtl]",
            "  states: {highlighted: {title: Loading}, disabled: {title: Done}}",
            f"  frames: {{compact: {{width: {self.rng.randrange(120, 200, 2)}, height: 44}}}}",
        ]


def write_corpus(kind: Kind, files: int, buttons: int, seed: int, folder: Path) -> int:
    """Writes the files into the folder, some in each of several subfolders; returns their size in bytes."""
    size = 0
    for number in range(files):
        text = Document(kind, Random(f"{seed}/{number}")).text(number, buttons).encode()
        subfolder = folder / f"Feature{number // FILES_IN_A_FOLDER:03}"
        if number % FILES_IN_A_FOLDER == 0:
            subfolder.mkdir(parents=True, exist_ok=True)
        (subfolder / f"Screen{number}.yml").write_bytes(text)
        size += len(text)
    return size


def main() -> int:
    """Writes one corpus and says how large it is."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kind", choices=KINDS, default="mixed")
    parser.add_argument("--files", type=int, help="how many files (default: what suits the kind)")
    parser.add_argument("--buttons", type=int, help="how many buttons in each (default: what suits the kind)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("folder", type=Path)
    arguments = parser.parse_args()
    kind = KINDS[arguments.kind]
    files, buttons = arguments.files or kind.files, arguments.buttons or kind.buttons
    size = write_corpus(kind, files, buttons, arguments.seed, arguments.folder)
    print(f"{files} files, {files * buttons} buttons, {size / 1e6:.1f} MB in {arguments.folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
