"""The bundled fonts, and how big text is: screens ask here, so that one setting enlarges them all."""

from __future__ import annotations

from functools import cache

from PySide6.QtGui import QFont, QFontDatabase

from boardroom.paths import resources
from boardroom.ui.style.theme import font

_scale = 1.0


@cache
def load_fonts() -> None:
    """Give Qt our own fonts, once: a machine may have none at all, and each gift makes Qt forget how letters look."""
    for file in sorted((resources() / "fonts").glob("*.ttf")):
        QFontDatabase.addApplicationFont(str(file))


def set_text_scale(scale: float) -> None:
    """Set how much bigger than designed text is; Appearance tells everybody."""
    global _scale
    _scale = scale


def text_scale() -> float:
    """Return how much bigger than designed text is, from 1 to 3."""
    return _scale


def text(size: float, bold: bool = False, serif: bool = False) -> QFont:
    """Return a font for a screen, grown with the person's text size. Drawings of tables use theme.font."""
    return font(size * _scale, bold, serif)


def px(length: float) -> int:
    """Return a length that holds text, grown with the person's text size."""
    return round(length * _scale)
