"""What a person sees on a terminal, and what is gone afterwards."""

import os
import pty
import subprocess

import pytest
from conftest import PROGRAM
from terminals import written

BUTTONS = "buttons:\n" + "".join(
    f"  - name: button-{number}\n    frame: {{width: 160, height: 44}}\n    title: Download {number}\n" for number in range(400))


@pytest.fixture(scope="module")
def many(tmp_path_factory):
    folder = tmp_path_factory.mktemp("many")
    for number in range(400):
        (folder / f"{number}.yml").write_text(BUTTONS)
    return folder


def errors(folder, *arguments):
    """Standard error of a run, where that is a terminal."""
    controller, terminal = pty.openpty()
    process = subprocess.Popen(
        [PROGRAM, "--jobs", "1", *arguments], cwd=folder, stdout=subprocess.DEVNULL, stderr=terminal)
    os.close(terminal)
    text = written(controller)
    assert process.wait() == 0
    return text.decode()


def test_a_long_run_says_how_far_it_is(many):
    text = errors(many)
    assert text.startswith("\r") and " of 400 files" in text, text
    # At the end the line is empty again.
    assert text.endswith("\r\x1b[K") and "\n" not in text


@pytest.mark.parametrize("arguments", [["--progress", "never"], ["--progress=auto", "0.yml"]])
def test_no_progress_where_it_is_not_wanted_or_the_run_is_short(many, arguments):
    assert errors(many, *arguments) == ""


def test_no_progress_in_a_file(many, insetlint):
    assert insetlint("--jobs", "1", cwd=many).stderr == ""
