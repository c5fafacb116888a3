"""The JSON Schemas, with check-jsonschema: what is right passes, and mistakes of form fail."""

import re

import pytest
from conftest import ROOT
from ruamel.yaml import YAML

KINDS = ["spec", "config", "rule", "recipe"]
RULES = [path for path in sorted(ROOT.glob("Rules/*/*.yml")) if path.parent.name != "recipes"]
WRONG = sorted((ROOT / "Tests/Tools/wrong").glob("*.yml"))


@pytest.fixture(scope="session")
def schemas(insetlint, tmp_path_factory):
    folder = tmp_path_factory.mktemp("schemas")
    for kind in KINDS:
        (folder / f"{kind}.json").write_text(insetlint("schema", kind).stdout)
    return folder


@pytest.fixture(scope="session")
def check(tool, schemas):
    def check(kind, paths):
        return tool("check-jsonschema", "--schemafile", schemas / f"{kind}.json", *paths)

    return check


def documents(text, folder, name):
    """The documents of a YAML stream, each in a file of its own: check-jsonschema reads one a file."""
    paths = []
    for number, document in enumerate(re.split(r"(?m)^---.*$", text)):
        if re.sub(r"(?m)#.*$", "", document).strip():
            paths.append(folder / f"{name}-{number}.yml")
            paths[-1].write_text(document)
    return paths


def test_schemas_are_schemas(tool, schemas):
    result = tool("check-jsonschema", "--check-metaschema", *(schemas / f"{kind}.json" for kind in KINDS))
    assert result.returncode == 0, result.stdout


def test_the_schemas_in_docs_are_current(schemas):
    for kind in KINDS:
        expected = (schemas / f"{kind}.json").read_text()
        assert (ROOT / f"docs/schemas/{kind}.json").read_text() == expected, "run `make schemas`"


def test_example_files_pass(check, tmp_path):
    files = [*ROOT.glob("examples/ok/*.yml"), *ROOT.glob("examples/systems/*.yml")]
    paths = [path for file in files for path in documents(file.read_text(), tmp_path, file.stem)]
    assert len(paths) > 10
    result = check("spec", paths)
    assert result.returncode == 0, result.stdout


def test_the_specs_of_documents_pass(check, tmp_path):
    paths = []
    for file in [ROOT / "README.md", *sorted(ROOT.glob("docs/*.md"))]:
        for number, block in enumerate(re.findall(r"(?ms)^```yaml\n(.*?)^```$", file.read_text())):
            if "buttons:" in block and not block.startswith("id:"):
                paths += documents(block, tmp_path, f"{file.stem}-{number}")
    assert len(paths) > 5
    result = check("spec", paths)
    assert result.returncode == 0, result.stdout


def test_examples_of_rules_pass(check, tmp_path):
    paths = []
    for rule in RULES:
        examples = YAML(typ="safe").load(rule)["examples"]
        specs = examples["good"] + examples["bad"]
        for number, example in enumerate(specs):
            text = example if isinstance(example, str) else example["spec"]
            paths += documents(text.replace("↓", ""), tmp_path, f"{rule.stem}-{number}")
    assert len(paths) > 50
    result = check("spec", paths)
    assert result.returncode == 0, result.stdout


def test_rules_pass(check):
    result = check("rule", RULES)
    assert result.returncode == 0, result.stdout


def test_recipes_pass(check):
    result = check("recipe", sorted(ROOT.glob("Rules/recipes/*.yml")))
    assert result.returncode == 0, result.stdout


@pytest.mark.parametrize("text", ["{}", "", "rules: {touch-target: off, off-center: {severity: info}}\n"])
def test_configurations_pass(check, tmp_path, text):
    path = tmp_path / ".insetlint.yml"
    path.write_text(text or "null\n")
    result = check("config", [path])
    assert result.returncode == 0, result.stdout


@pytest.mark.parametrize("path", WRONG, ids=lambda path: path.stem)
def test_mistakes_fail(check, path):
    kind = path.stem.split("-")[0]
    result = check(kind, [path])
    assert result.returncode == 1 and "Schema validation errors" in result.stdout, result.stdout + result.stderr


@pytest.mark.parametrize("path", WRONG, ids=lambda path: path.stem)
def test_the_program_finds_the_mistakes_too(insetlint, path, tmp_path):
    """The schema forbids nothing that the program takes."""
    kind = path.stem.split("-")[0]
    if kind == "spec":
        insetlint("--ignore", "all", path, code=1)
    elif kind == "rule":
        insetlint("test", path, code=2)
    elif kind == "recipe":
        insetlint("recipes", "--recipes", path, code=2)
    elif has(insetlint, "--config"):
        (tmp_path / "spec.yml").write_text("buttons: []\n")
        insetlint("--config", path, tmp_path / "spec.yml", code=2)


def has(insetlint, word):
    """Whether the program has that option or command."""
    return f" {word} " in insetlint("help").stdout


def test_the_configuration_to_start_from_passes(insetlint, check, tmp_path):
    """With every key that it shows in a comment."""
    if not has(insetlint, "init"):
        pytest.skip("there is no `init`")
    insetlint("init", "configuration", cwd=tmp_path)
    text = (tmp_path / ".insetlint.yml").read_text()
    keys = "extends|include|exclude|rules|overrides|rulesDirectories|recipesDirectories|defaults|baseline"
    lines = re.findall(rf"(?m)^# ((?:{keys}):.*|  .*)$", text)
    (tmp_path / "full.yml").write_text("".join(line + "\n" for line in lines))
    assert set(YAML(typ="safe").load(tmp_path / "full.yml")) == set(keys.split("|"))
    result = check("config", [tmp_path / ".insetlint.yml", tmp_path / "full.yml"])
    assert result.returncode == 0, result.stdout
