"""The HTML report in a real browser: it works, for everybody, and complains about nothing."""

import importlib.util
import pathlib
import re

import pytest
from conftest import ROOT

AXE = pathlib.Path(importlib.util.find_spec("axe_playwright_python").origin).parent / "axe.min.js"


@pytest.fixture(scope="module")
def report(insetlint, tmp_path_factory):
    path = tmp_path_factory.mktemp("report") / "report.html"
    insetlint("--extend-select", "all", "--format", "html", "--output", path, "examples/bad", "examples/systems", code=1)
    return path


def violations(browser):
    browser.evaluate(AXE.read_text() + "; 0")
    found = browser.evaluate(
        "axe.run(document, {resultTypes: ['violations']}).then(result => result.violations.map("
        "({id, nodes}) => [id, nodes.slice(0, 3).map(node => node.html)]))")
    return found


@pytest.mark.parametrize("dark", [False, True])
def test_the_report_is_accessible(browser, report, dark):
    browser.open(report, dark=dark)
    browser.evaluate("for (const part of document.querySelectorAll('.file, article')) part.style.contentVisibility = 'visible'")
    browser.evaluate("drawAll(document)")
    assert violations(browser) == []


def test_a_page_of_pictures_is_accessible(browser, insetlint, tmp_path):
    insetlint("render", "--format", "html", ROOT / "examples/bad/variants.yml", "-o", tmp_path / "page.html")
    browser.open(tmp_path / "page.html")
    assert violations(browser) == [] and browser.messages() == []


def test_the_engine_finds_mistakes(browser, report):
    """A check that passes whatever comes would prove nothing."""
    browser.open(report)
    browser.evaluate("document.querySelector('.pictures').removeAttribute('aria-label')")
    browser.evaluate("document.querySelector('h4').style.color = 'rgb(128 128 128 / .3)'")
    assert {"color-contrast", "role-img-alt"} <= {id for id, _ in violations(browser)}


def test_nothing_is_complained_about_or_loaded(browser, report):
    browser.open(report)
    assert browser.messages() == [] and browser.requests() == [report.resolve().as_uri()]


def test_the_policy_keeps_other_scripts_from_running(browser, report, tmp_path):
    text = report.read_text().replace("<main>", "<main><script>document.title = 'run'</script>")
    (tmp_path / "changed.html").write_text(text)
    browser.open(tmp_path / "changed.html")
    assert browser.evaluate("document.title") != "run"
    assert any("Content Security Policy" in str(message) for message in browser.messages())


def test_findings_can_be_filtered(browser, report):
    browser.open(report)
    shown = "[...document.querySelectorAll('article')].filter(article => article.checkVisibility())"
    count = browser.evaluate("document.querySelectorAll('article').length")
    assert count > 50 and browser.evaluate(f"{shown}.length") == count

    def choose(name, value):
        browser.evaluate(
            f"document.forms[0].elements['{name}'].value = '{value}',"
            "document.forms[0].dispatchEvent(new Event('input', {bubbles: true}))")
        return browser.evaluate(f"{shown}.map(article => [article.dataset.severity, article.dataset.rule])")

    errors = choose("severity", "error")
    assert 0 < len(errors) < count and {severity for severity, _ in errors} == {"error"}
    some = choose("rule", errors[0][1])
    assert 0 < len(some) < len(errors) and {rule for _, rule in some} == {errors[0][1]}
    assert browser.evaluate("document.querySelector('output').textContent") == f"{len(some)} of {count} shown"
    # A section of which nothing is shown is not there either.
    assert browser.evaluate(
        "[...document.querySelectorAll('main > section[id^=file-]')].every("
        "section => section.hidden === !section.querySelector('article:not([hidden])'))")
    browser.evaluate("document.querySelector('button[type=reset]').click()")
    browser.evaluate("new Promise(done => setTimeout(done, 50))")
    assert browser.evaluate(f"{shown}.length") == count


