"""Text that doesn't stand out from what it is really painted on: on widgets, and on the things of a scene.

from boardroom.testing.faint import faint

assert not faint(window)
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from boardroom.testing.colours import contrast, over
from boardroom.testing.written import Written, texts
from boardroom.ui.style.appearance import theme

LARGE: Final = 24.0  # pixels; bold text is large from 18.66 on
LARGE_BOLD: Final = 18.66
MOST: Final = 150  # pixels of a text that are looked at
GROUND: Final = 0.65  # letters, their soft edges and a line nearby are less than this part of them; the rest is ground


class Faint(NamedTuple):
    """A text with too little contrast: how much it has, how much it should have, and who paints it."""

    text: str
    contrast: float
    wanted: float
    where: str


def faint(widget: QWidget) -> list[Faint]:
    """Return the texts of a shown widget that stand out too little in the theme of the moment, the faintest first."""
    image = widget.grab().toImage()
    found = set()
    for one in texts(widget):
        if one.by is None or not one.by.isEnabled():
            continue  # what can't be used may be pale
        wanted = _wanted(one)
        has = _contrast(one, image)
        if has < wanted:
            box = one.box.toRect()
            where = f"{type(one.by).__name__} at {box.x()}, {box.y()}, in {one.color.name()}"
            found.add(Faint(one.text, round(has, 2), wanted, where))
    return sorted(found, key=lambda each: each.contrast)


def _wanted(one: Written) -> float:
    """Return what WCAG asks for: AA, and AAA in high contrast; for large text less."""
    large = one.size >= LARGE or (one.bold and one.size >= LARGE_BOLD)
    if theme().high:
        return 4.5 if large else 7.0
    return 3.0 if large else 4.5


def _contrast(one: Written, image: QImage) -> float:
    """Return how much a text stands out from what is around and between its letters."""
    color, alpha = one.color.name(), one.color.alphaF()
    found = sorted(contrast(over(color, ground, alpha), ground) for ground in _pixels(one.seen, image))
    return found[int(len(found) * GROUND)] if found else 21.0


def _pixels(box: QRectF, image: QImage) -> Iterator[str]:
    ratio = image.devicePixelRatioF()
    around = box.adjusted(-1, -1, 1, 1)
    left, right = round(around.left() * ratio), round(around.right() * ratio)
    top, bottom = round(around.top() * ratio), round(around.bottom() * ratio)
    step = max(1, round(((right - left) * (bottom - top) / MOST) ** 0.5))
    for x in range(left, right + 1, step):
        for y in range(top, bottom + 1, step):
            if image.valid(x, y):
                yield image.pixelColor(x, y).name()
