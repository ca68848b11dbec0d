"""The colours that are Zug's own: old paper, brick and slate, by day and at night, and the five liveries."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from PySide6.QtGui import QColor

from boardroom.ui.style.theme import Theme

SEATS: Final = ("#B1472D", "#1F489A", "#DDA12B", "#578B6D", "#956DB6")
DARK_SIGN: Final = "#2B1C05"  # a sign on a light livery
GREEN: Final = "#0FC98D"  # the bloom of an enabled run
MINT: Final = "#7CF3CD"  # a run to come
ROUTE: Final = "#FFB22E"  # the way of a sale
AHEAD: Final = "#FFD878"  # the part of it that is still to come
AMBER: Final = "#F2B04A"
CREAM: Final = "#FFF8EA"
SHADE: Final = "#10180F"
WINDOW: Final = "#FFD873"


@lru_cache(maxsize=2048)
def mix(one: str, other: str, part: float) -> str:
    """Return a colour on the way from one to another."""
    a, b = QColor(one), QColor(other)
    pairs = zip((a.red(), a.green(), a.blue()), (b.red(), b.green(), b.blue()), strict=True)
    return QColor(*(round(x + (y - x) * part) for x, y in pairs)).name()


@lru_cache(maxsize=2048)
def _dimmed(color: str) -> str:
    made = QColor(color)
    red, green, blue = made.red() * 0.62 + 2, made.green() * 0.60 + 4, made.blue() * 0.555 + 9
    return QColor(round(min(255, red)), round(min(255, green)), round(min(255, blue))).name()


@dataclass(frozen=True, slots=True)
class Look:
    """The light that everything on the table stands in; call it with a daylight colour."""

    night: bool
    dusk: bool = False  # whether the land lies in shade, so that what shines on it stands out

    def __call__(self, color: str) -> str:
        lit = _dimmed(color) if self.night else color
        return mix(lit, SHADE, 0.3 if self.night else 0.34) if self.dusk else lit

    @property
    def clear(self) -> Look:
        """The same light without the shade."""
        return replace(self, dusk=False)

    @property
    def window(self) -> str:
        """A window: pale by day, lit at night."""
        return WINDOW if self.night else "#FBEBB8"


DAY: Final = Look(False)
NIGHT: Final = Look(True)


def look_of(theme: Theme, dusk: bool = False) -> Look:
    """Return the light that goes with a theme."""
    return Look(theme.dark, dusk)


def livery(seat: int, look: Look = DAY) -> str:
    """Return a seat's colour; a little lighter at night, so that it stands out from dark paper."""
    return mix(SEATS[seat], "#FFFFFF", 0.08) if look.night else SEATS[seat]


def on_livery(seat: int) -> str:
    """Return the colour of a sign on a seat's colour."""
    return DARK_SIGN if seat == 2 else "#FFFFFF"
