"""Pictures in the graphics of terminals, shown by decoders of others."""

import base64
import fcntl
import io
import json
import os
import pty
import re
import shutil
import struct
import subprocess
import termios

import pytest
from conftest import PROGRAM
from PIL import Image, ImageChops
from terminals import written
from test_pictures import SPEC, colors

FORMATS = ["sixel", "kitty"]


@pytest.fixture(scope="module")
def spec(tmp_path_factory):
    path = tmp_path_factory.mktemp("graphics") / "buttons.yml"
    path.write_text(SPEC)
    return path


@pytest.fixture(scope="module")
def shown(insetlint, spec):
    """Every button's layout, with its picture in a format."""
    buttons = json.loads(insetlint("layout", "--format", "json", spec).stdout)["buttons"]

    def shown(form):
        text = insetlint("layout", "--picture", "--graphics", form, spec).stdout
        pictures = decoded(text.encode(), form)
        assert len(pictures) == len(buttons)
        return dict(zip([button["name"] for button in buttons], zip(buttons, pictures)))

    return shown


@pytest.fixture(scope="module")
def inks(insetlint, spec):
    """The colours of pictures, as the style of an SVG gives them."""
    path = spec.with_suffix(".svg")
    insetlint("render", "--theme", "light", spec, "-o", path)
    return colors(path, dark=False)


def decoded(output, form):
    """The pictures in what the program has written."""
    if form == "sixel":
        if not shutil.which("sixel2png"):
            pytest.skip("there is no sixel2png; `.ci/setup sixel` installs it")
        sequences = re.findall(rb"\x1bP.*?\x1b\\", output, re.DOTALL)
        files = [subprocess.run(["sixel2png"], input=text, capture_output=True, check=True).stdout for text in sequences]
    else:
        pieces = re.findall(rb"\x1b_G([^;]*);(.*?)\x1b\\", output, re.DOTALL)
        assert all(len(data) <= 4096 and b"q=2" in keys for keys, data in pieces)
        joined = b"".join(data + (b"\n" if b"m=0" in keys else b"") for keys, data in pieces)
        files = [base64.b64decode(data, validate=True) for data in joined.split()]
    return [Image.open(io.BytesIO(file)).convert("RGB") for file in files]


def near(color, other):
    """Whether a colour is another one, in percent as sixels have it."""
    return all(abs(one - two) <= 2 for one, two in zip(color, other))


def area(picture, color):
    """The smallest area, of columns and rows, that holds all pixels of a colour."""
    difference = ImageChops.difference(picture, Image.new("RGB", picture.size, color))
    channels = [channel.point(lambda value: 255 if value <= 2 else 0) for channel in difference.split()]
    left, top, right, bottom = ImageChops.darker(ImageChops.darker(*channels[:2]), channels[2]).getbbox()
    return left, top, right - 1, bottom - 1


class Shown:
    """A button with a frame that is larger than its parts, found in its picture by the colour of its inside."""

    def __init__(self, button, picture, inks):
        left, top, right, bottom = area(picture, inks["bounds", "fill"])
        # The inside is between lines of a pixel on the coordinates of its edges.
        self.zoom = (right - left + 2) / button["bounds"]["width"]
        self.x, self.y = left - 1, top - 1
        assert (bottom - top + 2) / button["bounds"]["height"] == self.zoom == int(self.zoom)

    def inside(self, rect):
        """The pixels between the lines around a rect."""
        x, y = self.x + rect["x"] * self.zoom, self.y + rect["y"] * self.zoom
        return x + 1, y + 1, x + rect["width"] * self.zoom - 1, y + rect["height"] * self.zoom - 1


def test_both_formats_show_the_same(shown):
    one, other = (shown(form) for form in FORMATS)
    for name in one:
        pictures = one[name][1], other[name][1]
        assert pictures[0].size == pictures[1].size
        assert max(most for _, most in ImageChops.difference(*pictures).getextrema()) <= 2, name


@pytest.mark.parametrize("form", FORMATS)
def test_areas_are_where_the_rects_say(shown, inks, form):
    buttons = shown(form)
    for name in ["roomy", "mirrored"]:
        button, picture = buttons[name]
        found = Shown(button, picture, inks)
        for part in ["image", "title"]:
            assert area(picture.crop((0, 0, picture.width, found.y + 60 * found.zoom)), inks[part, "fill"]) == pytest.approx(
                found.inside(button[f"{part}Rect"]), abs=0.5), (name, part)


@pytest.mark.parametrize("form", FORMATS)
def test_an_overlap_is_hatched(shown, inks, form):
    button, picture = shown(form)["overlapping"]
    found = Shown(button, picture, inks)
    image, title = button["imageRect"], button["titleRect"]
    left, right = max(image["x"], title["x"]), min(image["x"] + image["width"], title["x"] + title["width"])
    overlap = picture.crop(found.inside({"x": left, "y": image["y"], "width": right - left, "height": image["height"]}))
    data = overlap.get_flattened_data()
    red = sum(near(color, inks["hatch-line", "stroke"]) for color in data)
    assert len(data) / 6 < red < len(data) * 2 / 3


def on_terminal(*arguments, columns, width):
    """What the program writes on a terminal of so many columns and pixels."""
    controller, terminal = pty.openpty()
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("4H", 50, columns, width, 50 * 20))
    process = subprocess.Popen([PROGRAM, *arguments], stdout=terminal, stderr=terminal)
    os.close(terminal)
    output = written(controller)
    assert process.wait() == 0, output
    return output


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize(("columns", "width", "thickness"), [(80, 560, 1), (80, 0, 1), (40, 400, 1), (80, 1280, 2), (100, 2400, 3)])
def test_pictures_fit_the_terminal(spec, inks, form, columns, width, thickness):
    output = on_terminal("layout", "--picture", "--graphics", form, spec, columns=columns, width=width)
    pictures = decoded(output, form)
    assert len(pictures) == 5
    assert all(picture.width <= (width or 8 * columns) for picture in pictures)
    # A line through the first button: paper, its left edge, its inside.
    left, top, _, _ = area(pictures[0], inks["bounds", "fill"])
    assert [near(pictures[0].getpixel((left - 1 - step, top + 5)), inks["bounds-edge", "stroke"]) for step in range(thickness + 1)] == [
        True] * thickness + [False]


@pytest.mark.parametrize("form", FORMATS)
def test_a_terminal_without_room_gets_characters(spec, form):
    output = on_terminal("layout", "--picture", "--graphics", form, spec, columns=8, width=64)
    pictures = decoded(output, form)
    assert all(picture.width <= 64 for picture in pictures)
    assert 0 < output.count(b"too narrow") == 5 - len(pictures)
