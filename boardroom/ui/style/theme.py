"""Colours and fonts: the house style, light and dark, plain and of high contrast."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QColor, QFont

SANS: Final = "Atkinson Hyperlegible"
SERIF: Final = "Fraunces"
SIGNS: Final = "Boardroom Signs"  # what the others lack

Pairs = dict[str, tuple[str, ...]]  # the names of colours, and of what they stand on


@dataclass(frozen=True, slots=True)
class Theme:
    """The named colours of one of the four designs; use `color` to paint with them."""

    name: str
    dark: bool
    high: bool  # of high contrast: text at 7 to 1, every edge at 3 to 1, and no decoration that gets in the way
    ground: str
    panel: str
    line: str  # a hairline, which only decorates: nothing is known by it alone
    ink: str
    muted: str
    act: str  # you can act here
    look: str  # look here; for signs and edges, words beside it are in ink
    danger: str
    on_act: str
    act_soft: str
    look_soft: str
    chip: str
    well: str
    segment_on: str
    edge: str  # the outline of what can be pressed or typed into, and what is switched off
    field: str  # what is typed into
    row_selected: str
    hit: str

    def color(self, token: str, alpha: float = 1.0) -> QColor:
        """Return a named colour, more or less opaque."""
        color = QColor(getattr(self, token))
        color.setAlphaF(alpha)
        return color


LIGHT: Final = Theme(
    name="light", dark=False, high=False, ground="#F4EFE6", panel="#FBF8F2", line="#DDD3C2", ink="#2B2622",
    muted="#6B6156", act="#0C745F", look="#B57317", danger="#B3382C", on_act="#FFFFFF", act_soft="#E9F4EE",
    look_soft="#F6E8CD", chip="#EFE8DB", well="#EDE5D7", segment_on="#FFFFFF", edge="#8D8170", field="#FFFFFF",
    row_selected="#EFE8DB", hit="#FAE3AE",
)  # fmt: skip
DARK: Final = Theme(
    name="dark", dark=True, high=False, ground="#1E1B18", panel="#28241F", line="#3A342D", ink="#EFE8DC",
    muted="#ACA294", act="#39B89A", look="#E7A93F", danger="#E58175", on_act="#10231E", act_soft="#20372F",
    look_soft="#3B301D", chip="#332E28", well="#191613", segment_on="#3A342D", edge="#887E73", field="#191613",
    row_selected="#322C26", hit="#46371A",
)  # fmt: skip
LIGHT_HIGH: Final = Theme(
    name="light-high", dark=False, high=True, ground="#FFFFFF", panel="#FFFFFF", line="#6E655A", ink="#000000",
    muted="#40382F", act="#00503E", look="#7A4700", danger="#8A150C", on_act="#FFFFFF", act_soft="#E3F4EC",
    look_soft="#FCEFD2", chip="#F3EEE6", well="#F3EEE6", segment_on="#FFFFFF", edge="#3B342C", field="#FFFFFF",
    row_selected="#EFE8DC", hit="#FFE89E",
)  # fmt: skip
DARK_HIGH: Final = Theme(
    name="dark-high", dark=True, high=True, ground="#000000", panel="#0C0A08", line="#8F8578", ink="#FFFFFF",
    muted="#DDD4C6", act="#6BE8C9", look="#FFC860", danger="#FFA093", on_act="#000000", act_soft="#062A20",
    look_soft="#2E2205", chip="#1D1915", well="#000000", segment_on="#262019", edge="#C4BAAB", field="#000000",
    row_selected="#211C16", hit="#4A3600",
)  # fmt: skip
THEMES: Final = (LIGHT, DARK, LIGHT_HIGH, DARK_HIGH)

# What stands on what, for the test that computes the contrasts. Text may be read only where it is said here.
_PLAIN: Final = ("ground", "panel", "chip", "well", "segment_on", "field", "row_selected", "act_soft", "look_soft")
TEXT: Final[Pairs] = {  # at 4.5 to 1, in high contrast at 7 to 1
    "ink": (*_PLAIN, "hit"),
    "muted": (*_PLAIN, "hit"),
    "act": ("ground", "panel", "chip", "well", "row_selected", "act_soft", "look_soft", "hit"),
    "danger": ("ground", "panel", "chip", "row_selected", "act_soft", "look_soft"),
    "on_act": ("act", "danger"),
    "panel": ("ink",),  # tool tips
}
EDGES: Final[Pairs] = {  # signs, rings and outlines that a control, its state or a mark is known by: at 3 to 1
    "edge": (*_PLAIN,),
    "act": (*_PLAIN, "hit"),
    "look": ("ground", "panel", "chip", "row_selected", "act_soft", "look_soft", "hit"),
    "danger": ("ground", "panel", "chip", "row_selected"),
}
DECORATION: Final[Pairs] = {"line": ("ground", "panel", "well", "chip")}  # 3 to 1 in high contrast only


def font(size: float, bold: bool = False, serif: bool = False) -> QFont:
    """Return a font of the house, its size in logical pixels."""
    made = QFont([SERIF if serif else SANS, SIGNS])
    made.setPixelSize(round(size))
    made.setWeight(QFont.Weight.DemiBold if serif and not bold else QFont.Weight.Bold if bold else QFont.Weight.Normal)
    return made
