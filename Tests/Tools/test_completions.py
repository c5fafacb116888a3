"""Completions, in the real shells."""

import os
import pathlib
import pty
import re
import select
import shutil
import time

import pytest
from conftest import PROGRAM, run

BASH = """
eval "$(insetlint completions bash)"
COMP_WORDS=("$@")
COMP_CWORD=$(($# - 1))
_insetlint
printf '%s\\n' "${COMPREPLY[@]}"
"""


@pytest.fixture(scope="session")
def environment(tmp_path_factory):
    folder = tmp_path_factory.mktemp("shells")
    (folder / "bin").mkdir()
    (folder / "bin/insetlint").symlink_to(PROGRAM)
    (folder / "home").mkdir()
    return {
        "PATH": f"{folder}/bin:{os.environ['PATH']}", "HOME": str(folder / "home"), "TERM": "dumb",
        "XDG_CONFIG_HOME": str(folder / "home"), "XDG_DATA_HOME": str(folder / "home"),
    }


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "Buttons").mkdir()
    (tmp_path / "sign in.yml").write_text("")
    return tmp_path


def bash(line, environment, folder):
    """What bash offers for a line; it takes words apart at `=`."""
    words = [word for part in line.split(" ") for word in (re.findall(r"=|[^=]+", part) or [""])]
    result = run("bash", "--norc", "-c", BASH, "bash", *words, environment=environment, cwd=folder)
    assert result.returncode == 0 and not result.stderr, result.stderr
    return {word for word in result.stdout.split("\n") if word}


def fish(line, environment, folder):
    script = "insetlint completions fish | source; complete -C $argv[1]"
    result = run("fish", "--no-config", "-c", script, line, environment=environment, cwd=folder)
    assert result.returncode == 0 and not result.stderr, result.stderr
    return {row.split("\t")[0] for row in result.stdout.split("\n") if row}


class Zsh:
    """A zsh on a terminal of its own. Every Tab inserts or lists, as a person sees it."""

    START = (
        "PROMPT='> '; unsetopt zle_bracketed_paste prompt_cr prompt_sp; setopt no_beep no_always_last_prompt; "
        "LISTMAX=9999; autoload -U compinit; compinit -u -D; eval \"$(insetlint completions zsh)\"; "
        "show() { print; print -r -- \"LINE<$BUFFER>\"; zle reset-prompt }; zle -N show; bindkey '^X' show; "
        "bindkey '^I' complete-word; print REA''DY\n"
    )

    def __init__(self, environment, folder):
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.chdir(folder)
            os.execvpe("zsh", ["zsh", "-f", "-i"], {**os.environ, **environment, "COLUMNS": "200", "LINES": "500"})
        self.write(self.START)
        self.read("READY")

    def write(self, text):
        os.write(self.terminal, text.encode())

    def read(self, end):
        text, limit = "", time.monotonic() + 30
        while end not in text:
            assert time.monotonic() < limit, f"zsh did not print {end}: {text}"
            if select.select([self.terminal], [], [], 0.5)[0]:
                text += os.read(self.terminal, 65536).decode(errors="replace")
        return text

    def complete(self, line):
        """The line after a Tab, and everything that was shown."""
        self.write(f"\x15{line}\t\x18")
        text = self.read("LINE<")
        text += "" if ">" in text.split("LINE<")[1] else self.read(">")
        return re.search(r"LINE<([^>]*)>", text)[1], text

    def close(self):
        self.write("\x15exit\n")
        os.close(self.terminal)
        os.waitpid(self.process, 0)


@pytest.fixture
def zsh(environment, folder):
    shell = Zsh(environment, folder)
    yield shell
    shell.close()


def test_the_shells_are_there():
    """`.ci/setup shells` installs them."""
    assert [name for name in ("bash", "zsh", "fish") if not shutil.which(name)] == []


