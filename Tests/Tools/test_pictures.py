"""Pictures of buttons in a real browser: what is drawn is what the rects say."""

import json
import re
import xml.etree.ElementTree as ElementTree

import pytest
from conftest import ROOT

SVG = "{http://www.w3.org/2000/svg}"

SPEC = """\
defaults: {target: {scale: 3}}
buttons:
  - name: roomy
    frame: {width: 160, height: 60}
    title: {text: Download, size: {width: 72, height: 21}}
    image: {size: {width: 24, height: 24}}
    titleEdgeInsets: {left: 4, right: -4}
    imageEdgeInsets: {left: -4, right: 4}
  - name: outside
    title: {text: Favorite, size: {width: 64, height: 22}}
    image: {size: {width: 24, height: 22}}
    titleEdgeInsets: {left: 8, right: -8}
    imageEdgeInsets: {left: -8, right: 8}
  - name: overlapping
    frame: {width: 160, height: 44}
    title: {text: Share, size: {width: 40, height: 20}}
    image: {size: {width: 20, height: 20}}
    titleEdgeInsets: {left: -16, right: 16}
  - name: squeezed
    frame: {width: 60, height: 44}
    image: {size: {width: 48, height: 30}}
    contentEdgeInsets: {left: 10, right: 10}
  - name: mirrored
    frame: {width: 140, height: 44}
    transform: mirrored
    title: {size: {width: 60, height: 21}}
    image: {size: {width: 24, height: 24}}
    titleEdgeInsets: {left: 10}
"""


class Figure:
    """A button of a picture: its rects in points, and where they are in pixels."""

    def __init__(self, group):
        self.x, self.y = map(float, re.findall(r"[-\d.]+", group.get("transform")))
        scaled = group.find(f"{SVG}g")
        self.zoom = float(re.search(r"[\d.]+", scaled.get("transform")).group())
        self.rects = {rect.get("class"): self.numbers(rect) for rect in scaled.iter(f"{SVG}rect")}
        self.faults = [self.numbers(rect) for rect in group.iter(f"{SVG}rect") if rect.get("class") == "hatch-edge"]

    @staticmethod
    def numbers(rect):
        return {key: float(rect.get(key)) for key in ["x", "y", "width", "height"]}

    def place(self, rect, x, y):
        """The pixels of a point of a rect, which is x and y points from its top left corner."""
        return self.x + (rect["x"] + x) * self.zoom, self.y + (rect["y"] + y) * self.zoom


def figures(path):
    groups = ElementTree.parse(path).getroot().findall(f"{SVG}g")
    return [Figure(group) for group in groups]


def colors(path, dark):
    """The colours of the classes, as the style of the picture gives them."""
    style = ElementTree.parse(path).getroot().find(f"{SVG}style").text
    light, _, darkness = style.partition("@media (prefers-color-scheme:dark)")
    found = {}
    for text in [light, darkness] if dark else [light]:
        for name, key, color in re.findall(r"\.button-picture \.([-\w]+)\{(fill|stroke):(#\w+)\}", text):
            found[name, key] = tuple(bytes.fromhex(color[1:]))
    return found


@pytest.fixture(scope="module")
def drawn(insetlint, tmp_path_factory):
    """The buttons above as a picture and as rects."""
    folder = tmp_path_factory.mktemp("drawn")
    (folder / "buttons.yml").write_text(SPEC)
    insetlint("render", folder / "buttons.yml", "-o", folder / "buttons.svg")
    layout = json.loads(insetlint("layout", "--format", "json", folder / "buttons.yml").stdout)
    return folder / "buttons.svg", layout["buttons"]


def test_rects_are_those_of_the_layout(drawn):
    path, buttons = drawn
    assert len(figures(path)) == len(buttons)
    for figure, button in zip(figures(path), buttons):
        assert figure.rects["bounds"] == {"x": 0, "y": 0, **button["bounds"]}
        for part in ["image", "title"]:
            rect = button[f"{part}Rect"]
            assert (part in figure.rects) == (rect is not None)
            for key in rect or {}:
                assert abs(figure.rects[part][key] - rect[key]) < 1e-3, (button["name"], part, key)


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("scale", [1, 2])
def test_pixels_are_where_the_rects_say(browser, drawn, dark, scale):
    path, buttons = drawn
    shown = ElementTree.parse(path).getroot()
    browser.open(path, dark=dark, scale=scale, width=int(shown.get("width")), height=int(shown.get("height")))
    picture = browser.screenshot()
    wanted = colors(path, dark)

    def pixel(x, y):
        return picture.getpixel((int(x * scale), int(y * scale)))

    assert pixel(2, 2) == wanted["paper", "fill"]
    for figure, button in zip(figures(path), buttons):
        parts = {name: rect for name, rect in figure.rects.items() if name in ["image", "title"]}
        # A place in the part's corner that neither a letter nor a fault nor another line is at.
        for name, rect in parts.items():
            x, y = rect["width"] / 2, 1.5
            if button["name"] in ["roomy", "squeezed", "mirrored"]:
                assert pixel(*figure.place(rect, x, y)) == wanted[name, "fill"], (button["name"], name)
        if button["name"] in ["roomy", "squeezed", "overlapping"]:
            assert pixel(*figure.place(figure.rects["bounds"], 4, 4)) == wanted["bounds", "fill"]
            assert pixel(*figure.place(figure.rects["bounds"], -6, 30)) != wanted["bounds", "fill"]


