"""The woods, brass and enamel of Oxixo, by lamp light and by day."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from boardroom.ui.style.theme import Theme

Three = tuple[str, str, str]


@dataclass(frozen=True, slots=True)
class Woods:
    """The colours that are the game's own; what a person acts with has the theme's."""

    maple: Three
    maple_grain: str
    maple_line: str
    maple_light: float  # how strong the pale grain is
    band: Three
    band_text: str
    tops: tuple[Three, Three, Three]
    front: Three
    dark: str
    glint: str
    walnut_light: str
    inlay: Three
    inlay_grain: str
    inlay_grain_strength: float
    shadow: str
    shadow_strength: float  # of the board on the table
    cast: float  # of a cube on the board
    enamel: tuple[str, str]
    amber: str
    lamp: Three  # the table under the lamp: in the middle, further out, at the edge
    halo: float  # how strong the pale edge around what one can act on is


LIGHT: Final = Woods(
    maple=("#F0DDB9", "#E3CA9E", "#D5B683"), maple_grain="#9A7038", maple_line="#A67C45", maple_light=0.22,
    band=("#714A30", "#5A3822", "#442815"), band_text="#F8E9CC",
    tops=(("#93603B", "#74472A", "#5A351D"), ("#835233", "#673D24", "#4E2C18"), ("#A06C45", "#805031", "#633B22")),
    front=("#4E2E1A", "#381F10", "#27150A"), dark="#24120A", glint="#FFE3BC", walnut_light="#B98456",
    inlay=("#FBEDCB", "#F1DBAE", "#E2C48D"), inlay_grain="#B58B4C", inlay_grain_strength=0.22,
    shadow="#3B2110", shadow_strength=1.0, cast=0.50, enamel=("#1E9A80", "#0A6553"), amber="#F2B04A",
    lamp=("#FFFDF7", "#F4EFE6", "#ECE4D6"), halo=0.95,
)  # fmt: skip
DARK: Final = Woods(
    maple=("#CBAA75", "#B3915E", "#9A7B4D"), maple_grain="#5A3C18", maple_line="#6E4F27", maple_light=0.07,
    band=("#4E3220", "#3B2416", "#2A180D"), band_text="#E2C693",
    tops=(("#70472D", "#532F1B", "#3B2011"), ("#674028", "#4C2B18", "#361D0F"), ("#774D32", "#58341F", "#402414")),
    front=("#3D2212", "#2B170B", "#1B0E06"), dark="#140904", glint="#FFD9A4", walnut_light="#9A6B44",
    inlay=("#FAE6BB", "#EDD09A", "#D6B173"), inlay_grain="#A0763A", inlay_grain_strength=0.16,
    shadow="#120804", shadow_strength=1.25, cast=0.62, enamel=("#57D2B5", "#2A9D82"), amber="#F2B04A",
    lamp=("#4A3A28", "#2B241D", "#171411"), halo=0.8,
)  # fmt: skip


LIGHT_HIGH: Final = replace(LIGHT, band_text="#FFFBF2")
DARK_HIGH: Final = replace(DARK, band_text="#FFFBF2")


def woods(theme: Theme) -> Woods:
    """Return the woods that go with a theme."""
    if theme.high:
        return DARK_HIGH if theme.dark else LIGHT_HIGH
    return DARK if theme.dark else LIGHT
