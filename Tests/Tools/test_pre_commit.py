"""The hooks, with the real pre-commit on a repository of their own."""

import os
import pathlib
import shutil
import sys

import pytest
from conftest import PROGRAM, ROOT, run

GOOD = "buttons:\n  - name: save\n    frame: {width: 120, height: 44}\n    title: {text: Save, size: {width: 40, height: 21}}\n"
BAD = GOOD.replace("width: 120", "width: 30")
LONE = GOOD + "    titleEdgeInsets: {left: 8}\n"
OTHER = "services:\n  web: {image: nginx}\n"
HELM = "name: {{ .Values.name }}\n  indented: wrongly\n"
CONFIGURATION = """\
repos:
  - repo: {repository}
    rev: {rev}
    hooks:
      - id: {hook}
        exclude: ^excluded/
        args: {args}
"""


class Repository:
    """A repository with the hook installed; commits are made by git, which runs it."""

    def __init__(self, folder, source, hook="insetlint-system", args="[]"):
        self.folder = folder
        bin_folder = folder.parent / "bin"
        bin_folder.mkdir(exist_ok=True)
        if hook.endswith("-system") and not (bin_folder / "insetlint").exists():
            (bin_folder / "insetlint").symlink_to(PROGRAM)
        self.environment = {
            "PATH": f"{bin_folder}:{pathlib.Path(sys.executable).parent}:{os.environ['PATH']}",
            "PRE_COMMIT_HOME": str(folder.parent / "cache"),
            "GIT_CONFIG_GLOBAL": os.devnull,
            "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.com",
            "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.com",
        }
        folder.mkdir()
        self.call("git", "init", "-q")
        rev = run("git", "rev-parse", "HEAD", cwd=source).stdout.strip()
        text = CONFIGURATION.format(repository=f"file://{source}", rev=rev, hook=hook, args=args)
        self.write(".pre-commit-config.yaml", text)
        installed = self.call("pre-commit", "install")
        assert installed.returncode == 0, installed.stderr

    def call(self, *arguments):
        return run(*arguments, cwd=self.folder, environment=self.environment)

    def write(self, name, text):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def commit(self, **files):
        for name, text in files.items():
            self.write(name, text)
        self.call("git", "add", "-A")
        return self.call("git", "commit", "-q", "-m", "change")


@pytest.fixture(scope="session")
def source(tmp_path_factory):
    """The working copy as a repository with one commit, so that the hooks are those of now."""
    folder = tmp_path_factory.mktemp("source") / "insetlint"
    folder.mkdir()
    names = run("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard").stdout.split("\0")
    for name in filter(None, names):
        path = ROOT / name
        if path.exists() or path.is_symlink():
            target = folder / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, target, follow_symlinks=False)
    git = ["git", "-c", "user.name=A", "-c", "user.email=a@example.com"]
    for arguments in (["init", "-q"], ["add", "-A"], ["commit", "-q", "-m", "all"]):
        result = run(*git, *arguments, cwd=folder)
        assert result.returncode == 0, result.stderr
    return folder


@pytest.fixture
def repository(tmp_path, source):
    return Repository(tmp_path / "work", source)


def test_the_manifest_is_valid(tool):
    result = tool("pre-commit", "validate-manifest", ROOT / ".pre-commit-hooks.yaml")
    assert result.returncode == 0, result.stdout


def test_a_clean_commit_passes(repository):
    result = repository.commit(**{"save.yml": GOOD})
    assert result.returncode == 0, result.stdout + result.stderr
    assert repository.call("git", "log", "--oneline").stdout.endswith("change\n")


def test_a_bad_commit_is_stopped_with_the_lines_shown(repository):
    result = repository.commit(**{"save.yml": BAD, "Buttons/more buttons.yaml": BAD})
    assert result.returncode == 1
    output = result.stdout + result.stderr
    assert "save.yml:3:5: error: " in output and "[frame-too-small]" in output, output
    assert "Buttons/more buttons.yaml:3:5: error: " in output, output
    assert repository.call("git", "log", "--oneline").stdout == ""


def test_files_of_the_app_have_a_hook_of_their_own(tmp_path, source):
    repository = Repository(tmp_path / "work", source, hook="insetlint-app-system")
    result = repository.commit(**{"save.yml": BAD, "None.swift": "let a = 1\n"})
    assert result.returncode == 0, result.stdout + result.stderr
    code = "b.configuration = .plain()\nb.titleEdgeInsets.left = 8\n"
    result = repository.commit(**{"View.swift": code, "Damaged.xib": "<document>\n"})
    output = result.stdout + result.stderr
    assert result.returncode == 1, output
    assert "View.swift:2:3: error: " in output and "[insets-with-configuration]" in output, output
    assert "Damaged.xib:1:2: error: " in output and "[syntax]" in output, output


def test_yaml_that_is_no_spec_is_left_alone(repository):
    result = repository.commit(
        **{"compose.yml": OTHER, "chart/templates/web.yaml": HELM, "empty.yml": "", "notes.txt": BAD})
    assert result.returncode == 0, result.stdout + result.stderr


def test_a_spec_that_is_no_yaml_is_stopped(repository):
    result = repository.commit(**{"save.yml": "buttons:\n  - name: {save\n"})
    assert result.returncode == 1
    assert "[syntax]" in result.stdout + result.stderr


def test_exclusions_are_respected(repository):
    result = repository.commit(**{"excluded/save.yml": BAD})
    assert result.returncode == 0, result.stdout + result.stderr


def test_only_what_is_committed_is_judged(repository):
    assert repository.commit(**{"save.yml": GOOD}).returncode == 0
    repository.write("other.yml", BAD)
    repository.write("save.yml", GOOD + "# a remark\n")
    repository.call("git", "add", "save.yml")
    result = repository.call("git", "commit", "-q", "-m", "remark")
    assert result.returncode == 0, result.stdout + result.stderr


def test_arguments_reach_the_program(tmp_path, source):
    repository = Repository(tmp_path / "work", source, args="[--ignore, all]")
    result = repository.commit(**{"save.yml": BAD})
    assert result.returncode == 0, result.stdout + result.stderr


def test_a_fix_changes_the_file_and_stops_the_commit(tmp_path, source):
    repository = Repository(tmp_path / "work", source, args="[--fix, --unsafe-fixes]")
    result = repository.commit(**{"save.yml": LONE})
    assert result.returncode == 1 and "files were modified by this hook" in result.stdout + result.stderr
    fixed = (repository.folder / "save.yml").read_text()
    assert fixed == LONE.replace("{left: 8}", "{left: 8, right: -8}")
    # What is fixed can be committed.
    assert repository.commit().returncode == 0


@pytest.mark.skipif(not os.environ.get("INSETLINT_SLOW_TESTS"), reason="a release build; INSETLINT_SLOW_TESTS=1 runs it")
def test_the_hook_that_builds_from_source(tmp_path, source):
    repository = Repository(tmp_path / "work", source, hook="insetlint")
    built = run("pre-commit", "install-hooks", cwd=repository.folder, environment=repository.environment, timeout=3000)
    assert built.returncode == 0, built.stdout + built.stderr
    assert repository.commit(**{"save.yml": GOOD}).returncode == 0
    result = repository.commit(**{"save.yml": BAD})
    assert result.returncode == 1 and "save.yml:3:5: error: " in result.stdout + result.stderr
