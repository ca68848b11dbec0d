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
AIR: Final = 2  # pixels around the letters, which have the colour of the ground
OUTLIERS: Final = 0.25  # the part of them that may be something else: a line, an edge, a neighbour


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
    """Return how much a text stands out from what is around its letters."""
    color, alpha = one.color.name(), one.color.alphaF()
    found = sorted(contrast(over(color, ground, alpha), ground) for ground in _around(one.seen, image))
    return found[int(len(found) * OUTLIERS)] if found else 21.0


def _around(box: QRectF, image: QImage) -> Iterator[str]:
    """Go through the colours on a line around a box."""
    ratio = image.devicePixelRatioF()
    frame = box.adjusted(-AIR, -AIR, AIR, AIR)
    left, right, top, bottom = (
        round(side * ratio) for side in (frame.left(), frame.right(), frame.top(), frame.bottom())
    )
    for x in range(left, right + 1, 2):
        for y in (top, bottom):
            if image.valid(x, y):
                yield image.pixelColor(x, y).name()
    for y in range(top, bottom + 1, 2):
        for x in (left, right):
            if image.valid(x, y):
                yield image.pixelColor(x, y).name()