@pytest.mark.parametrize("dark", [False, True])
def test_areas_end_where_the_rects_end(browser, drawn, dark):
    path, _ = drawn
    shown = ElementTree.parse(path).getroot()
    browser.open(path, dark=dark, scale=2, width=int(shown.get("width")), height=int(shown.get("height")))
    picture = browser.screenshot()
    wanted = colors(path, dark)
    figure = figures(path)[0]
    for name in ["image", "title"]:
        rect = figure.rects[name]
        left, row = figure.place(rect, 0, 1.5)
        right = left + rect["width"] * figure.zoom
        fill = [x for x in range(int(left * 2) - 40, int(right * 2) + 40)
                if picture.getpixel((x, int(row * 2))) == wanted[name, "fill"]]
        # A line of 1.5 pixels is drawn around the area, half of it inside.
        assert abs(fill[0] / 2 - left) <= 1.5 and abs(fill[-1] / 2 + 0.5 - right) <= 1.5, name


@pytest.mark.parametrize("dark", [False, True])
def test_faults_are_hatched(browser, drawn, dark):
    path, buttons = drawn
    shown = ElementTree.parse(path).getroot()
    browser.open(path, dark=dark, scale=2, width=int(shown.get("width")), height=int(shown.get("height")))
    picture = browser.screenshot()
    red = colors(path, dark)["hatch-line", "stroke"]
    for figure, button in zip(figures(path), buttons):
        assert bool(figure.faults) == (button["name"] in ["outside", "overlapping"]), button["name"]
        for fault in figure.faults:
            x, y = figure.x + fault["x"], figure.y + fault["y"]
            area = picture.crop([int(2 * side) for side in (x, y, x + fault["width"], y + fault["height"])])
            data = area.get_flattened_data()
            assert len(data) / 10 < sum(color == red for color in data) < len(data), button["name"]


def hostile(folder):
    """A spec of titles and names that want to be more than text."""
    texts = [
        "<script>document.title = 'run'; alert(1)</script>", "]]></text></svg><script>alert(2)</script>",
        "<img src=x onerror=alert(3)>", "\" onload=\"alert(4)", "&#60;script&#62;", "\u202eevil\u202c \u2067x\u2069",
        "\u0007\u001b[31m \u0000 \ufffe", "javascript:alert(5)", "</noscript><script>alert(6)</script>", "a" * 10_000,
        "</style><script>alert(7)</script>", "<!-- --!> -->", "${alert(8)} `x`",
    ]
    buttons = []
    for number, text in enumerate(texts):
        # One that is cut, one that has its room, and a finding for either.
        buttons += [
            {"name": f"{number} {text[:200]}", "title": text, "frame": {"width": 90, "height": 20}},
            {"name": f"{number} fitted", "title": text, "titleEdgeInsets": {"left": 8}},
        ]
    (folder / "hostile.yml").write_text(json.dumps({"buttons": buttons}))
    return folder / "hostile.yml", texts


@pytest.mark.parametrize("form", ["svg", "html", "report"])
def test_hostile_titles_are_shown_and_not_run(browser, insetlint, tmp_path, form):
    spec, texts = hostile(tmp_path)
    page = tmp_path / ("page.svg" if form == "svg" else "page.html")
    if form == "report":
        insetlint("--format", "html", "--output", page, spec, code=1)
    else:
        insetlint("render", "--format", form, "-o", page, spec)
    browser.open(page)
    if form == "report":
        browser.evaluate("drawAll(document)")
    assert browser.dialogs() == [] and browser.messages() == []
    assert browser.requests() == [page.resolve().as_uri()]
    allowed = 1 if form == "report" else 0
    assert browser.evaluate("document.querySelectorAll('script').length") == allowed
    assert browser.evaluate("document.querySelectorAll('img, iframe, object, foreignObject, [onload], [onerror]').length") == 0
    shown = browser.evaluate("document.documentElement.textContent")
    for text in texts[:4] + texts[8:9] + texts[10:]:
        assert text in shown, text
    assert "a" * 1_000 in shown and "\\u{202E}evil" in shown and "\\u{1B}[31m" in shown
    assert not set(shown) & set("\u202e\u2067\u0007\u001b\u0000\ufffe")


@pytest.mark.parametrize("folder", ["bad", "ok", "systems"])
def test_pictures_are_well_formed_and_need_nothing(insetlint, folder):
    # No button of that one can be laid out.
    paths = [path for path in sorted((ROOT / "examples" / folder).glob("*.yml")) if path.stem != "formulas"]
    assert paths
    for path in paths:
        code = 1 if path.stem in ["broken", "misspelled"] else 0
        for grid in [[], ["--grid"]]:
            root = ElementTree.fromstring(insetlint("render", *grid, path, code=code).stdout)
            assert root.tag == f"{SVG}svg" and root.find(f"{SVG}title").text
            tags = {element.tag.removeprefix(SVG) for element in root.iter()}
            assert tags <= {"svg", "title", "style", "defs", "pattern", "path", "rect", "g", "text"}, tags
            for element in root.iter():
                assert not any("href" in key or key.startswith("on") for key in element.keys())
                assert element.get("fill") in [None, "url(#hatch)"]
            assert "http" not in root.find(f"{SVG}style").text and "url" not in root.find(f"{SVG}style").text


def test_themes(browser, insetlint, tmp_path):
    """A theme that was chosen stays, whatever the reader's system asks for."""
    for theme in ["light", "dark"]:
        path = tmp_path / f"{theme}.svg"
        insetlint("render", "--theme", theme, ROOT / "examples/bad/lone-inset.yml", "-o", path)
        seen = []
        for dark in [False, True]:
            browser.open(path, dark=dark, width=300, height=200)
            seen.append(browser.screenshot().getpixel((2, 2)))
        assert seen[0] == seen[1] and (seen[0][0] < 80) == (theme == "dark")