def test_pictures_come_into_view(browser, report):
    browser.open(report, height=600)
    last = "[...document.querySelectorAll('.pictures')].at(-1)"
    frames = "new Promise(done => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done)), 100))"
    browser.screenshot()
    browser.evaluate(frames)
    assert browser.evaluate("document.querySelector('.pictures svg') !== null")
    assert browser.evaluate(f"{last}.querySelector('svg') === null")
    browser.evaluate(f"{last}.closest('article').scrollIntoView()")
    browser.screenshot()
    browser.evaluate(frames)
    assert browser.evaluate(f"{last}.querySelector('svg').checkVisibility()")
    # All of them on paper.
    browser.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert browser.evaluate("document.querySelectorAll('.pictures noscript').length") == 0


def test_a_link_leads_to_its_finding(browser, report):
    """Whatever gets its size only then."""
    browser.open(report, height=600)
    for number in [70, 20, 50]:
        finding = f"document.getElementById('finding-{number}')"
        browser.evaluate(f"location.hash = 'finding-{number}'")
        for _ in range(4):
            browser.screenshot()
            browser.evaluate("new Promise(done => setTimeout(() => requestAnimationFrame(done), 50))")
        assert 0 <= browser.evaluate(f"{finding}.getBoundingClientRect().top") < 120
        assert browser.evaluate(f"{finding}.querySelector('.pictures:has(noscript)') === null")


def test_a_picture_that_is_seen_again_is_drawn_too(browser, report):
    browser.open(report, height=600)
    again = "[...document.querySelectorAll('.pictures')].findLast(pictures => pictures.textContent.includes('<use'))"
    browser.evaluate(f"{again}.id = 'again', document.getElementById('again').scrollIntoView()")
    browser.screenshot()
    browser.evaluate("new Promise(done => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done)), 100))")
    size = browser.evaluate(
        "(({width, height}) => [width, height])(document.querySelector('#again use').getBoundingClientRect())")
    assert min(size) > 50


def test_the_report_is_whole_without_script(browser, report):
    browser.open(report, script=False)
    root = browser.call("DOM.getDocument")["root"]["nodeId"]

    def count(selector):
        return len(browser.call("DOM.querySelectorAll", nodeId=root, selector=selector)["nodeIds"])

    assert count("article") > 50 and count("article figure > svg") == count("article figure") > 50
    assert count("figure > svg > use") + count("figure > svg > g[id]") == count("figure > svg")
    assert count("form.filter[hidden]") == 1 and count("[hidden] article") == 0


def test_every_picture_that_is_referred_to_is_there_once(report):
    text = report.read_text(encoding="ascii")
    ids = re.findall(r'<g id="(picture-[^"]*)"', text)
    uses = re.findall(r'<use href="#([^"]*)"/>', text)
    assert len(ids) == len(set(ids)) > 50 and uses and set(uses) <= set(ids)
    drawings = [drawing.split(">", 1)[1] for drawing in re.findall(r"<g id=.*?</svg>", text, re.DOTALL)]
    assert len(drawings) == len(set(drawings)) == len(ids)


def test_the_report_is_quick_to_open(insetlint, tool, tmp_path):
    """A browser takes its time for bytes, for elements, and most of all for what it lays out at once."""
    tool("python", ROOT / "Tests/Benchmark/make_corpus.py", "--kind", "faulty", "--files", "30", "--buttons", "10",
         tmp_path / "specs")
    insetlint("--format", "html", "--output", tmp_path / "report.html", tmp_path / "specs", code=1)
    text = (tmp_path / "report.html").read_text()
    findings = text.count("<article")
    assert findings > 300
    assert len(text) / findings < 3_600
    assert len(re.findall(r"<\w", re.sub(r"<noscript>.*?</noscript>", "", text, flags=re.DOTALL))) / findings < 22


def test_links_lead_somewhere(browser, report):
    browser.open(report)
    assert browser.evaluate(
        "[...document.querySelectorAll('a[href^=\"#\"]')].filter(link => !document.getElementById(link.hash.slice(1))).length"
    ) == 0
    pages = browser.evaluate("[...document.querySelectorAll('.rule a')].map(link => link.href)")
    assert pages
    for page in pages:
        assert (ROOT / "docs/rules" / page.rsplit("/", 1)[1]).exists(), page
