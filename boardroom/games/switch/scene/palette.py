"""The colours that are Switch's own: leather, ivory, paper, iron and brass, by day and by lamp light."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtGui import QGradient

from boardroom.ui.paint.painting import linear, radial
from boardroom.ui.style.theme import Theme

SEATS: Final = ("#1F60AC", "#723E62", "#5E5D0F", "#C17251")
GLOW: Final = "#5FE0C0"  # "you can act here" on dark leather
ON_LEATHER: Final = "#F0DFC4"  # words in the tray
LATCH: Final = "#120804"

IVORY: Final = (("#FFFEF9", "#F6ECD6"), ("#EADDC0", "#CDB88F"), ("#D9C7A1", "#B0976A"))  # above, lit, in the shade
IVORY_EDGE: Final = ((0.0, "#FFFBEF"), (0.5, "#F3E8CF"), (0.62, "#E2D2AE"), (1.0, "#B79F72"))
IRON: Final = (("#4F5965", "#333B44"), ("#2E363E", "#191D22"), ("#252B32", "#13161A"))
IRON_EDGE: Final = ((0.0, "#6B7683"), (0.5, "#4A545F"), (0.66, "#303840"), (1.0, "#14181C"))
GREENS: Final = ("#2BA277", "#17725A")  # each sign's light and dark end
REDS: Final = ("#DB523A", "#9C2A1C")
GOLDS: Final = ("#F7CE6A", "#BE7E1B")


@dataclass(frozen=True, slots=True)
class Materials:
    """Table, cards and wood in one of the two themes."""

    ground: tuple[str, str, str]  # the table under the lamp: in the middle, further out, at the edge
    grain: float  # how much of the table's grain is seen
    cast: float  # how dark shadows are
    top: str
    bottom: str
    edge: str
    layers: tuple[str, str, str]  # the cards below the top one, and their edges
    low: str  # the ink of the cards 1 to 8
    high: str  # the ink of the cards from the Klick on
    wood: tuple[str, str]  # the rail's lower half
    step: tuple[str, str]  # its upper half
    front: tuple[str, str]
    tile: str
    tile_ink: str
    inlay: tuple[str, str]
    inlay_ink: str
    sheet: str
    neutral: str  # the part of a chance that is neither good nor bad


DAY: Final = Materials(
    ground=("#FBF7EF", "#F4EFE6", "#EAE2D3"), grain=0.085, cast=1.0, top="#FFFEFA", bottom="#F5ECDC", edge="#C9BAA0",
    layers=("#F3EADA", "#E2D5BE", "#B3A283"), low="#28526F", high="#9C3B26", wood=("#DDB987", "#C39A65"),
    step=("#EBCB9C", "#D2A972"), front=("#A67A47", "#7F5A2C"), tile="#FFFAEF", tile_ink="#574A3B",
    inlay=("#523A22", "#6B4C2B"), inlay_ink="#DECAA8", sheet="#FBF8F2", neutral="#B9AC98",
)  # fmt: skip
NIGHT: Final = Materials(
    ground=("#2E2822", "#221E1A", "#171411"), grain=0.06, cast=1.6, top="#EFE6D5", bottom="#DDD0B9", edge="#A99A7E",
    layers=("#D9CCB4", "#C4B598", "#7F7054"), low="#1F4660", high="#86301D", wood=("#A9814F", "#87632F"),
    step=("#BC9460", "#9A733E"), front=("#6E4E28", "#4A3216"), tile="#EADFC9", tile_ink="#4A3E30",
    inlay=("#2E1F10", "#45301A"), inlay_ink="#CDB68F", sheet="#28241F", neutral="#857867",
)  # fmt: skip


DAY_HIGH: Final = replace(DAY, tile_ink="#2B2016", inlay_ink="#FFF8EA", edge="#6E5F48")
NIGHT_HIGH: Final = replace(NIGHT, tile_ink="#2B2016", inlay_ink="#FFF8EA", edge="#4A3F2C")


def materials(theme: Theme) -> Materials:
    """Return what everything is made of in a theme."""
    if theme.high:
        return NIGHT_HIGH if theme.dark else DAY_HIGH
    return NIGHT if theme.dark else DAY


def brass() -> QGradient:
    """Return a ball of brass."""
    stops = [(0, "#FFF4D2"), (0.35, "#EBC062"), (0.8, "#A87322"), (1, "#6F4810")]
    return radial(stops, 0.5, 0.5, 0.55, (0.34, 0.3))


def gold() -> QGradient:
    """Return the gold of the token's sign."""
    return linear([(0, "#FFE6A3"), (0.45, "#E0A63A"), (1, "#8F5F12")], 0, 0, 1, 1)