CASES = [
    # The line, what is offered, what is not.
    ("insetlint ", {"lint", "rules", "schema", "completions"}, {"man", "--format"}),
    ("insetlint ex", {"explain"}, {"lint"}),
    ("insetlint --fo", {"--format"}, {"--fail-on"}),
    ("insetlint --format s", {"sarif"}, {"text", "checkstyle"}),
    ("insetlint --format ", {"sarif", "text", "gcc"}, {"Buttons"}),
    ("insetlint lint --fail-on ", {"error", "warning", "info"}, set()),
    ("insetlint layout --format ", {"text", "json"}, {"sarif"}),
    ("insetlint --select unp", {"unpaired-inset"}, {"off-center"}),
    ("insetlint --ignore pai", {"pairing"}, {"all"}),
    ("insetlint explain touch", {"touch-target"}, {"off-center"}),
    ("insetlint --severity off-c", {"off-center="}, {"unpaired-inset="}),
    ("insetlint --limit nest", {"nesting="}, {"nodes="}),
    ("insetlint schema ", {"spec", "rule", "recipe", "config"}, {"Buttons"}),
    ("insetlint completions ", {"bash", "zsh", "fish"}, {"Buttons"}),
    ("insetlint baseline ", {"write", "prune", "Buttons"}, {"text"}),
    ("insetlint rules --format j", {"json"}, {"jsonl"}),
]


@pytest.mark.parametrize(("line", "offered", "others"), CASES, ids=[case[0] for case in CASES])
@pytest.mark.parametrize("shell", [bash, fish], ids=["bash", "fish"])
def test_what_is_offered(shell, line, offered, others, environment, folder):
    words = shell(line, environment, folder)
    if shell is fish:
        # Fish offers the pairs whole.
        words |= {word.split("=")[0] + "=" for word in words}
    # Fish writes a folder with a slash behind it.
    words = {word.rstrip("/") for word in words}
    assert offered <= words and not others & words, words


def test_bash_completes_values_behind_an_equals_sign(environment, folder):
    assert bash("insetlint --format=sar", environment, folder) == {"sarif"}
    assert bash("insetlint --severity off-center=w", environment, folder) == {"warning"}
    assert bash("insetlint --severity=off-center=", environment, folder) == {"info", "warning", "error", "off"}


@pytest.mark.parametrize("shell", [bash, fish], ids=["bash", "fish"])
def test_lists_of_rules(shell, environment, folder):
    assert shell("insetlint --select off-center,unpair", environment, folder) == {"off-center,unpaired-inset"}


@pytest.mark.parametrize("shell", [bash, fish], ids=["bash", "fish"])
def test_paths(shell, environment, folder):
    words = {word.replace("\\", "").rstrip("/") for word in shell("insetlint lint ", environment, folder)}
    assert {"Buttons", "sign in.yml"} <= words, words
    folders = {word.rstrip("/") for word in shell("insetlint --rules ", environment, folder)}
    assert folders == {"Buttons"}


def test_zsh_completes(zsh):
    for line, completed in [
        ("insetlint exp", "insetlint explain "),
        ("insetlint --forma", "insetlint --format="),
        ("insetlint --format sar", "insetlint --format sarif "),
        ("insetlint --format=sar", "insetlint --format=sarif "),
        ("insetlint explain unp", "insetlint explain unpaired-inset "),
        ("insetlint --select off-center,unp", "insetlint --select off-center,unpaired-inset,"),
        ("insetlint --severity off-c", "insetlint --severity off-center="),
        ("insetlint --severity off-center=w", "insetlint --severity off-center=warning "),
        ("insetlint --limit nest", "insetlint --limit nesting="),
        ("insetlint layout --format j", "insetlint layout --format json "),
        ("insetlint baseline pr", "insetlint baseline prune "),
        ("insetlint schema r", "insetlint schema r"),
        ("insetlint --rules B", "insetlint --rules Buttons/"),
        ("insetlint lint sig", "insetlint lint sign\\ in.yml "),
    ]:
        result, text = zsh.complete(line)
        assert result.rstrip() == completed.rstrip(), text


def test_zsh_lists(zsh):
    _, text = zsh.complete("insetlint --format ")
    assert "SARIF 2.1.0, for code scanning" in text and "one line a finding, for editors, Xcode and grep" in text
    _, text = zsh.complete("insetlint ")
    assert "Explain a rule, with examples." in text and "Print the manual page" not in text
    _, text = zsh.complete("insetlint --s")
    assert "Pass over YAML files without `buttons` also when they are named." in text, text
