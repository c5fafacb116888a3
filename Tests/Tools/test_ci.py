"""The files for CI systems: their form, by the schemas of the systems, and what their steps do."""

import json

import pytest
from conftest import PROGRAM, ROOT, run
from ruamel.yaml import YAML

BAD = """\
buttons:
  - name: narrow
    frame: {width: 44, height: 44}
    title: {text: Download, size: {width: 72, height: 21}}
"""


@pytest.mark.parametrize(
    ("schema", "path"),
    [
        ("vendor.github-actions", "action.yml"),
        ("vendor.github-workflows", "docs/ci/github.yml"),
        ("vendor.gitlab-ci", "docs/ci/gitlab.yml"),
    ],
)
def test_the_form(tool, schema, path):
    result = tool("check-jsonschema", "--builtin-schema", schema, path)
    assert result.returncode == 0, result.stdout


@pytest.fixture
def action(tmp_path):
    """Runs the last step of the action, as a runner does: bash with its flags, inputs as variables."""
    steps = YAML(typ="safe").load(ROOT / "action.yml")["runs"]["steps"]
    step = next(step for step in steps if step["name"] == "Judge the buttons")
    # Inputs reach the script through variables alone: in the script's text they would be code.
    assert all("${{" not in step.get("run", "") for step in steps)
    (tmp_path / "temp/insetlint/bin").mkdir(parents=True)
    (tmp_path / "temp/insetlint/bin/insetlint").symlink_to(PROGRAM)
    work = tmp_path / "work"
    work.mkdir()
    (tmp_path / "step.sh").write_text(step["run"])

    def call(paths="", args="", sarif="", summary="true"):
        environment = {
            "INSETLINT_PATHS": paths, "INSETLINT_ARGS": args, "INSETLINT_SARIF": sarif, "INSETLINT_SUMMARY": summary,
            "RUNNER_TEMP": str(tmp_path / "temp"), "GITHUB_STEP_SUMMARY": str(tmp_path / "summary.md"),
            "GITHUB_ACTIONS": "true",
        }
        script = ["bash", "--noprofile", "--norc", "-eo", "pipefail", tmp_path / "step.sh"]
        return run(*script, cwd=work, environment=environment)

    call.work, call.summary = work, tmp_path / "summary.md"
    return call


def test_the_action_annotates(action):
    (action.work / "my buttons.yml").write_text(BAD)
    result = action(paths="my buttons.yml\n", sarif="out.sarif")
    assert result.returncode == 1 and "::error file=my buttons.yml,line=3" in result.stdout, result.stdout + result.stderr
    assert json.loads((action.work / "out.sarif").read_text())["version"] == "2.1.0"
    assert "frame-too-small" in action.summary.read_text()


def test_the_action_takes_options(action):
    (action.work / "narrow.yml").write_text(BAD)
    result = action(args="--ignore=all\n--strict\n", summary="false")
    assert result.returncode == 0 and not action.summary.exists(), result.stdout + result.stderr


def test_the_action_runs_nothing_from_its_inputs(action):
    (action.work / "narrow.yml").write_text(BAD)
    action(paths="$(touch one)\n`touch two`; touch three", args="; touch four", sarif="$(touch five)")
    assert sorted(path.name for path in action.work.iterdir() if path.suffix != ".yml") in ([], ["$(touch five)"])


def test_the_action_fails_where_there_is_nothing(action):
    assert action().returncode == 2


def test_the_gitlab_job_reports(tmp_path):
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin/insetlint").symlink_to(PROGRAM)
    (tmp_path / "work").mkdir()
    (tmp_path / "work/narrow.yml").write_text(BAD)
    template = YAML(typ="safe").load(ROOT / "docs/ci/gitlab.yml")
    environment = {**template["variables"], "PATH": f"{tmp_path}/bin:/usr/bin:/bin"}
    script = "\n".join(template["insetlint"]["script"])
    result = run("bash", "-e", "-c", script, cwd=tmp_path / "work", environment=environment)
    assert result.returncode == 1 and "narrow.yml:3:5: error:" in result.stdout, result.stdout + result.stderr
    report = tmp_path / "work" / template["insetlint"]["artifacts"]["reports"]["codequality"]
    assert [item["check_name"] for item in json.loads(report.read_text())]


def test_what_the_image_takes_is_there():
    text = (ROOT / "docs/ci/Dockerfile").read_text()
    assert "COPY LICENSE" in text and (ROOT / "LICENSE").exists() and "make install" in text


def test_the_files_to_start_from_have_the_form_of_their_systems(insetlint, tool, tmp_path):
    if " init " not in insetlint("help").stdout:
        pytest.skip("there is no `init`")
    insetlint("init", cwd=tmp_path)
    workflow = next((tmp_path / ".github/workflows").iterdir())
    for arguments in (
        ["check-jsonschema", "--builtin-schema", "vendor.github-workflows", workflow],
        ["check-jsonschema", "--builtin-schema", "vendor.gitlab-ci", tmp_path / ".gitlab-ci.yml"],
        ["pre-commit", "validate-config", tmp_path / ".pre-commit-config.yaml"],
    ):
        result = tool(*arguments)
        assert result.returncode == 0, result.stdout
    json.loads((tmp_path / ".vscode/tasks.json").read_text())
