"""What all checks with the tools of others share."""

import os
import pathlib
import subprocess
import sys
import tempfile

import pytest
from browser import Browser, program

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("INSETLINT", str(ROOT / ".build/debug/insetlint"))

# Results of earlier runs have no part in a check.
CACHE = tempfile.TemporaryDirectory()


def run(*arguments, cwd=ROOT, stdin="", environment=None, timeout=300):
    """Runs a command to its end; its output is text."""
    return subprocess.run(
        [str(argument) for argument in arguments],
        cwd=cwd,
        input=stdin,
        capture_output=True,
        text=True,
        timeout=timeout,
        env={**os.environ, "XDG_CACHE_HOME": CACHE.name, **(environment or {})},
    )


@pytest.fixture(scope="session")
def insetlint():
    """Calls the program; `code` is the exit code that is expected."""

    def call(*arguments, code=0, **options):
        result = run(PROGRAM, *arguments, **options)
        assert result.returncode == code, result.stdout + result.stderr
        return result

    return call


@pytest.fixture(scope="session")
def tool():
    """Calls a tool of the virtual environment."""

    def call(name, *arguments, **options):
        return run(pathlib.Path(sys.executable).parent / name, *arguments, **options)

    return call


@pytest.fixture(scope="session")
def browser(tmp_path_factory):
    """A browser without a window; opens the files that the program has made."""
    if not program():
        pytest.skip("there is no Chromium; `.ci/setup chromium` installs it")
    browser = Browser(tmp_path_factory.mktemp("browser"))
    yield browser
    browser.close()
