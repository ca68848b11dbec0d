"""The six lights of Phoenix, and the dark felt that they shine on by day and by night."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor

# In the order of the rules' letters: flame, sun, spark, leaf, waves, crescent.
LIGHTS: Final = {"r": "#D8293D", "o": "#F08A14", "y": "#FFEA4F", "g": "#27C08F", "b": "#2956E8", "p": "#D085FF"}
ACT: Final = "#39B89A"  # the felt is dark in both themes, so what is drawn on it has the colours of the night
ACT_BRIGHT: Final = "#7FE9CE"
ACT_DEEP: Final = "#17332C"
ON_ACT: Final = "#10231D"
LOOK: Final = "#E7A93F"
DANGER: Final = "#E0695B"
INK: Final = "#F4EEE4"
WORSE: Final = "#F0A79C"  # what would be lost
MUTED: Final = "#C9C0D0"
GOLD: Final = "#F3DFAE"
IVORY: Final = "#E9DCC3"
IVORY_INK: Final = "#2B2622"
DIM: Final = "#7F7888"
SEATS: Final = (("#E9DCC3", "#2B2622"), ("#5F6F86", "#FFFFFF"))  # a seat's disc, and the sign on it


def mix(first: str | QColor, second: str | QColor, t: float) -> QColor:
    """Return a colour between two others."""
    a, b = QColor(first), QColor(second)
    return QColor.fromRgbF(
        a.redF() + (b.redF() - a.redF()) * t,
        a.greenF() + (b.greenF() - a.greenF()) * t,
        a.blueF() + (b.blueF() - a.blueF()) * t,
    )


def white(color: str | QColor, t: float) -> QColor:
    """Return a colour brought towards white."""
    return mix(color, "#FFFFFF", t)


def night(color: str | QColor, t: float) -> QColor:
    """Return a colour brought towards black."""
    return mix(color, "#08050A", t)


def mark_ink(colour: str) -> QColor:
    """Return the dark of a mark on its own light."""
    return mix(LIGHTS[colour], "#0A0608", 0.82)
