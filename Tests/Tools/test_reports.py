"""Report formats, against their published schemas and read back with the readers that others use."""

import json
import xml.etree.ElementTree as ElementTree

import pytest
from conftest import ROOT
from junitparser import JUnitXml

FORMATS = ROOT / "Tests/Tools/formats"
SCHEMAS = {"sarif": "sarif-2.1.0.json", "gitlab": "gitlab-code-quality.json", "rdjson": "rdjson.json"}
GOLDEN = ROOT / "Tests/ReportersTests/Golden"

# Titles and paths that want to be more than text.
HOSTILE = """\
buttons:
  - name: "::error::x ]]> <b>&\\"' %0A \\u0007 \\e[31m \\u2028 ##vso[task.x] ##teamcity[x]"
    title: "Say ]]> <b>& \\e]0;pwned\\a \\uFFFE"
    frame: {width: 20, height: 20}
    titleEdgeInsets: {left: 8}
    unknown "::key": 1
"""
HOSTILE_PATH = "a dir/::error, 100% [x]; 'it|s' <&>#:1:2 文件.yml"


def report_parts(run, folder):
    """The reports of one run over specs of all kinds, by format."""
    names = ["text", "sarif", "gitlab", "rdjson", "checkstyle", "junit", "json", "jsonl", "gcc"]
    arguments = [word for name in names for word in ("--format", name, "--output", folder / f"report.{name}")]
    run(*arguments)
    return {name: (folder / f"report.{name}").read_text() for name in names}


@pytest.fixture(scope="session", params=["findings", "clean", "hostile", "nothing"])
def reports(request, insetlint, tmp_path_factory):
    """Four runs: the faulty examples, the faultless ones, a spec that wants to break out, no spec at all."""
    folder = tmp_path_factory.mktemp(request.param)

    def run(*arguments):
        if request.param == "findings":
            insetlint("--extend-select", "all", *arguments, "examples/bad", "examples/systems", code=1)
        elif request.param == "clean":
            insetlint(*arguments, "examples/ok")
        elif request.param == "hostile":
            path = folder / "work" / HOSTILE_PATH
            path.parent.mkdir(parents=True)
            path.write_text(HOSTILE)
            insetlint(*arguments, ".", cwd=folder / "work", code=1)
        else:
            (folder / "empty").mkdir()
            insetlint("--allow-empty", *arguments, folder / "empty")

    return report_parts(run, folder)


@pytest.mark.parametrize("name", SCHEMAS)
def test_reports_follow_their_schemas(tool, reports, tmp_path, name):
    (tmp_path / "report.json").write_text(reports[name])
    result = tool("check-jsonschema", "--schemafile", FORMATS / SCHEMAS[name], tmp_path / "report.json")
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.parametrize("name", SCHEMAS)
def test_the_schemas_find_mistakes(tool, tmp_path, name):
    """A check that passes whatever comes would prove nothing."""
    text = (GOLDEN / f"awkward.{name}").read_text()
    mistakes = {
        "sarif": ('"startLine":', '"startLine": -1, "firstLine":'),
        "gitlab": ('"fingerprint":', '"print":'),
        "rdjson": ('"ERROR"', '"FATAL"'),
    }
    old, new = mistakes[name]
    assert old in text
    (tmp_path / "report.json").write_text(text.replace(old, new, 1))
    result = tool("check-jsonschema", "--schemafile", FORMATS / SCHEMAS[name], tmp_path / "report.json")
    assert result.returncode == 1, result.stdout + result.stderr


@pytest.mark.parametrize("name", SCHEMAS)
def test_awkward_reports_follow_their_schemas(tool, tmp_path, name):
    (tmp_path / "report.json").write_text((GOLDEN / f"awkward.{name}").read_text())
    result = tool("check-jsonschema", "--schemafile", FORMATS / SCHEMAS[name], tmp_path / "report.json")
    assert result.returncode == 0, result.stdout + result.stderr


def findings(reports):
    return json.loads(reports["json"])["findings"]


def test_all_formats_have_the_same_findings(reports):
    expected = len(findings(reports))
    sarif = json.loads(reports["sarif"])["runs"][0]
    counts = {
        "gcc": len(reports["gcc"].splitlines()),
        "jsonl": len([json.loads(line) for line in reports["jsonl"].splitlines()]),
        "sarif": len(sarif["results"]),
        "gitlab": len(json.loads(reports["gitlab"])),
        "rdjson": len(json.loads(reports["rdjson"])["diagnostics"]),
        "checkstyle": len(ElementTree.fromstring(reports["checkstyle"]).findall("file/error")),
    }
    assert counts == dict.fromkeys(counts, expected)


def test_sarif_refers_to_its_rules(reports):
    run = json.loads(reports["sarif"])["runs"][0]
    rules = run["tool"]["driver"]["rules"]
    for result in run["results"]:
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
        assert result["message"]["text"]
        uri = result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
        assert not set(' "<>[]#\\') & set(uri) and uri.isascii() and not uri.startswith("/"), uri


def test_gitlab_fingerprints_are_unique(reports):
    prints = [item["fingerprint"] for item in json.loads(reports["gitlab"])]
    assert len(prints) == len(set(prints))


def test_checkstyle_says_what_json_says(reports):
    root = ElementTree.fromstring(reports["checkstyle"])
    seen = [
        (file.get("name"), int(error.get("line")), int(error.get("column")), error.get("source").split(".")[-1])
        for file in root.findall("file") for error in file.findall("error")
    ]
    expected = [
        (item["file"], item["start"]["line"], item["start"]["column"], item["rule"]) for item in findings(reports)
    ]
    assert seen == expected
    assert {error.get("severity") for error in root.iter("error")} <= {"error", "warning", "info"}


def test_junit_says_what_json_says(reports):
    report = JUnitXml.fromstring(reports["junit"].encode())
    failures = [item for item in findings(reports) if item["severity"] != "info"]
    assert sum(suite.failures for suite in report) == len(failures)
    seen = [case.result[0].type for suite in report for case in suite if case.result]
    assert seen == [item["rule"] for item in failures]
    for suite in report:
        cases = list(suite)
        assert suite.tests == len(cases) and len({case.name for case in cases}) == len(cases)
