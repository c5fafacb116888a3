"""A button as far as its layout depends on it, in exact fractions of points."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

ZERO = Fraction(0)
NEGLIGIBLE = Fraction(1, 1_000_000)


@dataclass(frozen=True)
class Size:
    """A width and a height; either may be negative where a layout says so."""

    width: Fraction = ZERO
    height: Fraction = ZERO


@dataclass(frozen=True)
class Insets:
    """Distances from the four edges, in physical directions."""

    top: Fraction = ZERO
    left: Fraction = ZERO
    bottom: Fraction = ZERO
    right: Fraction = ZERO

    def all_exactly_zero(self) -> bool:
        """Whether no edge differs from 0 at all; 1e-7 is not zero here."""
        return self == Insets()

    def without_negligible(self) -> Insets:
        """The insets as the layout takes them: everything nearer to 0 than 1e-6 is 0."""
        edges = (self.top, self.left, self.bottom, self.right)
        return Insets(*(edge if abs(edge) >= NEGLIGIBLE else ZERO for edge in edges))


@dataclass(frozen=True)
class Rect:
    """A rectangle whose size may be negative."""

    x: Fraction
    y: Fraction
    width: Fraction
    height: Fraction

    @property
    def max_x(self) -> Fraction:
        """The right edge."""
        return self.x + self.width

    @property
    def max_y(self) -> Fraction:
        """The bottom edge."""
        return self.y + self.height


@dataclass(frozen=True)
class Configuration:
    """The parts of a button configuration that decide its layout; the insets are top, leading, bottom, trailing."""

    placement: str = "leading"
    image_padding: Fraction = ZERO
    insets: tuple[Fraction, Fraction, Fraction, Fraction] = (Fraction(7), Fraction(12), Fraction(7), Fraction(12))


@dataclass(frozen=True)
class RelativeLength:
    """A coordinate of a custom rect: a share of the content rect's width (or height) plus a constant."""

    share: Fraction
    constant: Fraction

    def of(self, extent: Fraction) -> Fraction:
        """The length for a content rect of this extent."""
        return self.share * extent + self.constant


@dataclass(frozen=True)
class CustomRect:
    """A rect that a subclass returns for a content rect."""

    x: RelativeLength
    y: RelativeLength
    width: RelativeLength
    height: RelativeLength

    def inside(self, content: Rect) -> Rect:
        """The rect placed in this content rect."""
        x, width = self.x.of(content.width), self.width.of(content.width)
        y, height = self.y.of(content.height), self.height.of(content.height)
        return Rect(content.x + x, content.y + y, width, height)


@dataclass(frozen=True)
class Button:
    """Everything about one button that its layout depends on; no frame means sized to fit."""

    name: str
    frame: Size | None = None
    image: Size | None = None
    title: Size | None = None
    content_insets: Insets = Insets()
    title_insets: Insets = Insets()
    image_insets: Insets = Insets()
    horizontal: str = "center"
    vertical: str = "center"
    semantic: str = "unspecified"
    app_direction: str = "ltr"
    scale: int = 2
    title_rounding: str = "point"
    button_type: str = "custom"
    mirrored: bool = False
    configuration: Configuration | None = None
    image_rect: CustomRect | None = None
    title_rect: CustomRect | None = None

    @property
    def right_to_left(self) -> bool:
        """The direction that the button is laid out in."""
        if self.semantic == "unspecified":
            return self.app_direction == "rtl"
        return self.semantic == "forceRightToLeft"

    @property
    def side(self) -> str:
        """The horizontal alignment with leading and trailing resolved to left and right."""
        if self.horizontal == "leading":
            return "right" if self.right_to_left else "left"
        if self.horizontal == "trailing":
            return "left" if self.right_to_left else "right"
        return self.horizontal


@dataclass(frozen=True)
class Layout:
    """What the layout of one button comes to."""

    bounds: Size
    fitted: bool
    content: Rect
    image: Rect | None
    title: Rect | None
