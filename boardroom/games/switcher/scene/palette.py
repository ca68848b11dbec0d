"""The colours that are El Switcher's own: drawers, walnut, brass and paper, by day and by lamp light."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtGui import QGradient

from boardroom.ui.paint.painting import linear, radial
from boardroom.ui.style.theme import Theme

# Light, middle, dark and deepest of each colour of drawers; 24 or more apart under every simulated deficiency.
DRAWERS: Final = {
    "r": ("#D4604C", "#B8402F", "#922A1E", "#5E150D"),
    "y": ("#F2C76A", "#E0A93E", "#C0852A", "#7A4E10"),
    "g": ("#CBEADD", "#A9D8C6", "#84BDA9", "#3F7565"),
    "b": ("#5F83D6", "#3F62B8", "#2C4A97", "#152756"),
}
SEATS: Final = ("#B1472D", "#245197", "#DDA12B", "#578B6D")
IVORY: Final = "#FFF9EA"
EBONY: Final = "#4A2E1C"
SPLINTER: Final = "#2E180B"  # the dark lines of walnut
HOLE: Final = "#160B05"
GOLD: Final = "#FFC233"
AMBER: Final = "#F2B04A"


@dataclass(frozen=True, slots=True)
class SwitcherPaper:
    """Table, cards and what is printed on them, in one of the two themes."""

    ground: tuple[str, str, str]  # the table under the lamp: in the middle, further out, at the edge
    cast: float  # how dark the chest's shadow is
    shadow: float  # how much stronger shadows of cards are than by day
    top: str
    bottom: str
    edge: str
    cell: str
    track: str
    ink: str
    muted: str
    act: str
    tint: str
    veil: str
    popover: str
    popover_edge: str
    option: str
    option_edge: str


DAY: Final = SwitcherPaper(
    ground=("#FFFCF5", "#F4EFE6", "#E9E0D1"), cast=0.26, shadow=1.0, top="#FFFEFA", bottom="#F5EDDD", edge="#D8CAB2",
    cell="#EBE0CC", track="#D9C9AC", ink="#2B2622", muted="#6B6156", act="#0E7C66", tint="#C9E4DA", veil="#7D6A58",
    popover="#FFFDF8", popover_edge="#CDBFA8", option="#F4EFE6", option_edge="#DDD3C2",
)  # fmt: skip
NIGHT: Final = SwitcherPaper(
    ground=("#2E2822", "#221E1A", "#171411"), cast=0.62, shadow=1.9, top="#EFE6D5", bottom="#DDD0B9", edge="#B9A98C",
    cell="#D3C4A8", track="#BCA884", ink="#2B2622", muted="#5D5348", act="#0B6B57", tint="#A9D3C3", veil="#2A2019",
    popover="#28241F", popover_edge="#57493A", option="#302B25", option_edge="#4A4238",
)  # fmt: skip


DAY_HIGH: Final = replace(DAY, muted=DAY.ink, act="#0A4F40", edge="#6E5F48", option_edge="#6E5F48")
NIGHT_HIGH: Final = replace(NIGHT, muted=NIGHT.ink, act="#0A4F40", edge="#4A3F2C", option_edge="#B9A98C")


def papers(theme: Theme) -> SwitcherPaper:
    """Return the papers that go with a theme."""
    if theme.high:
        return NIGHT_HIGH if theme.dark else DAY_HIGH
    return NIGHT if theme.dark else DAY


def paper(theme: Theme) -> QGradient:
    """Return what a card is made of."""
    made = papers(theme)
    return linear([(0, made.top), (1, made.bottom)], 0, 0, 0.5, 1)


def walnut() -> QGradient:
    """Return walnut lit from above."""
    return linear([(0, "#9A6C4A"), (0.35, "#7B5035"), (1, "#553321")])


def walnut_across() -> QGradient:
    """Return walnut lit from the left."""
    return linear([(0, "#8E6142"), (0.5, "#74492F"), (1, "#5A3622")], 0, 0, 1, 0)


def small_walnut() -> QGradient:
    """Return the walnut of the little drawers that are printed on cards."""
    return linear([(0, "#93643F"), (1, "#683F26")], 0, 0, 1, 1)


def brass() -> QGradient:
    """Return a ball of brass."""
    stops = [(0, "#FFF7D6"), (0.28, "#F4D588"), (0.62, "#C8923A"), (0.88, "#8A5B1C"), (1, "#6B4312")]
    return radial(stops, 0.5, 0.5, 0.56, (0.34, 0.28))


def brass_plate() -> QGradient:
    """Return a sheet of brass."""
    return linear([(0, "#E6BF6E"), (1, "#7A4E17")], 0, 0, 1, 1)
