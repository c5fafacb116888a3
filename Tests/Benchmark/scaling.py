"""How the time of a run grows: each measure is doubled twice, and the time a unit should stay the same."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median

from make_corpus import KINDS, write_corpus

FACTORS = (1, 2, 4)

RULE = """\
id: many-rules-{number}
severity: warning
summary: A rule among many.
when: hasTitle and hasImage and titleEdgeInsets.isSet
assert: abs(titleEdgeInsets.left + titleEdgeInsets.right) < {number} + 1000
message: never
"""


def button_sizes(folder: Path, factor: int) -> tuple[list[str], int]:
    """One file of more and more buttons."""
    buttons = 2_500 * factor
    write_corpus(KINDS["mixed"], 1, buttons, 1, folder)
    return [str(folder)], buttons


def file_counts(folder: Path, factor: int) -> tuple[list[str], int]:
    """More and more files of 25 buttons."""
    files = 100 * factor
    write_corpus(KINDS["mixed"], files, 25, 1, folder)
    return [str(folder)], files


def rule_counts(folder: Path, factor: int) -> tuple[list[str], int]:
    """The same files judged by more and more rules."""
    rules = 200 * factor
    specs, rule_folder = folder / "specs", folder / "rules"
    write_corpus(KINDS["healthy"], 100, 25, 1, specs)
    rule_folder.mkdir(parents=True)
    for number in range(rules):
        (rule_folder / f"many-rules-{number}.yml").write_text(RULE.format(number=number))
    return ["--rules", str(rule_folder), str(specs)], rules


def variant_counts(folder: Path, factor: int) -> tuple[list[str], int]:
    """One button after the other with more and more variants."""
    variants = 100 * factor
    random = Random(1)
    lines = ["buttons:"]
    for number in range(50):
        lines += [
            f"  - name: b{number}",
            "    title: {text: Save, size: {width: 40, height: 22}}",
            "    image: {size: {width: 24, height: 24}}",
            "    titleEdgeInsets: {left: 4, right: -4}",
            "    variants:",
            "      frames:",
        ]
        lines += [f"        f{index}: {{width: {random.randrange(120, 400)}, height: 44}}" for index in range(variants)]
    folder.mkdir(parents=True)
    (folder / "variants.yml").write_text("\n".join(lines) + "\n")
    return [str(folder)], 50 * variants


MEASURES: dict[str, Callable[[Path, int], tuple[list[str], int]]] = {
    "buttons in one file": button_sizes,
    "files": file_counts,
    "rules": rule_counts,
    "variants": variant_counts,
}


def print_scaling(cpu_of: Callable[[tuple[str, ...]], float], command: tuple[str, ...], folder: Path) -> None:
    """Measures and prints; `cpu_of` runs a command and gives its CPU time in seconds."""
    idle = median(cpu_of((command[0], "--version")) for _ in range(5))
    print("\ndoubling: CPU time less that of a start, and what a unit takes compared with the first row")
    for name, make in MEASURES.items():
        first = 0.0
        for factor in FACTORS:
            place = folder / "scaling"
            shutil.rmtree(place, ignore_errors=True)
            arguments, units = make(place, factor)
            taken = median(cpu_of((*command, "--jobs", "1", *arguments)) for _ in range(3)) - idle
            first = first or taken / units
            print(f"{name:22}{units:>8}{taken:9.3f} s{taken / units / first:8.2f}")
    shutil.rmtree(folder / "scaling", ignore_errors=True)
