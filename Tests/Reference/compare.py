#!/usr/bin/env python3
"""Compares the rects that insetlint simulates with expected ones, within one pixel (1/scale points).

    compare.py --binary .build/release/insetlint SPEC.yml EXPECTED.json

Exit code: 0 all agree, 1 some differ, 2 the program could not be run.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

COMPARED = ("fitted", "bounds", "contentRect", "imageRect", "titleRect", "imageSqueezed", "titleTruncated")
NOISE = 1e-6


class RunError(Exception):
    """The program did not print a layout that can be read."""


def simulated(binary: str, spec: Path) -> dict[str, dict[str, Any]]:
    """The layouts that insetlint prints for a spec, by button name; of several variants the base."""
    command = [binary, "layout", "--format", "json", str(spec)]
    try:
        run = subprocess.run(command, capture_output=True, text=True, check=False)
        buttons = json.loads(run.stdout)["buttons"]
    except OSError as error:
        raise RunError(str(error)) from error
    except (ValueError, KeyError, TypeError) as error:
        raise RunError(f"exit code {run.returncode}, {error}\n{run.stderr.strip()[:2000]}") from error
    layouts: dict[str, dict[str, Any]] = {}
    for button in buttons:
        if button["name"] not in layouts or not button.get("variant"):
            layouts[button["name"]] = button
    return layouts


def agree(expected: Any, seen: Any, tolerance: float) -> bool:
    """Whether two values of a layout are the same, numbers within the tolerance."""
    if isinstance(expected, dict):
        return isinstance(seen, dict) and all(agree(value, seen.get(key), tolerance) for key, value in expected.items())
    if expected is None or isinstance(expected, bool):
        return seen is expected
    if isinstance(seen, bool) or not isinstance(seen, (int, float)):
        return False
    return bool(abs(expected - seen) <= tolerance + NOISE)


def value_of(layout: dict[str, Any], key: str) -> Any:
    """One compared value of a simulated layout; two of them are asked for only as yes or no."""
    value = layout.get(key)
    if key == "imageSqueezed" and isinstance(value, dict):
        return {axis: amount > NOISE for axis, amount in value.items()}
    if key == "titleTruncated":
        return layout.get("titleMissingWidth", 0) > NOISE
    return value


def differences(expected: dict[str, Any], seen: dict[str, Any] | None) -> list[str]:
    """What differs between two layouts of one button, a line each."""
    if seen is None:
        return ["no such button in the output"]
    tolerance = 1 / expected["scale"]
    return [
        f"{key}: expected {_shown(expected[key])}, got {_shown(value_of(seen, key))}"
        for key in COMPARED
        if key in expected and not agree(expected[key], value_of(seen, key), tolerance)
    ]


def _shown(value: Any) -> str:
    """A rect or size on one line."""
    if not isinstance(value, dict):
        return json.dumps(value)
    return " ".join(f"{key}={round(part, 4) if isinstance(part, float) else part}" for key, part in value.items())


def report(expected: list[dict[str, Any]], seen: dict[str, dict[str, Any]], spec: Path, limit: int) -> int:
    """Prints the first differing buttons and the summary; returns how many differ."""
    source = {line.split("name: ", 1)[1].split(",")[0]: line.strip() for line in _button_lines(spec)}
    failed = 0
    for button in expected:
        lines = differences(button, seen.get(button["name"]))
        if not lines:
            continue
        failed += 1
        if failed <= limit:
            print(f"{button['name']} {button.get('source', '')}".rstrip())
            print("".join(f"    {line}\n" for line in lines), end="")
            print(f"    {source.get(button['name'], '')}")
    print(f"{len(expected) - failed} passed, {failed} failed")
    return failed


def _button_lines(spec: Path) -> list[str]:
    """The lines of a spec that describe a whole button each."""
    return [line for line in spec.read_text(encoding="utf-8").splitlines() if "name: " in line]


def main() -> int:
    """Runs the program once and compares."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--binary", required=True, help="the insetlint to test")
    parser.add_argument("--show", type=int, default=5, help="how many differing buttons to print (default 5)")
    parser.add_argument("spec", type=Path)
    parser.add_argument("expected", type=Path)
    arguments = parser.parse_args()
    expected = json.loads(arguments.expected.read_text(encoding="utf-8"))["buttons"]
    try:
        seen = simulated(arguments.binary, arguments.spec)
    except RunError as error:
        print(f"{arguments.binary}: no layout: {error}", file=sys.stderr)
        return 2
    return 1 if report(expected, seen, arguments.spec, arguments.show) else 0


if __name__ == "__main__":
    sys.exit(main())
