"""The problem matchers and errorformats, applied to what the program really prints."""

import json
import re
import shutil
import time

import pytest
from conftest import ROOT, run

EDITORS = ROOT / "docs/editors"
SPEC = """\
buttons:
  - name: narrow
    frame: {width: 44, height: 44}
    title: {text: Download, size: {width: 72, height: 21}}
  - name: lone
    frame: {width: 160, height: 44}
    title: {text: Next, size: {width: 40, height: 21}}
    titleEdgeInsets: {left: 7}
  - name: small
    frame: {width: 30, height: 30}
    image: {size: {width: 20, height: 20}}
    accessibilityLabel: Close
"""
# Spaces, colons, what looks like a place, brackets, other scripts, and how Windows writes paths.
PATHS = [
    "plain.yml", "sign in/my buttons.yml", "a:1:2: b.yml", "12:30.yml", "Knöpfe/按钮.yaml", "it's [x] (1).yml",
    "C:\\Users\\me\\Buttons\\save.yml", "-dash.yml",
]


@pytest.fixture(scope="session")
def findings(insetlint, tmp_path_factory):
    """What is printed, and the findings that it says."""
    folder = tmp_path_factory.mktemp("specs")
    for path in PATHS:
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(SPEC)
    options = ["--select", "frame-too-small,clipped-title,unpaired-inset,touch-target", "--severity", "touch-target=info"]
    arguments = ["--format", "gcc", "--format", "json", "--output", "findings.json", *options, "."]
    lines = insetlint(*arguments, cwd=folder, code=1).stdout
    report = json.loads((folder / "findings.json").read_text())["findings"]
    assert {item["severity"] for item in report} == {"error", "warning", "info"}
    assert {item["file"] for item in report} == set(PATHS)
    return folder, lines, report


def words(item):
    severity = {"info": "note"}.get(item["severity"], item["severity"])
    return [
        item["file"], str(item["start"]["line"]), str(item["start"]["column"]), severity, item["message"], item["rule"],
    ]


def patterns(name):
    """The regular expressions of a matcher, each with the groups of file, line, column, severity, message, rule."""
    content = json.loads((EDITORS / name).read_text())
    matchers = content.get("problemMatcher", [content])
    for matcher in matchers:
        pattern = matcher["pattern"][0] if isinstance(matcher["pattern"], list) else matcher["pattern"]
        groups = [pattern.get(key) for key in ("file", "line", "column", "severity", "message", "code")]
        yield pattern["regexp"], groups, matcher.get("severity", "").replace("notice", "note")


def matches_in_python(regexp, lines):
    return [match and [match[0], *match.groups()] for match in (re.match(regexp, line) for line in lines)]


def matches_in_node(regexp, lines):
    script = "const [r, l] = JSON.parse(require('fs').readFileSync(0)); " \
        "console.log(JSON.stringify(l.map(x => { const m = new RegExp(r).exec(x); return m && [...m] })))"
    result = run("node", "-e", script, stdin=json.dumps([regexp, lines]))
    assert result.returncode == 0, result.stderr
    return json.loads(result.stdout)


ENGINES = [
    matches_in_python,
    pytest.param(matches_in_node, marks=pytest.mark.skipif(not shutil.which("node"), reason="there is no node")),
]


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("name", ["vscode/problem-matcher.json", "github/problem-matcher.json"])
def test_matchers_read_every_line(findings, engine, name):
    _, text, report = findings
    lines = text.splitlines()
    assert len(lines) == len(report)
    seen = [None] * len(lines)
    for regexp, groups, severity in patterns(name):
        for index, match in enumerate(engine(regexp, lines)):
            if match:
                assert seen[index] is None, "two owners take one line"
                seen[index] = [match[group] if group else severity for group in groups]
    assert seen == [words(item) for item in report]


@pytest.mark.parametrize("engine", ENGINES)
def test_matchers_take_nothing_else(engine):
    lines = ["insetlint: cannot read x.yml", "  7 |     titleEdgeInsets: {left: 4}", "", "1 error in 1 file"]
    for name in ("vscode/problem-matcher.json", "github/problem-matcher.json"):
        for regexp, _, _ in patterns(name):
            assert engine(regexp, lines) == [None] * len(lines)


@pytest.mark.parametrize("engine", ENGINES)
def test_matchers_are_quick_on_long_lines(engine):
    """GitHub takes a matcher away whose expression takes too long."""
    start = time.monotonic()
    lines = [":1:2: " * 10_000, "a:1:2: error: " + "[x] " * 10_000, "x" * 60_000 + ":1:2: warnin"]
    for name in ("vscode/problem-matcher.json", "github/problem-matcher.json"):
        for regexp, _, _ in patterns(name):
            engine(regexp, lines)
    assert time.monotonic() - start < 10


def test_the_task_has_the_matcher():
    task = json.loads((EDITORS / "vscode/tasks.json").read_text())["tasks"][0]
    assert task["problemMatcher"] == json.loads((EDITORS / "vscode/problem-matcher.json").read_text())


def test_github_matchers_have_owners_of_their_own():
    owners = [item["owner"] for item in json.loads((EDITORS / "github/problem-matcher.json").read_text())["problemMatcher"]]
    assert len(owners) == len(set(owners)) == 2


@pytest.mark.skipif(not shutil.which("vim"), reason="there is no vim")
def test_vim_reads_every_line(findings):
    folder, text, report = findings
    (folder / "output.txt").write_text(text)
    script = [
        f"source {EDITORS}/vim/insetlint.vim", "cgetfile output.txt",
        "call writefile(map(getqflist(), 'json_encode([bufname(v:val.bufnr), v:val.lnum, v:val.col, v:val.type, "
        "v:val.text, v:val.valid])'), 'vim.txt')", "qall!",
    ]
    commands = [word for line in ["command -nargs=+ CompilerSet setlocal <args>", *script] for word in ("-c", line)]
    result = run("vim", "-Nu", "NONE", "-es", "-i", "NONE", *commands, cwd=folder, environment={"LC_ALL": "C.UTF-8"})
    assert (folder / "vim.txt").exists(), result.stdout + result.stderr
    seen = [json.loads(line) for line in (folder / "vim.txt").read_text().splitlines()]
    expected = [
        [file, int(line), int(column), severity[0], f"{message} [{rule}]", 1]
        for file, line, column, severity, message, rule in map(words, report)
        # Vim takes the first `:digits:digits:` for the place.
        if not file.startswith("a:1:2")
    ]
    assert [item for item in seen if not item[0].startswith("a")] == expected
