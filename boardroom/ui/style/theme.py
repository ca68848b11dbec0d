"""Colours, fonts and motion: the house style, light and dark."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QColor, QFont

SANS: Final = "Atkinson Hyperlegible"
SERIF: Final = "Fraunces"
SIGNS: Final = "Boardroom Signs"  # what the others lack


@dataclass(frozen=True, slots=True)
class Theme:
    """The named colours of one of the two designs; use `color` to paint with them."""

    name: str
    ground: str
    panel: str
    line: str
    ink: str
    muted: str
    act: str  # you can act here
    look: str  # look here
    danger: str
    on_act: str
    act_soft: str
    look_soft: str
    chip: str
    well: str
    segment_on: str
    toggle_off: str
    row_selected: str
    hit: str

    @property
    def dark(self) -> bool:
        """Whether this is the dark design."""
        return self.name == "dark"

    @property
    def edge(self) -> QColor:
        """The outline of what can be pressed; in the dark a bare line would hardly show."""
        return QColor("#534B42") if self.dark else QColor(self.line)

    def color(self, token: str, alpha: float = 1.0) -> QColor:
        """Return a named colour, more or less opaque."""
        color = QColor(getattr(self, token))
        color.setAlphaF(alpha)
        return color


LIGHT: Final = Theme(
    name="light", ground="#F4EFE6", panel="#FBF8F2", line="#DDD3C2", ink="#2B2622", muted="#6F655A", act="#0D7963",
    look="#C9831C", danger="#B3382C", on_act="#FFFFFF", act_soft="#E9F4EE", look_soft="#F6E8CD", chip="#EFE8DB",
    well="#EDE5D7", segment_on="#FFFFFF", toggle_off="#8F8372", row_selected="#EFE8DB", hit="#F6DDA8",
)  # fmt: skip
DARK: Final = Theme(
    name="dark", ground="#1E1B18", panel="#28241F", line="#3A342D", ink="#EFE8DC", muted="#A79C8D", act="#39B89A",
    look="#E7A93F", danger="#E0695B", on_act="#10231E", act_soft="#20372F", look_soft="#3B301D", chip="#332E28",
    well="#191613", segment_on="#3A342D", toggle_off="#7B7064", row_selected="#322C26", hit="#5A4620",
)  # fmt: skip


def font(size: float, bold: bool = False, serif: bool = False) -> QFont:
    """Return a font of the house, its size in logical pixels."""
    made = QFont([SERIF if serif else SANS, SIGNS])
    made.setPixelSize(round(size))
    made.setWeight(QFont.Weight.DemiBold if serif and not bold else QFont.Weight.Bold if bold else QFont.Weight.Normal)
    return made
