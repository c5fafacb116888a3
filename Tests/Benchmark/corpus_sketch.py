"""One button of a corpus while it is written: its measures, and its keys in the notations that people mix."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

Edge = float | str
Lines = list[str]

TITLES = (
    "Download", "Add to cart", "Sign in", "Share", "Settings", "Continue", "Log out", "Take a photo", "Favourites",
    "Checkout", "Search", "Filter", "Send message", "Call now", "Directions", "Refresh", "Edit profile", "Select",
    "Größe ändern", "Paramètres", "Настройки", "Уведомления", "Kaydır ↓",
    "下载全部", "立即购买", "お気に入り", "공유하기",
)  # fmt: skip
STEMS = ("download", "share", "play", "edit", "delete", "favourite", "filter", "login", "camera", "cart", "next")
ICONS = ("arrow.down", "square.and.arrow.up", "heart", "trash", "gear", "ic_cart_24", "icon-filter", "BackArrow")
LINE_HEIGHTS = {15: 18, 18: 22}
INTERFACE_BUILDER_ZERO = "2.2250738585072014e-308"


@dataclass
class Sketch:
    """The measures of one button, in points, and how it is called."""

    rng: Random
    name: str
    group: str
    spacing: int
    text: str
    font: int
    title_width: int
    title_height: int
    image_width: int
    image_height: int
    formulas: bool

    @classmethod
    def draw(cls, rng: Random, index: int, group: str, spacing: int, formulas: bool) -> Sketch:
        """A sketch with random even measures; the index makes the name unique in its file."""
        text, font = rng.choice(TITLES), rng.choice((15, 18))
        em = 1.0 if text[0] > "\u2e80" else 0.53
        return cls(
            rng=rng,
            name=f"{rng.choice(STEMS)}Button{index}",
            group=group,
            spacing=spacing,
            text=text,
            font=font,
            title_width=2 * round(len(text) * font * em / 2),
            title_height=LINE_HEIGHTS[font],
            image_width=rng.choice((20, 24, 24, 28, 32)),
            image_height=rng.choice((20, 24, 24, 28)),
            formulas=formulas or rng.random() < 0.05,
        )

    @property
    def pair_width(self) -> int:
        """Image and title side by side, without a gap."""
        return self.image_width + self.title_width

    def start(self, grouped: bool = True) -> Lines:
        """The keys that most buttons begin with."""
        lines = [f"name: {self.name}"]
        if grouped:
            lines.append(f"group: {self.group}")
        if self.rng.random() < 0.3:
            lines.append("type: " + ("system" if self.font == 15 else "custom"))
        return lines

    def title(self) -> Lines:
        """The measured title, on one line or in block style."""
        text = f'"{self.text}"' if self.rng.random() < 0.4 else self.text
        fields = [
            f"text: {text}",
            f"size: {{width: {self.title_width}, height: {self.title_height}}}",
            f"font: {{size: {self.font}, weight: regular}}",
        ]
        if self.rng.random() < 0.6:
            fields.append("numberOfLines: 1")
        if self.rng.random() < 0.35:
            return [f"title: {{{', '.join(fields)}}}"]
        return ["title:", *(f"  {field}" for field in fields)]

    def image(self) -> Lines:
        """The image with its natural size."""
        icon = self.rng.choice(ICONS)
        symbol = ", symbol: false" if self.rng.random() < 0.7 else ""
        return [f"image: {{name: {icon}, size: {{width: {self.image_width}, height: {self.image_height}}}{symbol}}}"]

    def frame(self, width: int, height: int) -> Lines:
        """A frame, with an origin or without."""
        if self.rng.random() < 0.2:
            return [f"frame: {{width: {width}, height: {height}}}"]
        return [f"frame: {{x: {self.rng.randrange(0, 200, 4)}, y: 0, width: {width}, height: {height}}}"]

    def insets(self, key: str, top: Edge, left: Edge, bottom: Edge, right: Edge) -> Lines:
        """Insets in one of the notations that people mix; formulas with a comma need block style."""
        edges = {"top": top, "left": left, "bottom": bottom, "right": right}
        texts = {edge: value if isinstance(value, str) else f"{value:g}" for edge, value in edges.items()}
        style = 0.95 if any("," in text for text in texts.values()) else self.rng.random()
        if style < 0.2:
            return [f"{key}: [{', '.join(texts.values())}]"]
        if style < 0.35:
            texts = {edge: text for edge, text in texts.items() if text != "0"} or {"top": "0"}
        pairs = [f"{edge}: {text}" for edge, text in texts.items()]
        if style < 0.75:
            return [f"{key}: {{{', '.join(pairs)}}}"]
        return [f"{key}:", *(f"  {pair}" for pair in pairs)]

    def content(self, top: Edge, left: Edge, bottom: Edge, right: Edge) -> Lines:
        """Content insets."""
        return self.insets("contentEdgeInsets", top, left, bottom, right)

    def shift_title(self, right: float, down: float, formula: tuple[str, str] = ("", "")) -> Lines:
        """A pair of title insets that moves the title; the formulas say the same amounts."""
        return self._shift("titleEdgeInsets", right, down, formula)

    def shift_image(self, right: float, down: float, formula: tuple[str, str] = ("", "")) -> Lines:
        """A pair of image insets that moves the image; the formulas say the same amounts."""
        return self._shift("imageEdgeInsets", right, down, formula)

    def _shift(self, key: str, right: float, down: float, formula: tuple[str, str]) -> Lines:
        """Opposite pairs on both axes, as formulas where this button has them."""
        across, along = formula if self.formulas else ("", "")
        left, back = (across, f"-({across})") if across else (right, -right)
        top, bottom = (along, f"-({along})") if along else (down, -down)
        return self.insets(key, top, left, bottom, back)

    def end(self, arrangement: str = "", **measures: int) -> Lines:
        """The intent, if there is an arrangement, and the label for assistive technologies."""
        lines = ["contentVerticalAlignment: center"] if self.rng.random() < 0.7 else []
        if arrangement:
            wanted = "".join(f", {key}: {value}" for key, value in measures.items())
            tolerance = ", tolerance: 0.5" if self.rng.random() < 0.8 else ""
            lines.append(f"intent: {{arrangement: {arrangement}{wanted}{tolerance}}}")
        if self.rng.random() < 0.9:
            lines.append(f"accessibilityLabel: {self.text}")
        return lines
