"""How much room words take on a table, so that it can be laid out around them at any size of text."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF

from boardroom.ui.style.theme import font

WRAPPED: Final = Qt.TextFlag.TextWordWrap.value


def width(words: str, size: float, bold: bool = False, serif: bool = False) -> float:
    """Return how wide words are in one line."""
    return QFontMetricsF(font(size, bold, serif)).horizontalAdvance(words)


def height(words: str, size: float, wide: float, bold: bool = False) -> float:
    """Return how high words are, wrapped within a width; nothing is 0."""
    if not words:
        return 0.0
    return QFontMetricsF(font(size, bold)).boundingRect(QRectF(0, 0, wide, 10_000), WRAPPED, words).height()


def balanced(words: str, size: float, wide: float, bold: bool = False) -> float:
    """Return the least width, at most that, within which words are no higher: their lines are about as long."""
    high, least, most = height(words, size, wide, bold), 0.0, wide
    while most - least > 2:
        middle = (least + most) / 2
        metrics = QFontMetricsF(font(size, bold)).boundingRect(QRectF(0, 0, middle, 10_000), WRAPPED, words)
        least, most = (least, middle) if metrics.height() <= high and metrics.width() <= middle else (middle, most)
    return most


def fitting(words: str, size: float, wide: float, bold: bool = False, serif: bool = False) -> float:
    """Return the largest size, at most that, at which words fit in one line."""
    needed = width(words, size, bold, serif)
    return size if needed <= wide else floor(size * wide / needed)  # fonts come in whole sizes


def longest(forms: Sequence[str], size: float, wide: float, bold: bool = False) -> str:
    """Return the first of several ways to say something, the longest first, that fits in one line; else the last."""
    return next((words for words in forms if width(words, size, bold) <= wide), forms[-1])
